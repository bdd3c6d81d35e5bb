/**
 * The opening explorer beside a board: the moves played in the games of the server's database. A click on a move presses
 * its square.
 *
 * @typedef {object} ExplorerMove
 * @property {number} square
 * @property {string} name
 * @property {string} opening
 * @property {number | null} book
 * @property {number} games
 * @property {number} blackWins
 * @property {number} draws
 * @property {number} whiteWins
 * @property {number | null} averageDiscs
 *
 * @typedef {{black: string, white: string, event: string, year: number, result: string, text: string}} GameRow
 */
import { get } from "./api.js";
import { button, createElement, withErrorToast } from "./dom.js";
import { formatNumber, text } from "./language.js";
import { formatSigned } from "./replay.js";
import { loadLocal, saveLocal } from "./settings.js";

export class OpeningExplorer extends HTMLElement {
  /** @type {import("./board.js").ReversiBoard | undefined} */
  #board;
  /** @type {(record: string, ply?: number) => void} */
  #openGame = () => {};
  #position = "";
  #page = 1;
  #loading = false;
  /** @type {(() => Promise<void>) | undefined} */
  #waiting;
  #summary = createElement("summary", {}, text("explorer.title"));
  #heading = createElement("p", { class: "explorer-opening", role: "status" });
  #table = createElement("tbody");
  #games = createElement("div", { class: "explorer-games" });
  #filter = createElement("form", { class: "explorer-filter" },
    ...["player", "event", "from", "to"].map((name) =>
      createElement("input", {
        name, "aria-label": text("explorer.filter." + name), placeholder: text("explorer.filter." + name),
        inputmode: name.length < 5 ? "numeric" : "text", maxlength: name.length < 5 ? 4 : 60,
      })),
    createElement("button", {}, text("explorer.filter.apply")));
  #openings = createElement("select", {
    "aria-label": text("explorer.go-to"), onchange: ({ target }) => target.value && this.#openGame(target.value),
  });
  #details = createElement("details", { class: "explorer" }, this.#summary, this.#heading, this.#openings,
    createElement("div", { class: "explorer-table" },
      createElement("table", {},
        createElement("thead", {},
          createElement("tr", {},
            ...["move", "opening", "book", "games", "results", "discs"].map((column) =>
              createElement("th", { scope: "col" }, text("explorer.column." + column))))),
        this.#table)),
    this.#filter, this.#games);

  connectedCallback() {
    this.#details.open = loadLocal("explorer-open", true);
    this.#details.addEventListener("toggle", () => {
      saveLocal("explorer-open", this.#details.open);
      this.#load();
    });
    this.#filter.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#page = 1;
      this.#load(true);
    });
    this.replaceChildren(this.#details);
    this.#listOpenings();
  }

  async #listOpenings() {
    /** @type {{name: string, line: string}[]} */
    const openings = await withErrorToast(() => get("/api/explorer/openings")) ?? [];
    this.#openings.replaceChildren(
      createElement("option", { value: "" }, text("explorer.go-to")),
      ...openings.map(({ name, line }) => createElement("option", { value: line }, name)));
  }

  /**
   * Follows a board.
   *
   * @param {import("./board.js").ReversiBoard} board
   * @param {(record: string, ply?: number) => void} openGame opens a game, at its end unless told otherwise
   */
  attach(board, openGame) {
    this.#board = board;
    this.#openGame = openGame;
    board.addEventListener("position-shown", ({ detail }) => {
      this.hidden = detail.size > 8 || !detail.turn || detail.moves.length === 0;
      const position = this.hidden ? "" : detail.board + (detail.turn === "white" ? "O" : "X");
      if (position !== this.#position) {
        this.#position = position;
        this.#page = 1;
        this.#games.replaceChildren();
        this.#load();
      }
    });
    this.hidden = true;
    return this;
  }

  /** The number of discs of the position, which is reached one move later for each disc. */
  get #discs() {
    return [...this.#position.slice(0, -1)].filter((cell) => cell !== "-").length;
  }

  /** The query of the position and the filter. */
  #query() {
    const query = new URLSearchParams({ board: this.#position });
    for (const [name, value] of new FormData(this.#filter)) {
      if (typeof value === "string" && value.trim()) {
        query.set(name, value.trim());
      }
    }
    return query;
  }

  /**
   * Loads the moves of the position: one request at a time, because one steps through a game faster than the server
   * answers. Of those that wait, only the last counts.
   *
   * @param {boolean} [withGames] whether to list games too
   */
  async #load(withGames = false) {
    this.#waiting = () => this.#show(withGames);
    if (this.#loading) {
      return;
    }
    this.#loading = true;
    while (this.#waiting) {
      const next = this.#waiting;
      this.#waiting = undefined;
      await next();
    }
    this.#loading = false;
  }

  /** @param {boolean} withGames */
  async #show(withGames) {
    const position = this.#position;
    if (!position || !this.#details.open) {
      return;
    }
    /** @type {{opening: string, games: number, indexing: boolean, moves: ExplorerMove[]} | undefined} */
    const view = await withErrorToast(() => get(`/api/explorer?${this.#query()}`));
    if (!view || position !== this.#position) {
      return;
    }
    this.#summary.textContent = text("explorer.title");
    this.#heading.textContent = [
      view.opening,
      view.indexing ? text("explorer.indexing") : view.games === 0 ? text("explorer.no-games") : "",
    ].filter(Boolean).join(" · ");
    this.#table.replaceChildren(...view.moves.filter((move) => move.games > 0 || move.book !== null || move.opening).map((move) => this.#row(move)));
    if (withGames) {
      await this.#showGames();
    } else {
      this.#games.replaceChildren(view.games > 0 ? button(text("explorer.show-games"), () => this.#showGames()) : "");
    }
  }

  /** @param {ExplorerMove} move */
  #row(move) {
    const decided = move.blackWins + move.draws + move.whiteWins;
    const press = () => this.#board?.dispatchEvent(
      new CustomEvent("square-press", { detail: { index: move.square, name: move.name, legal: true } }));
    return createElement("tr", {},
      createElement("th", { scope: "row" }, button(move.name, press, { class: "explorer-move" })),
      createElement("td", {}, move.opening),
      createElement("td", {}, move.book === null ? "" : formatSigned(move.book)),
      createElement("td", {}, move.games > 0 ? formatNumber(move.games) : ""),
      createElement("td", {}, decided > 0 ? resultBar(move, decided) : ""),
      createElement("td", {}, move.averageDiscs === null ? "" : move.averageDiscs.toFixed(1)));
  }

  async #showGames() {
    /** @type {{total: number, page: number, pages: number, games: GameRow[]} | undefined} */
    const found = await withErrorToast(() => get(`/api/explorer/games?${this.#query()}&page=${this.#page}`));
    if (!found) {
      return;
    }
    /** @param {number} step @param {string} label */
    const turn = (step, label) =>
      button(label, () => {
        this.#page += step;
        this.#showGames();
      }, { disabled: this.#page + step < 1 || this.#page + step > found.pages });
    this.#games.replaceChildren(
      createElement("p", { role: "status" }, text("explorer.found", { count: found.total })),
      createElement("ol", { start: (found.page - 1) * 20 + 1 }, ...found.games.map((game) =>
        createElement("li", {}, button(
          [[game.black, game.white].filter(Boolean).join(" – "), game.event, game.year || "", game.result].filter(Boolean).join(", "),
          () => this.#openGame(game.text, this.#discs - 4), { class: "secondary" })))),
      createElement("div", { class: "actions" }, turn(-1, text("explorer.previous")), turn(1, text("explorer.next"))));
  }
}

/** Black's wins, draws and White's wins as parts of a bar. @param {ExplorerMove} move @param {number} decided */
function resultBar({ blackWins, draws, whiteWins }, decided) {
  /** @param {number} count */
  const percent = (count) => `${Math.round((100 * count) / decided)} %`;
  const part = (/** @type {string} */ kind, /** @type {number} */ count) => {
    const node = createElement("i", { class: kind });
    node.style.flexGrow = String(count);
    return node;
  };
  return createElement("span", {
    class: "result-bar",
    role: "img",
    "aria-label": text("explorer.results", { black: percent(blackWins), draws: percent(draws), white: percent(whiteWins) }),
    title: text("explorer.results", { black: percent(blackWins), draws: percent(draws), white: percent(whiteWins) }),
  }, part("black", blackWins), part("draw", draws), part("white", whiteWins));
}

customElements.define("opening-explorer", OpeningExplorer);

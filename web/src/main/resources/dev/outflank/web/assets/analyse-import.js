/**
 * Import mode of the analysis page: paste a game or a position, or open a file.
 *
 * @typedef {object} GameSummary
 * @property {string} text
 * @property {number} size
 * @property {number} moves
 * @property {string} black
 * @property {string} white
 * @property {string} event
 * @property {string} date
 * @property {string} result
 *
 * @typedef {object} ImportedGames
 * @property {GameSummary[]} games
 * @property {number} more
 * @property {string[]} faults
 * @property {boolean} sideMissing whether a board does not say which side is to move
 * @property {string} error why no game could be read
 * @property {GameSummary[]} partial the moves before the first error, if no game could be read
 */
import { playersOf } from "./analyse-player.js";
import { VariationTree } from "./analyse-tree.js";
import { fetchJson, get } from "./api.js";
import { button, createElement, showToast, withErrorToast } from "./dom.js";
import { text } from "./language.js";
import { dueCards } from "./practice-cards.js";

const SAMPLE = "c4c5d6c3d3f4f3e3d2e2d1f1b6e6g4c1e1f5c6d7b4b3c2b2a4b7a8a5b5a3g5f6c7e7a1b1a2g6a6c8h6f7b8a7g7g3d8h3h2e8h4h5g2h8f2h7g1h1f8g8";

/** More rows than this are hard to read: the search finds the others. */
const MAX_ROWS = 200;

/** @param {GameSummary} game */
const title = ({ black, white, event, date, result, size, moves }) =>
  [[black, white].filter(Boolean).join(" – "), event, date, result].filter(Boolean).join(", ")
  || text("analyse.untitled", { size, moves });

export class ImportMode {
  name = "import";
  #page;

  /** @param {import("./analyse.js").AnalysePage} page */
  constructor(page) {
    this.#page = page;
  }

  show() {
    const kept = VariationTree.ofBrowser();
    const due = dueCards();
    const input = createElement("textarea", {
      rows: "6",
      "aria-label": text("analyse.input"),
      placeholder: text("analyse.input-example"),
    });
    const file = createElement("input", {
      type: "file",
      multiple: true,
      "aria-label": text("analyse.file"),
      onchange: ({ target }) => target.files.length > 0 && this.importRecord([...target.files]),
    });
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.title")),
      createElement("p", {}, text("analyse.invitation")),
      input,
      createElement(
        "div",
        { class: "actions" },
        button(text("analyse.start"), () => this.importRecord(input.value), { class: "primary" }),
        button(text("analyse.practise"), () => this.importRecord(input.value, true)),
        button(text("analyse.set-up"), () => this.#page.showSetup()),
        ...(due.length > 0 ? [button(text("practice.due", { count: due.length }), () => this.#page.practise(due))] : []),
        ...(kept ? [button(text("analyse.resume"), () => this.#page.openTree(kept))] : []),
        button(text("analyse.sample"), () => this.importRecord(SAMPLE), { class: "secondary" }),
      ),
      createElement("label", { class: "field" }, createElement("span", {}, text("analyse.open-file")), file),
    );
    this.#showStartPosition();
  }

  async #showStartPosition() {
    const start = await withErrorToast(() => get("/api/start?size=8"));
    if (start && this.#page.isIn(this)) {
      this.#page.board.show(start, true);
    }
  }

  /** Opens a game that was played on this site. @param {string} id */
  async importFinishedGame(id) {
    const record = await withErrorToast(async () => {
      const response = await fetch(`/api/games/${encodeURIComponent(id)}/record`);
      if (!response.ok) {
        throw new Error(text("analyse.no-game"));
      }
      return response.text();
    });
    if (record) {
      await this.importRecord(record);
    }
  }

  /**
   * @param {string | File[]} record
   * @param {boolean} [practise] whether to practise rather than review
   * @param {string} [side] the side to move on a board that does not name it
   */
  async importRecord(record, practise = false, side = "") {
    /** @type {ImportedGames | undefined} */
    const imported = await withErrorToast(() =>
      fetchJson(`/api/analyse/records${side && `?side=${side}`}`, { method: "POST", body: bodyOf(record) }).catch((error) => {
        if (error.body?.partial?.length > 0) {
          return error.body;
        }
        throw error;
      }));
    if (!imported) {
      return;
    }
    if (imported.sideMissing) {
      this.#askForSide(record, practise);
      return;
    }
    if (imported.partial.length > 0) {
      this.#offerPartialGame(imported, practise);
      return;
    }
    if (imported.faults.length > 0) {
      showToast(text("analyse.unreadable", { fault: imported.faults[0] }));
    }
    if (imported.games.length === 1) {
      await this.#page.openGame(imported.games[0].text, undefined, practise);
    } else {
      this.#showGameList(imported, practise);
    }
  }

  /** @param {string | File[]} record @param {boolean} practise */
  #askForSide(record, practise) {
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.which-side")),
      createElement("p", {}, text("analyse.side-missing")),
      createElement("div", { class: "actions" },
        button(text("side.black"), () => this.importRecord(record, practise, "black"), { class: "primary" }),
        button(text("side.white"), () => this.importRecord(record, practise, "white"), { class: "primary" }),
        button(text("analyse.back"), () => this.show())),
    );
  }

  /** @param {ImportedGames} imported @param {boolean} practise */
  #offerPartialGame({ error, partial: [game] }, practise) {
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.partial")),
      createElement("p", { role: "alert" }, error),
      createElement("div", { class: "actions" },
        button(text("analyse.open-partial", { count: game.moves }),
          () => this.#page.openGame(game.text, undefined, practise), { class: "primary" }),
        button(text("analyse.back"), () => this.show())),
    );
  }

  /** @param {ImportedGames} imported @param {boolean} practise */
  #showGameList({ games, more }, practise) {
    const players = playersOf(games);
    const titles = games.map((game) => title(game));
    const list = createElement("ol", { class: "choices" });
    const found = createElement("p", { class: "progress", role: "status" });
    /** @param {string} words */
    const search = (words) => {
      const parts = words.toLowerCase().split(/\s+/);
      const matches = games.map((game, i) => ({ game, i }))
        .filter(({ i }) => parts.every((part) => titles[i].toLowerCase().includes(part)));
      found.textContent = text("analyse.found", { count: matches.length });
      list.replaceChildren(...matches.slice(0, MAX_ROWS).map(({ game, i }) =>
        createElement("li", { value: i + 1 },
          button(titles[i], () => this.#page.openGame(game.text, undefined, practise), { class: "secondary" }))));
    };
    const player = createElement("select", { "aria-label": text("player.choose") },
      ...players.map((name) => createElement("option", { value: name }, name)));
    search("");
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.games", { count: games.length + more })),
      createElement("input", {
        type: "search", "aria-label": text("analyse.search"), placeholder: text("analyse.search"),
        oninput: ({ target }) => search(target.value),
      }),
      found,
      list,
      ...(players.length > 0
        ? [createElement("div", { class: "actions" }, player,
            button(text("player.start"), () => this.#page.showPlayer(games, player.value)))]
        : []),
      button(text("analyse.back"), () => this.show()),
    );
  }

  stop() {}

  /** A move on the board opens the live analysis. @param {import("./board.js").SquarePress} square */
  onSquarePress({ name, legal }) {
    if (legal) {
      this.#page.openGame(name);
    }
  }
}

/** @param {string | File[]} record */
function bodyOf(record) {
  if (typeof record === "string") {
    return record;
  }
  const form = new FormData();
  record.forEach((file) => form.append("files", file, file.name));
  return form;
}

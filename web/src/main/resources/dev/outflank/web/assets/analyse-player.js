/**
 * Player mode of the analysis page: where a player loses discs, over many games. The server reports on each game; this
 * page adds up. The costliest positions go to the practice.
 *
 * @typedef {{section: string, name: string, games: number, moves: number, mistakes: number, discsLost: number}} Row
 * @typedef {{ply: number, played: string, lost: number}} Mistake
 * @typedef {{rows: Row[], mistakes: Mistake[]}} PlayerGame
 * @typedef {import("./analyse-import.js").GameSummary} GameSummary
 */
import { subscribe } from "./api.js";
import { button, createElement } from "./dom.js";
import { sideName, text } from "./language.js";
import { addCards } from "./practice-cards.js";

const SECTIONS = ["phase", "colour", "opening", "year"];
const MAX_COSTLIEST = 10;

/** The players of games, the most frequent first. @param {GameSummary[]} games */
export function playersOf(games) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of games.flatMap(({ black, white }) => [black, white]).filter(Boolean)) {
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name);
}

export class PlayerMode {
  name = "player";
  #page;
  #stopSearch = () => {};
  #progress = createElement("p", { class: "progress", role: "status" });
  #report = createElement("div", { class: "player-report" });
  /** @type {Row[]} */
  #rows = [];
  /** @type {(Mistake & {game: GameSummary})[]} the costliest first */
  #costliest = [];

  /** @param {import("./analyse.js").AnalysePage} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {GameSummary[]} games @param {string} player */
  show(games, player) {
    const own = games.filter(({ black, white }) => black === player || white === player);
    this.#page.enter(
      this,
      createElement("h1", {}, player),
      this.#progress,
      this.#report,
      createElement("div", { class: "actions" }, button(text("review.another"), () => this.#page.showImport())));
    this.#rows = [];
    this.#costliest = [];
    this.#report.replaceChildren();
    this.#analyse(own, 0, player);
  }

  stop() {
    this.#stopSearch();
  }

  /** Analyses the games one after the other. @param {GameSummary[]} games @param {number} index @param {string} player */
  #analyse(games, index, player) {
    if (index === games.length) {
      this.#progress.textContent = "";
      addCards(this.#costliest.map(({ game, ply }) => ({ record: game.text, ply })));
      this.#render();
      return;
    }
    this.#progress.textContent = text("player.progress", { game: index + 1, count: games.length });
    const game = games[index];
    const query = new URLSearchParams({ record: game.text, side: game.black === player ? "black" : "white", date: game.date });
    this.#stopSearch = subscribe(`/api/analyse/player?${query}`, {
      /** @param {PlayerGame} found */
      onEnd: ({ rows, mistakes }) => {
        rows.forEach((row) => this.#add(row));
        this.#costliest = [...this.#costliest, ...mistakes.map((mistake) => ({ ...mistake, game }))]
          .sort((one, other) => other.lost - one.lost).slice(0, MAX_COSTLIEST);
        this.#render();
        this.#analyse(games, index + 1, player);
      },
    });
  }

  /** @param {Row} row */
  #add(row) {
    const sum = this.#rows.find(({ section, name }) => section === row.section && name === row.name);
    if (sum) {
      sum.games += row.games;
      sum.moves += row.moves;
      sum.mistakes += row.mistakes;
      sum.discsLost += row.discsLost;
    } else {
      this.#rows.push({ ...row });
    }
  }

  #render() {
    const endgame = this.#rows.find(({ section }) => section === "endgame");
    /** @param {string} section */
    const of = (section) => this.#rows.filter((row) => row.section === section);
    this.#report.replaceChildren(
      createElement("div", { class: "player-table" },
        createElement("table", {},
          createElement("thead", {}, createElement("tr", {},
            createElement("td", {}),
            ...["games", "mistakes", "discs", "per-game"].map((column) =>
              createElement("th", { scope: "col" }, text("player.column." + column))))),
          createElement("tbody", {}, ...of("total").map((row) => line(row))),
          ...SECTIONS.map((section) => createElement("tbody", {},
            createElement("tr", {}, createElement("th", { scope: "rowgroup", colspan: "5" }, text("player.by." + section))),
            ...of(section).sort((one, other) => section === "opening" ? other.games - one.games : one.name.localeCompare(other.name))
              .map((row) => line(row)))))),
      createElement("p", {}, text("player.accuracy", {
        percent: endgame && endgame.moves > 0 ? (100 - (100 * endgame.mistakes) / endgame.moves).toFixed(1) : "100",
      })),
      createElement("h2", {}, text("player.costliest")),
      createElement("ol", { class: "choices" }, ...this.#costliest.map(({ game, ply, played, lost }) =>
        createElement("li", {}, button(
          text("player.mistake", { lost, move: ply + 1, played, opponent: [game.black, game.white].filter(Boolean).join(" – ") }),
          () => this.#page.openGame(game.text, ply + 1), { class: "secondary" })))),
      this.#costliest.length > 0
        ? button(text("player.practise"), () => this.#page.practise(
            this.#costliest.map(({ game, ply }) => ({ record: game.text, ply }))), { class: "primary" })
        : "");
  }

  onSquarePress() {}
}

/** @param {Row} row */
function line({ section, name, games, mistakes, discsLost }) {
  const title = section === "total" ? text("player.all")
    : section === "phase" ? text("player.moves", { range: name })
      : section === "colour" ? sideName(name) : name || text("player.unknown");
  return createElement("tr", {},
    createElement("th", { scope: "row" }, title),
    ...[games, mistakes, discsLost, games > 0 ? (discsLost / games).toFixed(1) : ""].map((cell) =>
      createElement("td", {}, String(cell))));
}

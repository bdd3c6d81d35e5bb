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
 * @typedef {{games: GameSummary[], more: number, faults: string[]}} ImportedGames
 */
import { fetchJson, get } from "./api.js";
import { button, createElement, showToast, withErrorToast } from "./dom.js";
import { text } from "./language.js";

const SAMPLE = "c4c5d6c3d3f4f3e3d2e2d1f1b6e6g4c1e1f5c6d7b4b3c2b2a4b7a8a5b5a3g5f6c7e7a1b1a2g6a6c8h6f7b8a7g7g3d8h3h2e8h4h5g2h8f2h7g1h1f8g8";

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
    const input = createElement("textarea", {
      rows: "6",
      "aria-label": text("analyse.input"),
      placeholder: text("analyse.input-example"),
    });
    const file = createElement("input", {
      type: "file",
      "aria-label": text("analyse.file"),
      onchange: ({ target }) => target.files[0] && this.importRecord(target.files[0]),
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
        button(text("analyse.sample"), () => this.importRecord(SAMPLE), { class: "secondary" }),
      ),
      createElement("label", { class: "field" }, createElement("span", {}, text("analyse.open-file")), file),
    );
    this.#showStartPosition();
  }

  async #showStartPosition() {
    const start = await withErrorToast(() => get("/api/start?size=8"));
    if (start && this.#page.isIn(this)) {
      this.#page.board.show({ ...start, moves: [] }, false);
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

  /** @param {string | File} record @param {boolean} [practise] whether to practise rather than review */
  async importRecord(record, practise = false) {
    /** @type {ImportedGames | undefined} */
    const imported = await withErrorToast(() => fetchJson("/api/analyse/records", { method: "POST", body: record }));
    if (!imported) {
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

  /** @param {ImportedGames} imported @param {boolean} practise */
  #showGameList({ games, more }, practise) {
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.games", { count: games.length + more })),
      createElement(
        "ol",
        { class: "choices" },
        ...games.map((game) =>
          createElement("li", {},
            button(title(game), () => this.#page.openGame(game.text, undefined, practise), { class: "secondary" }))),
      ),
      button(text("analyse.back"), () => this.show()),
    );
  }

  stop() {}

  onSquarePress() {}
}

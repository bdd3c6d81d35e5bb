/**
 * The page of puzzles: find the only best move. One puzzle per day, and endless ones by grade. The streaks are stored in
 * this browser.
 *
 * @typedef {import("./board.js").BoardState & {number: number, day: string, grade: number, empties: number, turn: string}} Puzzle
 * @typedef {{solved: boolean, solution: string, values: {square: number, name: string, value: number}[]}} Guess
 * @typedef {{day: string, days: number, solved: number, best: number, row: number}} Streaks
 */
import { get } from "./api.js";
import "./board.js";
import { boardTools } from "./board-tools.js";
import { button, createElement, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";
import { formatSigned } from "./replay.js";
import { loadLocal, saveLocal } from "./settings.js";

const DAY_MS = 86_400_000;

class PuzzlePage extends HTMLElement {
  #board = createElement("reversi-board");
  /** @type {Puzzle | undefined} */
  #puzzle;
  #guessed = false;
  #heading = createElement("h1", {}, text("layout.tab.puzzles"));
  #question = createElement("p", { class: "question", role: "status" });
  #answer = createElement("p", { class: "answer", "aria-live": "polite" });
  #streaks = createElement("p", { class: "streaks" });
  #grade = createElement("select", { "aria-label": text("puzzles.grade"), onchange: () => this.#load() },
    createElement("option", { value: "" }, text("puzzles.any-grade")),
    ...[1, 2, 3, 4, 5].map((grade) => createElement("option", { value: grade }, "★".repeat(grade))));

  connectedCallback() {
    this.#board.addEventListener("square-press", ({ detail }) => detail.legal && this.#guess(detail.name));
    this.#grade.value = loadLocal("puzzle-grade", "");
    this.replaceChildren(
      createElement("div", { class: "game-layout" },
        createElement("section", { class: "board-area", "aria-label": text("board.title") }, this.#board),
        createElement("aside", { class: "side-panel" },
          this.#heading, this.#question, this.#answer,
          createElement("div", { class: "actions" },
            button(text("puzzles.next"), () => this.#load(), { class: "primary" }),
            this.#grade,
            button(text("puzzles.daily"), () => this.#load(true))),
          this.#streaks,
          createElement("p", { class: "note" }, text("puzzles.explanation")),
          boardTools(this))));
    this.#showStreaks();
    this.#load(true);
  }

  /** @param {boolean} [daily] */
  async #load(daily = false) {
    saveLocal("puzzle-grade", this.#grade.value);
    const path = daily ? "/api/puzzles/daily" : `/api/puzzles/random${this.#grade.value && `?grade=${this.#grade.value}`}`;
    /** @type {Puzzle | undefined} */
    const puzzle = await withErrorToast(() => get(path));
    if (!puzzle) {
      return;
    }
    this.#puzzle = puzzle;
    this.#guessed = false;
    this.#heading.textContent = puzzle.day ? text("puzzles.daily-of", { day: puzzle.day }) : text("puzzles.number", { number: puzzle.number + 1 });
    this.#question.textContent =
      `${text("puzzles.question", { side: sideName(puzzle.turn), empties: puzzle.empties })} ${"★".repeat(puzzle.grade)}`;
    this.#answer.textContent = "";
    this.#board.annotations = new Map();
    this.#board.showNow(puzzle, true);
  }

  /** @param {string} square */
  async #guess(square) {
    const puzzle = this.#puzzle;
    if (!puzzle || this.#guessed) {
      return;
    }
    this.#guessed = true;
    /** @type {Guess | undefined} */
    const guess = await withErrorToast(() => get(`/api/puzzles/${puzzle.number}/guess?square=${square}`));
    if (!guess) {
      this.#guessed = false;
      return;
    }
    const [best] = guess.values;
    const own = guess.values.find(({ name }) => name === square) ?? best;
    this.#board.annotations = new Map(
      guess.values.map((move) => [move.square, { text: formatSigned(move.value), kind: `exact${move === best ? " best" : ""}` }]));
    this.#answer.textContent = guess.solved
      ? text("puzzles.solved", { move: best.name, value: formatSigned(best.value) })
      : text("puzzles.missed", { move: square, value: formatSigned(own.value), best: best.name, bestValue: formatSigned(best.value) });
    this.#count(puzzle, guess.solved);
  }

  /** @returns {Streaks} */
  #stored() {
    return { day: "", days: 0, solved: 0, best: 0, row: 0, ...loadLocal("puzzle-streaks", {}) };
  }

  /** Counts a first attempt. @param {Puzzle} puzzle @param {boolean} solved */
  #count(puzzle, solved) {
    const streaks = this.#stored();
    if (puzzle.day) {
      if (streaks.day === puzzle.day) {
        return;
      }
      const yesterday = new Date(Date.parse(puzzle.day) - DAY_MS).toISOString().slice(0, 10);
      streaks.days = solved ? (streaks.day === yesterday ? streaks.days : 0) + 1 : 0;
      streaks.day = puzzle.day;
    }
    streaks.row = solved ? streaks.row + 1 : 0;
    streaks.best = Math.max(streaks.best, streaks.row);
    streaks.solved += solved ? 1 : 0;
    saveLocal("puzzle-streaks", streaks);
    this.#showStreaks();
  }

  #showStreaks() {
    const { days, solved, best, row } = this.#stored();
    this.#streaks.textContent = text("puzzles.streaks", { days, row, best, solved });
  }
}

customElements.define("puzzle-page", PuzzlePage);

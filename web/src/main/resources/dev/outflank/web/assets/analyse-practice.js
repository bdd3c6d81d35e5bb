/** Practice mode of the analysis page: find a better move in each position where a side made a mistake. */
import { post, subscribe } from "./api.js";
import { button, createElement, showToast, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";
import { formatSigned } from "./replay.js";

/** @typedef {import("./analyse-game.js").OpenGame} OpenGame */

export class PracticeMode {
  name = "practise";
  #page;
  #stopSearch = () => {};
  /** @type {number[]} the plies of the mistakes */
  #plies = [];
  #index = 0;
  #guessed = false;
  /** @type {OpenGame | undefined} */
  #game;
  #answer = createElement("p", { class: "answer", "aria-live": "polite" });

  /** @param {import("./analyse.js").AnalysePage} page */
  constructor(page) {
    this.#page = page;
  }

  /** Asks for the side to practise. @param {OpenGame} game */
  show(game) {
    const { view } = game;
    if (view.refusal) {
      showToast(view.refusal);
      return;
    }
    const progress = createElement("p", { class: "progress", role: "status" });
    /** @param {string} side @param {string} label */
    const choice = (side, label) => button(label, () => this.#findMistakes(game, side, progress), { class: "primary" });
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.practise")),
      createElement("p", {}, text("practice.question")),
      createElement("div", { class: "actions" }, choice("black", text("practice.blacks")), choice("white", text("practice.whites"))),
      progress,
      button(text("practice.review-instead"), () => this.#page.showReview(game)),
    );
    this.#game = game;
    this.#page.board.show(game.stateAt(0), false);
  }

  stop() {
    this.#stopSearch();
    this.#plies = [];
    this.#game = undefined;
  }

  /** @param {OpenGame} game @param {string} side @param {HTMLElement} progress */
  #findMistakes(game, side, progress) {
    const { view } = game;
    this.#stopSearch();
    progress.textContent = text("practice.looking");
    this.#stopSearch = subscribe(`/api/analyse/mistakes?record=${encodeURIComponent(view.text)}&side=${side}`, {
      onPart: ({ left }) => (progress.textContent = text("review.progress", { move: left + 1, count: view.steps.length })),
      onEnd: ({ plies }) => {
        this.#plies = plies;
        this.#index = 0;
        this.#showNextMistake(game);
      },
    });
  }

  /** @param {OpenGame} game */
  #showNextMistake(game) {
    const count = this.#plies.length;
    if (this.#index >= count) {
      this.#page.setSidePanel(
        createElement("h1", {}, count === 0 ? text("practice.no-mistakes") : text("practice.done")),
        createElement("p", {}, count === 0 ? text("practice.well-played") : text("practice.all-done")),
        createElement("div", { class: "actions" },
          button(text("practice.review"), () => this.#page.showReview(game), { class: "primary" }),
          button(text("review.another"), () => this.#page.showImport())),
      );
      return;
    }
    const ply = this.#plies[this.#index];
    const { view } = game;
    this.#guessed = false;
    this.#answer.textContent = "";
    this.#page.board.annotations = new Map();
    this.#page.board.show(game.stateAt(ply), true);
    this.#page.setSidePanel(
      createElement("h1", {}, text("practice.number", { number: this.#index + 1, count })),
      createElement("p", { role: "status", class: "question" },
        text("practice.find", { side: sideName(view.turns[ply]), move: view.names[ply] })),
      this.#answer,
      createElement("div", { class: "actions" },
        button(text("practice.next"), () => {
          this.#index++;
          this.#showNextMistake(game);
        }),
        button(text("practice.review"), () => this.#page.showReview(game))),
    );
  }

  /** @param {import("./board.js").SquarePress} square */
  onSquarePress({ name, legal }) {
    if (legal && this.#game && !this.#guessed && this.#index < this.#plies.length) {
      this.#submitGuess(this.#game, name);
    }
  }

  /** @param {OpenGame} game @param {string} name */
  async #submitGuess(game, name) {
    this.#guessed = true;
    this.#answer.textContent = text("practice.checking", { move: name });
    const guess = { record: game.view.text, ply: this.#plies[this.#index], square: name };
    /** @type {{values: import("./analyse-verdict.js").MoveValue[]} | undefined} */
    const response = await withErrorToast(() => post("/api/analyse/guess", guess));
    const [best] = response?.values ?? [];
    const own = response?.values.find((move) => move.name === name);
    if (!response || !own) {
      this.#answer.textContent = "";
      this.#guessed = false;
      return;
    }
    this.#page.board.annotations = new Map(
      response.values.map(({ square, value }) => [square, { text: formatSigned(value), kind: value === best.value ? "best" : "" }]));
    this.#answer.textContent =
      own.value === best.value
        ? text("practice.correct", { move: name, value: formatSigned(own.value) })
        : text("practice.wrong", {
            move: name, value: formatSigned(own.value), best: best.name, bestValue: formatSigned(best.value), line: best.line.join(" "),
          });
  }
}

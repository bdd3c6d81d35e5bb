/**
 * Practice mode of the analysis page: find a better move in each position where a side made a mistake. Positions that were
 * missed return on later days.
 *
 * @typedef {import("./analyse-game.js").OpenGame} OpenGame
 * @typedef {import("./practice-cards.js").Exercise} Exercise
 */
import { OpenGame as Game } from "./analyse-game.js";
import { get, post, subscribe } from "./api.js";
import { button, createElement, showToast, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";
import { rateCard } from "./practice-cards.js";
import { formatSigned } from "./replay.js";

export class PracticeMode {
  name = "practise";
  #page;
  #stopSearch = () => {};
  /** @type {Exercise[]} */
  #exercises = [];
  #index = 0;
  #guessed = false;
  /** @type {OpenGame | undefined} the game of the current position */
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

  /** Practises positions of any games. @param {Exercise[]} exercises */
  start(exercises) {
    this.#page.enter(this);
    this.#exercises = exercises;
    this.#index = 0;
    this.#showExercise();
  }

  stop() {
    this.#stopSearch();
    this.#exercises = [];
    this.#game = undefined;
  }

  /** @param {OpenGame} game @param {string} side @param {HTMLElement} progress */
  #findMistakes(game, side, progress) {
    const { view } = game;
    this.#stopSearch();
    progress.textContent = text("practice.looking");
    this.#stopSearch = subscribe(`/api/analyse/mistakes?record=${encodeURIComponent(view.text)}&side=${side}`, {
      onPart: ({ left }) => (progress.textContent = text("review.progress", { move: left + 1, count: view.steps.length })),
      /** @param {{plies: number[]}} found */
      onEnd: ({ plies }) => {
        this.#exercises = plies.map((ply) => ({ record: view.text, ply }));
        this.#index = 0;
        this.#showExercise();
      },
    });
  }

  async #showExercise() {
    const exercise = this.#exercises[this.#index];
    if (!exercise) {
      this.#showEnd();
      return;
    }
    const { record, ply } = exercise;
    const view = this.#game?.view.text === record
      ? this.#game.view : await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (!view || !this.#page.isIn(this)) {
      return;
    }
    const game = new Game(view, ply);
    this.#game = game;
    this.#guessed = false;
    this.#answer.textContent = "";
    this.#page.board.annotations = new Map();
    this.#page.board.showNow(game.stateAt(), true);
    this.#page.setSidePanel(
      createElement("h1", {}, text("practice.number", { number: this.#index + 1, count: this.#exercises.length })),
      createElement("p", { role: "status", class: "question" },
        text("practice.find", { side: sideName(view.turns[ply]), move: view.names[ply] })),
      this.#answer,
      createElement("div", { class: "actions" },
        button(text("practice.next"), () => {
          this.#index++;
          this.#showExercise();
        }),
        button(text("practice.review"), () => this.#page.showReview(game))),
    );
  }

  #showEnd() {
    const count = this.#exercises.length;
    const game = this.#game;
    this.#page.setSidePanel(
      createElement("h1", {}, count === 0 ? text("practice.no-mistakes") : text("practice.done")),
      createElement("p", {}, count === 0 ? text("practice.well-played") : text("practice.all-done")),
      createElement("div", { class: "actions" },
        game ? button(text("practice.review"), () => this.#page.showReview(game), { class: "primary" }) : "",
        button(text("review.another"), () => this.#page.showImport())),
    );
  }

  /** @param {import("./board.js").SquarePress} square */
  onSquarePress({ name, legal }) {
    const exercise = this.#exercises[this.#index];
    if (legal && exercise && !this.#guessed) {
      this.#submitGuess(exercise, name);
    }
  }

  /** @param {Exercise} exercise @param {string} name */
  async #submitGuess(exercise, name) {
    this.#guessed = true;
    this.#answer.textContent = text("practice.checking", { move: name });
    /** @type {{values: import("./analyse-verdict.js").MoveValue[]} | undefined} */
    const response = await withErrorToast(() => post("/api/analyse/guess", { ...exercise, square: name }));
    const [best] = response?.values ?? [];
    const own = response?.values.find((move) => move.name === name);
    if (!response || !own) {
      this.#answer.textContent = "";
      this.#guessed = false;
      return;
    }
    const solved = own.value === best.value;
    rateCard(exercise, solved);
    if (exercise !== this.#exercises[this.#index]) {
      return;
    }
    this.#page.board.annotations = new Map(
      response.values.map(({ square, value }) => [square, { text: formatSigned(value), kind: value === best.value ? "best" : "" }]));
    this.#answer.textContent = solved
      ? text("practice.correct", { move: name, value: formatSigned(own.value) })
      : text("practice.wrong", {
          move: name, value: formatSigned(own.value), best: best.name, bestValue: formatSigned(best.value), line: best.line.join(" "),
        });
  }
}

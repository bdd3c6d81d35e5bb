/**
 * First steps: the rules, tried out on the board, then short lessons with exercises. The engine decides whether a move
 * solves an exercise: every move of the best value does.
 *
 * @typedef {object} Step a page of a chapter
 * @property {string} text
 * @property {string} record the position, as a transcript
 * @property {"look" | "play" | "solve"} task what the reader does with the board
 * @property {string} [done] what is said after the move of a "play" task
 *
 * @typedef {{id: string, title: string, steps: Step[]}} Chapter
 */
import { get, post } from "./api.js";
import { Announcer } from "./announcer.js";
import { boardTools } from "./board-tools.js";
import { button, createElement, find, withErrorToast } from "./dom.js";
import { text } from "./language.js";
import { boardsOf, formatSigned, stateAt } from "./replay.js";
import { loadLocal, saveLocal } from "./settings.js";

const START = "start ---------------------------OX------XO--------------------------- X moves";
const THREE_LINES = "start -----------X-------O--------OOX---O------X---------------------- X moves";
const PASS = "start XO------------------------------------------------------XO------ X moves";
const END = `start ${"X".repeat(40)}${"O".repeat(24)} X moves`;

/** @type {Chapter} */
const RULES = {
  id: "rules",
  title: text("steps.rules.title"),
  steps: [
    { text: text("steps.rules.aim"), record: START, task: "look" },
    { text: text("steps.rules.move"), record: START, task: "play", done: text("steps.rules.move-done") },
    { text: text("steps.rules.lines"), record: THREE_LINES, task: "play", done: text("steps.rules.lines-done") },
    { text: text("steps.rules.pass"), record: PASS, task: "play", done: text("steps.rules.pass-done") },
    { text: text("steps.rules.end"), record: END, task: "look" },
  ],
};

/** @param {{lesson: string, record: string}[]} exercises @param {string} lesson @returns {Chapter} */
const chapter = (exercises, lesson) => ({
  id: lesson,
  title: text("steps.title." + lesson),
  steps: exercises.filter((exercise) => exercise.lesson === lesson).map(({ record }) => (
    { text: text("steps.text." + lesson), record, task: "solve" })),
});

class FirstSteps extends HTMLElement {
  /** @type {Chapter[]} */
  #chapters = [RULES];
  #chapter = RULES;
  #index = 0;
  /** @type {import("./replay.js").GameView | undefined} */
  #view;
  #solved = false;
  /** @type {string[]} the chapters that were finished in this browser */
  #finished = loadLocal("finished-chapters", /** @type {string[]} */ ([]));
  #board = createElement("reversi-board");
  #announcer = new Announcer();
  #answer = createElement("p", { class: "answer", role: "status" });

  async connectedCallback() {
    this.#board.addEventListener("square-press", ({ detail }) => detail.legal && this.#press(detail.name));
    this.replaceChildren(
      createElement("div", { class: "game-layout" },
        createElement("section", { class: "board-area", "aria-label": text("board.title") }, this.#board),
        createElement("aside", { class: "side-panel" },
          createElement("article", { class: "lesson card" }),
          createElement("nav", { "aria-label": text("learn.lessons") }, createElement("ol", { class: "lesson-list" })),
          createElement("p", {}, createElement("a", { href: "/learn" }, text("learn.programs"))),
          boardTools(this),
          this.#announcer.element)),
    );
    await this.#show();
    /** @type {{lesson: string, record: string}[]} */
    const exercises = (await withErrorToast(() => get("/api/learn/exercises"))) ?? [];
    const lessons = [...new Set(exercises.map(({ lesson }) => lesson))];
    this.#chapters = [RULES, ...lessons.map((lesson) => chapter(exercises, lesson))];
    this.#renderChapters();
  }

  get #step() {
    return this.#chapter.steps[this.#index];
  }

  async #show() {
    const { record, task } = this.#step;
    this.#solved = task === "look";
    this.#answer.textContent = "";
    this.#board.annotations = new Map();
    this.#renderStep();
    this.#renderChapters();
    await this.#load(record, true);
  }

  /** @param {string} record @param {boolean} [now] whether to show the position without animating the last move */
  async #load(record, now = false) {
    /** @type {import("./replay.js").GameView | undefined} */
    const view = await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (view) {
      this.#view = view;
      const state = stateAt(view, boardsOf(view), view.steps.length);
      const playable = this.#step.task !== "look" && !this.#solved;
      if (now) {
        this.#board.showNow(state, playable);
      } else {
        this.#board.show(state, playable);
        this.#announcer.announce(state, this.#answer.textContent ?? "");
      }
    }
  }

  /** @param {string} name */
  async #press(name) {
    if (this.#solved || !this.#view) {
      return;
    }
    if (this.#step.task === "play") {
      this.#solved = true;
      this.#answer.textContent = this.#step.done ?? "";
      await this.#load(`${this.#step.record} ${name}`);
      this.#renderStep();
    } else {
      await this.#check(name);
    }
  }

  /** @param {string} name */
  async #check(name) {
    this.#answer.textContent = text("practice.checking", { move: name });
    /** @type {{values: import("./analyse-verdict.js").MoveValue[]} | undefined} */
    const response = await withErrorToast(() => post("/api/analyse/guess", { record: this.#step.record, ply: 0, square: name }));
    const [best] = response?.values ?? [];
    const own = response?.values.find((move) => move.name === name);
    if (!response || !own) {
      this.#answer.textContent = "";
      return;
    }
    this.#solved = own.value === best.value;
    const shown = this.#solved ? response.values : [own];
    this.#board.annotations = new Map(shown.map(({ square, value }) =>
      [square, { text: formatSigned(value), kind: value === best.value ? "best" : "" }]));
    this.#answer.textContent = this.#solved
      ? text("steps.solved", { move: name, value: formatSigned(own.value) })
      : text("steps.not-solved", { move: name, value: formatSigned(own.value) });
    this.#renderStep();
  }

  #next() {
    if (this.#index + 1 < this.#chapter.steps.length) {
      this.#index++;
    } else {
      this.#finished = [...new Set([...this.#finished, this.#chapter.id])];
      saveLocal("finished-chapters", this.#finished);
      const following = this.#chapters[this.#chapters.indexOf(this.#chapter) + 1];
      if (!following) {
        location.href = "/play";
        return;
      }
      this.#chapter = following;
      this.#index = 0;
    }
    this.#show();
  }

  #renderStep() {
    const { steps, title } = this.#chapter;
    const last = this.#chapter === this.#chapters[this.#chapters.length - 1] && this.#index === steps.length - 1;
    const { task } = this.#step;
    find(this, ".lesson").replaceChildren(
      createElement("p", { class: "name" }, text("practice.number", { number: this.#index + 1, count: steps.length })),
      createElement("h1", {}, title),
      createElement("p", {}, this.#step.text),
      task === "solve" ? createElement("p", { class: "unit" }, text("steps.exercise")) : "",
      this.#answer,
      createElement("div", { class: "actions" },
        this.#index > 0 ? button(text("steps.back"), () => {
          this.#index--;
          this.#show();
        }) : "",
        button(last ? text("steps.play") : this.#solved ? text("practice.next") : text("steps.skip"), () => this.#next(),
          { class: this.#solved ? "primary" : "" })),
    );
  }

  #renderChapters() {
    find(this, ".lesson-list").replaceChildren(
      ...this.#chapters.map((chapter) =>
        createElement("li", {}, button(`${chapter.title}${this.#finished.includes(chapter.id) ? " ✓" : ""}`, () => {
          this.#chapter = chapter;
          this.#index = 0;
          this.#show();
        }, { "aria-current": chapter === this.#chapter ? "true" : null }))));
  }
}

customElements.define("first-steps", FirstSteps);

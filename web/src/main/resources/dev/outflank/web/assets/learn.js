/** The lessons: each explains how one built-in player chooses, and shows its scores on the board. */
import { get, post } from "./api.js";
import { sizeSelect } from "./board.js";
import { boardTools } from "./board-tools.js";
import { button, createElement, find, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";
import { networkView } from "./network-view.js";
import { boardsOf, stateAt } from "./replay.js";
import { loadLocal, saveLocal } from "./settings.js";

/** @typedef {{id: string, title: string, text: string, unit: string, opponent: string}} Lesson */
/** @typedef {{square: number, text: string, best: boolean}} Score */

class LearnPage extends HTMLElement {
  /** @type {Lesson[]} */
  #lessons = [];
  /** @type {Lesson | undefined} */
  #lesson;
  /** @type {import("./replay.js").GameView | undefined} */
  #view;
  /** @type {string[]} */
  #boards = [];
  #ply = 0;
  /** The latest request for scores: responses to earlier ones are ignored. */
  #latestRequest = "";
  /** The latest request for what the network sees. */
  #networkPath = "";
  #board = createElement("reversi-board");

  async connectedCallback() {
    this.#board.addEventListener("square-press", ({ detail }) => detail.legal && this.#play(detail.name));
    this.replaceChildren(
      createElement(
        "div",
        { class: "game-layout" },
        createElement(
          "section",
          { class: "board-area", "aria-label": text("board.title") },
          this.#board,
          createElement("div", { class: "below" },
            button(text("replay.back"), () => this.#goTo(this.#ply - 1)),
            button(text("replay.forward"), () => this.#goTo(this.#ply + 1)),
            button(text("learn.play-best"), () => this.#playBest()),
            button(text("learn.restart"), () => this.#start(this.#view?.size ?? 8)),
            sizeSelect(8, (size) => this.#start(size))),
        ),
        createElement(
          "aside",
          { class: "side-panel" },
          createElement("article", { class: "lesson card", "aria-live": "polite" }),
          createElement("div", { class: "network-area" }),
          createElement("p", {}, createElement("a", { class: "button primary", href: "/learn/first-steps" }, text("steps.invitation"))),
          createElement("h2", {}, text("learn.programs")),
          createElement("nav", { "aria-label": text("learn.lessons") }, createElement("ol", { class: "lesson-list" })),
          createElement("p", {}, createElement("a", { href: "/learn/tree" }, text("learn.tree-link"))),
          boardTools(this),
        ),
      ),
    );
    this.#lessons = (await withErrorToast(() => get("/api/learn/lessons"))) ?? [];
    const stored = loadLocal("lesson", "greedy");
    this.#lesson = this.#lessons.find(({ id }) => id === stored) ?? this.#lessons[2];
    await this.#start(8);
  }

  /** @param {number} size */
  async #start(size) {
    const start = await withErrorToast(() => get(`/api/start?size=${size}`));
    if (start) {
      await this.#loadGame(`start ${start.board} X moves`, 0);
    }
  }

  /** @param {string} record @param {number} ply */
  async #loadGame(record, ply) {
    /** @type {import("./replay.js").GameView | undefined} */
    const view = await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (view) {
      this.#view = view;
      this.#boards = boardsOf(view);
      this.#goTo(Math.min(ply, view.steps.length));
    }
  }

  /** The game up to the current position. @param {import("./replay.js").GameView} view */
  #record(view) {
    const side = view.turns[0] === "white" ? "O" : "X";
    return `start ${this.#boards[0]} ${side} moves ${view.names.slice(0, this.#ply).join(" ")}`;
  }

  /** @param {string} name */
  async #play(name) {
    if (this.#view) {
      await this.#loadGame(`${this.#record(this.#view)} ${name}`, Infinity);
    }
  }

  async #playBest() {
    const best = this.querySelector(".square.best")?.getAttribute("data-name");
    if (best) {
      await this.#play(best);
    }
  }

  /** @param {number} ply */
  async #goTo(ply) {
    const [view, lesson] = [this.#view, this.#lesson];
    if (!view || !lesson || ply < 0 || ply > view.steps.length) {
      return;
    }
    this.#ply = ply;
    this.#board.annotations = new Map();
    this.#board.show(stateAt(view, this.#boards, ply), true);
    this.#render(view, lesson);
    this.#showNetwork(view, lesson);
    const path = `/api/learn/scores?lesson=${lesson.id}&record=${encodeURIComponent(this.#record(view))}`;
    this.#latestRequest = path;
    /** @type {Score[] | undefined} */
    const scores = await withErrorToast(() => get(path));
    if (scores && this.#latestRequest === path) {
      this.#board.annotations = new Map(scores.map((score) => [score.square, { text: score.text, kind: score.best ? "best" : "" }]));
    }
  }

  /** The lesson of the network also shows what it sees. @param {import("./replay.js").GameView} view @param {Lesson} lesson */
  async #showNetwork(view, lesson) {
    const turn = view.turns[this.#ply];
    if (lesson.id !== "net" || view.size !== 8 || !turn) {
      this.#networkPath = "";
      find(this, ".network-area").replaceChildren();
      return;
    }
    const path = `/api/learn/network?record=${encodeURIComponent(this.#record(view))}`;
    this.#networkPath = path;
    /** @type {import("./network-view.js").NetworkView | undefined} */
    const network = await withErrorToast(() => get(path));
    if (network && this.#networkPath === path) {
      find(this, ".network-area").replaceChildren(networkView(network, sideName(turn)));
    }
  }

  /** @param {Lesson} lesson */
  #choose(lesson) {
    this.#lesson = lesson;
    saveLocal("lesson", lesson.id);
    this.#goTo(this.#ply);
  }

  /** @param {import("./replay.js").GameView} view @param {Lesson} lesson */
  #render(view, lesson) {
    find(this, ".lesson").replaceChildren(
      createElement("h1", {}, lesson.title),
      createElement("p", { class: "name" }, lesson.id),
      createElement("p", {}, lesson.text),
      createElement("p", { class: "unit" }, createElement("b", {}, `${text("learn.unit")} `), lesson.unit),
      button(text("learn.play-against"), () => this.#playAgainst(lesson.opponent, view.size), { class: "primary" }),
    );
    find(this, ".lesson-list").replaceChildren(
      ...this.#lessons.map((item) =>
        createElement("li", {},
          button(item.title, () => this.#choose(item), { "aria-current": item === lesson ? "true" : null }))),
    );
  }

  /** @param {string} opponent @param {number} size */
  async #playAgainst(opponent, size) {
    const game = await withErrorToast(() => post("/api/games", { size, black: "me", white: opponent }));
    if (game) {
      location.href = `/play/${game.id}`;
    }
  }
}

customElements.define("learn-page", LearnPage);

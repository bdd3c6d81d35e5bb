/** Lessons: the ladder of players, each with its idea and what it thinks of the moves on the board. */
import { attempt, element, get, post } from "./api.js";
import "./board.js";
import { boards, stateAt } from "./replay.js";
import { read, write } from "./settings.js";

const SIZES = Array.from({ length: 12 }, (_, i) => 4 + 2 * i);
const button = (label, onclick, properties = {}) => element("button", { type: "button", onclick, ...properties }, label);

class LearnPage extends HTMLElement {
  #lessons = [];
  #lesson;
  /** @type {import("./replay.js").GameView | undefined} */
  #view;
  #boards = [];
  #ply = 0;

  async connectedCallback() {
    const board = element("reversi-board");
    board.addEventListener("square", (event) => event.detail.legal && this.#play(event.detail.name));
    const size = element("select", { "aria-label": "Board size", onchange: (event) => this.#start(Number(event.target.value)) },
      ...SIZES.map((n) => element("option", { value: n, selected: n === 8 }, `${n} × ${n}`)));
    this.replaceChildren(
      element(
        "div",
        { class: "table" },
        element(
          "section",
          { class: "stage", "aria-label": "Board" },
          board,
          element("div", { class: "below" },
            button("Back", () => this.#go(this.#ply - 1)),
            button("Forward", () => this.#go(this.#ply + 1)),
            button("Its move", () => this.#playBest(), { class: "its" }),
            button("Start again", () => this.#start(this.#view.size)),
            size),
        ),
        element(
          "aside",
          { class: "side" },
          element("article", { class: "lesson card", "aria-live": "polite" }),
          element("nav", { "aria-label": "Lessons" }, element("ol", { class: "ladder" })),
          element("p", {}, element("a", { href: "/learn/tree" }, "Walk the whole game tree of 4×4"), ", state by state."),
        ),
      ),
    );
    this.#lessons = (await attempt(() => get("/api/learn/lessons"))) ?? [];
    this.#lesson = this.#lessons.find((one) => one.id === read("lesson", "greedy")) ?? this.#lessons[2];
    await this.#start(8);
  }

  async #start(size) {
    const start = await attempt(() => get(`/api/start?size=${size}`));
    await (start && this.#open(`start ${start.board} X moves`, 0));
  }

  async #open(record, ply) {
    const view = await attempt(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (view) {
      this.#view = view;
      this.#boards = boards(view);
      this.#go(Math.min(ply, view.steps.length));
    }
  }

  #record() {
    const side = this.#view.turns[0] === "white" ? "O" : "X";
    return `start ${this.#boards[0]} ${side} moves ${this.#view.names.slice(0, this.#ply).join(" ")}`;
  }

  #play(name) {
    return this.#open(`${this.#record()} ${name}`, Infinity);
  }

  #playBest() {
    const best = this.querySelector(".square.best");
    return best ? this.#play(best.getAttribute("aria-label")) : undefined;
  }

  async #go(ply) {
    if (!this.#view || ply < 0 || ply > this.#view.steps.length) {
      return;
    }
    this.#ply = ply;
    const board = this.querySelector("reversi-board");
    board.marks = new Map();
    board.show(stateAt(this.#view, this.#boards, ply), true);
    this.#render();
    const asked = `${this.#lesson.id} ${this.#record()}`;
    this.asked = asked;
    const scores = await attempt(() =>
      get(`/api/learn/scores?lesson=${this.#lesson.id}&record=${encodeURIComponent(this.#record())}`));
    if (scores && this.asked === asked) {
      board.marks = new Map(scores.map((one) => [one.square, { text: one.text, kind: one.best ? "best" : "" }]));
    }
  }

  #choose(lesson) {
    this.#lesson = lesson;
    write("lesson", lesson.id);
    this.#go(this.#ply);
  }

  #render() {
    const lesson = this.#lesson;
    this.querySelector(".lesson").replaceChildren(
      element("h1", {}, lesson.title),
      element("p", { class: "name" }, lesson.id),
      element("p", {}, lesson.text),
      element("p", { class: "unit" }, element("b", {}, "On the squares: "), lesson.unit),
      button("Play against it", () => this.#against(lesson.opponent), { class: "main" }),
    );
    this.querySelector(".ladder").replaceChildren(
      ...this.#lessons.map((one) =>
        element("li", {}, button(one.title, () => this.#choose(one), { "aria-current": one === lesson ? "true" : null }))),
    );
  }

  async #against(opponent) {
    const game = await attempt(() => post("/api/games", { size: this.#view.size, black: "me", white: opponent }));
    if (game) {
      location.href = `/play/${game.id}`;
    }
  }
}

customElements.define("learn-page", LearnPage);

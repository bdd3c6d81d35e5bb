/**
 * The game tree of 4×4, explored step by step by minimax or alpha-beta. Each step enters one more state.
 *
 * @typedef {import("./tree-drawing.js").Branch} Branch
 *
 * @typedef {object} Level a state on the path from the root
 * @property {string} board
 * @property {boolean} max
 * @property {string} alpha
 * @property {string} beta
 * @property {string} best
 * @property {Branch[]} branches
 *
 * @typedef {object} Frame the search after a number of states
 * @property {number} explored
 * @property {Level[]} levels
 * @property {Level | null} finished the state that was completed last
 * @property {number} finishedDepth
 * @property {boolean} over
 *
 * @typedef {"minimax" | "alphabeta"} SearchName
 * @typedef {{value: number, explored: number}} Outcome
 */
import { get } from "./api.js";
import "./board.js";
import { button, createElement, find, withErrorToast } from "./dom.js";
import { formatNumber, sideName, text } from "./language.js";
import { formatSigned } from "./replay.js";
import { drawTree } from "./tree-drawing.js";

const PLAY_INTERVAL_MS = 450;
const POSITIONS = [
  ["-----OX--XO----- X", text("tree.start")],
  ["----XXX--XO----- O", text("tree.after-first-move")],
  ["OX---OX--XO----- X", text("tree.example")],
  ["-XXXXOXXXXXXXO-- X", text("tree.two-empties")],
];

/** @param {number | null} value */
const formatValue = (value) => (value === null ? "" : formatSigned(value));

/** Why moves were not searched: one sentence for every cut. @param {Level} level @returns {string[]} */
const cutSentences = ({ max, best, branches }) => {
  const below = branches.filter(({ cut }) => cut > 0).map(({ move, value, cut }) =>
    max ? text("tree.cut-below-max", { move, value: formatValue(value), count: cut })
      : text("tree.cut-below-min", { move, value: formatValue(value), count: cut }));
  const count = branches.filter(({ status }) => status === "cut").length;
  return count === 0 ? below
    : [...below, max ? text("tree.cut-max", { value: best, count }) : text("tree.cut-min", { value: best, count })];
};

class SearchTreePage extends HTMLElement {
  #position = POSITIONS[0][0];
  /** @type {SearchName} */
  #search = "alphabeta";
  #state = 1;
  /** @type {Frame | undefined} */
  #frame;
  /** @type {Record<SearchName, Outcome> | undefined} */
  #totals;
  #playTimer = 0;
  #busy = false;
  #board = createElement("reversi-board");
  #playButton = button(text("live.play"), () => this.#togglePlay());

  connectedCallback() {
    /** @param {SearchName} name @param {string} label */
    const search = (name, label) =>
      createElement("label", {}, createElement("input", {
        type: "radio", name: "search", value: name, checked: name === this.#search, onchange: () => this.#setSearch(name),
      }), createElement("span", {}, label));
    const legend = ["here", "done", "open", "cut"];
    this.replaceChildren(
      createElement("h1", {}, text("tree.title")),
      createElement("p", { class: "lead" },
        text("tree.lead")),
      createElement(
        "div",
        { class: "controls" },
        createElement("fieldset", { class: "segments" }, createElement("legend", {}, text("tree.search")),
          search("minimax", text("tree.minimax")), search("alphabeta", text("tree.alpha-beta"))),
        createElement("label", { class: "field" }, createElement("span", {}, text("review.position")),
          createElement("select", { onchange: ({ target }) => this.#setPosition(target.value) },
            ...POSITIONS.map(([board, name]) => createElement("option", { value: board }, name)))),
      ),
      createElement(
        "div",
        { class: "stepper" },
        createElement("section", { class: "current" }, this.#board, createElement("p", { class: "count", role: "status" }),
          createElement("div", { class: "actions" },
            button(text("tree.step-back"), () => this.#stepBack()),
            button(text("tree.step"), () => this.#step(), { class: "primary" }),
            button(text("tree.finish-branch"), () => this.#stepOver()),
            this.#playButton,
            button(text("tree.run"), () => this.#totals && this.#goToState(this.#totals[this.#search].explored + 1)),
            button(text("learn.restart"), () => this.#goToState(1))),
          createElement("table", { class: "totals" })),
        createElement("section", { class: "tree" },
          createElement("div", { class: "drawing", "aria-hidden": "true" }),
          createElement("p", { class: "legend", "aria-hidden": "true" },
            ...legend.map((kind) => createElement("span", { class: kind }, text("tree.legend." + kind)))),
          createElement("div", { class: "levels", role: "region", "aria-label": text("tree.path") })),
      ),
    );
    this.#setPosition(this.#position);
  }

  disconnectedCallback() {
    clearInterval(this.#playTimer);
  }

  /** @param {string} position */
  async #setPosition(position) {
    this.#position = position;
    this.#totals = await withErrorToast(() => get(`/api/learn/tree?board=${encodeURIComponent(position)}`));
    if (!this.#totals) {
      return;
    }
    /** @param {string} title */
    const header = (title) => createElement("th", { scope: "col" }, title);
    /** @param {string} name @param {Outcome} outcome */
    const row = (name, { value, explored }) =>
      createElement("tr", {}, createElement("th", { scope: "row" }, name), createElement("td", {}, formatValue(value)),
        createElement("td", {}, formatNumber(explored)));
    find(this, ".totals").replaceChildren(
      createElement("caption", {}, text("tree.totals")),
      createElement("tr", {}, header(text("tree.search")), header(text("tree.value")), header(text("tree.states"))),
      row(text("tree.minimax"), this.#totals.minimax),
      row(text("tree.alpha-beta"), this.#totals.alphabeta),
    );
    await this.#goToState(1);
  }

  /** @param {SearchName} search */
  #setSearch(search) {
    this.#search = search;
    return this.#goToState(1);
  }

  #step() {
    return this.#frame?.over ? undefined : this.#goToState(this.#state + 1);
  }

  /** Shows the search before it entered the current state, or before its end. */
  #stepBack() {
    return this.#goToState(Math.max(1, this.#frame?.over ? this.#state : this.#state - 1));
  }

  #stepOver() {
    return this.#frame?.over ? undefined : this.#goToState(this.#state, true);
  }

  #togglePlay() {
    clearInterval(this.#playTimer);
    const running = this.#playTimer !== 0;
    this.#playTimer = running
      ? 0
      : setInterval(() => (this.#frame?.over ? this.#togglePlay() : !this.#busy && this.#step()), PLAY_INTERVAL_MS);
    this.#playButton.textContent = running ? text("live.play") : text("live.pause");
  }

  /** @param {number} state @param {boolean} [stepOver] */
  async #goToState(state, stepOver = false) {
    this.#busy = true;
    const path = `/api/learn/walk?board=${encodeURIComponent(this.#position)}&search=${this.#search}`;
    /** @type {Frame | undefined} */
    const frame = await withErrorToast(() => get(`${path}&state=${state}&over=${stepOver}`));
    this.#busy = false;
    if (frame && this.#totals) {
      this.#frame = frame;
      this.#state = frame.explored;
      this.#render(frame, this.#totals[this.#search]);
    }
  }

  /** @param {Frame} frame @param {Outcome} total */
  #render(frame, total) {
    const { levels, finished, explored, over } = frame;
    this.#board.show({ size: 4, ply: 0, board: levels[levels.length - 1].board, moves: [], recent: [] }, false);
    find(this, ".count").textContent = over
      ? text("tree.done", { value: formatValue(total.value), count: formatNumber(explored) })
      : text("tree.state", { number: formatNumber(explored), count: formatNumber(total.explored) });
    find(this, ".drawing").replaceChildren(drawTree(levels, frame, formatValue));
    find(this, ".levels").replaceChildren(
      ...levels.map((level, depth) => this.#renderLevel(level, `${depth}`)),
      ...(finished ? [createElement("h2", {}, text("tree.finished")), this.#renderLevel(finished, "")] : []),
    );
  }

  /** @param {Level} level @param {string} depth */
  #renderLevel(level, depth) {
    const window = this.#search === "alphabeta" ? ` α ${level.alpha}, β ${level.beta}` : "";
    const branches = level.branches.map(({ move, status, value, cut }) =>
      createElement("li", { class: status }, move, createElement("b", {}, formatValue(value)),
        cut > 0 ? createElement("small", {}, text("tree.pruned", { count: cut })) : ""));
    return createElement(
      "div",
      { class: `level ${level.max ? "max" : "min"}` },
      createElement("p", {}, createElement("b", {}, `${depth} ${level.max ? "MAX" : "MIN"}, ${sideName(level.max ? "black" : "white")}`),
        ` ${text("tree.best", { value: level.best })}${window}`),
      createElement("ul", {},
        ...(branches.length > 0 ? branches : [createElement("li", { class: "leaf" }, text("tree.game-over", { value: level.best }))])),
      ...cutSentences(level).map((sentence) => createElement("p", { class: "cut-reason" }, sentence)),
    );
  }
}

customElements.define("search-tree-page", SearchTreePage);

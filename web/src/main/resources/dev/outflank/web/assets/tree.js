/** The game tree of 4×4, walked as the two searches walk it: one step is one more state explored. */
import { attempt, element, get } from "./api.js";
import "./board.js";
import { drawing } from "./tree-drawing.js";

const START = "-----OX--XO-----";
const LATER = [
  ["-----OX--XO----- X", "The start"],
  ["----XXX--XO----- O", "After Black's first move"],
  ["OX---OX--XO----- X", "An example of the course"],
  ["-XXXXOXXXXXXXO-- X", "Two squares left"],
];
const button = (label, onclick, properties = {}) => element("button", { type: "button", onclick, ...properties }, label);
const number = (value) => value.toLocaleString("en");
const value = (v) => (v === null ? "" : v < 0 ? `−${-v}` : v > 0 ? `+${v}` : "0");

class TreePage extends HTMLElement {
  #board = `${START} X`;
  #search = "alphabeta";
  #state = 1;
  #frame;
  #totals;
  #player = 0;
  #busy = false;

  connectedCallback() {
    const search = (name, label) =>
      element("label", {}, element("input", {
        type: "radio", name: "search", value: name, checked: name === this.#search, onchange: () => this.#choose(name),
      }), element("span", {}, label));
    this.replaceChildren(
      element("h1", {}, "The game tree of 4×4"),
      element("p", { class: "lead" },
        "Black wants a value of +1 and takes the maximum, White wants −1 and takes the minimum. Each step enters one more state, as CS540 counts them."),
      element(
        "div",
        { class: "controls" },
        element("fieldset", { class: "segments" }, element("legend", {}, "Search"),
          search("minimax", "Minimax"), search("alphabeta", "Alpha-beta")),
        element("label", { class: "field" }, element("span", {}, "From"),
          element("select", { onchange: (event) => this.#from(event.target.value) },
            ...LATER.map(([board, name]) => element("option", { value: board }, name)))),
      ),
      element(
        "div",
        { class: "walk-table" },
        element("section", { class: "now" }, element("reversi-board"), element("p", { class: "count", role: "status" }),
          element("div", { class: "actions" },
            button("Step", () => this.#step(), { class: "main" }),
            button("Finish this branch", () => this.#over()),
            button("Play", () => this.#togglePlay(), { class: "play" }),
            button("To the end", () => this.#to(this.#totals[this.#search].explored + 1)),
            button("Start again", () => this.#to(1))),
          element("table", { class: "totals" })),
        element("section", { class: "tree" },
          element("div", { class: "drawing", "aria-hidden": "true" }),
          element("p", { class: "legend", "aria-hidden": "true" },
            ...[["here", "being searched"], ["done", "searched"], ["open", "to come"], ["cut", "cut"]].map(([kind, words]) =>
              element("span", { class: kind }, words))),
          element("div", { class: "levels", role: "region", "aria-label": "The way from the root" })),
      ),
    );
    this.#from(this.#board);
  }

  disconnectedCallback() {
    clearInterval(this.#player);
  }

  async #from(board) {
    this.#board = board;
    this.#totals = await attempt(() => get(`/api/learn/tree?board=${encodeURIComponent(board)}`));
    const row = (name, { value: v, explored }) =>
      element("tr", {}, element("th", { scope: "row" }, name), element("td", {}, value(v)), element("td", {}, number(explored)));
    if (this.#totals) {
      this.querySelector(".totals").replaceChildren(
        element("caption", {}, "The whole search"),
        element("tr", {}, element("th", { scope: "col" }, "Search"), element("th", { scope: "col" }, "Value"), element("th", { scope: "col" }, "States")),
        row("Minimax", this.#totals.minimax),
        row("Alpha-beta", this.#totals.alphabeta),
      );
      await this.#to(1);
    }
  }

  #choose(search) {
    this.#search = search;
    return this.#to(1);
  }

  #step() {
    return this.#frame?.over ? undefined : this.#to(this.#state + 1);
  }

  #over() {
    return this.#frame?.over ? undefined : this.#to(this.#state, true);
  }

  #togglePlay() {
    clearInterval(this.#player);
    const running = this.#player !== 0;
    this.#player = running ? 0 : setInterval(() => (this.#frame?.over ? this.#togglePlay() : !this.#busy && this.#step()), 450);
    this.querySelector(".play").textContent = running ? "Play" : "Pause";
  }

  async #to(state, over = false) {
    this.#busy = true;
    const frame = await attempt(() =>
      get(`/api/learn/walk?board=${encodeURIComponent(this.#board)}&search=${this.#search}&state=${state}&over=${over}`));
    this.#busy = false;
    if (frame) {
      this.#frame = frame;
      this.#state = frame.explored;
      this.#render();
    }
  }

  #render() {
    const { levels, finished, explored, over } = this.#frame;
    const here = levels.at(-1);
    this.querySelector("reversi-board").show({ size: 4, ply: 0, board: here.board, moves: [], recent: [] }, false);
    const total = this.#totals[this.#search].explored;
    this.querySelector(".count").textContent = over
      ? `Done: value ${value(this.#totals[this.#search].value)} after ${number(explored)} states`
      : `State ${number(explored)} of ${number(total)}`;
    this.querySelector(".drawing").replaceChildren(drawing(levels, this.#frame, value));
    this.querySelector(".levels").replaceChildren(
      ...levels.map((level, depth) => this.#level(level, `${depth}`)),
      ...(finished ? [element("h2", {}, "Just left"), this.#level(finished, "")] : []),
    );
  }

  #level(level, depth) {
    const window = this.#search === "alphabeta" ? ` α ${level.alpha}, β ${level.beta}` : "";
    return element(
      "div",
      { class: `level ${level.max ? "max" : "min"}` },
      element("p", {}, element("b", {}, `${depth} ${level.max ? "MAX, Black" : "MIN, White"}`), ` best ${level.best}${window}`),
      element(
        "ul",
        {},
        ...(level.branches.length === 0
          ? [element("li", { class: "leaf" }, `end: ${level.best}`)]
          : level.branches.map((branch) => element("li", { class: branch.status },
              branch.move,
              element("b", {}, value(branch.value)),
              branch.cut > 0 ? element("small", {}, `${branch.cut} cut`) : ""))),
      ),
    );
  }
}

customElements.define("tree-page", TreePage);

/** Setup mode of the analysis page: place discs, then analyse the position or play from it. */
import { post } from "./api.js";
import { sizeSelect } from "./board.js";
import { button, createElement, showToast, withErrorToast } from "./dom.js";
import { sideName, text } from "./language.js";

const START_POSITION = "---------------------------OX------XO---------------------------";
const OPPONENT = "level-5";

/** @param {number} size */
const emptyBoard = (size) => "-".repeat(size * size);

export class SetupMode {
  name = "setup";
  #page;
  /** @type {string[]} */
  #cells = [];
  /** What a press on a square places: X, O or - to remove. */
  #disc = "X";

  /** @param {import("./analyse.js").AnalysePage} page */
  constructor(page) {
    this.#page = page;
  }

  /** @param {string} [board] the 8×8 start position by default @param {string} [turn] */
  show(board = START_POSITION, turn = "black") {
    /** @param {string} disc @param {string} label */
    const choice = (disc, label) =>
      createElement("label", {}, createElement("input", {
        type: "radio", name: "disc", value: disc, checked: disc === this.#disc, onchange: () => (this.#disc = disc),
      }), createElement("span", {}, label));
    const size = sizeSelect(Math.sqrt(board.length), (selected) => this.#setBoard(emptyBoard(selected)));
    const toMove = createElement("select", { "aria-label": text("setup.side") },
      createElement("option", { value: "X", selected: turn !== "white" }, text("setup.to-move", { side: sideName("black") })),
      createElement("option", { value: "O", selected: turn === "white" }, text("setup.to-move", { side: sideName("white") })));
    this.#page.enter(
      this,
      createElement("h1", {}, text("analyse.set-up")),
      createElement("fieldset", { class: "segments" }, createElement("legend", {}, text("setup.place")),
        choice("X", sideName("black")), choice("O", sideName("white")), choice("-", text("setup.empty"))),
      createElement("div", { class: "field-row" }, size, toMove),
      createElement(
        "div",
        { class: "actions" },
        button(text("analyse.start"), () => this.#isComplete() && this.#page.importRecord(`${this.#cells.join("")} ${toMove.value}`),
          { class: "primary" }),
        button(text("setup.play"), () => this.#play(toMove.value)),
        button(text("setup.clear"), () => this.#setBoard(emptyBoard(Number(size.value)))),
        button(text("setup.cancel"), () => this.#page.showImport()),
      ),
    );
    this.#setBoard(board);
  }

  /** @param {string} board */
  #setBoard(board) {
    this.#cells = [...board];
    this.#page.board.show({ size: Math.sqrt(board.length), ply: 0, board, moves: [], recent: [] }, "all");
  }

  /** Whether there is something to analyse; says what is missing if not. */
  #isComplete() {
    const complete = this.#cells.includes("X") && this.#cells.includes("O");
    if (!complete) {
      showToast(text("setup.incomplete"));
    }
    return complete;
  }

  /** @param {string} side */
  async #play(side) {
    if (!this.#isComplete()) {
      return;
    }
    const board = `${this.#cells.join("")} ${side}`;
    const [black, white] = side === "X" ? ["me", OPPONENT] : [OPPONENT, "me"];
    const game = await withErrorToast(() =>
      post("/api/games", { size: Math.sqrt(this.#cells.length), black, white, board }));
    if (game) {
      location.href = `/play/${game.id}`;
    }
  }

  stop() {}

  /** @param {import("./board.js").SquarePress} square */
  onSquarePress({ index }) {
    this.#cells[index] = this.#cells[index] === this.#disc ? "-" : this.#disc;
    this.#setBoard(this.#cells.join(""));
  }
}

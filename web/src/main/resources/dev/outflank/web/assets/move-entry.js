/** Moves by name: a field to type a move, and the legal moves as a list of buttons. Fires `move-entered` with the square. */
import { squareIndex, squareName } from "./board.js";
import { button, createElement, find } from "./dom.js";
import { text } from "./language.js";

/**
 * The square that a person means: "d3", "D 3", "3d", "ｄ３", "12. d3". Empty if it is not a square of the board.
 *
 * @param {string} written
 * @param {number} size
 */
export function parseSquare(written, size) {
  const plain = written.normalize("NFKC").toLowerCase().replace(/^\s*\d+\s*[.):]\s*(?=\S)/, "").replace(/[\s\-,.;:()]/g, "");
  const [, letter, number] = /^([a-z])(\d+)$/.exec(plain) ?? [];
  const [, digits, column] = /^(\d+)([a-z])$/.exec(plain) ?? [];
  const name = `${letter ?? column ?? ""}${Number(number ?? digits ?? 0)}`;
  const index = squareIndex(name, size);
  return index >= 0 && index < size * size && squareName(index, size) === name ? name : "";
}

export class MoveEntry extends HTMLElement {
  /** @type {{size: number, moves: number[], board: string}} */
  #state = { size: 8, moves: [], board: "" };

  connectedCallback() {
    const input = createElement("input", {
      name: "move", autocomplete: "off", autocapitalize: "none", spellcheck: "false", maxlength: "12", placeholder: "d3",
    });
    const form = createElement("form", {},
      createElement("label", { class: "field" }, createElement("span", {}, text("entry.label")), input),
      createElement("button", { type: "submit" }, text("entry.play")));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#submit(input.value)) {
        input.value = "";
      }
    });
    this.replaceChildren(
      form,
      createElement("p", { class: "refusal", role: "alert" }),
      createElement("details", {}, createElement("summary"), createElement("ul", { class: "legal-moves" })),
    );
  }

  /** @param {import("./board.js").BoardState} state @param {boolean} playable */
  show(state, playable) {
    this.#state = { size: state.size, moves: playable ? state.moves : [], board: state.board };
    find(this, ".refusal").textContent = "";
    const names = this.#state.moves.map((move) => squareName(move, state.size));
    find(this, "summary").textContent = text("entry.legal-moves", { count: names.length });
    find(this, "ul").replaceChildren(
      ...names.map((name) => createElement("li", {}, button(name, () => this.#enter(name)))));
  }

  /** Whether the text was a legal move. @param {string} written */
  #submit(written) {
    const { size, moves, board } = this.#state;
    const name = parseSquare(written, size);
    const index = squareIndex(name, size);
    if (name && moves.includes(index)) {
      this.#enter(name);
      return true;
    }
    const lastColumn = String.fromCharCode(96 + size);
    find(this, ".refusal").textContent =
      !name ? text("entry.no-square", { written: written.trim(), column: lastColumn, size })
      : moves.length === 0 ? text("play.not-your-turn")
      : board[index] !== "-" ? text("entry.occupied", { square: name })
      : text("play.illegal", { move: name });
    return false;
  }

  /** @param {string} name */
  #enter(name) {
    this.dispatchEvent(new CustomEvent("move-entered", { detail: name }));
  }
}

customElements.define("move-entry", MoveEntry);

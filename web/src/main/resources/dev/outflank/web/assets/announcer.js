/** Reports to a screen reader what happens on the board: every move once, in order, then whose turn it is. */
import { squareName } from "./board.js";
import { createElement } from "./dom.js";

const MAX_LINES = 20;

/** @param {import("./board.js").MoveView} move @param {number} size */
const sentence = ({ side, square, flips }, size) => {
  const name = side === "black" ? "Black" : "White";
  return square < 0
    ? `${name} has no legal move and passes.`
    : `${name} plays ${squareName(square, size)} and flips ${flips.length} ${flips.length === 1 ? "disc" : "discs"}.`;
};

export class Announcer {
  element = createElement("div", { class: "visually-hidden announcements", role: "log", "aria-label": "What happened" });
  /** The last move that was announced; -1 before the first position. */
  #ply = -1;

  /** @param {import("./board.js").BoardState} state @param {string} status */
  announce(state, status) {
    const news = this.#ply < 0 ? [] : state.recent.filter(({ ply }) => ply > this.#ply);
    if (state.ply < this.#ply) {
      this.say("Moves were taken back.");
    }
    this.#ply = state.ply;
    news.forEach((move) => this.say(sentence(move, state.size)));
    if (news.length > 0) {
      this.say(`${status}.`);
    }
  }

  /** @param {string} text */
  say(text) {
    this.element.append(createElement("p", {}, text));
    while (this.element.children.length > MAX_LINES) {
      this.element.firstElementChild?.remove();
    }
  }
}

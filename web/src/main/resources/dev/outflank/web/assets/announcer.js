/** Reports to a screen reader what happens on the board: every move once, in order, then whose turn it is. */
import { squareName } from "./board.js";
import { createElement } from "./dom.js";
import { sideName, text } from "./language.js";

const MAX_LINES = 20;

/** @param {import("./board.js").MoveView} move @param {number} size */
const describe = ({ side, square, flips }, size) =>
  square < 0
    ? text("announcer.pass", { side: sideName(side) })
    : text("announcer.move", { side: sideName(side), square: squareName(square, size), count: flips.length });

export class Announcer {
  element = createElement("div", { class: "visually-hidden announcements", role: "log", "aria-label": text("announcer.title") });
  /** The last move that was announced; -1 before the first position. */
  #ply = -1;

  /** @param {import("./board.js").BoardState} state @param {string} status */
  announce(state, status) {
    const news = this.#ply < 0 ? [] : state.recent.filter(({ ply }) => ply > this.#ply);
    if (state.ply < this.#ply) {
      this.say(text("announcer.undo"));
    }
    this.#ply = state.ply;
    news.forEach((move) => this.say(describe(move, state.size)));
    if (news.length > 0) {
      this.say(text("announcer.status", { status }));
    }
  }

  /** @param {string} sentence */
  say(sentence) {
    this.element.append(createElement("p", {}, sentence));
    while (this.element.children.length > MAX_LINES) {
      this.element.firstElementChild?.remove();
    }
  }
}

/**
 * The board: n² buttons drawn from a state. It holds no rules: legal moves and flips come with the state.
 *
 * @typedef {object} Step a move as it happened
 * @property {number} ply
 * @property {"black" | "white"} side
 * @property {number} square -1 for a pass
 * @property {number[]} flips
 *
 * @typedef {object} BoardState
 * @property {number} size
 * @property {number} ply
 * @property {string} board X black, O white, - empty
 * @property {number[]} moves
 * @property {Step[]} recent
 *
 * @typedef {object} Mark something written on a square
 * @property {string} text
 * @property {string} [kind] class names
 */
import { element } from "./api.js";
import { moves as thingsMove, settings } from "./settings.js";

const FLIP = 320;
const OUTWARD = 60;
const LAID = 140;

/** @param {number} index @param {number} size */
export const squareName = (index, size) => String.fromCharCode(97 + (index % size)) + (Math.floor(index / size) + 1);

export class ReversiBoard extends HTMLElement {
  /** @type {BoardState | undefined} what is on the screen */
  #shown;
  /** @type {BoardState | undefined} what will be when all moves have been shown */
  #wanted;
  /** @type {HTMLButtonElement[]} */
  #squares = [];
  /** @type {string[]} each square's class names, so that only what changed is touched */
  #looks = [];
  /** @type {Map<number, Mark>} */
  #marks = new Map();
  #focus = -1;
  #running = false;
  /** @type {boolean | "everywhere"} */
  #playable = false;
  #hint = -1;

  connectedCallback() {
    this.addEventListener("keydown", (event) => this.#key(event));
    this.addEventListener("click", (event) => this.#press(event));
    addEventListener("settings", () => this.#shown && this.#draw());
  }

  /**
   * Shows a state, moves it came by first if they are known.
   *
   * @param {BoardState} state
   * @param {boolean | "everywhere"} playable whether legal squares may be pressed, or all of them
   */
  show(state, playable) {
    this.#wanted = state;
    this.#playable = playable;
    this.#hint = -1;
    if (!this.#running) {
      this.#run();
    }
  }

  /** @param {number} square the square to look at; -1 for none */
  set hint(square) {
    this.#hint = square;
    this.#draw();
  }

  /** @param {Map<number, Mark>} marks */
  set marks(marks) {
    this.#marks = marks;
    if (this.#shown) {
      this.#draw();
    }
  }

  async #run() {
    this.#running = true;
    while (this.#wanted && this.#wanted !== this.#shown) {
      const wanted = this.#wanted;
      for (const step of this.#missed(wanted)) {
        await this.#play(step);
      }
      this.#settle(wanted);
    }
    this.#running = false;
  }

  /** The moves between what is shown and what is wanted; none when they cannot be shown one by one. */
  #missed(wanted) {
    const shown = this.#shown;
    if (!shown || shown.size !== wanted.size || !thingsMove() || document.hidden) {
      return [];
    }
    const steps = wanted.recent.filter((step) => step.ply > shown.ply);
    return steps.length > 0 && steps[0].ply === shown.ply + 1 && steps.at(-1).ply === wanted.ply ? steps : [];
  }

  /** @param {Step} step */
  async #play(step) {
    const { size, board } = this.#shown;
    const cells = [...board];
    this.dispatchEvent(new CustomEvent("step", { detail: step }));
    if (step.square < 0) {
      this.#shown = { ...this.#shown, ply: step.ply, moves: [] };
      await pause(700);
      return;
    }
    const disc = step.side === "black" ? "X" : "O";
    for (const square of [step.square, ...step.flips]) {
      cells[square] = disc;
    }
    this.#shown = { size, ply: step.ply, board: cells.join(""), moves: [], recent: [step] };
    this.#draw();
    this.#squares[step.square].classList.add("laid");
    let longest = 0;
    for (const square of step.flips) {
      const across = (square % size) - (step.square % size);
      const down = Math.floor(square / size) - Math.floor(step.square / size);
      const distance = Math.max(Math.abs(across), Math.abs(down));
      const style = this.#squares[square].style;
      style.setProperty("--delay", `${LAID + OUTWARD * (distance - 1)}ms`);
      style.setProperty("--axis-x", String(-Math.sign(down)));
      style.setProperty("--axis-y", String(Math.sign(across)));
      this.#squares[square].classList.add("turning");
      longest = Math.max(longest, distance);
    }
    await pause(LAID + OUTWARD * longest + FLIP);
    for (const square of [step.square, ...step.flips]) {
      this.#squares[square].classList.remove("laid", "turning");
    }
  }

  /** @param {BoardState} state */
  #settle(state) {
    this.#shown = state;
    this.#draw();
    this.dispatchEvent(new CustomEvent("settled", { detail: state }));
  }

  #draw() {
    const state = this.#shown;
    const { size, board } = state;
    if (this.#squares.length !== size * size) {
      this.#build(size);
    }
    const last = state.recent.findLast((step) => step.square >= 0)?.square ?? -1;
    const legal = new Set(state.moves);
    const dots = settings().legal;
    for (let i = 0; i < board.length; i++) {
      const disc = board[i] === "X" ? " black" : board[i] === "O" ? " white" : "";
      const canPlay = legal.has(i) && this.#playable === true;
      const mark = this.#marks.get(i);
      const look =
        "square" + disc + (i === last ? " last" : "") + (canPlay ? (dots ? " legal shown" : " legal") : "")
        + (i === this.#hint ? " hint" : "") + (mark ? ` marked ${mark.kind ?? ""}` : "");
      this.#mark(i, mark?.text ?? "");
      const known = `${look} ${this.#playable}`;
      if (known !== this.#looks[i]) {
        const square = this.#squares[i];
        this.#looks[i] = known;
        square.className = look;
        square.setAttribute("aria-disabled", String(!canPlay && this.#playable !== "everywhere"));
        square.setAttribute("aria-description", disc ? disc.trim() : canPlay ? "you can play here" : "empty");
      }
    }
  }

  #mark(i, text) {
    const square = this.#squares[i];
    const label = square.lastElementChild;
    if (label.nodeName === "SPAN") {
      if (text === "") {
        label.remove();
      } else if (label.textContent !== text) {
        label.textContent = text;
      }
    } else if (text !== "") {
      square.append(element("span", {}, text));
    }
  }

  #build(size) {
    this.#looks = [];
    this.#squares = [];
    this.style.setProperty("--n", String(size));
    this.dataset.size = String(size);
    const felt = element("div", { class: "felt", role: "group", "aria-label": `Board, ${size} by ${size}` });
    for (let i = 0; i < size * size; i++) {
      const square = /** @type {HTMLButtonElement} */ (
        element("button", { type: "button", class: "square", "aria-label": squareName(i, size), tabindex: "-1" })
      );
      square.dataset.index = String(i);
      square.append(document.createElement("i"));
      this.#squares.push(square);
    }
    felt.append(...this.#squares);
    const letters = element("div", { class: "letters", "aria-hidden": "true" });
    const numbers = element("div", { class: "numbers", "aria-hidden": "true" });
    for (let i = 0; i < size; i++) {
      letters.append(element("span", {}, String.fromCharCode(97 + i)));
      numbers.append(element("span", {}, String(i + 1)));
    }
    if (size >= 8) {
      const points = [1, size - 3].flatMap((row) => [1, size - 3].map((column) => row * size + column));
      points.forEach((i) => (this.#squares[i].dataset.point = ""));
    }
    const frame = element("div", { class: "frame" }, letters, numbers, felt);
    const scroll = element("div", { class: "scroll" }, frame);
    this.replaceChildren(scroll);
    scroll.scrollLeft = (scroll.scrollWidth - scroll.clientWidth) / 2;
    this.#turnTo((size / 2 - 1) * size + size / 2 - 1);
  }

  #turnTo(index) {
    this.#squares[this.#focus]?.setAttribute("tabindex", "-1");
    this.#focus = index;
    this.#squares[index].setAttribute("tabindex", "0");
  }

  /** @param {MouseEvent} event */
  #press(event) {
    const square = /** @type {HTMLElement} */ (event.target).closest?.(".square");
    if (!square) {
      return;
    }
    const index = Number(/** @type {HTMLElement} */ (square).dataset.index);
    this.#turnTo(index);
    this.dispatchEvent(
      new CustomEvent("square", {
        detail: { index, name: squareName(index, this.#shown.size), legal: square.classList.contains("legal") },
      }),
    );
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const size = this.#shown?.size ?? 0;
    const [row, column] = [Math.floor(this.#focus / size), this.#focus % size];
    const to = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, size - 1],
      PageUp: [0, column],
      PageDown: [size - 1, column],
    }[event.key];
    if (to && size && to.every((place) => place >= 0 && place < size)) {
      event.preventDefault();
      this.#turnTo(to[0] * size + to[1]);
      this.#squares[this.#focus].focus();
    }
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

customElements.define("reversi-board", ReversiBoard);

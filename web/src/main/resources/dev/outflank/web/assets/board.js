/**
 * The board: size² buttons drawn from a state. It does not know the rules: legal moves and flips come with the state.
 * Fires `square-press` when a square is clicked, `move-shown` when a move starts to be shown, and `position-shown` when
 * the latest position is on the screen.
 *
 * @typedef {object} MoveView a move that was played
 * @property {number} ply
 * @property {"black" | "white"} side
 * @property {number} square -1 for a pass
 * @property {number[]} flips
 *
 * @typedef {object} BoardState
 * @property {number} size
 * @property {number} ply
 * @property {string} board X black, O white, - empty
 * @property {number[]} moves the legal moves
 * @property {string} [turn] the side to move, if the page knows it; empty when the game is over
 * @property {MoveView[]} recent the last moves, so that missed ones can be animated
 *
 * @typedef {object} Annotation text on a square
 * @property {string} text
 * @property {string} [kind] class names
 *
 * @typedef {object} SquarePress
 * @property {number} index
 * @property {string} name
 * @property {boolean} legal
 */
import { createElement } from "./dom.js";
import { text } from "./language.js";
import { animationsEnabled, getSettings } from "./settings.js";

const FLIP_MS = 320;
const FLIP_STAGGER_MS = 60;
/** The last disc of a line starts to flip after this time at the latest: lines are long on a large board. */
const MAX_STAGGER_MS = 300;
const PLACE_MS = 140;

/** Smaller squares are hard to hit with a finger: the nearest legal move is meant. */
const MIN_TARGET_PX = 24;
const PASS_MS = 700;

/** The supported board sizes: 4 to 26, even. */
export const BOARD_SIZES = Array.from({ length: 12 }, (_, i) => 4 + 2 * i);

/** @param {number} index @param {number} size */
export const squareName = (index, size) => String.fromCharCode(97 + (index % size)) + (Math.floor(index / size) + 1);

/** @param {string} name @param {number} size */
export const squareIndex = (name, size) => (Number(name.slice(1)) - 1) * size + name.charCodeAt(0) - 97;

/**
 * @param {number} selected
 * @param {(size: number) => void} onchange
 */
export const sizeSelect = (selected, onchange) =>
  createElement("select", { "aria-label": text("board.size"), onchange: ({ target }) => onchange(Number(target.value)) },
    ...BOARD_SIZES.map((size) => createElement("option", { value: size, selected: size === selected }, `${size} × ${size}`)));

/** The names of columns or rows along one side of the board. @param {string} side @param {string[]} names */
const labels = (side, names) =>
  createElement("div", { class: `labels ${side}`, "aria-hidden": "true" },
    ...names.map((name) => createElement("span", {}, name)));

/** What a square holds, for its accessible name. @param {string} disc @param {boolean} legal */
const contentName = (disc, legal) =>
  disc === "X" ? text("board.black") : disc === "O" ? text("board.white") : legal ? text("board.legal-move") : text("board.empty");

export class ReversiBoard extends HTMLElement {
  /** @type {BoardState | undefined} what is on the screen */
  #shown;
  /** @type {BoardState | undefined} what will be on the screen when all moves have been animated */
  #target;
  /** @type {HTMLButtonElement[]} */
  #squares = [];
  /** @type {string[]} each square's class names, so that only changed squares are touched */
  #classNames = [];
  /** @type {string[]} each square's accessible name */
  #names = [];
  /** @type {Map<number, Annotation>} */
  #annotations = new Map();
  #focus = -1;
  #animating = false;
  /** @type {boolean | "all"} */
  #playable = false;
  #hint = -1;

  connectedCallback() {
    this.addEventListener("keydown", (event) => this.#onKeyDown(event));
    this.addEventListener("click", (event) => this.#onClick(event));
    addEventListener("settings", () => this.#draw());
  }

  /**
   * Shows a state, after animating the moves that led to it if they are known.
   *
   * @param {BoardState} state
   * @param {boolean | "all"} playable whether legal squares can be pressed, or all squares
   */
  show(state, playable) {
    this.#target = state;
    this.#playable = playable;
    this.#hint = -1;
    if (!this.#animating) {
      this.#animateToTarget();
    }
  }

  /**
   * Shows a state at once, for stepping through a game.
   *
   * @param {BoardState} state
   * @param {boolean | "all"} playable
   * @param {Map<number, Annotation>} annotations by square; those of the board remain by default
   */
  showNow(state, playable, annotations = this.#annotations) {
    this.#target = state;
    this.#playable = playable;
    this.#annotations = annotations;
    this.#hint = -1;
    this.#finish(state);
  }

  /** Nothing can be pressed until another state is shown. */
  freeze() {
    this.#playable = false;
    this.#draw();
  }

  /** @param {number} square the square to highlight; -1 for none */
  set hint(square) {
    this.#hint = square;
    this.#draw();
  }

  /** @param {Map<number, Annotation>} annotations by square */
  set annotations(annotations) {
    this.#annotations = annotations;
    this.#draw();
  }

  async #animateToTarget() {
    this.#animating = true;
    while (this.#target && this.#target !== this.#shown) {
      const target = this.#target;
      for (const move of this.#pendingMoves(target)) {
        await this.#animateMove(move);
        if (this.#target !== target) {
          break;
        }
      }
      if (this.#target === target && this.#shown !== target) {
        this.#finish(target);
      }
    }
    this.#animating = false;
  }

  /**
   * The moves between the shown position and the target; none if they cannot be animated.
   *
   * @param {BoardState} target
   */
  #pendingMoves(target) {
    const shown = this.#shown;
    if (!shown || shown.size !== target.size || !animationsEnabled() || document.hidden) {
      return [];
    }
    const moves = target.recent.filter((move) => move.ply > shown.ply);
    return moves.length > 0 && moves[0].ply === shown.ply + 1 && moves[moves.length - 1].ply === target.ply ? moves : [];
  }

  /** @param {MoveView} move */
  async #animateMove(move) {
    const shown = this.#shown;
    if (!shown) {
      return;
    }
    this.dispatchEvent(new CustomEvent("move-shown", { detail: move }));
    if (move.square < 0) {
      this.#shown = { ...shown, ply: move.ply, moves: [] };
      await sleep(PASS_MS);
      return;
    }
    const { size } = shown;
    const cells = [...shown.board];
    for (const square of [move.square, ...move.flips]) {
      cells[square] = move.side === "black" ? "X" : "O";
    }
    this.#shown = { size, ply: move.ply, board: cells.join(""), moves: [], recent: [move] };
    this.#draw();
    this.#squares[move.square].classList.add("placed");
    const flips = move.flips.map((square) => {
      const across = (square % size) - (move.square % size);
      const down = Math.floor(square / size) - Math.floor(move.square / size);
      return { square, across, down, distance: Math.max(Math.abs(across), Math.abs(down)) };
    });
    const longest = Math.max(1, ...flips.map(({ distance }) => distance));
    const stagger = Math.min(FLIP_STAGGER_MS, MAX_STAGGER_MS / longest);
    for (const { square, across, down, distance } of flips) {
      const style = this.#squares[square].style;
      style.setProperty("--delay", `${PLACE_MS + stagger * (distance - 1)}ms`);
      style.setProperty("--axis-x", String(-Math.sign(down)));
      style.setProperty("--axis-y", String(Math.sign(across)));
      this.#squares[square].classList.add("flipping");
    }
    await sleep(PLACE_MS + stagger * longest + FLIP_MS);
    for (const square of [move.square, ...move.flips]) {
      this.#squares[square].classList.remove("placed", "flipping");
    }
  }

  /** @param {BoardState} state */
  #finish(state) {
    this.#shown = state;
    this.#draw();
    this.dispatchEvent(new CustomEvent("position-shown", { detail: state }));
  }

  #draw() {
    const state = this.#shown;
    if (!state) {
      return;
    }
    const { size, board } = state;
    if (this.#squares.length !== size * size) {
      this.#build(size);
    }
    const last = state.recent.findLast((move) => move.square >= 0)?.square ?? -1;
    const legal = new Set(state.moves);
    const dots = getSettings().legal;
    for (let i = 0; i < board.length; i++) {
      const disc = board[i] === "X" ? " black" : board[i] === "O" ? " white" : "";
      const canPlay = legal.has(i) && this.#playable === true;
      const annotation = this.#annotations.get(i);
      const className =
        "square" + disc + (i === last ? " last" : "") + (canPlay ? (dots ? " legal shown" : " legal") : "")
        + (i === this.#hint ? " hint" : "") + (annotation ? ` annotated ${annotation.kind ?? ""}` : "");
      this.#setLabel(i, annotation?.text ?? "");
      const key = `${className} ${this.#playable}`;
      if (key !== this.#classNames[i]) {
        const square = this.#squares[i];
        this.#classNames[i] = key;
        square.className = className;
        square.setAttribute("aria-disabled", String(!canPlay && this.#playable !== "all"));
      }
      this.#setName(i, [
        squareName(i, size), contentName(board[i], canPlay), i === last ? text("board.last-move") : "",
        i === this.#hint ? text("board.hint") : "", annotation?.text ?? "",
      ]);
    }
  }

  /** The name of a square holds its content. @param {number} i @param {string[]} parts empty ones are left out */
  #setName(i, parts) {
    const name = parts.filter(Boolean).join(", ");
    if (this.#names[i] !== name) {
      this.#names[i] = name;
      this.#squares[i].setAttribute("aria-label", name);
    }
  }

  /** @param {number} i @param {string} label */
  #setLabel(i, label) {
    const square = this.#squares[i];
    const span = square.lastElementChild;
    if (span?.nodeName === "SPAN") {
      if (label === "") {
        span.remove();
      } else if (span.textContent !== label) {
        span.textContent = label;
      }
    } else if (label !== "") {
      square.append(createElement("span", {}, label));
    }
  }

  /** @param {number} size */
  #build(size) {
    this.#classNames = [];
    this.#names = [];
    this.#squares = [];
    this.style.setProperty("--n", String(size));
    this.dataset.size = String(size);
    const grid = createElement("div", { class: "board-grid", role: "group", "aria-label": text("board.name", { size }) });
    for (let i = 0; i < size * size; i++) {
      const square = createElement("button", {
        type: "button", class: "square", tabindex: "-1", "data-index": i, "data-name": squareName(i, size),
      }, createElement("i"));
      this.#squares.push(square);
    }
    grid.append(...this.#squares);
    if (size >= 8) {
      const points = [1, size - 3].flatMap((row) => [1, size - 3].map((column) => row * size + column));
      points.forEach((i) => (this.#squares[i].dataset.point = ""));
    }
    const letters = Array.from({ length: size }, (_, i) => String.fromCharCode(97 + i));
    const numbers = Array.from({ length: size }, (_, i) => String(i + 1));
    this.replaceChildren(createElement("div", { class: "frame" },
      labels("top", letters), labels("left", numbers), grid, labels("right", numbers), labels("bottom", letters)));
    this.#setFocusIndex((size / 2 - 1) * size + size / 2 - 1);
  }

  /** @param {number} index */
  #setFocusIndex(index) {
    this.#squares[this.#focus]?.setAttribute("tabindex", "-1");
    this.#focus = index;
    this.#squares[index].setAttribute("tabindex", "0");
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const square = event.target instanceof Element ? event.target.closest(".square") : null;
    if (!this.#shown || !(square instanceof HTMLElement)) {
      return;
    }
    const meant = this.#playable === true && !square.classList.contains("legal") ? this.#nearestLegal(event) ?? square : square;
    const index = Number(meant.dataset.index);
    this.#setFocusIndex(index);
    /** @type {SquarePress} */
    const detail = { index, name: squareName(index, this.#shown.size), legal: meant.classList.contains("legal") };
    this.dispatchEvent(new CustomEvent("square-press", { detail }));
  }

  /** The legal move next to the pointer where squares are small; undefined if there is none. @param {MouseEvent} event */
  #nearestLegal({ clientX, clientY }) {
    const side = this.#squares[0].getBoundingClientRect().width;
    /** @param {HTMLElement} square */
    const distance = (square) => {
      const box = square.getBoundingClientRect();
      return Math.hypot(clientX - box.x - side / 2, clientY - box.y - side / 2);
    };
    const near = [...this.querySelectorAll(".square.legal")]
      .map((square) => ({ square: /** @type {HTMLElement} */ (square), away: distance(/** @type {HTMLElement} */ (square)) }))
      .filter(({ away }) => side < MIN_TARGET_PX && away < MIN_TARGET_PX)
      .sort((one, other) => one.away - other.away);
    return near[0]?.square;
  }

  /** @param {KeyboardEvent} event */
  #onKeyDown(event) {
    const size = this.#shown?.size ?? 0;
    const [row, column] = [Math.floor(this.#focus / size), this.#focus % size];
    /** @type {Record<string, [number, number]>} */
    const targets = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [row, 0],
      End: [row, size - 1],
      PageUp: [0, column],
      PageDown: [size - 1, column],
    };
    const target = targets[event.key];
    if (target && size && target.every((coordinate) => coordinate >= 0 && coordinate < size)) {
      event.preventDefault();
      this.#setFocusIndex(target[0] * size + target[1]);
      this.#squares[this.#focus].focus();
    }
  }
}

/** @param {number} milliseconds */
const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

customElements.define("reversi-board", ReversiBoard);

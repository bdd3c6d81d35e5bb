import { element } from "./api.js";

/**
 * A game to walk through, as the server tells it: the first board, and what each move laid and turned.
 *
 * @typedef {object} GameView
 * @property {string} text
 * @property {number} size
 * @property {string} board
 * @property {string[]} turns
 * @property {number[][]} moves
 * @property {import("./board.js").Step[]} steps
 * @property {string[]} names
 * @property {string} opening
 * @property {string} refusal
 */

/**
 * All boards of a game, the first one included.
 *
 * @param {GameView} view
 * @returns {string[]}
 */
export function boards(view) {
  const all = [view.board];
  for (const { side, square, flips } of view.steps) {
    const cells = [...all.at(-1)];
    for (const place of square < 0 ? [] : [square, ...flips]) {
      cells[place] = side === "black" ? "X" : "O";
    }
    all.push(cells.join(""));
  }
  return all;
}

/**
 * The position after so many moves, for a board to show.
 *
 * @param {GameView} view
 * @param {string[]} all the game's boards
 * @param {number} ply
 * @returns {import("./board.js").BoardState}
 */
export const stateAt = (view, all, ply) => ({
  size: view.size,
  ply,
  board: all[ply],
  moves: view.moves[ply],
  recent: ply > 0 ? [view.steps[ply - 1]] : [],
});

/**
 * Where one stands in a game and how to go elsewhere.
 *
 * @typedef {object} Place
 * @property {() => number} ply
 * @property {() => number} last
 * @property {(ply: number) => void} go
 */

/** A button that walks. */
export const walk = (label, name, onclick) =>
  element("button", { type: "button", "aria-label": name, class: "walk", onclick }, label);

/**
 * The buttons that walk through a game, with where one is between them.
 *
 * @param {Place} place
 * @param {...HTMLElement} more
 */
export const walks = ({ ply, last, go }, ...more) =>
  element(
    "div",
    { class: "walks" },
    walk("«", "First position", () => go(0)),
    walk("‹", "Back", () => go(ply() - 1)),
    element("span", { class: "where" }),
    walk("›", "Forward", () => go(ply() + 1)),
    walk("»", "Last position", () => go(last())),
    ...more,
  );

/** Where a key leads to, undefined for one that does not walk. @param {string} key @param {Place} place */
export const walkedTo = (key, { ply, last }) =>
  ({ ArrowLeft: ply() - 1, ArrowRight: ply() + 1, Home: 0, End: last() })[key];

/** A value with its sign, a true minus. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** Where a value lies between −1 and 1: small differences are seen well, large ones still fit. @param {number} value */
export const leaning = (value) => value / (Math.abs(value) + 10);

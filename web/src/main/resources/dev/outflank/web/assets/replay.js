/** Stepping through a game. */
import { createElement } from "./dom.js";
import { text } from "./language.js";

/**
 * A game as the server sends it: the start position, and the disc played and the discs flipped by each move.
 *
 * @typedef {object} GameView
 * @property {string} text the game as a transcript, for further requests
 * @property {number} size
 * @property {string} board the start position
 * @property {string[]} turns the side to move in each position; empty when the game is over
 * @property {number[][]} moves the legal moves in each position
 * @property {import("./board.js").MoveView[]} steps
 * @property {string[]} names the moves in notation
 * @property {string} opening
 * @property {string} refusal why the engine cannot analyse the game; empty if it can
 */

/**
 * The boards of a game, from the start position to the last.
 *
 * @param {GameView} view
 */
export function boardsOf(view) {
  const boards = [view.board];
  let cells = [...view.board];
  for (const { side, square, flips } of view.steps) {
    cells = [...cells];
    for (const index of square < 0 ? [] : [square, ...flips]) {
      cells[index] = side === "black" ? "X" : "O";
    }
    boards.push(cells.join(""));
  }
  return boards;
}

/**
 * The position after a number of moves, for a board to show.
 *
 * @param {GameView} view
 * @param {string[]} boards the game's boards
 * @param {number} ply
 * @returns {import("./board.js").BoardState}
 */
export const stateAt = (view, boards, ply) => ({
  size: view.size,
  ply,
  board: boards[ply],
  moves: view.moves[ply],
  turn: view.turns[ply],
  recent: ply > 0 ? [view.steps[ply - 1]] : [],
});

/**
 * The position in a game and how to change it.
 *
 * @typedef {object} Navigation
 * @property {() => number} ply
 * @property {() => number} last
 * @property {(ply: number) => void} goTo
 */

/**
 * @param {string} label
 * @param {string} name
 * @param {() => void} onclick
 */
export const navButton = (label, name, onclick) =>
  createElement("button", { type: "button", "aria-label": name, class: "nav-button", onclick }, label);

/**
 * The buttons that step through a game, with the current ply between them.
 *
 * @param {Navigation} navigation
 * @param {...HTMLElement} more
 */
export const navButtons = ({ ply, last, goTo }, ...more) =>
  createElement(
    "div",
    { class: "nav-buttons" },
    navButton("«", text("replay.first"), () => goTo(0)),
    navButton("‹", text("replay.back"), () => goTo(ply() - 1)),
    createElement("span", { class: "nav-position" }),
    navButton("›", text("replay.forward"), () => goTo(ply() + 1)),
    navButton("»", text("replay.last"), () => goTo(last())),
    ...more,
  );

/**
 * The ply that a key leads to; undefined for keys that do not navigate.
 *
 * @param {string} key
 * @param {Navigation} navigation
 * @returns {number | undefined}
 */
export function plyForKey(key, { ply, last }) {
  switch (key) {
    case "ArrowLeft":
      return ply() - 1;
    case "ArrowRight":
      return ply() + 1;
    case "Home":
      return 0;
    case "End":
      return last();
    default:
      return undefined;
  }
}

/**
 * Scrolls a list, but not the page, so that an item is in the middle.
 *
 * @param {HTMLElement} list
 * @param {Element | null} item
 */
export function scrollWithin(list, item) {
  if (item instanceof HTMLElement) {
    // Once per frame: reading positions between two changes of the page would lay it out twice.
    requestAnimationFrame(() => (list.scrollTop = item.offsetTop - list.offsetTop - list.clientHeight / 2));
  }
}

/** A value with its sign and a typographic minus. @param {number} value */
export const formatSigned = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** Maps a value to (−1, 1), so that small differences stay visible and large ones fit. @param {number} value */
export const squash = (value) => value / (Math.abs(value) + 10);

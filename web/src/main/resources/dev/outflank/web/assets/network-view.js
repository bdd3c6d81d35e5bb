/**
 * What the network of the player net sees, and how it learned.
 *
 * @typedef {object} NetworkView
 * @property {State[]} states the state of each square in reading order
 * @property {number} value for the side to move, in discs
 * @property {number[]} errors the mean error after each epoch of the training, in discs
 *
 * @typedef {"EMPTY" | "OWN_MOVE" | "OPPONENT_MOVE" | "COMMON_MOVE" | "OWN_INNER" | "OWN_FRONTIER" | "OPPONENT_INNER" | "OPPONENT_FRONTIER"} State
 */
import { createElement, createSvgElement } from "./dom.js";
import { text } from "./language.js";
import { formatSigned } from "./replay.js";

const CELL = 20;
const [WIDTH, HEIGHT, LEFT, BOTTOM] = [320, 150, 34, 24];

/** The states in the order of the legend, with their meanings. */
const meanings = () =>
  /** @type {[State, string][]} */ ([
    ["OWN_INNER", text("network.own-inner")],
    ["OWN_FRONTIER", text("network.own-frontier")],
    ["OPPONENT_INNER", text("network.opponent-inner")],
    ["OPPONENT_FRONTIER", text("network.opponent-frontier")],
    ["OWN_MOVE", text("network.own-move")],
    ["OPPONENT_MOVE", text("network.opponent-move")],
    ["COMMON_MOVE", text("network.common-move")],
    ["EMPTY", text("network.empty")],
  ]);

/** @param {NetworkView} view @param {string} side the side to move */
export const networkView = ({ states, value, errors }, side) =>
  createElement("section", { class: "network" },
    createElement("p", {}, text("network.value", { side, value: formatSigned(value) })),
    createElement("h2", {}, text("network.inputs")),
    createElement("div", { class: "inputs" }, drawBoard(states, side), legend()),
    createElement("h2", {}, text("network.training")),
    drawErrors(errors),
    createElement("p", { class: "unit" }, text("network.errors")));

/** @param {State[]} states @param {string} side */
const drawBoard = (states, side) =>
  createSvgElement("svg", {
    viewBox: `0 0 ${8 * CELL} ${8 * CELL}`, role: "img", "aria-label": text("network.inputs-of", { side }),
  }, ...states.map((state, square) => drawState(state, (square % 8) * CELL, Math.floor(square / 8) * CELL)));

const legend = () =>
  createElement("ul", {}, ...meanings().map(([state, meaning]) =>
    createElement("li", {},
      createSvgElement("svg", { viewBox: `0 0 ${CELL} ${CELL}`, "aria-hidden": "true" }, drawState(state, 0, 0)),
      meaning)));

/** A square: discs are filled inside and rings at the frontier; signs show who can move. @param {State} state @param {number} x @param {number} y */
function drawState(state, x, y) {
  const square = createSvgElement("g", { class: state.toLowerCase().replace("_", " ") },
    createSvgElement("rect", { x, y, width: CELL, height: CELL }));
  const sign = { OWN_MOVE: "+", OPPONENT_MOVE: "−", COMMON_MOVE: "±" }[/** @type {string} */ (state)];
  if (sign) {
    square.append(createSvgElement("text", { x: x + CELL / 2, y: y + 0.75 * CELL }, sign));
  } else if (state !== "EMPTY") {
    square.append(createSvgElement("circle", { cx: x + CELL / 2, cy: y + CELL / 2, r: 0.34 * CELL }));
  }
  return square;
}

/** The error after each epoch, from zero upwards. @param {number[]} errors */
function drawErrors(errors) {
  const top = Math.ceil(Math.max(...errors, 1));
  /** @param {number} epoch */
  const x = (epoch) => LEFT + ((epoch - 1) / Math.max(1, errors.length - 1)) * (WIDTH - LEFT - 12);
  /** @param {number} discs */
  const y = (discs) => 10 + (1 - discs / top) * (HEIGHT - BOTTOM - 10);
  const svg = createSvgElement("svg", {
    class: "training", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img",
    "aria-label": text("network.curve", { first: errors[0].toFixed(1), last: errors[errors.length - 1].toFixed(1), epochs: errors.length }),
  });
  for (let discs = 0; discs <= top; discs += 2) {
    svg.append(
      createSvgElement("line", { x1: LEFT, x2: WIDTH - 12, y1: y(discs), y2: y(discs) }),
      createSvgElement("text", { x: LEFT - 6, y: y(discs) + 4, "text-anchor": "end" }, String(discs)));
  }
  for (const epoch of new Set([1, errors.length])) {
    svg.append(createSvgElement("text", { x: x(epoch), y: HEIGHT - 6, "text-anchor": "middle" }, String(epoch)));
  }
  svg.append(createSvgElement("polyline", { points: errors.map((error, i) => `${x(i + 1)},${y(error)}`).join(" ") }));
  return svg;
}

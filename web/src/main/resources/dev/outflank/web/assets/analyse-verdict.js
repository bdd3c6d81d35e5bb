/**
 * The engine's verdicts in words.
 *
 * @typedef {object} Verdict the engine's verdict on a move; values are discs for Black
 * @property {number} ply
 * @property {number} value
 * @property {boolean} exact
 * @property {string} best
 * @property {number} bestValue
 * @property {number} lost discs lost by the move
 * @property {"forced" | "good" | "doubt" | "error"} grade
 * @property {string[]} line the best continuation
 * @property {{kind: string, square: string, before: number, after: number}[]} reasons why a mistake is one
 *
 * @typedef {{errors: number, discsLost: number, doubts: number, discsDoubted: number}} Total
 *
 * @typedef {object} Summary
 * @property {Total} black
 * @property {Total} white
 * @property {number} end the value of the last position for Black
 * @property {number} turningPoint the ply that decided the game; -1 for none
 *
 * @typedef {object} MoveValue a legal move; the value is discs for the side to move
 * @property {number} square
 * @property {string} name
 * @property {number} value
 * @property {boolean} exact
 * @property {string} depth
 * @property {string[]} line
 * @property {number} difficulty the depth since which the best move has been the same
 */
import { button, createElement } from "./dom.js";
import { sideName, text } from "./language.js";
import { formatSigned } from "./replay.js";

/** @param {string} side @param {Total} total */
const totalLine = (side, { errors, discsLost, doubts, discsDoubted }) =>
  text("verdict.errors", { side: sideName(side), errors, discs: discsLost })
  + (doubts > 0 ? text("verdict.doubts", { doubts, discs: discsDoubted }) : "");

/**
 * The mistakes of both sides, and links to the decisive moves.
 *
 * @param {Summary} summary
 * @param {(ply: number) => void} goTo
 * @param {() => void} goToBiggestMistake
 */
export const totalsOf = ({ black, white, turningPoint }, goTo, goToBiggestMistake) => [
  totalLine("black", black),
  createElement("br"),
  totalLine("white", white),
  createElement("br"),
  turningPoint >= 0
    ? button(text("verdict.turning-point", { move: turningPoint + 1 }), () => goTo(turningPoint + 1), { class: "secondary" })
    : "",
  button(text("verdict.biggest"), goToBiggestMistake, { class: "secondary" }),
];

/**
 * The verdict on the last move, and the best next move.
 *
 * @param {string[]} names
 * @param {string} side the side that moved
 * @param {number} ply
 * @param {Verdict | undefined} verdict
 * @param {MoveValue | undefined} bestMove
 */
export function verdictOf(names, side, ply, verdict, bestMove) {
  const lines = [];
  if (verdict) {
    const { lost, exact, best, grade, value, line, reasons } = verdict;
    const move = `${ply}. ${names[ply - 1]}`;
    lines.push(
      createElement("p", { class: grade }, lost > 0
        ? (exact ? text("verdict.lost", { move, discs: lost, best }) : text("verdict.lost-about", { move, discs: lost, best }))
        : (grade === "forced" ? text("verdict.forced", { move }) : text("verdict.good", { move }))),
      createElement("p", {}, exact
        ? text("verdict.exact", { value: formatSigned(value) }) : text("verdict.estimated", { value: formatSigned(value) })),
    );
    const opponent = sideName(side === "black" ? "white" : "black");
    for (const { kind, square, before, after } of reasons) {
      lines.push(createElement("p", { class: "reason" }, text("reason." + kind, { opponent, square, before, after })));
    }
    if (lost > 0) {
      lines.push(createElement("p", { class: "line" }, line.join(" ")));
    }
  }
  if (bestMove) {
    const { name, value, exact, depth, line, difficulty } = bestMove;
    lines.push(createElement("p", { class: "line" },
      text("verdict.best", {
        move: name, value: formatSigned(value), line: line.join(" "), depth: exact ? text("verdict.solved") : text("verdict.depth", { depth }),
      })));
    lines.push(createElement("p", { class: "line difficulty" }, text("verdict.difficulty", { depth: difficulty })));
  }
  return lines;
}

/**
 * The explored part of a game tree, drawn from the root down: the states on the current path with all their moves.
 *
 * @typedef {object} Branch
 * @property {string} move
 * @property {"open" | "here" | "done" | "cut"} status
 * @property {number | null} value
 * @property {number} cut number of moves pruned below it
 *
 * @typedef {{x: number, y: number}} Point
 */
import { createSvgElement } from "./dom.js";

const [ROW, COLUMN, WIDTH, HEIGHT] = [58, 54, 44, 30];

/**
 * @param {{max: boolean, best: string, branches: Branch[]}[]} levels from the root to the current state
 * @param {{finished: {branches: Branch[]} | null, finishedDepth: number}} frame with the state that was completed last
 * @param {(value: number | null) => string} formatValue
 */
export function drawTree(levels, { finished, finishedDepth }, formatValue) {
  /** @param {number} depth */
  const finishedBranches = (depth) => (finished && depth === finishedDepth ? finished.branches : []);
  const widest = Math.max(...levels.map((level, depth) => level.branches.length + finishedBranches(depth).length), 1);
  const width = (widest + 1) * COLUMN + 80;
  const height = (levels.length + 1) * ROW;
  const svg = createSvgElement("svg", { viewBox: `0 0 ${width} ${height}`, width, height });
  const over = levels[0]?.branches.every(({ status }) => status === "done" || status === "cut");
  let parent = { x: width / 2 + 30, y: ROW / 2 };
  let sibling = parent;
  svg.append(drawNode(parent, over ? "done" : "here", "root", over ? levels[0].best : ""));
  /**
   * Draws the branches of a state side by side and returns their positions.
   *
   * @param {Point} from
   * @param {Branch[]} branches
   * @param {number} left
   * @param {number} y
   */
  const drawRow = (from, branches, left, y) =>
    branches.map(({ status, move, value }, i) => {
      const point = { x: left + i * COLUMN, y };
      svg.prepend(createSvgElement("path", {
        class: status,
        d: `M${from.x} ${from.y + HEIGHT / 2}C${from.x} ${y - ROW / 2} ${point.x} ${y - ROW / 2} ${point.x} ${y - HEIGHT / 2}`,
      }));
      svg.append(drawNode(point, status, move, formatValue(value)));
      return point;
    });
  levels.forEach(({ max, branches }, depth) => {
    const y = (depth + 1) * ROW + ROW / 2;
    const before = finishedBranches(depth);
    const count = branches.length + before.length + (before.length > 0 ? 0.5 : 0);
    // Each row is centred below its parent, within the bounds of the drawing.
    const left = Math.max(70, Math.min(parent.x - ((count - 1) * COLUMN) / 2, width - (count - 1) * COLUMN - WIDTH / 2 - 4));
    svg.append(createSvgElement("text", { class: max ? "max" : "min", x: 4, y: y - ROW / 2 + 4 }, max ? "MAX" : "MIN"));
    drawRow(sibling, before, left, y);
    const points = drawRow(parent, branches, left + (count - branches.length) * COLUMN, y);
    const current = branches.findIndex(({ status }) => status === "here");
    sibling = points[current - 1] ?? parent;
    parent = points[current] ?? parent;
  });
  return svg;
}

/** @param {Point} point @param {string} status @param {string} name @param {string} value */
const drawNode = ({ x, y }, status, name, value) =>
  createSvgElement("g", { class: status },
    createSvgElement("rect", { x: x - WIDTH / 2, y: y - HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: 8 }),
    createSvgElement("text", { x, y: value ? y - 1 : y + 4 }, name),
    createSvgElement("text", { class: "value", x, y: y + 11 }, value));

/**
 * The part of a game tree that is known, drawn from the root down: the states on the way, and every move from each of them.
 *
 * @typedef {object} Branch
 * @property {string} move
 * @property {"open" | "here" | "done" | "cut"} status
 * @property {number | null} value
 * @property {number} cut
 */
const SVG = "http://www.w3.org/2000/svg";
const [ROW, COLUMN, WIDTH, HEIGHT] = [58, 54, 44, 30];

const make = (name, attributes, ...children) => {
  const made = document.createElementNS(SVG, name);
  Object.entries(attributes).forEach(([key, value]) => made.setAttribute(key, String(value)));
  made.append(...children);
  return made;
};

/**
 * @param {{max: boolean, best: string, branches: Branch[]}[]} levels from the root to where the search is
 * @param {{finished: {branches: Branch[]} | null, finishedDepth: number}} frame with the state that was left last
 * @param {(value: number | null) => string} written how values are written
 */
export function drawing(levels, { finished, finishedDepth }, written) {
  const left = (depth) => (finished && depth === finishedDepth ? finished.branches : []);
  const widest = Math.max(...levels.map((level, depth) => level.branches.length + left(depth).length), 1);
  const width = (widest + 1) * COLUMN + 80;
  const picture = make("svg", { viewBox: `0 0 ${width} ${(levels.length + 1) * ROW}`, width, height: (levels.length + 1) * ROW });
  const over = levels[0]?.branches.every((branch) => branch.status === "done" || branch.status === "cut");
  let parent = { x: width / 2 + 30, y: ROW / 2 };
  let sibling = parent;
  picture.append(node(parent, over ? "done" : "here", "root", over ? levels[0].best : ""));
  /** Draws a state's branches side by side and tells where each is. */
  const row = (from, branches, first, y) =>
    branches.map((branch, i) => {
      const at = { x: first + i * COLUMN, y };
      picture.prepend(make("path", {
        class: branch.status,
        d: `M${from.x} ${from.y + HEIGHT / 2}C${from.x} ${y - ROW / 2} ${at.x} ${y - ROW / 2} ${at.x} ${y - HEIGHT / 2}`,
      }));
      picture.append(node(at, branch.status, branch.move, written(branch.value)));
      return at;
    });
  levels.forEach(({ max, branches }, depth) => {
    const y = (depth + 1) * ROW + ROW / 2;
    const before = left(depth);
    const count = branches.length + before.length + (before.length > 0 ? 0.5 : 0);
    // Each row lies under the state it comes from, as far as the picture goes.
    const first = Math.max(70, Math.min(parent.x - ((count - 1) * COLUMN) / 2, width - (count - 1) * COLUMN - WIDTH / 2 - 4));
    picture.append(make("text", { class: max ? "max" : "min", x: 4, y: y - ROW / 2 + 4 }, max ? "MAX" : "MIN"));
    row(sibling, before, first, y);
    const places = row(parent, branches, first + (count - branches.length) * COLUMN, y);
    const here = branches.findIndex((branch) => branch.status === "here");
    sibling = places[here - 1] ?? parent;
    parent = places[here] ?? parent;
  });
  return picture;
}

const node = ({ x, y }, status, name, value) =>
  make("g", { class: status },
    make("rect", { x: x - WIDTH / 2, y: y - HEIGHT / 2, width: WIDTH, height: HEIGHT, rx: 8 }),
    make("text", { x, y: value ? y - 1 : y + 4 }, name),
    make("text", { class: "value", x, y: y + 11 }, value));

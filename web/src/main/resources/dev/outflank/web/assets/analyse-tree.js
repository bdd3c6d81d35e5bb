/**
 * A game with variations, as the page keeps it. The first child of a node continues the main line.
 *
 * @typedef {object} TreeNode
 * @property {string} move
 * @property {string} comment
 * @property {string[]} marks the names of marked squares
 * @property {TreeNode[]} children
 * @property {TreeNode | undefined} parent
 * @property {import("./analyse-verdict.js").Verdict} [verdict]
 *
 * @typedef {{parent: number, move: string, comment: string, marks: string[]}} StoredNode
 * @typedef {{start: string, nodes: StoredNode[]}} StoredTree
 */

const STORAGE_KEY = "analysis";

/** @param {string} move @param {TreeNode} [parent] @returns {TreeNode} */
const newNode = (move, parent) => ({ move, comment: "", marks: [], children: [], parent });

export class VariationTree {
  root = newNode("");

  /** @param {string} start the start position and the side to move */
  constructor(start) {
    this.start = start;
  }

  /** A tree with one line. @param {import("./replay.js").GameView} view */
  static ofGame(view) {
    const tree = new VariationTree(`${view.board} ${view.turns[0] === "white" ? "O" : "X"}`);
    tree.extend(tree.root, view.names);
    return tree;
  }

  /** @param {StoredTree} stored */
  static ofStored({ start, nodes }) {
    const tree = new VariationTree(start);
    /** @type {TreeNode[]} */
    const read = [];
    for (const { parent, move, comment, marks } of nodes) {
      const node = Object.assign(tree.add(read[parent] ?? tree.root, move), { comment, marks });
      read.push(node);
    }
    return tree;
  }

  /** The tree that this browser kept last. */
  static ofBrowser() {
    try {
      const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
      return stored?.nodes.length > 0 ? VariationTree.ofStored(stored) : undefined;
    } catch {
      return undefined;
    }
  }

  keepInBrowser() {
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(this.stored()));
    } catch {
      // A browser without storage only forgets the tree when the page is closed.
    }
  }

  /** @returns {StoredTree} */
  stored() {
    /** @type {StoredNode[]} */
    const nodes = [];
    /** @param {TreeNode} node @param {number} parent */
    const addChildren = (node, parent) => {
      for (const child of node.children) {
        nodes.push({ parent, move: child.move, comment: child.comment, marks: child.marks });
        addChildren(child, nodes.length - 1);
      }
    };
    addChildren(this.root, -1);
    return { start: this.start, nodes };
  }

  /** The child with a move, created if there is none. @param {TreeNode} parent @param {string} move */
  add(parent, move) {
    const known = parent.children.find((child) => child.move === move);
    if (known) {
      return known;
    }
    const node = newNode(move, parent);
    parent.children.push(node);
    return node;
  }

  /** Adds a line of moves and returns its last node. @param {TreeNode} from @param {string[]} moves */
  extend(from, moves) {
    return moves.reduce((node, move) => this.add(node, move), from);
  }

  /** @param {TreeNode} node */
  remove(node) {
    const siblings = node.parent?.children ?? [];
    siblings.splice(siblings.indexOf(node), 1);
  }

  /** Makes the line of a node the main line, back to the start. @param {TreeNode} node */
  promote(node) {
    for (let { parent } = node, child = node; parent; child = parent, { parent } = parent) {
      parent.children.splice(parent.children.indexOf(child), 1);
      parent.children.unshift(child);
    }
  }

  /** The moves from the start to a node. @param {TreeNode} node @returns {TreeNode[]} */
  path(node) {
    return node.parent ? [...this.path(node.parent), node] : [];
  }

  /** The moves from the start through a node to the end of its line. @param {TreeNode} node */
  line(node) {
    const line = this.path(node);
    for (let next = node.children[0]; next; next = next.children[0]) {
      line.push(next);
    }
    return line;
  }

  /** A line as a transcript. @param {TreeNode[]} line */
  record(line) {
    return `start ${this.start} moves ${line.map(({ move }) => move).join(" ")}`;
  }

  /** Whether there is more than one line of moves. */
  get isPlain() {
    return this.stored().nodes.every(({ parent, comment, marks }, i) => parent === i - 1 && !comment && marks.length === 0);
  }
}

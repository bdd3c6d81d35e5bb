/**
 * Review mode of the analysis page: a live board. The engine deepens while the page is visible; moves on the board become
 * variations of a tree with comments and marks; each move of an analysed line has a verdict.
 */
import { get, subscribe } from "./api.js";
import { exportButtons } from "./analyse-export.js";
import { OpenGame } from "./analyse-game.js";
import { VariationTree } from "./analyse-tree.js";
import { totalsOf, verdictOf } from "./analyse-verdict.js";
import { boardTools } from "./board-tools.js";
import { squareIndex } from "./board.js";
import { button, createElement, find, showToast, withErrorToast } from "./dom.js";
import "./evaluation-graph.js";
import { text } from "./language.js";
import { formatSigned, navButtons, plyForKey, scrollWithin, squash } from "./replay.js";

/** @typedef {import("./analyse-verdict.js").Summary} Summary */
/** @typedef {import("./analyse-verdict.js").MoveValue} MoveValue */
/** @typedef {import("./analyse-tree.js").TreeNode} TreeNode */

const LEVELS = [6, 10, 14, 20, 26, 32];
const SECONDS = [2, 8, 30, 120];
/** The engine starts when a position stays for this long: stepping through a game needs no values. */
const STEPPING_MS = 150;
const DEFAULT_LEVEL = 20;
const DEFAULT_SECONDS = 8;

/**
 * A choice that the browser remembers.
 *
 * @param {string} key
 * @param {string} label
 * @param {number[]} values
 * @param {number} standard
 * @param {(value: number) => string} name
 * @param {() => void} onchange
 */
function storedSelect(key, label, values, standard, name, onchange) {
  const stored = Number(localStorage.getItem(key));
  const selected = values.includes(stored) ? stored : standard;
  return createElement("select", {
    "aria-label": label,
    onchange: ({ target }) => {
      localStorage.setItem(key, target.value);
      onchange();
    },
  }, ...values.map((value) => createElement("option", { value, selected: value === selected }, name(value))));
}

export class ReviewMode {
  name = "review";
  #page;
  /** @type {OpenGame | undefined} the line that is open */
  #game;
  #tree = new VariationTree("");
  /** @type {TreeNode[]} the nodes of the open line */
  #line = [];
  /** @type {{record: string, summary: Summary} | undefined} */
  #summary;
  /** @type {MoveValue[]} in the current position, the best first */
  #values = [];
  #stopVerdicts = () => {};
  #stopValues = () => {};
  /** @type {import("./replay.js").Navigation} */
  #navigation = { ply: () => this.#game?.ply ?? 0, last: () => this.#last, goTo: (ply) => this.#goTo(ply) };
  #title = createElement("h1");
  #progress = createElement("p", { class: "progress", role: "status" });
  #verdictBox = createElement("div", { class: "verdict card", "aria-live": "polite" });
  #totals = createElement("p", { class: "totals" });
  #moveList = createElement("ol", { class: "verdicts" });
  /** @type {HTMLElement[]} the buttons of the list */
  #moveButtons = [];
  #variations = createElement("ul", { class: "variations" });
  #comment = createElement("textarea", {
    rows: "2",
    class: "comment",
    "aria-label": text("review.comment"),
    placeholder: text("review.comment"),
    oninput: ({ target }) => this.#setComment(target.value),
  });
  #analyseLine = button(text("review.analyse-line"), () => this.#startVerdicts());
  #lineActions = createElement("div", { class: "actions" },
    this.#analyseLine,
    button(text("review.promote"), () => this.#promote()),
    button(text("review.delete"), () => this.#delete()));
  #level = storedSelect("analysis-level", text("review.level"), LEVELS, DEFAULT_LEVEL,
    (level) => text("review.level-name", { level }), () => this.#startValues());
  #seconds = storedSelect("analysis-seconds", text("review.time"), SECONDS, DEFAULT_SECONDS,
    (seconds) => text("review.seconds", { seconds }), () => this.#startValues());
  #exports = createElement("div");

  evaluationBar = createElement("div", { class: "evaluation-bar", "aria-hidden": "true" }, createElement("i"));
  navButtons = navButtons(this.#navigation);
  graph = createElement("evaluation-graph");

  /** @param {import("./analyse.js").AnalysePage} page */
  constructor(page) {
    this.#page = page;
    this.graph.addEventListener("ply-select", (event) => this.#goTo(event.detail));
  }

  get #last() {
    return this.#game?.view.steps.length ?? 0;
  }

  /** The node of the current position. */
  get #node() {
    const ply = this.#game?.ply ?? 0;
    return ply > 0 ? this.#line[ply - 1] : this.#tree.root;
  }

  /** Opens a game. @param {OpenGame} game @param {VariationTree} [tree] whose line the game is; a new one by default */
  show(game, tree = VariationTree.ofGame(game.view)) {
    this.#page.enter(
      this,
      this.#title,
      this.#progress,
      this.#verdictBox,
      this.#totals,
      this.#moveList,
      this.#variations,
      this.#comment,
      this.#lineActions,
      createElement("div", { class: "field-row" }, this.#level, this.#seconds),
      createElement("p", { class: "line keys" }, text("review.keys")),
      createElement(
        "div",
        { class: "actions" },
        button(text("analyse.practise"), () => this.#game && this.#page.showPractice(this.#game)),
        button(text("review.edit"), () => this.#edit()),
        button(text("review.another"), () => this.#page.showImport()),
      ),
      this.#exports,
      boardTools(this.#page),
    );
    this.#tree = tree;
    this.#openLine(game, this.#tree.line(this.#tree.root));
    if (game.view.steps.length > 1) {
      this.#startVerdicts();
    }
  }

  /** @param {OpenGame} game @param {TreeNode[]} line */
  #openLine(game, line) {
    const { view } = game;
    this.#stopVerdicts();
    this.#game = game;
    this.#line = line;
    this.#title.textContent = view.opening || (view.steps.length > 0 ? text("review.game") : text("review.position"));
    this.#progress.textContent = view.refusal;
    this.#moveButtons = view.names.map((name, i) => button(name, () => this.#goTo(i + 1)));
    this.#moveList.replaceChildren(...this.#moveButtons.map((item) => createElement("li", {}, item)));
    this.#exports.replaceChildren(exportButtons(game, this.#tree));
    this.#goTo(game.ply);
  }

  stop() {
    this.#stopVerdicts();
    this.#stopValues();
    this.#summary = undefined;
    this.#values = [];
  }

  /** Asks for the verdicts on the open line. */
  #startVerdicts() {
    const game = this.#game;
    if (!game || game.view.refusal || game.view.steps.length === 0) {
      return;
    }
    const line = this.#line;
    const record = game.view.text;
    this.#stopVerdicts();
    this.#progress.textContent = text("review.progress", { move: this.#last, count: this.#last });
    this.#stopVerdicts = subscribe(`/api/analyse/verdicts?record=${encodeURIComponent(record)}`, {
      onPart: (verdict) => {
        line[verdict.ply].verdict = verdict;
        this.#progress.textContent = verdict.ply > 0 ? text("review.progress", { move: verdict.ply, count: line.length }) : "";
        this.#render();
      },
      onEnd: (summary) => {
        this.#progress.textContent = "";
        this.#summary = { record, summary };
        this.#render();
      },
    });
  }

  /** Lets the engine deepen in the current position, while the page can be seen. */
  #startValues() {
    const game = this.#game;
    this.#stopValues();
    if (!game || document.hidden || game.view.refusal || game.view.moves[game.ply].length === 0) {
      return;
    }
    /** @param {MoveValue[]} values */
    const show = (values) => {
      this.#values = values;
      this.#annotate();
      this.#renderVerdict();
    };
    const position = `record=${encodeURIComponent(game.view.text)}&ply=${game.ply}`;
    this.#stopValues = subscribe(
      `/api/analyse/values?${position}&level=${this.#level.value}&seconds=${this.#seconds.value}`,
      { onPart: show, onEnd: show });
  }

  onVisibilityChange() {
    if (document.hidden) {
      this.#stopValues();
    } else {
      this.#startValues();
    }
  }

  /** @param {number} ply */
  #goTo(ply) {
    const game = this.#game;
    if (!game || ply < 0 || ply > this.#last || !this.#page.isIn(this)) {
      return;
    }
    game.ply = ply;
    this.#values = [];
    this.#page.board.showNow(game.stateAt(), true, this.#annotations());
    this.#comment.value = this.#node.comment;
    this.#comment.disabled = ply === 0;
    this.#stopValues();
    const timer = setTimeout(() => this.#startValues(), STEPPING_MS);
    this.#stopValues = () => clearTimeout(timer);
    this.#render();
  }

  /** Goes to a node of any line. @param {TreeNode} node */
  async #goToNode(node) {
    const line = this.#tree.line(node);
    const ply = this.#tree.path(node).length;
    const record = this.#tree.record(line);
    const view = await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (!view || !this.#page.isIn(this)) {
      return;
    }
    // Passes follow from the rules: the server inserts them.
    const last = this.#tree.extend(this.#tree.root, view.names);
    this.#openLine(new OpenGame(view, ply + (view.names[ply - 1] === node.move ? 0 : 1)), this.#tree.path(last));
    this.#tree.keepInBrowser();
  }

  #annotate() {
    this.#page.board.annotations = this.#annotations();
  }

  /** The value of each legal move on its square, and the marks. */
  #annotations() {
    const size = this.#game?.view.size ?? 8;
    const best = this.#values[0]?.value;
    /** @type {Map<number, import("./board.js").Annotation>} */
    const annotations = new Map(this.#values.map(({ square, value, exact }) => [
      square,
      { text: formatSigned(value), kind: (value === best ? "best" : "") + (exact ? " exact" : "") },
    ]));
    for (const name of this.#node.marks) {
      const square = squareIndex(name, size);
      const { text: value, kind } = annotations.get(square) ?? { text: "✕", kind: "" };
      annotations.set(square, { text: value, kind: `${kind} mark` });
    }
    return annotations;
  }

  /** The value of each position for Black; undefined where it is not known yet. */
  #evaluations() {
    const values = this.#line.map(({ verdict }) => verdict?.bestValue);
    return [...values, this.#lineSummary?.end ?? this.#line[this.#last - 1]?.verdict?.value];
  }

  get #lineSummary() {
    return this.#summary?.record === this.#game?.view.text ? this.#summary?.summary : undefined;
  }

  #render() {
    const game = this.#game;
    if (!game) {
      return;
    }
    const { view, ply } = game;
    find(this.navButtons, ".nav-position").textContent = `${ply} / ${this.#last}`;
    const evaluations = this.#evaluations();
    const verdicts = this.#line.map(({ verdict }) => verdict);
    const mistakes = verdicts.flatMap((verdict, at) =>
      verdict && (verdict.grade === "error" || verdict.grade === "doubt") ? [{ ply: at, kind: verdict.grade }] : []);
    this.graph.hidden = verdicts.every((verdict) => !verdict);
    this.graph.show(evaluations, mistakes, ply);
    this.#renderEvaluationBar(evaluations[ply]);
    this.#moveButtons.forEach((item, i) => {
      const verdict = verdicts[i];
      const className = [i + 1 === ply ? "here" : "", verdict?.grade ?? ""].join(" ");
      const lost = verdict && verdict.lost > 0 ? `${verdict.grade === "error" ? "−" : "≈−"}${verdict.lost}` : "";
      // A list of hundreds of moves: what is written again, even unchanged, is styled again.
      if (item.className !== className) {
        item.className = className;
      }
      if ((item.dataset.lost ?? "") !== lost) {
        item.dataset.lost = lost;
      }
    });
    scrollWithin(this.#moveList, this.#moveButtons[ply - 1] ?? null);
    this.#analyseLine.hidden = Boolean(view.refusal) || verdicts.length === 0 || verdicts.every(Boolean);
    this.#lineActions.hidden = view.steps.length === 0;
    const summary = this.#lineSummary;
    this.#totals.replaceChildren(
      ...(summary ? totalsOf(summary, (to) => this.#goTo(to), () => this.#goToBiggestMistake()) : []));
    this.#renderVariations();
    this.#renderVerdict();
  }

  /** The moves that leave the open line. */
  #renderVariations() {
    const parents = [this.#tree.root, ...this.#line];
    const others = parents.flatMap((parent, ply) =>
      parent.children.filter((child) => child !== this.#line[ply]).map((child) => ({ child, ply })));
    this.#variations.hidden = others.length === 0;
    this.#variations.replaceChildren(...others.map(({ child, ply }) =>
      createElement("li", {}, button(
        `${ply + 1}. ${this.#tree.line(child).slice(ply, ply + 6).map(({ move }) => move).join(" ")}${child.comment && " …"}`,
        () => this.#goToNode(child), { class: "secondary" }))));
  }

  /** @param {number | undefined} value */
  #renderEvaluationBar(value) {
    const share = value === undefined ? 0.5 : (1 + squash(value)) / 2;
    find(this.evaluationBar, "i").style.height = `${100 * share}%`;
  }

  #renderVerdict() {
    const game = this.#game;
    if (!game) {
      return;
    }
    const { view, ply } = game;
    const lines = verdictOf(
      view.names, view.turns[ply - 1] ?? "", ply, this.#line[ply - 1]?.verdict, this.#values[0]);
    this.#verdictBox.replaceChildren(...lines);
    this.#verdictBox.hidden = lines.length === 0;
  }

  #goToBiggestMistake() {
    const [worst] = this.#line.flatMap(({ verdict }) => verdict ?? []).sort((one, other) => other.lost - one.lost);
    if (worst && worst.lost > 0) {
      this.#goTo(worst.ply + 1);
    } else {
      showToast(text("review.no-mistake"));
    }
  }

  /** @param {string} comment */
  #setComment(comment) {
    this.#node.comment = comment;
    this.#tree.keepInBrowser();
  }

  #edit() {
    const game = this.#game;
    if (game) {
      this.#page.showSetup(game.boards[game.ply], game.view.turns[game.ply]);
    }
  }

  /** Makes the open line the main line. */
  #promote() {
    this.#tree.promote(this.#line[this.#last - 1] ?? this.#tree.root);
    this.#tree.keepInBrowser();
    this.#render();
    showToast(text("review.promoted"));
  }

  /** Deletes the last move before the current position, with everything after it. */
  async #delete() {
    const node = this.#node;
    if (node.parent) {
      this.#tree.remove(node);
      await this.#goToNode(node.parent);
    }
  }

  /** Goes to the next variation of the last move. @param {number} step */
  #goToSibling(step) {
    const node = this.#node;
    const siblings = node.parent?.children ?? [];
    if (siblings.length > 1) {
      this.#goToNode(siblings[(siblings.indexOf(node) + step + siblings.length) % siblings.length]);
    }
  }

  /** Marks a square, or removes its mark. @param {MouseEvent} event */
  onMark(event) {
    const square = event.target instanceof Element ? event.target.closest(".square") : null;
    if (!(square instanceof HTMLElement) || !square.dataset.name) {
      return;
    }
    event.preventDefault();
    const { name } = square.dataset;
    const node = this.#node;
    node.marks = node.marks.includes(name) ? node.marks.filter((mark) => mark !== name) : [...node.marks, name];
    this.#annotate();
    this.#tree.keepInBrowser();
  }

  /** @param {import("./board.js").SquarePress} square */
  onSquarePress({ index, name, legal }) {
    const game = this.#game;
    if (!game || !legal) {
      return;
    }
    if (game.view.steps[game.ply]?.square === index) {
      this.#goTo(game.ply + 1);
    } else {
      this.#goToNode(this.#tree.add(this.#node, name));
    }
  }

  /** @param {KeyboardEvent} event */
  onKeyDown(event) {
    if (event.target instanceof Element && event.target.closest("reversi-board, textarea, input, select")
      || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const ply = plyForKey(event.key, this.#navigation);
    /** @type {Record<string, () => void>} */
    const actions = {
      ArrowUp: () => this.#goToSibling(-1),
      ArrowDown: () => this.#goToSibling(1),
      Delete: () => this.#delete(),
      p: () => this.#promote(),
    };
    const action = ply === undefined ? actions[event.key] : () => this.#goTo(ply);
    if (action) {
      event.preventDefault();
      action();
    }
  }
}

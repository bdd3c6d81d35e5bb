/** Review mode of the analysis page: step through a game with the engine's verdict on each move, and try variations. */
import { get, subscribe } from "./api.js";
import { exportButtons } from "./analyse-export.js";
import { OpenGame } from "./analyse-game.js";
import { totalsOf, verdictOf } from "./analyse-verdict.js";
import { boardTools } from "./board-tools.js";
import { button, createElement, find, showToast, withErrorToast } from "./dom.js";
import "./evaluation-graph.js";
import { text } from "./language.js";
import { formatSigned, navButtons, plyForKey, scrollWithin, squash } from "./replay.js";

/** @typedef {import("./analyse-verdict.js").Verdict} Verdict */
/** @typedef {import("./analyse-verdict.js").Summary} Summary */
/** @typedef {import("./analyse-verdict.js").MoveValue} MoveValue */

export class ReviewMode {
  name = "review";
  #page;
  /** @type {OpenGame | undefined} */
  #game;
  /** @type {Map<number, Verdict>} by ply */
  #verdicts = new Map();
  /** @type {Summary | undefined} */
  #summary;
  /** @type {MoveValue | undefined} the best move in the current position */
  #bestMove;
  #stopVerdicts = () => {};
  #stopValues = () => {};
  /** @type {import("./replay.js").Navigation} */
  #navigation = { ply: () => this.#game?.ply ?? 0, last: () => this.#last, goTo: (ply) => this.#goTo(ply) };
  #progress = createElement("p", { class: "progress", role: "status" });
  #verdictBox = createElement("div", { class: "verdict card", "aria-live": "polite" });
  #totals = createElement("p", { class: "totals" });
  #moveList = createElement("ol", { class: "verdicts" });

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

  /** @param {OpenGame} game */
  show(game) {
    const { view, mainLine } = game;
    this.#game = game;
    this.#progress.textContent = view.refusal;
    this.#moveList.replaceChildren(
      ...view.names.map((name, i) => createElement("li", {}, button(name, () => this.#goTo(i + 1)))));
    this.#page.enter(
      this,
      createElement("h1", {}, view.opening || (view.steps.length > 0 ? text("review.game") : text("review.position"))),
      this.#progress,
      this.#verdictBox,
      this.#totals,
      this.#moveList,
      createElement(
        "div",
        { class: "actions" },
        mainLine ? button(text("review.back"), () => this.show(mainLine), { class: "primary" }) : "",
        button(text("analyse.practise"), () => this.#page.showPractice(game)),
        button(text("review.edit"), () => this.#page.showSetup(game.boards[game.ply], view.turns[game.ply])),
        button(text("review.another"), () => this.#page.showImport()),
      ),
      exportButtons(game),
      boardTools(this.#page),
    );
    if (!view.refusal && view.steps.length > 0) {
      this.#stopVerdicts = subscribe(`/api/analyse/verdicts?record=${encodeURIComponent(view.text)}`, {
        onPart: (verdict) => {
          this.#verdicts.set(verdict.ply, verdict);
          this.#render(game);
        },
        onEnd: (summary) => {
          this.#summary = summary;
          this.#render(game);
        },
      });
    }
    this.#goTo(game.ply);
  }

  stop() {
    this.#stopVerdicts();
    this.#stopValues();
    this.#verdicts = new Map();
    this.#summary = undefined;
    this.#bestMove = undefined;
  }

  /** @param {number} ply */
  #goTo(ply) {
    const game = this.#game;
    if (!game || ply < 0 || ply > this.#last || !this.#page.isIn(this)) {
      return;
    }
    game.ply = ply;
    this.#stopValues();
    this.#bestMove = undefined;
    this.#page.board.annotations = new Map();
    this.#page.board.showNow(game.stateAt(), true);
    const { view } = game;
    if (!view.refusal && view.moves[ply].length > 0) {
      /** @param {MoveValue[]} values */
      const showMoveValues = (values) => this.#showMoveValues(game, values);
      this.#stopValues = subscribe(`/api/analyse/values?record=${encodeURIComponent(view.text)}&ply=${ply}`, {
        onPart: showMoveValues,
        onEnd: showMoveValues,
      });
    }
    this.#render(game);
  }

  /** Writes the value of each legal move on its square. @param {OpenGame} game @param {MoveValue[]} values best first */
  #showMoveValues(game, values) {
    this.#bestMove = values[0];
    this.#page.board.annotations = new Map(
      values.map(({ square, value, exact }) => [
        square,
        { text: formatSigned(value), kind: (value === values[0].value ? "best" : "") + (exact ? " exact" : "") },
      ]),
    );
    this.#renderVerdict(game);
  }

  /** The value of each position for Black; undefined where it is not known yet. */
  #evaluations() {
    const last = this.#last;
    const values = Array.from({ length: last }, (_, ply) => this.#verdicts.get(ply)?.bestValue);
    return [...values, this.#summary?.end ?? this.#verdicts.get(last - 1)?.value];
  }

  /** @param {OpenGame} game */
  #render(game) {
    const { view, ply } = game;
    const last = this.#last;
    find(this.navButtons, ".nav-position").textContent = `${ply} / ${last}`;
    const evaluations = this.#evaluations();
    const mistakes = [...this.#verdicts.values()]
      .filter(({ grade }) => grade === "error" || grade === "doubt")
      .map((verdict) => ({ ply: verdict.ply, kind: verdict.grade }));
    this.graph.hidden = this.#verdicts.size === 0;
    this.graph.show(evaluations, mistakes, ply);
    this.#renderEvaluationBar(evaluations[ply]);
    if (!view.refusal && last > 0) {
      this.#progress.textContent = this.#summary ? "" : text("review.progress", { move: last - this.#verdicts.size, count: last });
    }
    this.#moveList.querySelectorAll("button").forEach((item, i) => {
      const verdict = this.#verdicts.get(i);
      item.className = [i + 1 === ply ? "here" : "", verdict?.grade ?? ""].join(" ");
      item.dataset.lost = verdict && verdict.lost > 0 ? `${verdict.grade === "error" ? "−" : "≈−"}${verdict.lost}` : "";
    });
    scrollWithin(this.#moveList, this.#moveList.querySelector(".here"));
    this.#totals.replaceChildren(
      ...(this.#summary ? totalsOf(this.#summary, (to) => this.#goTo(to), () => this.#goToBiggestMistake()) : []));
    this.#renderVerdict(game);
  }

  /** @param {number | undefined} value */
  #renderEvaluationBar(value) {
    const share = value === undefined ? 0.5 : (1 + squash(value)) / 2;
    find(this.evaluationBar, "i").style.height = `${100 * share}%`;
  }

  /** @param {OpenGame} game */
  #renderVerdict({ view, ply }) {
    const lines = verdictOf(view.names, ply, this.#verdicts.get(ply - 1), this.#bestMove);
    this.#verdictBox.replaceChildren(...lines);
    this.#verdictBox.hidden = lines.length === 0;
  }

  #goToBiggestMistake() {
    const [worst] = [...this.#verdicts.values()].sort((one, other) => other.lost - one.lost);
    if (worst && worst.lost > 0) {
      this.#goTo(worst.ply + 1);
    } else {
      showToast(text("review.no-mistake"));
    }
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
      this.#playVariation(game, name);
    }
  }

  /** Plays a move that differs from the game; the game can be resumed. @param {OpenGame} game @param {string} name */
  async #playVariation(game, name) {
    const { view, boards, ply } = game;
    const side = view.turns[0] === "white" ? "O" : "X";
    const record = `start ${boards[0]} ${side} moves ${[...view.names.slice(0, ply), name].join(" ")}`;
    const variation = await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (variation) {
      this.show(new OpenGame(variation, ply + 1, game.mainLine ?? game));
    }
  }

  /** @param {KeyboardEvent} event */
  onKeyDown(event) {
    if (event.target instanceof Element && event.target.closest("reversi-board, textarea, input, select")) {
      return;
    }
    const ply = plyForKey(event.key, this.#navigation);
    if (ply !== undefined) {
      event.preventDefault();
      this.#goTo(ply);
    }
  }
}

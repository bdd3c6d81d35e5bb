/**
 * The analysis page: a board with a side panel. What they show depends on the mode: import, review, practise, player or setup.
 *
 * @typedef {object} Mode
 * @property {string} name value of the page's `data-mode` attribute, for CSS
 * @property {() => void} stop called when the page leaves the mode: cancels its engine tasks
 * @property {(square: import("./board.js").SquarePress) => void} onSquarePress
 */
import { get } from "./api.js";
import { OpenGame } from "./analyse-game.js";
import { ImportMode } from "./analyse-import.js";
import { PlayerMode } from "./analyse-player.js";
import { PracticeMode } from "./analyse-practice.js";
import { ReviewMode } from "./analyse-review.js";
import { SetupMode } from "./analyse-setup.js";
import { VariationTree } from "./analyse-tree.js";
import "./board.js";
import "./explorer.js";
import { createElement, withErrorToast } from "./dom.js";
import { text } from "./language.js";

export class AnalysePage extends HTMLElement {
  board = createElement("reversi-board");
  #sidePanel = createElement("div", { class: "side-content" });
  #import = new ImportMode(this);
  #review = new ReviewMode(this);
  #practice = new PracticeMode(this);
  #player = new PlayerMode(this);
  #setup = new SetupMode(this);
  /** @type {Mode} */
  #mode = this.#import;

  connectedCallback() {
    this.board.addEventListener("square-press", (event) => this.#mode.onSquarePress(event.detail));
    this.replaceChildren(
      createElement(
        "div",
        { class: "game-layout" },
        createElement("section", { class: "board-area", "aria-label": text("board.title") },
          createElement("div", { class: "board-and-bar" }, this.#review.evaluationBar, this.board),
          this.#review.navButtons, this.#review.graph),
        createElement("aside", { class: "side-panel" }, this.#sidePanel,
          createElement("opening-explorer").attach(this.board, (record, ply) => this.openGame(record, ply))),
      ),
    );
    document.addEventListener("keydown", (event) => {
      if (this.isIn(this.#review)) {
        this.#review.onKeyDown(event);
      }
    });
    this.board.addEventListener("contextmenu", (event) => this.isIn(this.#review) && this.#review.onMark(event));
    document.addEventListener("visibilitychange", () => this.isIn(this.#review) && this.#review.onVisibilityChange());
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      const files = [...event.dataTransfer?.files ?? []];
      this.importRecord(files.length > 0 ? files : event.dataTransfer?.getData("text") ?? "");
    });
    this.#loadFromUrl();
  }

  async #loadFromUrl() {
    const hash = new URLSearchParams(location.hash.slice(1));
    const game = new URLSearchParams(location.search).get("game");
    const record = hash.get("record");
    const tree = hash.get("tree");
    this.showImport();
    if (tree) {
      await withErrorToast(() => this.openTree(VariationTree.ofStored(JSON.parse(tree)), Number(hash.get("ply") ?? 0)));
    } else if (record) {
      await this.openGame(record, Number(hash.get("ply") ?? 0));
    } else if (game) {
      await this.#import.importFinishedGame(game);
    }
  }

  /** @param {Mode} mode */
  isIn(mode) {
    return this.#mode === mode;
  }

  /**
   * Switches to a mode, or redraws the side panel of the current one.
   *
   * @param {Mode} mode
   * @param {...(Node | string)} sidePanel
   */
  enter(mode, ...sidePanel) {
    this.#mode.stop();
    this.board.annotations = new Map();
    this.#mode = mode;
    this.dataset.mode = mode.name;
    this.setSidePanel(...sidePanel);
  }

  /** @param {...(Node | string)} children */
  setSidePanel(...children) {
    this.#sidePanel.replaceChildren(...children);
  }

  showImport() {
    this.#import.show();
  }

  /** @param {string | File[]} record */
  importRecord(record) {
    return this.#import.importRecord(record);
  }

  /**
   * @param {string} record
   * @param {number} [ply] the last by default
   * @param {boolean} [practise] whether to practise rather than review
   */
  async openGame(record, ply, practise = false) {
    const view = await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (view) {
      const game = new OpenGame(view, ply ?? view.steps.length);
      if (practise) {
        this.showPractice(game);
      } else {
        this.showReview(game);
      }
    }
  }

  /**
   * Opens a tree at its main line.
   *
   * @param {VariationTree} tree
   * @param {number} [ply] the last by default
   */
  async openTree(tree, ply) {
    const record = tree.record(tree.line(tree.root));
    const view = await withErrorToast(() => get(`/api/analyse/game?record=${encodeURIComponent(record)}`));
    if (view) {
      this.#review.show(new OpenGame(view, ply ?? view.steps.length), tree);
    }
  }

  /** @param {OpenGame} game */
  showReview(game) {
    this.#review.show(game);
  }

  /** @param {OpenGame} game */
  showPractice(game) {
    this.#practice.show(game);
  }

  /** @param {import("./practice-cards.js").Exercise[]} exercises */
  practise(exercises) {
    this.#practice.start(exercises);
  }

  /** @param {import("./analyse-import.js").GameSummary[]} games @param {string} player */
  showPlayer(games, player) {
    this.#player.show(games, player);
  }

  /** @param {string} [board] @param {string} [turn] */
  showSetup(board, turn) {
    this.#setup.show(board, turn);
  }
}

customElements.define("analyse-page", AnalysePage);

import { boardsOf, stateAt } from "./replay.js";

/** A game on the analysis page and the current position in it. */
export class OpenGame {
  /**
   * @param {import("./replay.js").GameView} view
   * @param {number} ply
   * @param {OpenGame} [mainLine] the game that this one is a variation of
   */
  constructor(view, ply, mainLine) {
    this.view = view;
    this.boards = boardsOf(view);
    this.ply = Math.max(0, Math.min(view.steps.length, ply));
    this.mainLine = mainLine;
  }

  /** The position after a number of moves, the current one by default. */
  stateAt(ply = this.ply) {
    return stateAt(this.view, this.boards, ply);
  }
}

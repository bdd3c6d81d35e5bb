import { boardsOf, stateAt } from "./replay.js";

/** A line of moves on the analysis page and the current position in it. */
export class OpenGame {
  /**
   * @param {import("./replay.js").GameView} view
   * @param {number} ply
   */
  constructor(view, ply) {
    this.view = view;
    this.boards = boardsOf(view);
    this.ply = Math.max(0, Math.min(view.steps.length, ply));
  }

  /** The position after a number of moves, the current one by default. */
  stateAt(ply = this.ply) {
    return stateAt(this.view, this.boards, ply);
  }
}

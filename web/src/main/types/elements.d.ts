/** The custom elements and their events, so that createElement and addEventListener are typed. */
import type { MoveView, BoardState, ReversiBoard, SquarePress } from "../resources/dev/outflank/web/assets/board.js";
import type { EvaluationGraph } from "../resources/dev/outflank/web/assets/evaluation-graph.js";
import type { GamePanel } from "../resources/dev/outflank/web/assets/game-panel.js";
import type { GameRequest, NewGameForm } from "../resources/dev/outflank/web/assets/new-game-form.js";

declare global {
  interface HTMLElementTagNameMap {
    "evaluation-graph": EvaluationGraph;
    "game-panel": GamePanel;
    "new-game-form": NewGameForm;
    "reversi-board": ReversiBoard;
  }

  interface HTMLElementEventMap {
    action: CustomEvent<string>;
    "create-game": CustomEvent<GameRequest>;
    "move-shown": CustomEvent<MoveView>;
    "ply-select": CustomEvent<number>;
    "position-shown": CustomEvent<BoardState>;
    "size-change": CustomEvent<undefined>;
    "square-press": CustomEvent<SquarePress>;
  }
}

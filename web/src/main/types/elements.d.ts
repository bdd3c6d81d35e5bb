/** The custom elements and their events, so that createElement and addEventListener are typed. */
import type { MoveView, BoardState, ReversiBoard, SquarePress } from "../resources/dev/outflank/web/assets/board.js";
import type { EvaluationGraph } from "../resources/dev/outflank/web/assets/evaluation-graph.js";
import type { GamePanel } from "../resources/dev/outflank/web/assets/game-panel.js";
import type { GameResult } from "../resources/dev/outflank/web/assets/game-result.js";
import type { Invitation } from "../resources/dev/outflank/web/assets/invitation.js";
import type { MoveEntry } from "../resources/dev/outflank/web/assets/move-entry.js";
import type { OpeningExplorer } from "../resources/dev/outflank/web/assets/explorer.js";
import type { GameRequest, NewGameForm } from "../resources/dev/outflank/web/assets/new-game-form.js";

declare global {
  interface HTMLElementTagNameMap {
    "evaluation-graph": EvaluationGraph;
    "game-invitation": Invitation;
    "game-panel": GamePanel;
    "game-result": GameResult;
    "move-entry": MoveEntry;
    "new-game-form": NewGameForm;
    "opening-explorer": OpeningExplorer;
    "reversi-board": ReversiBoard;
  }

  interface HTMLElementEventMap {
    action: CustomEvent<string>;
    "create-game": CustomEvent<GameRequest>;
    "move-entered": CustomEvent<string>;
    "move-shown": CustomEvent<MoveView>;
    "ply-select": CustomEvent<number>;
    "position-shown": CustomEvent<BoardState>;
    "choice-change": CustomEvent<undefined>;
    "square-press": CustomEvent<SquarePress>;
  }
}

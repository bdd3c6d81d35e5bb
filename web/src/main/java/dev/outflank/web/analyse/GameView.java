package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.Opening;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.board.OpeningName;
import dev.outflank.web.text.Messages;
import java.util.List;

/**
 * A game to step through, with the legal moves of each position, so that variations can be tried.
 *
 * @param text the transcript, for further requests about this game
 * @param board the start position
 * @param turns the side to move in each position; empty when the game is over
 * @param moves the legal moves in each position
 * @param names the moves in notation
 * @param refusal why the engine cannot analyse the game; empty if it can
 */
public record GameView(
        String text,
        int size,
        String board,
        List<String> turns,
        List<List<Integer>> moves,
        List<MoveView> steps,
        List<String> names,
        String opening,
        int openingPlies,
        String refusal) {
    public static GameView of(Game game, Messages messages) {
        List<Position> positions = game.positions();
        int size = game.position().size();
        var opening = Opening.of(game);
        return new GameView(
                GameText.format(game),
                size,
                BoardText.board(positions.getFirst(), 'X', 'O', '-', ""),
                positions.stream()
                        .map(position -> position.isOver() ? "" : MoveView.sideName(position.toMove()))
                        .toList(),
                positions.stream().map(GameView::squares).toList(),
                MoveView.lastMoves(game, game.ply()),
                game.moves().stream().map(Move::toString).toList(),
                opening.map(named -> OpeningName.in(messages, named)).orElse(""),
                opening.map(Opening::plies).orElse(0),
                GameAnalyzer.unsupportedReason(game, Position.MAX_SIZE)
                        .map(reason -> messages.text("error.sorry", "reason", reason))
                        .orElse(""));
    }

    private static List<Integer> squares(Position position) {
        return position.moves().stream()
                .map(move -> MoveView.squareIndex(move, position.size()))
                .toList();
    }
}

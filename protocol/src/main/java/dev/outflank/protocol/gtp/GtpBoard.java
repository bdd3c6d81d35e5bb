package dev.outflank.protocol.gtp;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.check.IllegalMoveMessage;
import dev.outflank.rules.BoardDiagram;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.Collectors;

/**
 * The game that a controller changes by GTP commands. The controller may omit passes, and may pass after the end.
 */
final class GtpBoard {
    /** The games before each of the controller's moves, the latest first. */
    private final Deque<Game> undoStack = new ArrayDeque<>();

    private Game game = Game.start(8);

    Game game() {
        return game;
    }

    void reset(Game other) {
        game = other;
        undoStack.clear();
    }

    void resize(String text) throws NotationException {
        int size = text.matches("\\d{1,3}") ? Integer.parseInt(text) : -1;
        if (!Position.isValidSize(size)) {
            throw new NotationException("unacceptable size: expected an even number from 4 to 26, not " + quoted(text));
        }
        reset(Game.start(size));
    }

    /** The game with this side to move; a forced pass of the opponent is played if it was omitted. */
    Game withSideToMove(Colour side) throws NotationException {
        Position position = game.position();
        if (position.toMove() == side || position.isOver()) {
            return game;
        }
        if (!position.mustPass()) {
            throw new NotationException(
                    "illegal move: it is " + position.toMove().title() + "'s turn");
        }
        return game.play(Move.PASS);
    }

    void play(Colour side, String vertex) throws NotationException {
        Move move;
        try {
            move = Notation.STANDARD.parse(vertex, game.position().size());
        } catch (NotationException e) {
            throw new NotationException("syntax error: " + e.reason());
        }
        play(side, move);
    }

    void play(Colour side, Move move) throws NotationException {
        Game before = withSideToMove(side);
        boolean afterEnd = before.isOver() && move.isPass();
        if (!afterEnd && !before.position().isLegal(move)) {
            throw new NotationException(
                    "illegal move: " + IllegalMoveMessage.sentence(before.position(), move, Notation.STANDARD));
        }
        undoStack.push(game);
        game = afterEnd ? before : before.play(move);
    }

    void undo() throws NotationException {
        if (undoStack.isEmpty()) {
            throw new NotationException("cannot undo");
        }
        game = undoStack.pop();
    }

    /** The board for people, with labelled rows and columns. */
    String showBoard() {
        return BoardDiagram.format(game.position(), Notation.STANDARD);
    }

    /** The board for programs: X, O and dots. */
    String rows() {
        return BoardText.board(game.position(), 'X', 'O', '.', "\n");
    }

    String legalMoves() {
        Position position = game.position();
        return position.mustPass()
                ? Notation.STANDARD.format(Move.PASS)
                : position.moves().stream().map(Notation.STANDARD::format).collect(Collectors.joining(" "));
    }

    /** The result by discs on the board: {@code B+10}, {@code W+4} or {@code 0}. */
    String score() {
        int difference = Scoring.RAW.difference(game.position(), Colour.BLACK);
        return difference == 0 ? "0" : (difference > 0 ? "B+" : "W+") + Math.abs(difference);
    }
}

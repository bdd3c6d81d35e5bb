package dev.outflank.web.board;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/**
 * A move that was played, with the discs it flipped, so that a browser can show it without knowing the rules.
 *
 * @param ply number of moves played, including this one
 * @param side the side that moved, "black" or "white"
 * @param square index of the square; -1 for a pass
 * @param flips indices of the flipped discs
 */
public record MoveView(int ply, String side, int square, List<Integer> flips) {
    /** The last moves of a game, oldest first. */
    public static List<MoveView> lastMoves(Game game, int limit) {
        List<MoveView> moves = new ArrayList<>();
        Game current = game;
        while (current.lastMove() != null && moves.size() < limit) {
            moves.add(of(current));
            current = current.undo();
        }
        Collections.reverse(moves);
        return moves;
    }

    /** The last move of a game. */
    public static MoveView of(Game after) {
        Position before = after.undo().position();
        Move move = after.lastMove() == null ? Move.PASS : after.lastMove();
        Colour side = before.toMove();
        List<Integer> flips = new ArrayList<>();
        int size = before.size();
        for (int i = 0; i < size * size; i++) {
            if (before.at(i / size, i % size) == side.other()
                    && after.position().at(i / size, i % size) == side) {
                flips.add(i);
            }
        }
        return new MoveView(after.ply(), sideName(side), squareIndex(move, size), flips);
    }

    /** The index of a move's square on a board of the given size; -1 for a pass. */
    public static int squareIndex(Move move, int size) {
        return move.isPass() ? -1 : move.row() * size + move.column();
    }

    public static String sideName(Colour colour) {
        return colour.name().toLowerCase(Locale.ROOT);
    }
}

package dev.outflank.arena.diagnosis;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;

/** What a mistake has to do with: the first of these that fits. */
public enum MistakeCause {
    /** It gives the opponent a corner, or does not take one. */
    CORNER,
    /** It is diagonally next to an empty corner. */
    X_SQUARE,
    /** It leaves the opponent more moves than the better move does. */
    MOBILITY,
    /** It is in a region with an even number of empty squares, and the better move in an odd one. */
    PARITY,
    /** None of these. */
    OTHER;

    /** Differences in the number of moves below this say little. */
    private static final int MIN_MOBILITY_DIFFERENCE = 2;

    /** The name in keys of texts: {@code x-square}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static MistakeCause of(Position before, Move played, Move best) {
        int size = before.size();
        if (played.isPass() || best.isPass()) {
            return OTHER;
        }
        Position afterPlayed = before.play(played);
        Position afterBest = before.play(best);
        if (isCorner(best, size) || corners(afterPlayed) > corners(afterBest)) {
            return CORNER;
        }
        if (isXSquare(before, played)) {
            return X_SQUARE;
        }
        if (GamePhase.of(before) == GamePhase.ENDGAME
                && regionSize(before, played) % 2 == 0
                && regionSize(before, best) % 2 == 1) {
            return PARITY;
        }
        return afterPlayed.mobility() - afterBest.mobility() >= MIN_MOBILITY_DIFFERENCE ? MOBILITY : OTHER;
    }

    /** The number of corners that the side to move can take. */
    private static long corners(Position position) {
        return position.moves().stream()
                .filter(move -> isCorner(move, position.size()))
                .count();
    }

    private static boolean isCorner(Move move, int size) {
        return !move.isPass() && isEdge(move.row(), size) && isEdge(move.column(), size);
    }

    private static boolean isEdge(int line, int size) {
        return line == 0 || line == size - 1;
    }

    private static boolean isXSquare(Position position, Move move) {
        int size = position.size();
        int row = nearestCornerLine(move.row(), size);
        int column = nearestCornerLine(move.column(), size);
        return row >= 0 && column >= 0 && position.at(row, column) == null;
    }

    /** The edge next to the second or second last line; -1 for other lines. */
    private static int nearestCornerLine(int line, int size) {
        return line == 1 ? 0 : line == size - 2 ? size - 1 : -1;
    }

    /** The number of empty squares that are connected with this one, also diagonally. */
    private static int regionSize(Position position, Move move) {
        int size = position.size();
        boolean[] seen = new boolean[size * size];
        Deque<Integer> open = new ArrayDeque<>();
        int first = move.row() * size + move.column();
        seen[first] = true;
        open.add(first);
        int count = 0;
        while (!open.isEmpty()) {
            int square = open.remove();
            count++;
            for (int row = Math.max(0, square / size - 1); row <= Math.min(size - 1, square / size + 1); row++) {
                for (int column = Math.max(0, square % size - 1);
                        column <= Math.min(size - 1, square % size + 1);
                        column++) {
                    int next = row * size + column;
                    if (!seen[next] && position.at(row, column) == null) {
                        seen[next] = true;
                        open.add(next);
                    }
                }
            }
        }
        return count;
    }
}

package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;

/** Reference implementation of the solver: plain alpha-beta over moves in reading order. */
final class NaiveSolver {
    private final long squares;
    private final Scoring scoring;

    NaiveSolver(int size, Scoring scoring) {
        squares = Bitboard.squares(size);
        this.scoring = scoring;
    }

    int score(Position position) {
        return score(
                position.bits(position.toMove()),
                position.bits(position.toMove().other()),
                -64,
                64,
                false);
    }

    private int score(long own, long opp, int alpha, int beta, boolean passed) {
        long moves = Bitboard.moves(own, opp) & squares;
        if (moves == 0) {
            return passed ? finalScore(own, opp) : -score(opp, own, -beta, -alpha, true);
        }
        int best = -64;
        for (long m = moves; m != 0 && best < beta; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            long flips = Bitboard.flips(own, opp, square);
            best = Math.max(
                    best, -score(opp ^ flips, own ^ flips ^ 1L << square, -beta, -Math.max(alpha, best), false));
        }
        return best;
    }

    private int finalScore(long own, long opp) {
        int difference = Long.bitCount(own) - Long.bitCount(opp);
        int empties = Long.bitCount(squares & ~(own | opp));
        return scoring == Scoring.RAW ? difference : difference + Integer.signum(difference) * empties;
    }
}

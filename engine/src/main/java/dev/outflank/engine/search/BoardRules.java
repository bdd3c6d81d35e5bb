package dev.outflank.engine.search;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Scoring;

/**
 * The board and the scoring of a search: which squares of the 8×8 grid belong to the board, and what depends on them.
 * Squares outside the board neither hold discs nor count as empty.
 */
final class BoardRules {
    final long squares;
    final long corners;

    /** The squares diagonally next to the corners, where a disc often loses the corner. */
    final long xSquares;

    /** Whether this is the 8×8 board, which has a trained evaluation and more stable discs. */
    final boolean fillsGrid;

    /** The value of an empty square for the winner: 1, or 0 if only discs count. */
    private final int emptySquareValue;

    BoardRules(long squares, Scoring scoring) {
        this.squares = squares;
        fillsGrid = squares == -1;
        corners = Stability.corners(squares);
        xSquares = Stability.corners(squares & ~SmallBoardEvaluation.withNeighbours(~squares) & Stability.INNER);
        emptySquareValue = scoring == Scoring.EMPTIES_TO_WINNER ? 1 : 0;
    }

    long moves(long own, long opp) {
        return Bitboard.moves(own, opp) & squares;
    }

    /** The score of a finished game. */
    int finalScore(long own, long opp, int empties) {
        int difference = Long.bitCount(own) - Long.bitCount(opp);
        return difference + Integer.signum(difference) * empties * emptySquareValue;
    }

    /**
     * The stability cutoff: an upper bound of the score from the opponent's stable discs. Returns {@code alpha + 1}
     * without computing it where a cutoff is unlikely or impossible.
     */
    int stabilityBound(long own, long opp, int alpha, int empties) {
        if (alpha < 2 * empties - 2 || Long.bitCount(squares) - 2 * Long.bitCount(opp) > alpha) {
            return alpha + 1;
        }
        return fillsGrid
                ? 64 - 2 * Long.bitCount(Stability.stableDiscs(opp, own))
                : Long.bitCount(squares) - 2 * Long.bitCount(Stability.stableDiscs(opp, own, squares));
    }

    /** The next move by square: a corner if there is one, an X square only if there is no other move. */
    int nextBySquarePriority(long moves) {
        long preferred = moves & corners;
        if (preferred == 0) {
            preferred = moves & ~xSquares;
        }
        return Long.numberOfTrailingZeros(preferred != 0 ? preferred : moves);
    }
}

package dev.outflank.engine.search;

/** Static move ordering by what a move leaves to the opponent, for nodes at which a better order pays. */
final class ReplyScore {
    private ReplyScore() {}

    /**
     * Static ordering score of a move: opponent mobility, frontier and parity.
     *
     * @param mover discs of the side to move after the move
     * @param other discs of the side that made the move
     * @param replies the moves of {@code mover}
     */
    static int of(BoardRules board, long mover, long other, long replies, int square, long parity) {
        int mobility = Long.bitCount(replies) + Long.bitCount(replies & board.corners);
        int frontier = Long.bitCount(SmallBoardEvaluation.withNeighbours(other) & ~(mover | other) & board.squares);
        int parityBonus = (int) (parity >>> square) & 1;
        return 4096 - 4 * mobility - frontier + parityBonus;
    }
}

package dev.outflank.engine.search;

/**
 * The window of a search from the root. It begins narrow around a guess, because a narrow window costs less; where the
 * score turns out to lie outside, the window moves there and doubles. Selective searches may contradict each other:
 * once the score was on both sides of a window, only the widest is left to ask.
 *
 * @param first the first alpha
 * @param last the first beta
 * @param moves whether the window follows the score; not if all that is asked is on which side of it the score lies
 */
record Aspiration(int first, int last, boolean moves) {
    private static final int LEAST = -64;
    private static final int MOST = 64;

    /** For a search to the end, whose score a guess of even discs mostly hits, narrow; else a little wider. */
    static Aspiration of(int guess, Plan.Step step) {
        if (step.goal() == Goal.WIN_DRAW_LOSS) {
            return new Aspiration(-1, 1, false);
        }
        int middle = step.full() ? guess / 2 * 2 : guess;
        int width = step.full() ? 1 : 3;
        return new Aspiration(Math.max(LEAST, middle - width), Math.min(MOST, middle + width), true);
    }

    /** The score; if the search was stopped, what it proved for the worker's best move, if that has one. */
    int search(Midgame worker, Root root, int depth) {
        int alpha = first;
        int beta = last;
        int step = 2;
        boolean below = false;
        boolean above = false;
        int proved = LastSquares.NONE;
        int provedMove = TranspositionTable.NO_MOVE;
        while (true) {
            int score = worker.principal(
                    root.own(), root.opp(), alpha, beta, depth, root.empties(), root.parity());
            if (worker.signal.isUp()) {
                if (worker.bestMove == TranspositionTable.NO_MOVE) {
                    worker.bestMove = provedMove;
                    score = proved;
                }
                return moves ? score : Integer.signum(score);
            }
            if (!moves) {
                return Integer.signum(score);
            }
            boolean low = score <= alpha && alpha > LEAST;
            boolean high = score >= beta && beta < MOST;
            if (!low && !high) {
                return score;
            }
            if (high) {
                proved = score;
                provedMove = worker.bestMove;
            }
            below |= low;
            above |= high;
            if (below && above) {
                alpha = LEAST;
                beta = MOST;
            } else if (below) {
                beta = Math.max(score, LEAST) + 1;
                alpha = Math.max(LEAST, beta - 1 - step);
            } else {
                alpha = Math.min(score, MOST) - 1;
                beta = Math.min(MOST, alpha + 1 + step);
            }
            step *= 2;
        }
    }
}

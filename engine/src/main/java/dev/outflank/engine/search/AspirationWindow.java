package dev.outflank.engine.search;

/**
 * The aspiration window of a root search. It starts narrow around the previous iteration's score, because a narrow window
 * is cheaper to search; when the search fails low or high, the window moves to the new bound and doubles its width.
 * Selective searches can be inconsistent: after both a fail low and a fail high, the full window is searched.
 *
 * @param initialAlpha the first alpha
 * @param initialBeta the first beta
 * @param followsScore whether the window moves after a fail low or high; false for win/draw/loss searches
 * @see <a href="https://www.chessprogramming.org/Aspiration_Windows">Aspiration windows</a>
 */
record AspirationWindow(int initialAlpha, int initialBeta, boolean followsScore) {
    private static final int MIN_SCORE = -64;
    private static final int MAX_SCORE = 64;

    /** The window around a guess: for searches to the end narrow around an even score, otherwise a little wider. */
    static AspirationWindow of(int guess, IterationSchedule.Iteration iteration) {
        if (iteration.goal() == SearchGoal.WIN_DRAW_LOSS) {
            return new AspirationWindow(-1, 1, false);
        }
        int middle = iteration.reachesEnd() ? guess / 2 * 2 : guess;
        int width = iteration.reachesEnd() ? 1 : 3;
        return new AspirationWindow(Math.max(MIN_SCORE, middle - width), Math.min(MAX_SCORE, middle + width), true);
    }

    /** Returns the score. If the search was stopped: the bound proved for the worker's best move, if it has one. */
    int search(MidgameSearch worker, RootPosition root, int depth) {
        int alpha = initialAlpha;
        int beta = initialBeta;
        int delta = 2;
        boolean failedLow = false;
        boolean failedHigh = false;
        int provedScore = LastEmpties.NO_SCORE;
        int provedMove = TranspositionTable.NO_MOVE;
        while (true) {
            int score = worker.pvs(root.own(), root.opp(), alpha, beta, depth, root.empties(), root.parity());
            if (worker.isStopped()) {
                if (worker.bestMove == TranspositionTable.NO_MOVE) {
                    worker.bestMove = provedMove;
                    score = provedScore;
                }
                return followsScore ? score : Integer.signum(score);
            }
            if (!followsScore) {
                return Integer.signum(score);
            }
            boolean failLow = score <= alpha && alpha > MIN_SCORE;
            boolean failHigh = score >= beta && beta < MAX_SCORE;
            if (!failLow && !failHigh) {
                return score;
            }
            if (failHigh) {
                provedScore = score;
                provedMove = worker.bestMove;
            }
            failedLow |= failLow;
            failedHigh |= failHigh;
            if (failedLow && failedHigh) {
                alpha = MIN_SCORE;
                beta = MAX_SCORE;
            } else if (failedLow) {
                beta = Math.max(score, MIN_SCORE) + 1;
                alpha = Math.max(MIN_SCORE, beta - 1 - delta);
            } else {
                alpha = Math.min(score, MAX_SCORE) - 1;
                beta = Math.min(MAX_SCORE, alpha + 1 + delta);
            }
            delta *= 2;
        }
    }
}

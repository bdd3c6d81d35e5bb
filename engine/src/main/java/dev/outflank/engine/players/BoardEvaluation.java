package dev.outflank.engine.players;

/** What {@link AlphaBetaPlayer} makes of the positions at the ends of its lines. */
interface BoardEvaluation {
    /** Added to the disc difference of a won game; greater than every score of an unfinished game. */
    int WIN = 1_000_000_000;

    /** Greater than every score. */
    int INFINITY = 2 * WIN;

    /** The score for the side to move. */
    int evaluate(SearchBoard board);

    /** The score for the side to move when the game is over. */
    int finalScore(SearchBoard board);

    /** The score of a finished game. */
    static int result(int discDifference) {
        return Integer.signum(discDifference) * WIN + discDifference;
    }
}

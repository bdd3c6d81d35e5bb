package dev.outflank.engine.players;

import dev.outflank.rules.Objective;

/**
 * What a position is worth to the side to move: the three terms of the composite score as differences between the
 * sides, or, when the game is over, its result. What is good for one side is as bad for the other.
 */
final class CompositeEvaluation {
    /** Added to the disc difference of a won game: above every score of a game that goes on. */
    static final int WIN = 1_000_000_000;

    /** Above every score. */
    static final int INFINITY = 2 * WIN;

    private final CompositeWeights weights;
    private final int antiWipeoutBonus;
    private final int discSign;

    /**
     * In the reversed game discs and corners are a burden; having moves to choose from is as good as ever.
     *
     * @param antiWipeoutBonus what each of a side's first discs, as many as the board is wide, counts besides when most discs
     *     win
     */
    CompositeEvaluation(CompositeWeights weights, int antiWipeoutBonus, Objective objective) {
        this.weights = weights;
        this.antiWipeoutBonus = objective == Objective.MOST_DISCS ? antiWipeoutBonus : 0;
        this.discSign = objective == Objective.MOST_DISCS ? 1 : -1;
    }

    int evaluate(SearchBoard board) {
        int mobility = board.mobility();
        int opponentMobility = board.opponentMobility();
        if (mobility == 0 && opponentMobility == 0) {
            return finalScore(board);
        }
        return discSign * (weights.discs() * board.discDifference() + weights.corners() * board.cornerDifference())
                + weights.mobility() * (mobility - opponentMobility)
                + antiWipeoutBonus
                        * (Math.min(board.discs(), board.size) - Math.min(board.opponentDiscs(), board.size));
    }

    int finalScore(SearchBoard board) {
        int difference = discSign * board.discDifference();
        return Integer.signum(difference) * WIN + difference;
    }
}

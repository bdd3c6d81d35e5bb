package dev.outflank.engine.players;

import dev.outflank.rules.Objective;

/**
 * The score of a position for the side to move: the three terms of the composite score as differences between the sides,
 * or the result if the game is over. The scores of the two sides add up to zero.
 */
final class CompositeEvaluation implements BoardEvaluation {
    private final CompositeWeights weights;
    private final int antiWipeoutBonus;
    private final int discSign;

    /**
     * In the reversed game, the signs of the disc and corner terms change; mobility counts as usual.
     *
     * @param antiWipeoutBonus bonus for each of a side's discs up to the board's width; unused in the reversed game
     */
    CompositeEvaluation(CompositeWeights weights, int antiWipeoutBonus, Objective objective) {
        this.weights = weights;
        this.antiWipeoutBonus = objective == Objective.MOST_DISCS ? antiWipeoutBonus : 0;
        this.discSign = objective == Objective.MOST_DISCS ? 1 : -1;
    }

    @Override
    public int evaluate(SearchBoard board) {
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

    @Override
    public int finalScore(SearchBoard board) {
        return BoardEvaluation.result(discSign * board.discDifference());
    }
}

package dev.outflank.engine.players;

import dev.outflank.engine.net.SquareNetwork;

/** The score of a {@link SquareNetwork}, or the result if the game is over. Only for boards of 8×8. */
record NetEvaluation(SquareNetwork network) implements BoardEvaluation {
    @Override
    public int evaluate(SearchBoard board) {
        if (board.mobility() == 0 && board.opponentMobility() == 0) {
            return finalScore(board);
        }
        SmallSearchBoard bits = (SmallSearchBoard) board;
        return network.score(bits.own(), bits.opp());
    }

    @Override
    public int finalScore(SearchBoard board) {
        return BoardEvaluation.result(board.discDifference());
    }
}

package dev.outflank.engine.players;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;

/**
 * The constants a, b and c of the slides' composite score, and that score of a move: discs turned, corner taken, moves
 * of the opponent eliminated.
 */
record CompositeWeights(int discs, int corners, int mobility) implements MoveHeuristic {
    /** No larger, so that the score of any board of 26×26 stays far from {@link CompositeEvaluation#WIN}. */
    static final int MAX_WEIGHT = 10_000;

    /** Set by trial in games on 6×6 to 26×26: moves and corners count, discs only where those are equal. */
    static final CompositeWeights DEFAULT = new CompositeWeights(1, 200, 20);

    @Override
    public int score(Position position, Move move) {
        int eliminated = position.passed().mobility() - position.play(move).mobility();
        return discs * position.flips(move) + corners * cornersTaken(position, move) + mobility * eliminated;
    }

    private static int cornersTaken(Position position, Move move) {
        int last = position.size() - 1;
        return move.row() % last == 0 && move.column() % last == 0 ? 1 : 0;
    }
}

package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;
import java.util.Arrays;

/** Evaluates by a {@link Network}: updates the pattern indices move by move and adds the rows at each evaluation. */
final class NetworkEvaluator implements Evaluator {
    private final Network network;
    private final short[] indices = new short[65 * NetworkPatterns.STRIDE];
    private final int[] hidden = new int[Network.HIDDEN];

    NetworkEvaluator(Network network) {
        this.network = network;
    }

    @Override
    public void set(long own, long opp) {
        int at = Long.bitCount(~(own | opp)) * NetworkPatterns.STRIDE;
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            indices[at + pattern] = (short) NetworkPatterns.index(pattern, own, opp);
        }
    }

    @Override
    public void play(int empties, int square, long flips) {
        int from = empties * NetworkPatterns.STRIDE;
        if (Bitboard.usesVectors()) {
            VectorNetwork.play(indices, from, square, flips);
            return;
        }
        int to = from - NetworkPatterns.STRIDE;
        int disc = square * NetworkPatterns.STRIDE;
        for (int i = 0; i < NetworkPatterns.COUNT; i++) {
            indices[to + i] = (short)
                    (NetworkPatterns.SIDE_SWAP[i] - indices[from + i] - NetworkPatterns.DISC_INCREMENTS[disc + i]);
        }
        for (long m = flips; m != 0; m &= m - 1) {
            int flipped = Long.numberOfTrailingZeros(m) * NetworkPatterns.STRIDE;
            for (int i = 0; i < NetworkPatterns.COUNT; i++) {
                indices[to + i] -= (short) (2 * NetworkPatterns.DISC_INCREMENTS[flipped + i]);
            }
        }
    }

    @Override
    public void pass(int empties) {
        int at = empties * NetworkPatterns.STRIDE;
        for (int i = 0; i < NetworkPatterns.COUNT; i++) {
            indices[at + i] = (short) (NetworkPatterns.SIDE_SWAP[i] - indices[at + i]);
        }
    }

    @Override
    public int score(int empties) {
        return Network.discs(units(empties));
    }

    @Override
    public double unroundedScore(int empties) {
        return units(empties) / (double) Network.UNITS_PER_DISC;
    }

    @Override
    public int orderingScore(int empties) {
        return units(empties);
    }

    /** The score in 1/{@value Network#UNITS_PER_DISC} disc. */
    private int units(int empties) {
        int at = empties * NetworkPatterns.STRIDE;
        int sum = Bitboard.usesVectors()
                ? VectorNetwork.output(network.rows, indices, at, network.outputWeights, empties * Network.HIDDEN)
                : output(at, empties * Network.HIDDEN);
        return network.units(sum, empties);
    }

    private int output(int at, int weightsAt) {
        Arrays.fill(hidden, 0);
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            int row = (NetworkPatterns.FIRST_ROWS[pattern] + indices[at + pattern]) * Network.HIDDEN;
            for (int unit = 0; unit < Network.HIDDEN; unit++) {
                hidden[unit] += network.rows[row + unit];
            }
        }
        int sum = 0;
        for (int unit = 0; unit < Network.HIDDEN; unit++) {
            int clamped = Math.max(0, Math.min(hidden[unit], Network.HIDDEN_ONE));
            sum += (clamped * clamped >> Network.SQUARE_SHIFT) * network.outputWeights[weightsAt + unit];
        }
        return sum;
    }
}

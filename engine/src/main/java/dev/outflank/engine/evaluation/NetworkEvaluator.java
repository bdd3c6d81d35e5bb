package dev.outflank.engine.evaluation;

import dev.outflank.rules.Bitboard;

/** Evaluates by a {@link Network}: updates the pattern indices move by move and adds the rows at each evaluation. */
final class NetworkEvaluator implements Evaluator {
    private final Network network;
    private final short[] indices = new short[65 * NetworkPatterns.STRIDE];

    NetworkEvaluator(Network network) {
        this.network = network;
    }

    @Override
    public void set(long own, long opp) {
        int at = Long.bitCount(~(own | opp)) * NetworkPatterns.STRIDE;
        int[] unsigned = new int[NetworkPatterns.STRIDE];
        NetworkPatterns.indices(own, opp, unsigned, 0);
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            indices[at + pattern] = (short) unsigned[pattern];
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
                ? VectorNetwork.output(
                        network.rows,
                        Network.firstRow(empties),
                        indices,
                        at,
                        network.outputWeights,
                        empties * Network.PRODUCTS)
                : output(at, Network.firstRow(empties), empties * Network.PRODUCTS);
        return network.units(sum, empties);
    }

    /** Four hidden units are added at once; the two halves of the hidden layer are two longs each. */
    private int output(int at, int firstRow, int weightsAt) {
        long first = 0;
        long first2 = 0;
        long second = 0;
        long second2 = 0;
        for (int pattern = 0; pattern < NetworkPatterns.COUNT; pattern++) {
            int row = (firstRow + NetworkPatterns.row(pattern, indices[at + pattern])) * Network.ROW_LONGS;
            first += network.rows[row];
            first2 += network.rows[row + 1];
            second += network.rows[row + 2];
            second2 += network.rows[row + 3];
        }
        return output(first, second, weightsAt) + output(first2, second2, weightsAt + 4);
    }

    private int output(long first, long second, int weightsAt) {
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            int product = unit(first >>> 16 * i) * unit(second >>> 16 * i) >> Network.PRODUCT_SHIFT;
            sum += product * network.outputWeights[weightsAt + i];
        }
        return sum;
    }

    /** The hidden unit in the lowest 16 bits. */
    private static int unit(long sums) {
        return Math.clamp((sums & 0xFFFF) - Network.SUM_BIAS, 0, Network.HIDDEN_ONE);
    }
}

package dev.outflank.engine.players;

import dev.outflank.rules.Bitboard;

/**
 * The evaluation of the CS303 report: five terms, each with a coefficient that depends on the number of discs on the
 * board. All terms are seen by the player ({@code own}), also if the opponent is to move. docs/players.md lists the
 * decisions where the report leaves a choice.
 */
final class Cs303Evaluation {
    private static final long CORNERS = 0x8100000000000081L;
    private static final long EDGES = 0xFF818181818181FFL;
    private static final long NOT_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_H = 0x7F7F7F7F7F7F7F7FL;

    /** Square weights of one quarter of the board, starting at its corner; the other quarters mirror it. */
    private static final int[][] QUARTER = {
        {1000, -200, 40, 40},
        {-200, -500, -7, -7},
        {40, -7, 3, 2},
        {40, -7, 2, 1},
    };

    /** Weight of the three neighbours of a corner once the player owns the corner. */
    private static final int OWNED_CORNER_NEIGHBOUR = 500;

    private static final int[] WEIGHTS = weights();

    /** Coefficients for positions with up to {@code lastDisc} discs. */
    private enum Stage {
        OPENING(15, 50, 1, -20, 500, 0),
        EARLY(30, 150, 1, -10, 400, 0),
        MIDDLE(40, 100, 1, -5, 300, 200),
        LATE(50, 80, 1, 0, 250, 160),
        ENDGAME(60, 50, 0.5, 50, 150, 100),
        LAST(64, 50, 0, 200, 100, 100);

        private static final Stage[] BY_DISCS = byDiscs();

        final int lastDisc;
        final double mobility;
        final double weight;
        final double number;
        final double stable;
        final double connect;

        Stage(int lastDisc, double mobility, double weight, double number, double stable, double connect) {
            this.lastDisc = lastDisc;
            this.mobility = mobility;
            this.weight = weight;
            this.number = number;
            this.stable = stable;
            this.connect = connect;
        }

        private static Stage[] byDiscs() {
            Stage[] stages = new Stage[65];
            int discs = 0;
            for (Stage stage : values()) {
                while (discs <= stage.lastDisc) {
                    stages[discs++] = stage;
                }
            }
            return stages;
        }
    }

    private Cs303Evaluation() {}

    /** The score of a board; {@code previous} is the bit of the move that led to it. */
    static double evaluate(long own, long opp, int previous) {
        Stage stage = Stage.BY_DISCS[Long.bitCount(own | opp)];
        double score = stage.mobility * mobility(own, opp) + stage.stable * stable(own);
        if (stage.weight != 0) {
            score += stage.weight * weight(own, opp);
        }
        if (stage.number != 0) {
            score += stage.number * number(own, opp);
        }
        if (stage.connect != 0) {
            score += stage.connect * connect(own, opp, previous);
        }
        return score;
    }

    static int mobility(long own, long opp) {
        return Long.bitCount(Bitboard.moves(own, opp)) - Long.bitCount(Bitboard.moves(opp, own));
    }

    static int number(long own, long opp) {
        return Long.bitCount(own) - Long.bitCount(opp);
    }

    /** The square weights of own discs minus those of the opponent's; corners that the player owns change them. */
    static int weight(long own, long opp) {
        long safe = surroundingSquares(own & CORNERS);
        long plainOwn = own & ~safe;
        long plainOpp = opp & ~safe;
        int sum = OWNED_CORNER_NEIGHBOUR * (Long.bitCount(own & safe) - Long.bitCount(opp & safe));
        for (long m = plainOwn; m != 0; m &= m - 1) {
            sum += WEIGHTS[Long.numberOfTrailingZeros(m)];
        }
        for (long m = plainOpp; m != 0; m &= m - 1) {
            sum -= WEIGHTS[Long.numberOfTrailingZeros(m)];
        }
        return sum;
    }

    /**
     * Number of own discs found stable: owned corners, discs connected to them along an edge, then inner discs supported
     * by stable ones, until no more are found.
     */
    static int stable(long own) {
        long stable = own & CORNERS;
        if (stable == 0) {
            return 0;
        }
        long before;
        do {
            before = stable;
            stable |= own & EDGES & orthogonalNeighbours(stable);
        } while (stable != before);
        do {
            before = stable;
            stable |= own & ~EDGES & supported(stable);
        } while (stable != before);
        return Long.bitCount(stable);
    }

    /** Squares with stable neighbours on two adjacent sides and at one end of the diagonal between them. */
    private static long supported(long stable) {
        long above = south(stable);
        long below = north(stable);
        long left = east(stable);
        long right = west(stable);
        long rising = north(left) | south(right);
        long falling = north(right) | south(left);
        return (above & left | below & right) & rising | (above & right | below & left) & falling;
    }

    /**
     * 1 if the empty region that the previous move was played into had an odd number of squares, including that square;
     * −1 if it was even.
     */
    static int connect(long own, long opp, int previous) {
        long empty = ~(own | opp);
        long region = 1L << previous;
        long before;
        do {
            before = region;
            region |= empty & orthogonalNeighbours(region);
        } while (region != before);
        return (Long.bitCount(region) & 1) == 1 ? 1 : -1;
    }

    /** The squares above, below, left and right of a set. */
    private static long orthogonalNeighbours(long set) {
        return north(set) | south(set) | east(set) | west(set);
    }

    /** The squares around a set, without the set. */
    private static long surroundingSquares(long set) {
        long row = set | east(set) | west(set);
        return (row | north(row) | south(row)) & ~set;
    }

    private static long north(long set) {
        return set >>> 8;
    }

    private static long south(long set) {
        return set << 8;
    }

    private static long east(long set) {
        return set << 1 & NOT_A;
    }

    private static long west(long set) {
        return set >>> 1 & NOT_H;
    }

    private static int[] weights() {
        int[] weights = new int[64];
        for (int bit = 0; bit < 64; bit++) {
            int row = bit >> 3;
            int column = bit & 7;
            weights[bit] = QUARTER[Math.min(row, 7 - row)][Math.min(column, 7 - column)];
        }
        return weights;
    }
}

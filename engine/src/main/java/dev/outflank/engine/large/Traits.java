package dev.outflank.engine.large;

import dev.outflank.rules.Position;

/**
 * What the evaluation counts besides patterns, each as the mover's share against the opponent's. Some traits are worth
 * a share of the board, others a line of it: those stand twice, once times the size, and the fit decides.
 */
final class Traits {
    static final int COUNT = 20;

    static final int MOBILITY_BY_LINE = 4;
    static final int DISCS_BY_LINE = 9;
    static final int SAFETY = 10;

    private static final int WHITE = 32;
    private static final long LOWER = (1L << WHITE) - 1;
    private static final int SQUARES = Position.MAX_SIZE * Position.MAX_SIZE;

    /** Logarithms of 1, 2, 3 … */
    private static final float[] LOGARITHMS = new float[SQUARES + 2];

    static {
        for (int i = 0; i < LOGARITHMS.length; i++) {
            LOGARITHMS[i] = (float) StrictMath.log(1.0 + i);
        }
    }

    private Traits() {}

    /** Writes the traits of a position whose moves were found. */
    static void of(LargeBoard board, float[] into) {
        int size = board.size;
        long all = (1L << size) - 1;
        long both = all << WHITE | all;

        // 1. Around discs and around empty squares, three rows at a time.
        int freeBesideBlack = 0;
        int freeBesideBoth = 0;
        int outerBlack = 0;
        int outerBoth = 0;
        long discs = board.line(0);
        long free = ~(discs | Long.rotateLeft(discs, WHITE)) & both;
        long wideDiscsAbove = 0;
        long wideFreeAbove = 0;
        long wideDiscs = wide(discs);
        long wideFree = wide(free);
        for (int row = 0; row < size; row++) {
            long discsBelow = board.line(row + 1);
            long freeBelow = row + 1 < size ? ~(discsBelow | Long.rotateLeft(discsBelow, WHITE)) & both : 0;
            long wideDiscsBelow = wide(discsBelow);
            long wideFreeBelow = wide(freeBelow);
            long besides = (wideDiscsAbove | wideDiscs | wideDiscsBelow) & free;
            long outer = (wideFreeAbove | wideFree | wideFreeBelow) & discs;
            freeBesideBlack += Long.bitCount(besides & LOWER);
            freeBesideBoth += Long.bitCount(besides);
            outerBlack += Long.bitCount(outer & LOWER);
            outerBoth += Long.bitCount(outer);
            wideDiscsAbove = wideDiscs;
            wideFreeAbove = wideFree;
            wideDiscs = wideDiscsBelow;
            wideFree = wideFreeBelow;
            discs = discsBelow;
            free = freeBelow;
        }
        int freeBesideWhite = freeBesideBoth - freeBesideBlack;
        int outerWhite = outerBoth - outerBlack;
        boolean black = board.blackToMove();

        // 2. As the mover sees it.
        float scale = size / 16f;
        float line = 1f / size;
        int moves = board.mobility();
        int answers = board.opponentMobility();
        int own = board.discs();
        int opp = board.opponentDiscs();
        float mobility = share(moves, answers);
        float outlook = black ? share(freeBesideWhite, freeBesideBlack) : share(freeBesideBlack, freeBesideWhite);
        float frontier = black ? share(outerBlack, outerWhite) : share(outerWhite, outerBlack);
        float safety = LOGARITHMS[own] - LOGARITHMS[opp];
        int firm = firm(board);
        float parity = (board.empties() & 1) == 0 ? -1 : 1;
        into[0] = 1;
        into[1] = scale;
        into[2] = mobility;
        into[3] = mobility * scale;
        into[MOBILITY_BY_LINE] = (moves - answers) * line;
        into[5] = outlook;
        into[6] = outlook * scale;
        into[7] = frontier;
        into[8] = frontier * scale;
        into[DISCS_BY_LINE] = (own - opp) * line;
        into[SAFETY] = safety;
        into[11] = safety * scale;
        into[12] = (Math.min(own, size) - Math.min(opp, size)) * line;
        into[13] = (black ? firm : -firm) * line;
        into[14] = parity;
        into[15] = parity * scale;
        into[16] = moves == 0 ? scale : 0;
        into[17] = answers == 0 ? scale : 0;
        into[18] = LOGARITHMS[moves] - LOGARITHMS[answers];
        into[19] = into[18] * scale;
    }

    private static long wide(long row) {
        return row | row << 1 | row >>> 1;
    }

    private static float share(int own, int opp) {
        return (float) (own - opp) / (own + opp + 2);
    }

    /**
     * Black's firm discs less White's: those whose rectangle to a corner holds own discs only. Most are stable, and no
     * others are found as quickly.
     */
    private static int firm(LargeBoard board) {
        int last = board.size - 1;
        return firmAt(board, 0, 1, false) + firmAt(board, 0, 1, true) + firmAt(board, last, -1, false)
                + firmAt(board, last, -1, true);
    }

    private static int firmAt(LargeBoard board, int row, int down, boolean fromRight) {
        int size = board.size;
        long corner = fromRight ? 1L << size - 1 : 1;
        long line = board.line(row);
        int half;
        if ((line & corner) != 0) {
            half = 0;
        } else if ((line & corner << WHITE) != 0) {
            half = WHITE;
        } else {
            return 0;
        }
        int count = 0;
        int most = size;
        for (int r = row; most > 0 && r >= 0 && r < size; r += down) {
            int gaps = ~(int) (board.line(r) >>> half);
            int run = fromRight
                    ? Integer.numberOfLeadingZeros(gaps << WHITE - size)
                    : Integer.numberOfTrailingZeros(gaps);
            int length = Math.min(run, most);
            count += length;
            most = length;
        }
        return half == 0 ? count : -count;
    }
}

package dev.outflank.engine.net;

import dev.outflank.rules.Bitboard;

/**
 * What the network sees of a square, from the point of view of the side to move. Colours alone teach a small network
 * little: who can move where, and which discs are at the frontier, it would have to work out from many squares.
 */
public enum SquareState {
    /** An empty square where neither side can play. */
    EMPTY,

    /** An empty square where only the side to move could play. */
    OWN_MOVE,

    /** An empty square where only the opponent could play, if it were to move. */
    OPPONENT_MOVE,

    /** An empty square where either side could play. */
    COMMON_MOVE,

    /** A disc of the side to move without an empty square next to it. */
    OWN_INNER,

    /** A disc of the side to move next to an empty square. */
    OWN_FRONTIER,

    /** A disc of the opponent without an empty square next to it. */
    OPPONENT_INNER,

    /** A disc of the opponent next to an empty square. */
    OPPONENT_FRONTIER;

    static final int COUNT = 8;
    static final int SQUARES = 64;

    private static final long NOT_COLUMN_A = 0xFEFEFEFEFEFEFEFEL;
    private static final long NOT_COLUMN_H = 0x7F7F7F7F7F7F7F7FL;

    /** The states of all squares in reading order, as ordinals. */
    public static int[] of(long own, long opp) {
        long discs = own | opp;
        long second = opp | Bitboard.moves(opp, own);
        long first = discs & neighbours(~discs) | Bitboard.moves(own, opp);
        int[] states = new int[SQUARES];
        for (int square = 0; square < SQUARES; square++) {
            states[square] = (int) ((first >>> square & 1) + 2 * (second >>> square & 1) + 4 * (discs >>> square & 1));
        }
        return states;
    }

    /** All squares next to one of these. */
    private static long neighbours(long squares) {
        long row = squares | squares << 1 & NOT_COLUMN_A | squares >>> 1 & NOT_COLUMN_H;
        return row | row << 8 | row >>> 8;
    }
}

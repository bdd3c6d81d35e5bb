package dev.outflank.engine.evaluation;

import java.util.ArrayList;
import java.util.List;

/**
 * The patterns: shapes of up to ten squares, each laid on the 8×8 board in its four rotations. What stands on a shape is
 * one number, its index: a base-three digit for every square, 2 for a disc of the mover, 1 for an empty square, 0 for a
 * disc of the opponent. So the index of the same squares seen by the opponent is the highest index less this one, and a
 * move changes an index by sums of powers of three.
 *
 * <p>The four indexes of a shape share a long, 16 bits each; none ever grows beyond its bits, so that plain additions of
 * longs work on four indexes at once. All longs of a position are its <em>word</em>.
 */
public final class Patterns {
    /** Longs in a word: one a shape. */
    public static final int SHAPES = 16;

    /** Words lie so many longs apart: an even step makes them cheap to find. */
    static final int STEP = 16;

    static final int ROTATIONS = 4;

    static final int LANE_BITS = 16;
    static final int LANE = (1 << LANE_BITS) - 1;

    static final int EDGE = 8;

    /** The shapes around a1 or at the upper edge. A mirror image reads the table of the shape before it. */
    private static final String[] SQUARES = {
        "a1 b1 c1 a2 b2 c2 a3 b3 c3",
        "b2 a1 b1 c1 d1 e1 f1 g1 h1 g2",
        "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
        "a1 a2 a3 a4 a5 b1 b2 b3 b4 b5",
        "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
        "b1 a2 b2 c2 d2 e2 f2 g2 h2 g1",
        "c2 a3 b3 c3 d3 e3 f3 g3 h3 f2",
        "d3 a4 b4 c4 d4 e4 f4 g4 h4 e3",
        "a2 a1 b2 c3 d4 e5 f6 g7 h8 b1",
        "a1 a2 b3 c4 d5 e6 f7 g8 h8",
        "b2 a3 b4 c5 d6 e7 f8 g7 c4 e6",
        "b3 a4 b5 c6 d7 e8 f7 c4 e6 d5",
        "b3 c3 d3 e3 f3 g3 c2 d2 e2 f2",
        "c3 d3 e3 f3 c4 d4 e4 f4 d2 e2",
        "a1 c1 d1 e1 f1 h1 c2 d2 e2 f2",
        "a1 b1 c1 d1 e1 a2 b2 a3 a4 a5"
    };

    private static final int MIRROR_IMAGE = 3;

    /** The few shapes that are enough to put moves into an order: edge, corner, long diagonal, and one beside it. */
    static final int[] ORDERING = {1, 4, 8, 10};

    /** The squares of each shape, in the order of their digits. */
    static final List<int[]> SHAPE_LIST = shapes();

    /** Where a shape's weights begin in the table of a phase. */
    static final int[] OFFSETS = new int[SHAPES];

    /** The size of that table. */
    public static final int TABLE = layOut();

    /** What a disc of the mover adds to the word of a position, by square. */
    static final long[] DISC = discs();

    /** The word of an empty board, and the word whose every index is the highest. */
    static final long[] EMPTY = new long[SHAPES];

    static final long[] HIGHEST = new long[SHAPES];

    static {
        for (int shape = 0; shape < SHAPES; shape++) {
            long highest = power(SHAPE_LIST.get(shape).length) - 1L;
            for (int rotation = 0; rotation < ROTATIONS; rotation++) {
                HIGHEST[shape] |= highest << LANE_BITS * rotation;
                EMPTY[shape] |= highest / 2 << LANE_BITS * rotation;
            }
        }
    }

    private Patterns() {}

    private static List<int[]> shapes() {
        List<int[]> shapes = new ArrayList<>();
        for (String names : SQUARES) {
            int[] squares = new int[(names.length() + 1) / 3];
            for (int i = 0; i < squares.length; i++) {
                squares[i] = names.charAt(3 * i) - 'a' + EDGE * (names.charAt(3 * i + 1) - '1');
            }
            shapes.add(squares);
        }
        return shapes;
    }

    private static int layOut() {
        int size = 0;
        for (int shape = 0; shape < SHAPES; shape++) {
            OFFSETS[shape] = hasOwnWeights(shape) ? size : OFFSETS[shape - 1];
            size += hasOwnWeights(shape) ? power(SHAPE_LIST.get(shape).length) : 0;
        }
        return size;
    }

    /** Whether a shape has weights, and not those of the one before it, whose mirror image it is. */
    static boolean hasOwnWeights(int shape) {
        return shape != MIRROR_IMAGE;
    }

    private static long[] discs() {
        long[] discs = new long[EDGE * EDGE * STEP];
        for (int shape = 0; shape < SHAPES; shape++) {
            int[] squares = SHAPE_LIST.get(shape);
            for (int digit = 0; digit < squares.length; digit++) {
                int square = squares[digit];
                for (int rotation = 0; rotation < ROTATIONS; rotation++) {
                    discs[square * STEP + shape] += (long) power(digit) << LANE_BITS * rotation;
                    square = rotated(square);
                }
            }
        }
        return discs;
    }

    static int rotated(int square) {
        return square % EDGE * EDGE + EDGE - 1 - square / EDGE;
    }

    static int power(int digits) {
        int power = 1;
        for (int i = 0; i < digits; i++) {
            power *= 3;
        }
        return power;
    }
}

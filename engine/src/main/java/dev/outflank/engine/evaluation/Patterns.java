package dev.outflank.engine.evaluation;

import java.util.ArrayList;
import java.util.List;

/**
 * The patterns of the evaluation (Buro, "From simple features to sophisticated evaluation functions", 1998): shapes of
 * up to ten squares, each placed on the 8×8 board in its four rotations. The contents of a pattern are read as a
 * base-three number, its index, with one digit per square: 2 for a disc of the side to move, 1 for an empty square, 0 for
 * a disc of the opponent. So the index from the opponent's point of view is the highest index minus this one, and a move
 * changes an index by sums of powers of three.
 *
 * <p>All indices include the offset of the shape's weights in the weight table, so the evaluation is a sum of table
 * lookups.
 */
public final class Patterns {
    /** The number of shapes. */
    public static final int SHAPE_COUNT = 16;

    static final int ROTATIONS = 4;

    /** The number of patterns: every shape in every rotation. */
    static final int PATTERN_COUNT = SHAPE_COUNT * ROTATIONS;

    static final int BOARD_SIZE = 8;

    private static final int MIRRORED_SHAPE = 3;

    /** The shapes used for move ordering: edge, corner, long diagonal, and the diagonal a3–f8 with neighbours. */
    static final int[] ORDERING_SHAPES = {1, 4, 8, 10};

    /**
     * The squares of each shape in its first rotation, in the order of their digits. Shape {@link #MIRRORED_SHAPE} mirrors the
     * shape before it.
     */
    static final List<int[]> SHAPE_SQUARES = parseShapes(
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
            "a1 b1 c1 d1 e1 a2 b2 a3 a4 a5");

    /** The offset of each shape's weights in a weight table. */
    static final int[] OFFSETS = new int[SHAPE_COUNT];

    /** The size of a weight table. */
    public static final int TABLE_SIZE = assignOffsets();

    /** What a disc of the side to move adds to each index, by square. */
    static final int[] DISC_INCREMENTS = discIncrements();

    /** The indices of an empty board. */
    static final int[] EMPTY_BOARD = new int[PATTERN_COUNT];

    /** Minus the indices of a position, the indices from the opponent's point of view. */
    static final int[] SIDE_SWAP = new int[PATTERN_COUNT];

    static {
        for (int pattern = 0; pattern < PATTERN_COUNT; pattern++) {
            int shape = pattern / ROTATIONS;
            int highest = powerOf3(SHAPE_SQUARES.get(shape).length) - 1;
            EMPTY_BOARD[pattern] = OFFSETS[shape] + highest / 2;
            SIDE_SWAP[pattern] = 2 * OFFSETS[shape] + highest;
        }
    }

    private Patterns() {}

    /** The squares of shapes written as names of squares. */
    static List<int[]> parseShapes(String... shapesOfSquares) {
        List<int[]> shapes = new ArrayList<>();
        for (String names : shapesOfSquares) {
            int[] squares = new int[(names.length() + 1) / 3];
            for (int i = 0; i < squares.length; i++) {
                squares[i] = names.charAt(3 * i) - 'a' + BOARD_SIZE * (names.charAt(3 * i + 1) - '1');
            }
            shapes.add(squares);
        }
        return shapes;
    }

    private static int assignOffsets() {
        int size = 0;
        for (int shape = 0; shape < SHAPE_COUNT; shape++) {
            OFFSETS[shape] = hasOwnWeights(shape) ? size : OFFSETS[shape - 1];
            size += hasOwnWeights(shape) ? powerOf3(SHAPE_SQUARES.get(shape).length) : 0;
        }
        return size;
    }

    /** Whether a shape has its own weights; a mirrored shape uses those of the shape before it. */
    static boolean hasOwnWeights(int shape) {
        return shape != MIRRORED_SHAPE;
    }

    private static int[] discIncrements() {
        int[] discs = new int[BOARD_SIZE * BOARD_SIZE * PATTERN_COUNT];
        for (int shape = 0; shape < SHAPE_COUNT; shape++) {
            int[] squares = SHAPE_SQUARES.get(shape);
            for (int digit = 0; digit < squares.length; digit++) {
                int square = squares[digit];
                for (int rotation = 0; rotation < ROTATIONS; rotation++) {
                    discs[square * PATTERN_COUNT + shape * ROTATIONS + rotation] = powerOf3(digit);
                    square = rotate(square);
                }
            }
        }
        return discs;
    }

    static int rotate(int square) {
        return square % BOARD_SIZE * BOARD_SIZE + BOARD_SIZE - 1 - square / BOARD_SIZE;
    }

    static int powerOf3(int digits) {
        int power = 1;
        for (int i = 0; i < digits; i++) {
            power *= 3;
        }
        return power;
    }
}

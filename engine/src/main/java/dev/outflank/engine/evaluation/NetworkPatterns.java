package dev.outflank.engine.evaluation;

import dev.outflank.rules.Move;
import dev.outflank.rules.Symmetry;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The patterns that the {@link Network} sees: a few shapes in all their symmetric images on the board. Contents are base-three
 * numbers as in {@link Patterns}. All images of a shape share their rows, and so do contents that are mirror images of each
 * other: a network with rows of its own for every image needs several times the samples.
 */
public final class NetworkPatterns {
    private static final int BOARD_SIZE = 8;

    /**
     * The squares of each shape in one image: two blocks in the middle of the board and one next to the corner, rows 3 and 4,
     * three corners, two diagonals, and the edge with its X squares.
     */
    private static final List<int[]> SHAPES = Patterns.parseShapes(
            "c2 d2 e2 f2 c3 d3 e3 f3",
            "c3 d3 e3 f3 c4 d4 e4 f4",
            "b2 c2 d2 b3 c3 d3 b4 c4 d4",
            "a3 b3 c3 d3 e3 f3 g3 h3",
            "a4 b4 c4 d4 e4 f4 g4 h4",
            "a1 b1 c1 a2 b2 c2 a3 b3 c3",
            "a1 b1 c1 d1 e1 a2 b2 c2 d2 e2",
            "a1 b1 c1 d1 a2 b2 c2 a3 b3 a4",
            "a1 b2 c3 d4 e5 f6 g7 h8",
            "b1 c2 d3 e4 f5 g6 h7",
            "a1 b1 c1 d1 e1 f1 g1 h1 b2 g2");

    /** The first row of each shape, and the number of rows. */
    private static final int[] SHAPE_ROWS = shapeRows();

    /** The squares of each pattern, in the order of the digits of its index. */
    static final List<int[]> SQUARES = new ArrayList<>();

    /** The shape of each pattern. */
    private static final List<Integer> PATTERN_SHAPES = new ArrayList<>();

    /** The first row of each pattern. */
    static final int[] FIRST_ROWS = placeShapes();

    /** The number of patterns. */
    public static final int COUNT = FIRST_ROWS.length;

    /** The number of indices in a set, rounded up to whole vectors. */
    public static final int STRIDE = 48;

    /** The number of rows: the sum of the numbers of contents of all shapes. */
    public static final int ROW_COUNT = SHAPE_ROWS[SHAPES.size()];

    /** What a disc of the mover adds to each index, by square. The indices are unsigned 16-bit numbers. */
    static final short[] DISC_INCREMENTS = discIncrements();

    /** Minus the indices of a position, the indices from the opponent's point of view. */
    static final short[] SIDE_SWAP = sideSwap();

    private NetworkPatterns() {}

    /** For trainers and files: the row that contents and their mirror images share. */
    private static final class CanonicalRows {
        private static final int[] CANONICAL = canonicalRows();

        private static int[] canonicalRows() {
            int[] canonical = new int[ROW_COUNT];
            Arrays.setAll(canonical, row -> row);
            for (int shape = 0; shape < SHAPES.size(); shape++) {
                int[] squares = SHAPES.get(shape);
                for (Symmetry symmetry : Symmetry.values()) {
                    int[] image = image(squares, symmetry);
                    if (symmetry != Symmetry.IDENTITY && mask(image) == mask(squares)) {
                        share(canonical, SHAPE_ROWS[shape], mirroredIndices(squares, image));
                    }
                }
            }
            return canonical;
        }

        private static void share(int[] canonical, int first, int[] mirrored) {
            for (int index = 0; index < mirrored.length; index++) {
                int row = Math.min(canonical[first + index], canonical[first + mirrored[index]]);
                canonical[first + index] = row;
                canonical[first + mirrored[index]] = row;
            }
        }

        /** The index of the mirrored contents, for each index. */
        private static int[] mirroredIndices(int[] squares, int[] image) {
            int[] mirrored = new int[Patterns.powerOf3(squares.length)];
            for (int digit = 0; digit < squares.length; digit++) {
                int other = 0;
                while (squares[other] != image[digit]) {
                    other++;
                }
                int power = Patterns.powerOf3(digit);
                for (int index = power; index < 3 * power; index++) {
                    mirrored[index] = mirrored[index % power] + index / power * Patterns.powerOf3(other);
                }
            }
            return mirrored;
        }
    }

    /** The row that represents this one and its mirror images. */
    public static int canonicalRow(int row) {
        return CanonicalRows.CANONICAL[row];
    }

    private static int[] shapeRows() {
        int[] first = new int[SHAPES.size() + 1];
        for (int shape = 0; shape < SHAPES.size(); shape++) {
            first[shape + 1] = first[shape] + Patterns.powerOf3(SHAPES.get(shape).length);
        }
        return first;
    }

    private static int[] placeShapes() {
        for (int shape = 0; shape < SHAPES.size(); shape++) {
            Set<Long> placed = new HashSet<>();
            for (Symmetry symmetry : Symmetry.values()) {
                int[] squares = image(SHAPES.get(shape), symmetry);
                if (placed.add(mask(squares))) {
                    SQUARES.add(squares);
                    PATTERN_SHAPES.add(shape);
                }
            }
        }
        return PATTERN_SHAPES.stream().mapToInt(shape -> SHAPE_ROWS[shape]).toArray();
    }

    private static int[] image(int[] squares, Symmetry symmetry) {
        return Arrays.stream(squares)
                .map(square -> {
                    Move image = symmetry.apply(Move.at(square / BOARD_SIZE, square % BOARD_SIZE), BOARD_SIZE);
                    return image.row() * BOARD_SIZE + image.column();
                })
                .toArray();
    }

    private static long mask(int[] squares) {
        return Arrays.stream(squares).mapToLong(square -> 1L << square).sum();
    }

    private static short[] discIncrements() {
        short[] increments = new short[BOARD_SIZE * BOARD_SIZE * STRIDE];
        for (int pattern = 0; pattern < COUNT; pattern++) {
            int[] squares = SQUARES.get(pattern);
            for (int digit = 0; digit < squares.length; digit++) {
                increments[squares[digit] * STRIDE + pattern] = (short) Patterns.powerOf3(digit);
            }
        }
        return increments;
    }

    private static short[] sideSwap() {
        short[] swap = new short[STRIDE];
        for (int pattern = 0; pattern < COUNT; pattern++) {
            swap[pattern] = (short) (Patterns.powerOf3(SQUARES.get(pattern).length) - 1);
        }
        return swap;
    }

    /** Stores the indices of a position in an array, in the first {@link #COUNT} of {@link #STRIDE} places. */
    static void indices(long own, long opp, int[] target, int at) {
        Arrays.fill(target, at, at + STRIDE, 0);
        add(own, 2, target, at);
        add(~(own | opp), 1, target, at);
    }

    private static void add(long squares, int digit, int[] target, int at) {
        for (long m = squares; m != 0; m &= m - 1) {
            int disc = Long.numberOfTrailingZeros(m) * STRIDE;
            for (int pattern = 0; pattern < STRIDE; pattern++) {
                target[at + pattern] += digit * DISC_INCREMENTS[disc + pattern];
            }
        }
    }

    /** The shape of a pattern. Patterns of different shapes have different rows. */
    public static int shape(int pattern) {
        return PATTERN_SHAPES.get(pattern);
    }

    /** The row of a pattern with this index. */
    static int row(int pattern, short index) {
        return FIRST_ROWS[pattern] + (index & 0xFFFF);
    }

    /** As {@link #indices}, for canonical rows instead of indices. */
    public static void canonicalRows(long own, long opp, int[] target, int at) {
        indices(own, opp, target, at);
        for (int pattern = 0; pattern < COUNT; pattern++) {
            target[at + pattern] = canonicalRow(FIRST_ROWS[pattern] + target[at + pattern]);
        }
    }
}

package dev.outflank.engine.large;

import dev.outflank.rules.Position;
import java.util.Arrays;

/**
 * Patterns of the evaluation (Buro 1998): shapes of up to ten squares, placed relative to each corner, the same on every
 * board size. The discs on a pattern give its index, a number in base three with the first square as lowest digit: 2 for
 * Black, 1 for empty, 0 for White. Swapping the colours gives the highest index minus the index.
 */
enum PatternShape {
    /** The corner and the eight squares nearest to it. */
    CORNER_3X3("00 01 02 10 11 12 20 21 22"),
    /** Five squares of the edge and the five next to them. */
    CORNER_2X5("00 01 02 03 04 10 11 12 13 14"),
    /** Eight squares of the edge, starting at the corner, and the X-square. */
    EDGE_X("00 01 02 03 04 05 06 07 11"),
    /** Eight squares of the diagonal. */
    DIAGONAL("00 11 22 33 44 55 66 77"),
    /** Four squares in the middle of an edge and the four next to them; the position along the edge does not matter. */
    EDGE_2X4("00 01 02 03 10 11 12 13");

    /** Number of weights of all shapes together. */
    static final int WEIGHT_COUNT;

    private static final int[] CANONICAL_INDICES;

    static {
        int total = 0;
        for (PatternShape shape : values()) {
            total += shape.indexCount;
        }
        WEIGHT_COUNT = total;
        CANONICAL_INDICES = new int[WEIGHT_COUNT];
        for (PatternShape shape : values()) {
            int offset = shape.offset();
            for (int index = 0; index < shape.indexCount; index++) {
                CANONICAL_INDICES[offset + index] = offset + Math.min(index, shape.mirrorIndex(index));
            }
        }
    }

    /** Row and column of each square relative to a corner, one digit each. */
    private final String squareList;

    final int indexCount;

    PatternShape(String squareList) {
        this.squareList = squareList;
        this.indexCount = powerOf3(squareList.split(" ").length);
    }

    /** Row and column of each square relative to a corner. */
    int[][] squares() {
        return Arrays.stream(squareList.split(" "))
                .map(place -> new int[] {place.charAt(0) - '0', place.charAt(1) - '0'})
                .toArray(int[][]::new);
    }

    /** Index of the shape's first weight among the weights of all shapes. */
    int offset() {
        int offset = 0;
        for (PatternShape before : values()) {
            if (before == this) {
                break;
            }
            offset += before.indexCount;
        }
        return offset;
    }

    /** The lowest index with the same weight, because the shape is its own mirror image. */
    static int canonical(int index) {
        return CANONICAL_INDICES[index];
    }

    /** Whether the diagonal maps the shape to itself, so that it is placed only once per corner. */
    boolean isDiagonallySymmetric() {
        return this == CORNER_3X3 || this == DIAGONAL;
    }

    /** Offsets along the edge at which the shape is placed on a board of this size. */
    int[] edgeOffsets(int size) {
        if (this != EDGE_2X4) {
            return new int[1];
        }
        int[] starts = new int[(size - 8) / 2];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = 3 + 2 * i;
        }
        assert size <= Position.MAX_SIZE;
        return starts;
    }

    /** The index of the mirror image on the same squares; the index itself if the shape is not symmetric. */
    private int mirrorIndex(int index) {
        if (this != CORNER_3X3 && this != EDGE_2X4) {
            return index;
        }
        int mirrored = 0;
        int rest = index;
        int columns = this == CORNER_3X3 ? 3 : 4;
        for (int i = 0; rest != 0; i++) {
            int row = i / columns;
            int column = i % columns;
            mirrored += rest % 3 * powerOf3(this == CORNER_3X3 ? 3 * column + row : 4 * row + 3 - column);
            rest /= 3;
        }
        return mirrored;
    }

    static int powerOf3(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
    }
}

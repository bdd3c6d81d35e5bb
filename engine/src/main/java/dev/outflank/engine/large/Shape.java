package dev.outflank.engine.large;

import dev.outflank.rules.Position;

/**
 * What the evaluation knows by heart: shapes of up to ten squares, laid on the board from each corner, the same on every
 * size. What stands on one is a number in base three, its index: digit 2 for Black, 1 for an empty square, 0 for White,
 * the first square the lowest digit. With the sides exchanged it is the highest index less the index.
 */
enum Shape {
    /** The corner and the eight squares nearest to it. */
    CORNER(new int[][] {{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {1, 2}, {2, 0}, {2, 1}, {2, 2}}),
    /** Five squares of the edge and the five below them. */
    BLOCK(new int[][] {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 0}, {1, 1}, {1, 2}, {1, 3}, {1, 4}}),
    /** Eight squares of the edge, and the square beside the corner that gives it away. */
    EDGE(new int[][] {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {0, 4}, {0, 5}, {0, 6}, {0, 7}, {1, 1}}),
    /** Eight squares of the diagonal. */
    DIAGONAL(new int[][] {{0, 0}, {1, 1}, {2, 2}, {3, 3}, {4, 4}, {5, 5}, {6, 6}, {7, 7}}),
    /** Four squares in the middle of an edge and the four below them, wherever on the edge they are. */
    WINDOW(new int[][] {{0, 0}, {0, 1}, {0, 2}, {0, 3}, {1, 0}, {1, 1}, {1, 2}, {1, 3}});

    /** The number of weights of all shapes together. */
    static final int TABLE;

    private static final int[] FIRST_TWINS;

    static {
        int total = 0;
        for (Shape shape : values()) {
            shape.offset = total;
            total += shape.indices;
        }
        TABLE = total;
        FIRST_TWINS = new int[TABLE];
        for (Shape shape : values()) {
            for (int index = 0; index < shape.indices; index++) {
                FIRST_TWINS[shape.offset + index] = shape.offset + Math.min(index, shape.mirrored(index));
            }
        }
    }

    final int[][] squares;
    final int indices;
    private int offset;

    Shape(int[][] squares) {
        this.squares = squares;
        int count = 1;
        for (int i = 0; i < squares.length; i++) {
            count *= 3;
        }
        this.indices = count;
    }

    /** Where the shape's weights begin. */
    int offset() {
        return offset;
    }

    /** The lowest place whose weight is the same because the shape is its own mirror image. */
    static int firstTwin(int place) {
        return FIRST_TWINS[place];
    }

    /** Whether the shape lies once in each corner, being its own image in the diagonal. */
    boolean isDiagonal() {
        return this == CORNER || this == DIAGONAL;
    }

    /** Where along the edge the shape begins on a board of this size. */
    int[] starts(int size) {
        if (this != WINDOW) {
            return new int[1];
        }
        int[] starts = new int[(size - 8) / 2];
        for (int i = 0; i < starts.length; i++) {
            starts[i] = 3 + 2 * i;
        }
        assert size <= Position.MAX_SIZE;
        return starts;
    }

    /** The index of the mirror image that lies on the same squares; the index itself when none does. */
    private int mirrored(int index) {
        if (this != CORNER && this != WINDOW) {
            return index;
        }
        int mirrored = 0;
        int rest = index;
        for (int[] square : squares) {
            int row = this == CORNER ? square[1] : square[0];
            int column = this == CORNER ? square[0] : 3 - square[1];
            mirrored += rest % 3 * power(this == CORNER ? 3 * row + column : 4 * row + column);
            rest /= 3;
        }
        return mirrored;
    }

    static int power(int exponent) {
        int power = 1;
        for (int i = 0; i < exponent; i++) {
            power *= 3;
        }
        return power;
    }
}

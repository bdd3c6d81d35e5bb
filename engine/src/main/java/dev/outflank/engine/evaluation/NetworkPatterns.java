package dev.outflank.engine.evaluation;

import java.util.ArrayList;
import java.util.List;

/**
 * The patterns that the {@link Network} sees: all rows and columns, the long diagonals and their neighbours, and in the
 * corners 3×3 and 2×4 squares. Their contents are base-three numbers as in {@link Patterns}; the digits follow the order
 * of the squares on the board.
 */
public final class NetworkPatterns {
    private static final int BOARD_SIZE = 8;

    /** The squares of each pattern. */
    static final long[] MASKS = masks();

    /** The number of patterns. */
    public static final int COUNT = MASKS.length;

    /** The number of indices in a set, rounded up to whole vectors. */
    static final int STRIDE = 48;

    /** The first row of each pattern. */
    static final int[] FIRST_ROWS = new int[COUNT];

    /** The number of rows: the sum of the numbers of contents of all patterns. */
    public static final int ROW_COUNT = assignRows();

    /** What a disc of the mover adds to each index, by square. */
    static final short[] DISC_INCREMENTS = discIncrements();

    /** Minus the indices of a position, the indices from the opponent's point of view. */
    static final short[] SIDE_SWAP = sideSwap();

    /** The base-three number with digits 0 and 1 for each binary number of up to nine digits. */
    private static final short[] BASE_THREE = baseThree();

    private NetworkPatterns() {}

    private static long[] masks() {
        List<Long> masks = new ArrayList<>();
        long corner = 0x070707L;
        long block = 0x0F0FL;
        long diagonal = 0x8040201008040201L;
        long shortDiagonal = 0x0080402010080402L;
        for (int i = 0; i < BOARD_SIZE; i++) {
            masks.add(0xFFL << BOARD_SIZE * i);
            masks.add(0x0101010101010101L << i);
        }
        for (long shape :
                new long[] {corner, block, transpose(block), diagonal, shortDiagonal, transpose(shortDiagonal)}) {
            for (long image : new long[] {shape, Long.reverse(shape), Long.reverseBytes(shape), mirror(shape)}) {
                if (!masks.contains(image)) {
                    masks.add(image);
                }
            }
        }
        return masks.stream().mapToLong(Long::longValue).toArray();
    }

    private static long mirror(long board) {
        return Long.reverse(Long.reverseBytes(board));
    }

    private static long transpose(long board) {
        long transposed = 0;
        for (int square = 0; square < BOARD_SIZE * BOARD_SIZE; square++) {
            transposed |= (board >>> square & 1) << square % BOARD_SIZE * BOARD_SIZE + square / BOARD_SIZE;
        }
        return transposed;
    }

    private static int assignRows() {
        int rows = 0;
        for (int pattern = 0; pattern < COUNT; pattern++) {
            FIRST_ROWS[pattern] = rows;
            rows += Patterns.powerOf3(Long.bitCount(MASKS[pattern]));
        }
        return rows;
    }

    private static short[] discIncrements() {
        short[] increments = new short[BOARD_SIZE * BOARD_SIZE * STRIDE];
        for (int pattern = 0; pattern < COUNT; pattern++) {
            int digit = 0;
            for (long m = MASKS[pattern]; m != 0; m &= m - 1) {
                increments[Long.numberOfTrailingZeros(m) * STRIDE + pattern] = (short) Patterns.powerOf3(digit++);
            }
        }
        return increments;
    }

    private static short[] sideSwap() {
        short[] swap = new short[STRIDE];
        for (int pattern = 0; pattern < COUNT; pattern++) {
            swap[pattern] = (short) (Patterns.powerOf3(Long.bitCount(MASKS[pattern])) - 1);
        }
        return swap;
    }

    private static short[] baseThree() {
        short[] numbers = new short[1 << 9];
        for (int bits = 1; bits < numbers.length; bits++) {
            numbers[bits] = (short) (3 * numbers[bits >> 1] + (bits & 1));
        }
        return numbers;
    }

    /** The index of a pattern in a position. */
    static int index(int pattern, long own, long opp) {
        long mask = MASKS[pattern];
        return 2 * BASE_THREE[(int) Long.compress(own, mask)] + BASE_THREE[(int) Long.compress(~(own | opp), mask)];
    }

    /** Stores the rows of a position, one per pattern, in an array. */
    public static void rows(long own, long opp, int[] target, int at) {
        for (int pattern = 0; pattern < COUNT; pattern++) {
            target[at + pattern] = FIRST_ROWS[pattern] + index(pattern, own, opp);
        }
    }
}

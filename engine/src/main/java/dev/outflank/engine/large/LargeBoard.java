package dev.outflank.engine.large;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/**
 * Mutable board of 10×10 to 26×26 with incrementally updated pattern indices. A row is one {@code long}: Black's discs
 * are the lower 32 bits, White's the upper, and the bit is the column. Rotating a row by 32 swaps the sides, so bitwise
 * operations work on both sides at once: one pass over the rows finds the moves of both.
 *
 * <p>Each ply has its own copy of the rows and pattern indices, so that undo only decrements the ply. There is an empty
 * row above and below the board and at least six unused columns beside it, so that rays need no bounds checks.
 */
final class LargeBoard {
    /** Greater than every square number; a square is {@code row << 5 | column}. */
    static final int SQUARES = 1 << 10;

    /** Maximum length of a line, including passes. */
    static final int MAX_PLIES = 160;

    static final int MIN_SIZE = 10;

    private static final int ROW_SHIFT = 5;
    private static final int COLUMN_MASK = (1 << ROW_SHIFT) - 1;
    private static final int ROWS_PER_PLY = Position.MAX_SIZE + 2;
    private static final int WHITE_SHIFT = 32;
    private static final long BLACK_MASK = (1L << WHITE_SHIFT) - 1;

    /** Odd multipliers for hashing, two per row. */
    private static final long[] HASH_MULTIPLIERS = new long[2 * ROWS_PER_PLY];

    static {
        long state = 0x0F1A2B;
        for (int i = 0; i < HASH_MULTIPLIERS.length; i++) {
            state += 0x9E3779B97F4A7C15L;
            HASH_MULTIPLIERS[i] = mix(state) | 1;
        }
    }

    final int size;
    final PatternLayout layout;
    private final long boardMask;

    private final long[] rows = new long[(MAX_PLIES + 1) * ROWS_PER_PLY];
    private final long[] moves = new long[(MAX_PLIES + 1) * ROWS_PER_PLY];
    private final int[] indices;
    private final int[] blackDiscs = new int[MAX_PLIES + 1];
    private final int[] whiteDiscs = new int[MAX_PLIES + 1];
    private final int[] blackMoves = new int[MAX_PLIES + 1];
    private final int[] whiteMoves = new int[MAX_PLIES + 1];

    /** Shift of the mover's half of a row: 0 for Black, 32 for White. */
    private int moverShift;

    private int ply;
    private boolean tracksPatterns = true;

    LargeBoard(int size) {
        if (size < MIN_SIZE || !Position.isValidSize(size)) {
            throw new IllegalArgumentException("the board size must be an even number from 10 to 26, not " + size);
        }
        this.size = size;
        this.layout = PatternLayout.of(size);
        this.boardMask = ((1L << size) - 1) * (1L << WHITE_SHIFT | 1);
        this.indices = new int[(MAX_PLIES + 1) * layout.instanceCount];
    }

    static int square(int row, int column) {
        return row << ROW_SHIFT | column;
    }

    static int row(int square) {
        return square >> ROW_SHIFT;
    }

    static int column(int square) {
        return square & COLUMN_MASK;
    }

    /** Sets up a position of this size as ply 0. */
    void set(Position position) {
        assert position.size() == size;
        ply = 0;
        tracksPatterns = true;
        moverShift = position.toMove() == Colour.BLACK ? 0 : WHITE_SHIFT;
        blackDiscs[0] = position.discs(Colour.BLACK);
        whiteDiscs[0] = position.discs(Colour.WHITE);
        for (int instance = 0; instance < layout.instanceCount; instance++) {
            indices[instance] = layout.maxIndices[instance] / 2;
        }
        for (int row = 0; row < size; row++) {
            long line = 0;
            for (int column = 0; column < size; column++) {
                Colour disc = position.at(row, column);
                if (disc != null) {
                    line |= 1L << column + (disc == Colour.BLACK ? 0 : WHITE_SHIFT);
                    updatePatternIndices(0, square(row, column), disc == Colour.BLACK ? 1 : -1);
                }
            }
            rows[1 + row] = line;
        }
    }

    int ply() {
        return ply;
    }

    boolean isBlackToMove() {
        return moverShift == 0;
    }

    int empties() {
        return size * size - blackDiscs[ply] - whiteDiscs[ply];
    }

    /** Number of discs of the side to move. */
    int discs() {
        return moverShift == 0 ? blackDiscs[ply] : whiteDiscs[ply];
    }

    int opponentDiscs() {
        return moverShift == 0 ? whiteDiscs[ply] : blackDiscs[ply];
    }

    int discDifference() {
        return discs() - opponentDiscs();
    }

    /** Number of moves of the side to move. {@link #generateMoves} must have been called on this ply. */
    int mobility() {
        return moverShift == 0 ? blackMoves[ply] : whiteMoves[ply];
    }

    int opponentMobility() {
        return moverShift == 0 ? whiteMoves[ply] : blackMoves[ply];
    }

    /** Turns the update of pattern indices on or off; the endgame solver does not need them. */
    void setPatternTracking(boolean tracksPatterns) {
        this.tracksPatterns = tracksPatterns;
    }

    /** A row, with Black in the lower half; rows −1 and {@code size} are empty. */
    long rowBits(int row) {
        return rows[ply * ROWS_PER_PLY + 1 + row];
    }

    /** The index of a pattern instance, seen by Black. */
    int index(int instance) {
        return indices[ply * layout.instanceCount + instance];
    }

    /** Hash of the discs and the side to move. */
    long key() {
        int base = ply * ROWS_PER_PLY;
        long sum = moverShift;
        for (int line = 1; line <= size; line++) {
            long both = rows[base + line];
            sum += (both & BLACK_MASK) * HASH_MULTIPLIERS[2 * line]
                    + (both >>> WHITE_SHIFT) * HASH_MULTIPLIERS[2 * line + 1];
        }
        return mix(sum);
    }

    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /**
     * Generates the moves of both sides. Runs of opponent discs that start at an own disc are propagated from row to row,
     * first down and then up; within a row by arithmetic.
     */
    void generateMoves() {
        int base = ply * ROWS_PER_PLY;

        // 1. Down.
        long before = 0;
        long straight = 0;
        long right = 0;
        long left = 0;
        for (int line = base + 1; line <= base + size; line++) {
            long own = rows[line];
            long opp = Long.rotateLeft(own, WHITE_SHIFT);
            moves[line] = straight | right << 1 | left >>> 1 | movesInRow(own, opp);
            straight = opp & (before | straight);
            right = opp & (before | right) << 1;
            left = opp & (before | left) >>> 1;
            before = own;
        }

        // 2. Up; then keep empty squares only.
        int ofBlack = 0;
        int ofBoth = 0;
        before = 0;
        straight = 0;
        right = 0;
        left = 0;
        for (int line = base + size; line > base; line--) {
            long own = rows[line];
            long opp = Long.rotateLeft(own, WHITE_SHIFT);
            long found = (moves[line] | straight | right << 1 | left >>> 1) & boardMask & ~(own | opp);
            moves[line] = found;
            ofBlack += Long.bitCount(found & BLACK_MASK);
            ofBoth += Long.bitCount(found);
            straight = opp & (before | straight);
            right = opp & (before | right) << 1;
            left = opp & (before | left) >>> 1;
            before = own;
        }
        blackMoves[ply] = ofBlack;
        whiteMoves[ply] = ofBoth - ofBlack;
    }

    /** To the right by carry propagation, to the left by parallel prefix (steps of 1, 2, 4, 8 and 16). */
    private static long movesInRow(long own, long opp) {
        long right = opp + (opp & own << 1);
        long left = opp & own >>> 1;
        long run = opp;
        left |= run & left >>> 1;
        run &= run >>> 1;
        left |= run & left >>> 2;
        run &= run >>> 2;
        left |= run & left >>> 4;
        run &= run >>> 4;
        left |= run & left >>> 8;
        run &= run >>> 8;
        left |= run & left >>> 16;
        return right | left >>> 1;
    }

    /** Writes the moves of the side to move and returns their number. */
    int listMoves(int[] into) {
        int base = ply * ROWS_PER_PLY + 1;
        int count = 0;
        for (int row = 0; row < size; row++) {
            for (int m = (int) (moves[base + row] >>> moverShift); m != 0; m &= m - 1) {
                into[count++] = square(row, Integer.numberOfTrailingZeros(m));
            }
        }
        return count;
    }

    /** Writes all empty squares and returns their number. */
    int listEmpties(int[] into) {
        int count = 0;
        for (int row = 0; row < size; row++) {
            long line = rowBits(row);
            for (int m = (int) (boardMask & ~(line | line >>> WHITE_SHIFT)); m != 0; m &= m - 1) {
                into[count++] = square(row, Integer.numberOfTrailingZeros(m));
            }
        }
        return count;
    }

    /** Plays on an empty square if that flips any disc; returns the number of discs flipped. */
    int play(int square) {
        copyToNextPly();
        int line = (ply + 1) * ROWS_PER_PLY + 1 + row(square);
        int flipped = flipDiscs(line, square);
        if (flipped == 0) {
            return 0;
        }
        rows[line] |= 1L << column(square) + moverShift;
        ply++;
        if (tracksPatterns) {
            updatePatternIndices(ply, square, moverShift == 0 ? 1 : -1);
        }
        int lead = moverShift == 0 ? flipped + 1 : -flipped;
        blackDiscs[ply] = blackDiscs[ply - 1] + lead;
        whiteDiscs[ply] = whiteDiscs[ply - 1] + 1 - lead;
        moverShift ^= WHITE_SHIFT;
        return flipped;
    }

    void pass() {
        copyToNextPly();
        ply++;
        blackDiscs[ply] = blackDiscs[ply - 1];
        whiteDiscs[ply] = whiteDiscs[ply - 1];
        moverShift ^= WHITE_SHIFT;
    }

    /** Copies this ply to the next. */
    private void copyToNextPly() {
        System.arraycopy(rows, ply * ROWS_PER_PLY, rows, (ply + 1) * ROWS_PER_PLY, size + 2);
        if (tracksPatterns) {
            System.arraycopy(
                    indices,
                    ply * layout.instanceCount,
                    indices,
                    (ply + 1) * layout.instanceCount,
                    layout.instanceCount);
        }
    }

    /** Takes back a move or a pass. */
    void undo() {
        ply--;
        moverShift ^= WHITE_SHIFT;
    }

    /** Flips the discs of a move in the next ply's rows; returns their number. */
    private int flipDiscs(int line, int square) {
        long opp = 1L << column(square) + (moverShift ^ WHITE_SHIFT);
        return flipInRow(line, square)
                + flipRay(line, square, opp, -1, -1)
                + flipRay(line, square, opp, -1, 0)
                + flipRay(line, square, opp, -1, 1)
                + flipRay(line, square, opp, 1, -1)
                + flipRay(line, square, opp, 1, 0)
                + flipRay(line, square, opp, 1, 1);
    }

    /** Flips within the row: up to the nearest square without an opponent disc on either side, if it is an own disc. */
    private int flipInRow(int line, int square) {
        int own = (int) (rows[line] >>> moverShift);
        int stops = ~(int) (rows[line] >>> (moverShift ^ WHITE_SHIFT));
        int bit = 1 << column(square);
        int flips = 0;
        int above = -bit << 1;
        int anchor = Integer.lowestOneBit(above & stops) & own;
        if (anchor != 0) {
            flips = above & anchor - 1;
        }
        int below = bit - 1;
        anchor = Integer.highestOneBit(below & stops) & own;
        if (anchor != 0) {
            flips |= below & -anchor << 1;
        }
        if (flips == 0) {
            return 0;
        }
        rows[line] ^= flips * (1L << WHITE_SHIFT | 1);
        if (tracksPatterns) {
            int first = square - column(square);
            for (int m = flips; m != 0; m &= m - 1) {
                updatePatternIndices(ply + 1, first + Integer.numberOfTrailingZeros(m), moverShift == 0 ? 2 : -2);
            }
        }
        return Integer.bitCount(flips);
    }

    private int flipRay(int line, int square, long opp, int down, int right) {
        int end = line + down;
        long bit = Long.rotateLeft(opp, right);
        while ((rows[end] & bit) != 0) {
            end += down;
            bit = Long.rotateLeft(bit, right);
        }
        int length = (end - line) * down - 1;
        if (length == 0 || (rows[end] & Long.rotateLeft(bit, WHITE_SHIFT)) == 0) {
            return 0;
        }
        int step = (down << ROW_SHIFT) + right;
        int at = square;
        int flippedLine = line;
        bit = opp;
        for (int i = 0; i < length; i++) {
            at += step;
            flippedLine += down;
            bit = Long.rotateLeft(bit, right);
            rows[flippedLine] ^= bit | Long.rotateLeft(bit, WHITE_SHIFT);
            if (tracksPatterns) {
                updatePatternIndices(ply + 1, at, moverShift == 0 ? 2 : -2);
            }
        }
        return length;
    }

    /** Adds a change of a square's digit to the indices of the patterns that contain it. */
    private void updatePatternIndices(int targetPly, int square, int change) {
        int base = targetPly * layout.instanceCount;
        int end = layout.firstEntry[square + 1];
        for (int i = layout.firstEntry[square]; i < end; i++) {
            int entry = layout.entries[i];
            indices[base + PatternLayout.instance(entry)] += change * PatternLayout.power(entry);
        }
    }
}

package dev.outflank.engine.large;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;

/**
 * A board of 10×10 to 26×26 that moves are played on and taken back from. A row is one {@code long}: Black's discs in
 * the lower half, White's in the upper, bit = column. Turning a row by 32 exchanges the sides, so whatever is done to a
 * row is done for both sides at once: one pass over the rows finds the moves of both.
 *
 * <p>Every ply has rows and pattern indices of its own, copied from the ply before; taking back costs nothing. A row of
 * nothing lies above and below the board, and six columns or more of nothing beside it, so that no ray has to ask where
 * the board ends.
 */
final class LargeBoard {
    /** Above every square number: a square is {@code row << 5 | column}. */
    static final int SQUARES = 1 << 10;

    /** Plies below the root that a line may have, passes included. */
    static final int PLIES = 160;

    static final int SMALLEST = 10;

    private static final int ROW_SHIFT = 5;
    private static final int COLUMN_MASK = (1 << ROW_SHIFT) - 1;
    private static final int LINES = Position.MAX_SIZE + 2;
    private static final int WHITE = 32;
    private static final long LOWER = (1L << WHITE) - 1;

    /** Odd numbers to hash rows with, two for each. */
    private static final long[] FACTORS = new long[2 * LINES];

    static {
        long state = 0x0F1A2B;
        for (int i = 0; i < FACTORS.length; i++) {
            state += 0x9E3779B97F4A7C15L;
            FACTORS[i] = mixed(state) | 1;
        }
    }

    final int size;
    final Layout layout;
    private final long board;

    private final long[] rows = new long[(PLIES + 1) * LINES];
    private final long[] moves = new long[(PLIES + 1) * LINES];
    private final int[] indices;
    private final int[] black = new int[PLIES + 1];
    private final int[] white = new int[PLIES + 1];
    private final int[] blackMoves = new int[PLIES + 1];
    private final int[] whiteMoves = new int[PLIES + 1];

    /** Where the mover's half of a row begins: 0 for Black. */
    private int mover;

    private int ply;
    private boolean patterns = true;

    LargeBoard(int size) {
        if (size < SMALLEST || !Position.isSize(size)) {
            throw new IllegalArgumentException(
                    "this search is for boards from 10×10 to 26×26, an even number of squares wide, not " + size);
        }
        this.size = size;
        this.layout = Layout.of(size);
        this.board = ((1L << size) - 1) * (1L << WHITE | 1);
        this.indices = new int[(PLIES + 1) * layout.places];
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

    /** Sets up a position of this size; it becomes ply 0. */
    void set(Position position) {
        assert position.size() == size;
        ply = 0;
        patterns = true;
        mover = position.toMove() == Colour.BLACK ? 0 : WHITE;
        black[0] = position.discs(Colour.BLACK);
        white[0] = position.discs(Colour.WHITE);
        for (int place = 0; place < layout.places; place++) {
            indices[place] = layout.highest[place] / 2;
        }
        for (int row = 0; row < size; row++) {
            long line = 0;
            for (int column = 0; column < size; column++) {
                Colour disc = position.at(row, column);
                if (disc != null) {
                    line |= 1L << column + (disc == Colour.BLACK ? 0 : WHITE);
                    count(0, square(row, column), disc == Colour.BLACK ? 1 : -1);
                }
            }
            rows[1 + row] = line;
        }
    }

    int ply() {
        return ply;
    }

    boolean blackToMove() {
        return mover == 0;
    }

    int empties() {
        return size * size - black[ply] - white[ply];
    }

    /** Discs of the side to move. */
    int discs() {
        return mover == 0 ? black[ply] : white[ply];
    }

    int opponentDiscs() {
        return mover == 0 ? white[ply] : black[ply];
    }

    int lead() {
        return discs() - opponentDiscs();
    }

    /** Moves of the side to move, once {@link #findMoves} was called on this ply. */
    int mobility() {
        return mover == 0 ? blackMoves[ply] : whiteMoves[ply];
    }

    int opponentMobility() {
        return mover == 0 ? whiteMoves[ply] : blackMoves[ply];
    }

    /** Without indices of patterns, from here on: the end of a game needs none. */
    void usePatterns(boolean used) {
        patterns = used;
    }

    /** A row, Black in the lower half; rows −1 and {@code size} are empty. */
    long line(int row) {
        return rows[ply * LINES + 1 + row];
    }

    /** The index of a laid shape, as Black sees it. */
    int index(int place) {
        return indices[ply * layout.places + place];
    }

    /** A hash of discs and side to move. */
    long key() {
        int base = ply * LINES;
        long sum = mover;
        for (int line = 1; line <= size; line++) {
            long both = rows[base + line];
            sum += (both & LOWER) * FACTORS[2 * line] + (both >>> WHITE) * FACTORS[2 * line + 1];
        }
        return mixed(sum);
    }

    private static long mixed(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }

    /**
     * Finds the moves of both sides: runs of opposing discs that hang from an own disc are carried from row to row,
     * down and then up, and grow within a row.
     */
    void findMoves() {
        int base = ply * LINES;

        // 1. Down.
        long before = 0;
        long straight = 0;
        long right = 0;
        long left = 0;
        for (int line = base + 1; line <= base + size; line++) {
            long own = rows[line];
            long opp = Long.rotateLeft(own, WHITE);
            moves[line] = straight | right << 1 | left >>> 1 | beside(own, opp);
            straight = opp & (before | straight);
            right = opp & (before | right) << 1;
            left = opp & (before | left) >>> 1;
            before = own;
        }

        // 2. Up; then only empty squares count.
        int ofBlack = 0;
        int ofBoth = 0;
        before = 0;
        straight = 0;
        right = 0;
        left = 0;
        for (int line = base + size; line > base; line--) {
            long own = rows[line];
            long opp = Long.rotateLeft(own, WHITE);
            long found = (moves[line] | straight | right << 1 | left >>> 1) & board & ~(own | opp);
            moves[line] = found;
            ofBlack += Long.bitCount(found & LOWER);
            ofBoth += Long.bitCount(found);
            straight = opp & (before | straight);
            right = opp & (before | right) << 1;
            left = opp & (before | left) >>> 1;
            before = own;
        }
        blackMoves[ply] = ofBlack;
        whiteMoves[ply] = ofBoth - ofBlack;
    }

    /** To the right, the first disc of a run, added to it, carries through; to the left runs grow by 1, 2, 4, 8, 16. */
    private static long beside(long own, long opp) {
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

    /** Writes the squares where the side to move may move, and returns their number. */
    int listMoves(int[] into) {
        int base = ply * LINES + 1;
        int count = 0;
        for (int row = 0; row < size; row++) {
            for (int m = (int) (moves[base + row] >>> mover); m != 0; m &= m - 1) {
                into[count++] = square(row, Integer.numberOfTrailingZeros(m));
            }
        }
        return count;
    }

    /** Writes all empty squares, and returns their number. */
    int listEmpties(int[] into) {
        int count = 0;
        for (int row = 0; row < size; row++) {
            long line = line(row);
            for (int m = (int) (board & ~(line | line >>> WHITE)); m != 0; m &= m - 1) {
                into[count++] = square(row, Integer.numberOfTrailingZeros(m));
            }
        }
        return count;
    }

    /** Plays at an empty square if that turns any disc, and returns how many it turns. */
    int play(int square) {
        copy();
        int line = (ply + 1) * LINES + 1 + row(square);
        int turned = turn(line, square);
        if (turned == 0) {
            return 0;
        }
        rows[line] |= 1L << column(square) + mover;
        ply++;
        if (patterns) {
            count(ply, square, mover == 0 ? 1 : -1);
        }
        int lead = mover == 0 ? turned + 1 : -turned;
        black[ply] = black[ply - 1] + lead;
        white[ply] = white[ply - 1] + 1 - lead;
        mover ^= WHITE;
        return turned;
    }

    void pass() {
        copy();
        ply++;
        black[ply] = black[ply - 1];
        white[ply] = white[ply - 1];
        mover ^= WHITE;
    }

    /** Copies this ply to the next. */
    private void copy() {
        System.arraycopy(rows, ply * LINES, rows, (ply + 1) * LINES, size + 2);
        if (patterns) {
            System.arraycopy(indices, ply * layout.places, indices, (ply + 1) * layout.places, layout.places);
        }
    }

    /** Takes back a move or a pass. */
    void undo() {
        ply--;
        mover ^= WHITE;
    }

    /** Turns what a move turns on the next ply's rows. */
    private int turn(int line, int square) {
        long opp = 1L << column(square) + (mover ^ WHITE);
        return along(line, square)
                + ray(line, square, opp, -1, -1)
                + ray(line, square, opp, -1, 0)
                + ray(line, square, opp, -1, 1)
                + ray(line, square, opp, 1, -1)
                + ray(line, square, opp, 1, 0)
                + ray(line, square, opp, 1, 1);
    }

    /** Within the row: everything up to the nearest stop on either side, if that stop is an own disc. */
    private int along(int line, int square) {
        int own = (int) (rows[line] >>> mover);
        int stops = ~(int) (rows[line] >>> (mover ^ WHITE));
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
        rows[line] ^= flips * (1L << WHITE | 1);
        if (patterns) {
            int first = square - column(square);
            for (int m = flips; m != 0; m &= m - 1) {
                count(ply + 1, first + Integer.numberOfTrailingZeros(m), mover == 0 ? 2 : -2);
            }
        }
        return Integer.bitCount(flips);
    }

    private int ray(int line, int square, long opp, int down, int right) {
        int end = line + down;
        long bit = Long.rotateLeft(opp, right);
        while ((rows[end] & bit) != 0) {
            end += down;
            bit = Long.rotateLeft(bit, right);
        }
        int length = (end - line) * down - 1;
        if (length == 0 || (rows[end] & Long.rotateLeft(bit, WHITE)) == 0) {
            return 0;
        }
        int step = (down << ROW_SHIFT) + right;
        int at = square;
        int turned = line;
        bit = opp;
        for (int i = 0; i < length; i++) {
            at += step;
            turned += down;
            bit = Long.rotateLeft(bit, right);
            rows[turned] ^= bit | Long.rotateLeft(bit, WHITE);
            if (patterns) {
                count(ply + 1, at, mover == 0 ? 2 : -2);
            }
        }
        return length;
    }

    /** Adds a change of a square's digit to the indices of its places. */
    private void count(int atPly, int square, int change) {
        int base = atPly * layout.places;
        int end = layout.first[square + 1];
        for (int i = layout.first[square]; i < end; i++) {
            int entry = layout.entries[i];
            indices[base + Layout.place(entry)] += change * Layout.power(entry);
        }
    }
}

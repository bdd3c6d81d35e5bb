package dev.outflank.rules;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A board and the side to move. Immutable; two positions are equal if size, discs and side to move are equal. This is
 * the type for application code; searches work directly on {@link Bitboard}s.
 */
public abstract sealed class Position permits SmallPosition, LargePosition {
    /** Size of the smallest board. */
    public static final int MIN_SIZE = 4;

    /** Size of the largest board. */
    public static final int MAX_SIZE = 26;

    private final int size;
    private final Colour toMove;

    Position(int size, Colour toMove) {
        this.size = size;
        this.toMove = toMove;
    }

    /** Whether this is a valid board size: an even number from 4 to 26. */
    public static boolean isValidSize(int size) {
        return size >= MIN_SIZE && size <= MAX_SIZE && size % 2 == 0;
    }

    /** The start position: Black on the north-east and south-west squares of the centre, Black to move. */
    public static Position start(int size) {
        int middle = size / 2;
        return new PositionBuilder(size)
                .put(middle - 1, middle - 1, Colour.WHITE)
                .put(middle - 1, middle, Colour.BLACK)
                .put(middle, middle - 1, Colour.BLACK)
                .put(middle, middle, Colour.WHITE)
                .build(Colour.BLACK);
    }

    /** An 8×8 position from its bitboards, the mover's discs first. */
    public static Position of(long own, long opp, Colour toMove) {
        return new SmallPosition(8, own, opp, toMove);
    }

    public final int size() {
        return size;
    }

    public final Colour toMove() {
        return toMove;
    }

    /** The legal moves in reading order; empty when the side to move must pass or the game is over. */
    public abstract List<Move> moves();

    /** The number of legal moves of the side to move. */
    public abstract int mobility();

    /** The {@code n}-th legal move in reading order, counted from 0, without building the list of moves. */
    public abstract Move move(int n);

    /** The number of discs that a move flips; 0 for an illegal move or a pass. */
    public abstract int flips(Move move);

    /** The colour of the disc on a square; {@code null} if the square is empty. */
    public abstract @Nullable Colour at(int row, int column);

    /** The number of discs of a colour. */
    public abstract int discs(Colour colour);

    /** The discs of a colour as a {@link Bitboard}; only for boards up to 8×8. */
    public abstract long bits(Colour colour);

    /** The same board with the other side to move, whether or not a pass is legal. */
    public abstract Position passed();

    /** The rotated or mirrored position. */
    public final Position transformed(Symmetry symmetry) {
        PositionBuilder setup = new PositionBuilder(size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                Colour disc = at(row, column);
                if (disc != null) {
                    Move to = symmetry.apply(Move.at(row, column), size);
                    setup.put(to.row(), to.column(), disc);
                }
            }
        }
        return setup.build(toMove);
    }

    /** The position after a legal move. The other side is to move then, even if it must pass. */
    public final Position play(Move move) {
        if (!isLegal(move)) {
            throw new IllegalArgumentException(
                    move + " is not legal for " + toMove.title() + " in " + BoardText.format(this));
        }
        return move.isPass() ? passed() : playUnchecked(move);
    }

    /** As {@link #play}, for a move that is known to be legal and not a pass. */
    abstract Position playUnchecked(Move move);

    /** Whether a move is legal; a pass is legal only if there is no other move and the game is not over. */
    public final boolean isLegal(Move move) {
        return move.isPass() ? mustPass() : flips(move) > 0;
    }

    /** Whether the side to move has no move, but the opponent has one. */
    public final boolean mustPass() {
        return mobility() == 0 && passed().mobility() > 0;
    }

    /** Whether neither side can move. */
    public final boolean isOver() {
        return mobility() == 0 && passed().mobility() == 0;
    }

    /** The number of empty squares. */
    public final int empties() {
        return size * size - discs(Colour.BLACK) - discs(Colour.WHITE);
    }

    /** A 64-bit hash of size, discs and side to move, the same in every run. */
    public abstract long key();

    @Override
    public final int hashCode() {
        return Long.hashCode(key());
    }

    @Override
    public final String toString() {
        return BoardText.format(this);
    }

    static long mix(long key, long word) {
        long z = (key ^ word) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 29) * 0x94D049BB133111EBL;
        return z ^ z >>> 32;
    }
}

package dev.outflank.engine.book;

import dev.outflank.engine.file.EngineFile;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * An opening book: scores of positions in discs for the side to move, each the minimax value of the book below the
 * position. A position stands for all its rotations and reflections.
 *
 * <p>Some positions are <em>expanded</em>: all their moves that could be best lead to positions in the book. Only for
 * those does the book know the best move.
 */
public final class OpeningBook {
    /** A book without positions. */
    public static final OpeningBook EMPTY = new OpeningBook(new long[0], new byte[0]);

    private static final int MAGIC = 0x4F464B31;

    /** Flag of an expanded position in {@link #entries}. */
    private static final int EXPANDED = 1;

    /** The 8×8 book: results of deep searches. */
    private static final class EightByEight {
        static final OpeningBook BOOK = EngineFile.readShipped(OpeningBook.class, "book.bin", OpeningBook::read);
    }

    /** The 6×6 book: exact scores of the positions that a player who follows the book can reach. */
    private static final class SixBySix {
        static final OpeningBook BOOK = EngineFile.readShipped(OpeningBook.class, "six.bin", OpeningBook::read);
    }

    /**
     * A position of the book.
     *
     * @param score the score in discs for the side to move
     * @param isExpanded whether all moves that could be best are in the book
     */
    public record Entry(int score, boolean isExpanded) {}

    private final long[] keys;

    /** Twice the score, plus {@link #EXPANDED}. */
    private final byte[] entries;

    private OpeningBook(long[] keys, byte[] entries) {
        this.keys = keys;
        this.entries = entries;
    }

    /** The book shipped with the engine for boards of a size, loaded on first use; empty for sizes without a book. */
    public static OpeningBook shipped(int size) {
        return switch (size) {
            case 6 -> SixBySix.BOOK;
            case 8 -> EightByEight.BOOK;
            default -> EMPTY;
        };
    }

    /** A book of these entries by {@link PositionKey}. */
    public static OpeningBook of(Map<Long, Entry> positions) {
        long[] keys = new long[positions.size()];
        byte[] entries = new byte[positions.size()];
        int at = 0;
        for (Map.Entry<Long, Entry> position : new TreeMap<>(positions).entrySet()) {
            keys[at] = position.getKey();
            Entry entry = position.getValue();
            entries[at++] = (byte) (2 * Math.clamp(entry.score(), -63, 63) + (entry.isExpanded() ? EXPANDED : 0));
        }
        return new OpeningBook(keys, entries);
    }

    /** The number of positions, counting symmetric images once. */
    public int size() {
        return keys.length;
    }

    /** The score of a position for the side to move, if it is in the book. */
    public OptionalInt score(Position position) {
        int at = indexOf(position);
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(entries[at] >> 1);
    }

    /** The best move (of equal moves, the first in reading order) if the position is expanded. */
    public Optional<Move> bestMove(Position position) {
        int at = indexOf(position);
        if (at < 0 || (entries[at] & EXPANDED) == 0) {
            return Optional.empty();
        }
        Move best = Move.PASS;
        int lowestScore = Integer.MAX_VALUE;
        for (Move move : position.moves()) {
            OptionalInt score = score(position.play(move));
            if (score.isPresent() && score.getAsInt() < lowestScore) {
                lowestScore = score.getAsInt();
                best = move;
            }
        }
        return best.isPass() ? Optional.empty() : Optional.of(best);
    }

    private int indexOf(Position position) {
        return position.size() <= 8 ? Arrays.binarySearch(keys, PositionKey.of(position)) : -1;
    }

    /** Reads a book written by {@link #write}. */
    public static OpeningBook read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in, 1 << 16));
        if (data.readInt() != MAGIC) {
            throw new IOException("not an opening book");
        }
        int size = data.readInt();
        byte[] plain = data.readNBytes(Math.multiplyExact(size, Long.BYTES));
        byte[] entries = data.readNBytes(size);
        if (entries.length < size) {
            throw new IOException("the opening book is truncated");
        }
        long[] keys = new long[size];
        ByteBuffer.wrap(plain).asLongBuffer().get(keys);
        return new OpeningBook(keys, entries);
    }

    /** Writes the book. */
    public void write(OutputStream out) throws IOException {
        DataOutputStream data = new DataOutputStream(out);
        data.writeInt(MAGIC);
        data.writeInt(keys.length);
        for (long key : keys) {
            data.writeLong(key);
        }
        data.write(entries);
        data.flush();
    }
}

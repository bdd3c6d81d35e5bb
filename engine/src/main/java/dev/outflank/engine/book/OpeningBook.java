package dev.outflank.engine.book;

import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * The openings that the engine knows: scores of positions in discs for the mover, each the result of the best play that
 * the book holds from there on. A position is in the book together with all its turned and mirrored images.
 *
 * <p>Some positions have been <em>opened</em>: all their moves that could be best lead to positions of the book. In
 * those, and no others, the book knows the best move.
 */
public final class OpeningBook {
    public static final OpeningBook EMPTY = new OpeningBook(new long[0], new byte[0]);

    private static final int MAGIC = 0x4F464B31;

    /** A book position's worth beside its score: whether it has been opened. */
    private static final int EXPANDED = 1;

    /** For 8×8: what the engine found by searching deep. */
    private static final class EightByEight {
        static final OpeningBook BOOK = load("book.bin");
    }

    /** For 6×6: the exact scores that a player meets who knows it. */
    private static final class SixBySix {
        static final OpeningBook BOOK = load("six.bin");
    }

    /** What the book knows about a position. */
    public record Entry(int score, boolean isExpanded) {}

    private final long[] keys;

    /** Twice the score, plus {@link #EXPANDED}. */
    private final byte[] entries;

    private OpeningBook(long[] keys, byte[] entries) {
        this.keys = keys;
        this.entries = entries;
    }

    /** The book that this engine is shipped with for boards of a size, read when it is first asked for. */
    public static OpeningBook shipped(int size) {
        return switch (size) {
            case 6 -> SixBySix.BOOK;
            case 8 -> EightByEight.BOOK;
            default -> EMPTY;
        };
    }

    private static OpeningBook load(String resource) {
        try (InputStream in = OpeningBook.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the opening book is missing: " + resource);
            }
            return read(in);
        } catch (IOException e) {
            throw new UncheckedIOException("the opening book cannot be read: " + resource, e);
        }
    }

    /** A book of these positions by their {@link BookKey}. */
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

    /** How many positions it holds, images not counted. */
    public int size() {
        return keys.length;
    }

    /** What a position is worth to the mover, if the book knows. */
    public OptionalInt score(Position position) {
        int at = indexOf(position);
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(entries[at] >> 1);
    }

    /** The best move, the first in reading order among equals, if the position was opened. */
    public Optional<Move> bestMove(Position position) {
        int at = indexOf(position);
        if (at < 0 || (entries[at] & EXPANDED) == 0) {
            return Optional.empty();
        }
        Move best = Move.PASS;
        int least = Integer.MAX_VALUE;
        for (Move move : position.moves()) {
            OptionalInt score = score(position.play(move));
            if (score.isPresent() && score.getAsInt() < least) {
                least = score.getAsInt();
                best = move;
            }
        }
        return best.isPass() ? Optional.empty() : Optional.of(best);
    }

    private int indexOf(Position position) {
        return position.size() <= 8 ? Arrays.binarySearch(keys, BookKey.of(position)) : -1;
    }

    /** Reads what {@link #write} wrote. */
    public static OpeningBook read(InputStream in) throws IOException {
        DataInputStream data = new DataInputStream(new BufferedInputStream(in, 1 << 16));
        if (data.readInt() != MAGIC) {
            throw new IOException("this is no opening book");
        }
        int size = data.readInt();
        byte[] plain = data.readNBytes(Math.multiplyExact(size, Long.BYTES));
        byte[] entries = data.readNBytes(size);
        if (entries.length < size) {
            throw new IOException("the opening book ends too early");
        }
        long[] keys = new long[size];
        ByteBuffer.wrap(plain).asLongBuffer().get(keys);
        return new OpeningBook(keys, entries);
    }

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

package dev.outflank.engine.book;

import static java.nio.ByteOrder.LITTLE_ENDIAN;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Collection;
import java.util.Iterator;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A book that grows, on disk: positions sorted as {@link BookPosition#compare} says, mapped into memory. An update writes a
 * new file, in which the values are backed up in one pass, and replaces the old one by it, so that an interruption loses
 * nothing.
 *
 * <pre>
 * header  16 bytes  magic i64 | positions i64
 * entry   24 bytes  own, opp i64 | value, value of the leaf i8 | move of the leaf, level u8 | 4 bytes
 * </pre>
 */
public final class BookFile {
    private static final long MAGIC = 0x4F46424F4F4B3031L;
    private static final int HEADER_BYTES = 16;
    private static final int ENTRY_BYTES = 24;
    private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED.withOrder(LITTLE_ENDIAN);

    private final Path path;
    private final MemorySegment entries;
    private final long size;

    private BookFile(Path path, MemorySegment file) throws IOException {
        if (file.byteSize() < HEADER_BYTES || file.get(LONG, 0) != MAGIC) {
            throw new IOException(path + " is not a book of Outflank");
        }
        this.path = path;
        this.size = file.get(LONG, 8);
        if (size < 0 || file.byteSize() != HEADER_BYTES + ENTRY_BYTES * size) {
            throw new IOException(path + " is damaged: it does not have the size of " + size + " positions");
        }
        this.entries = file.asSlice(HEADER_BYTES);
    }

    /** Opens a book. */
    public static BookFile open(Path path) throws IOException {
        try (FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
            return new BookFile(path, file.map(FileChannel.MapMode.READ_ONLY, 0, file.size(), Arena.ofAuto()));
        }
    }

    /** Opens a book, or creates one without positions. */
    public static BookFile openOrCreate(Path path) throws IOException {
        if (!Files.exists(path)) {
            write(path, null, new TreeSet<>());
        }
        return open(path);
    }

    /** The number of positions, counting symmetric images once. */
    public long size() {
        return size;
    }

    /** The value of a position for the side to move; empty if it is not in the book or not searched. */
    public OptionalInt value(Position position) {
        if (position.size() != 8) {
            return OptionalInt.empty();
        }
        BookPosition wanted = BookPosition.of(
                position.bits(position.toMove()),
                position.bits(position.toMove().other()));
        OptionalInt value = value(wanted);
        return value.isEmpty() ? value : OptionalInt.of(wanted.sign() * value.getAsInt());
    }

    /** The value of a position in its own sign. */
    OptionalInt value(BookPosition position) {
        if (position.isOver()) {
            return OptionalInt.of(position.finalScore());
        }
        Optional<BookEntry> entry = find(position);
        return entry.isEmpty() || entry.get().value() == BookEntry.NO_VALUE
                ? OptionalInt.empty()
                : OptionalInt.of(entry.get().value());
    }

    /** The best move of a position; empty if the position is not in the book. */
    public Optional<Move> bestMove(Position position) {
        if (position.size() != 8 || position.mobility() == 0) {
            return Optional.empty();
        }
        long own = position.bits(position.toMove());
        long opp = position.bits(position.toMove().other());
        Optional<BookEntry> entry = find(BookPosition.of(own, opp));
        if (entry.isEmpty() || entry.get().value() == BookEntry.NO_VALUE) {
            return Optional.empty();
        }
        int best = entry.get().value();
        for (Move move : position.moves()) {
            OptionalInt value = value(position.play(move));
            if (value.isPresent() && -value.getAsInt() == best) {
                return Optional.of(move);
            }
        }
        // No move within the book has the value: it is that of the move that leads out of the book.
        @Nullable
        BookPosition leaf = entry.get().leafMove() == BookEntry.NO_MOVE
                ? null
                : entry.get().position().play(entry.get().leafMove());
        return position.moves().stream()
                .filter(move -> {
                    Position next = position.play(move);
                    return leaf != null
                            && BookPosition.of(
                                            next.bits(next.toMove()),
                                            next.bits(next.toMove().other()))
                                    .equals(leaf);
                })
                .findFirst();
    }

    Optional<BookEntry> find(BookPosition position) {
        long low = 0;
        long high = size;
        while (low < high) {
            long middle = low + high >>> 1;
            int order = BookPosition.compare(
                    entries.get(LONG, ENTRY_BYTES * middle),
                    entries.get(LONG, ENTRY_BYTES * middle + 8),
                    position.own(),
                    position.opp());
            if (order == 0) {
                return Optional.of(entry(middle));
            }
            if (order < 0) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return Optional.empty();
    }

    /** An entry by its place. */
    BookEntry entry(long at) {
        long offset = ENTRY_BYTES * at;
        return new BookEntry(
                entries.get(LONG, offset),
                entries.get(LONG, offset + 8),
                entries.get(ValueLayout.JAVA_BYTE, offset + 16),
                entries.get(ValueLayout.JAVA_BYTE, offset + 17),
                entries.get(ValueLayout.JAVA_BYTE, offset + 18),
                entries.get(ValueLayout.JAVA_BYTE, offset + 19));
    }

    /** The book with these entries added, or in the place of those of the same positions; the values are backed up. */
    BookFile with(Collection<BookEntry> changes) throws IOException {
        write(path, this, new TreeSet<>(changes));
        return open(path);
    }

    private static void write(Path path, @Nullable BookFile old, SortedSet<BookEntry> changes) throws IOException {
        Path temporary = path.resolveSibling(path.getFileName() + ".new");
        long count = 0;
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary), 1 << 16)) {
            out.write(new byte[HEADER_BYTES]);
            Iterator<BookEntry> added = changes.iterator();
            @Nullable BookEntry next = added.hasNext() ? added.next() : null;
            for (long at = 0; old != null && at < old.size; at++) {
                BookEntry kept = old.entry(at);
                while (next != null && next.compareTo(kept) < 0) {
                    out.write(bytes(next));
                    count++;
                    next = added.hasNext() ? added.next() : null;
                }
                if (next != null && next.compareTo(kept) == 0) {
                    out.write(bytes(next));
                    next = added.hasNext() ? added.next() : null;
                } else {
                    out.write(bytes(kept));
                }
                count++;
            }
            for (; next != null; next = added.hasNext() ? added.next() : null) {
                out.write(bytes(next));
                count++;
            }
        }
        try (FileChannel file = FileChannel.open(temporary, StandardOpenOption.READ, StandardOpenOption.WRITE);
                Arena arena = Arena.ofConfined()) {
            MemorySegment mapped = file.map(FileChannel.MapMode.READ_WRITE, 0, file.size(), arena);
            mapped.set(LONG, 0, MAGIC);
            mapped.set(LONG, 8, count);
            new BookFile(path, mapped).backUpValues();
            mapped.force();
        }
        Files.move(temporary, path, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    private static byte[] bytes(BookEntry entry) {
        return ByteBuffer.allocate(ENTRY_BYTES)
                .order(LITTLE_ENDIAN)
                .putLong(entry.own())
                .putLong(entry.opp())
                .put((byte) entry.value())
                .put((byte) entry.leafValue())
                .put((byte) entry.leafMove())
                .put((byte) entry.level())
                .array();
    }

    /** Negamax in one pass: positions with more discs come first. */
    private void backUpValues() {
        for (long at = 0; at < size; at++) {
            BookEntry entry = entry(at);
            BookPosition position = entry.position();
            int best = isLinked(position, entry.leafMove()) ? BookEntry.NO_VALUE : entry.leafValue();
            for (long m = position.moves(); m != 0; m &= m - 1) {
                BookPosition next = position.play(Long.numberOfTrailingZeros(m));
                OptionalInt value = value(next);
                if (value.isPresent()) {
                    best = Math.max(best, -next.sign() * value.getAsInt());
                }
            }
            entries.set(ValueLayout.JAVA_BYTE, ENTRY_BYTES * at + 16, (byte) best);
        }
    }

    private boolean isLinked(BookPosition position, int move) {
        return move != BookEntry.NO_MOVE && find(position.play(move)).isPresent();
    }

    /** The canonical position as a {@link Position}, Black to move. */
    static Position position(BookEntry entry) {
        return Position.of(entry.own(), entry.opp(), Colour.BLACK);
    }
}

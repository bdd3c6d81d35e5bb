package dev.outflank.engine.book;

import static java.nio.ByteOrder.LITTLE_ENDIAN;

import dev.outflank.rules.PositionKey;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * Edax's opening book, all numbers little-endian:
 *
 * <pre>
 * header    38 bytes  "XADE" "KOOB" | version, release u8 | year i16, month, day, hour, minute, second u8, 1 byte
 *                     | level, empties, error in the midgame, error in the endgame, verbosity i32
 * count     i32
 * position  40 bytes  mover's and opponent's discs u64 | wins, draws, losses, lines u32 | value, lower, upper i16
 *                     | number of links, level u8
 *           2 bytes   per link: value i8, move u8
 *           2 bytes   the best other move (leaf): value i8, move u8; 65 for none
 * </pre>
 */
public final class EdaxBook {
    private static final int HEADER_BYTES = 38;
    private static final int POSITION_BYTES = 40;
    private static final int EDAX = 0x45444158;
    private static final int BOOK = 0x424F4F4B;
    private static final int NO_MOVE = 65;
    private static final int NO_SCORE = -127;
    private static final int BATCH = 200_000;

    private EdaxBook() {}

    /** Adds the positions of Edax's book to a book; returns the result. */
    public static BookFile read(Path edax, BookFile book) throws IOException {
        BookFile current = book;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(edax), 1 << 16)) {
            ByteBuffer header = read(in, HEADER_BYTES + Integer.BYTES, edax);
            if (header.getInt() != EDAX || header.getInt() != BOOK) {
                throw new IOException(edax + " is not a book of Edax");
            }
            int count = header.getInt(HEADER_BYTES);
            List<BookEntry> batch = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                BookEntry entry = readPosition(in, edax);
                if (!entry.position().isOver()) {
                    batch.add(entry);
                }
                if (batch.size() == BATCH) {
                    current = current.with(batch);
                    batch.clear();
                }
            }
            return current.with(batch);
        }
    }

    private static BookEntry readPosition(InputStream in, Path edax) throws IOException {
        ByteBuffer bytes = read(in, POSITION_BYTES, edax);
        long own = bytes.getLong(0);
        long opp = bytes.getLong(8);
        int links = bytes.get(38) & 255;
        int level = Math.clamp(bytes.get(39) & 255, 0, 60);
        ByteBuffer leaf = read(in, 2 * links + 2, edax).position(2 * links);
        int leafValue = leaf.get();
        int leafMove = leaf.get() & 255;
        if ((own & opp) != 0) {
            throw new IOException(edax + " is damaged: a square has two discs");
        }
        int image = PositionKey.canonicalImage(own, opp);
        BookPosition position = new BookPosition(PositionKey.image(own, image), PositionKey.image(opp, image), 1);
        int move = leafMove < 64 ? Long.numberOfTrailingZeros(PositionKey.image(1L << leafMove, image)) : 64;
        boolean legal = move < 64 && (position.moves() & 1L << move) != 0 && Math.abs(leafValue) <= 64;
        return BookEntry.unsearched(position)
                .withLeaf(legal ? leafValue : BookEntry.NO_VALUE, legal ? move : BookEntry.NO_MOVE, level);
    }

    private static ByteBuffer read(InputStream in, int count, Path edax) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) {
            throw new EOFException(edax + " is truncated, or not a book of Edax");
        }
        return ByteBuffer.wrap(bytes).order(LITTLE_ENDIAN);
    }

    /** Writes a book in Edax's format. */
    public static void write(BookFile book, Path edax, LocalDateTime now) throws IOException {
        Path temporary = edax.resolveSibling(edax.getFileName() + ".new");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(temporary), 1 << 16)) {
            int level = 0;
            int minEmpties = 60;
            for (long at = 0; at < book.size(); at++) {
                BookEntry entry = book.entry(at);
                level = Math.max(level, entry.level());
                minEmpties = Math.min(minEmpties, 64 - Long.bitCount(entry.own() | entry.opp()));
            }
            ByteBuffer header =
                    ByteBuffer.allocate(HEADER_BYTES + Integer.BYTES).order(LITTLE_ENDIAN);
            header.putInt(EDAX).putInt(BOOK).put((byte) 4).put((byte) 4);
            header.putShort((short) now.getYear());
            for (int part : new int[] {
                now.getMonthValue(), now.getDayOfMonth(), now.getHour(), now.getMinute(), now.getSecond(), 0
            }) {
                header.put((byte) part);
            }
            header.putInt(level).putInt(minEmpties).putInt(0).putInt(0).putInt(1);
            header.putInt(Math.toIntExact(book.size()));
            out.write(header.array());
            for (long at = 0; at < book.size(); at++) {
                out.write(position(book, book.entry(at)));
            }
        }
        Files.move(temporary, edax, StandardCopyOption.REPLACE_EXISTING);
    }

    /** The image of a position that Edax stores: the lowest, first of the mover's discs, as unsigned numbers. */
    private static int lowestImage(long own, long opp) {
        int lowest = 0;
        for (int image = 1; image < PositionKey.IMAGES; image++) {
            int byOwn = Long.compareUnsigned(PositionKey.image(own, image), PositionKey.image(own, lowest));
            int byOpp = Long.compareUnsigned(PositionKey.image(opp, image), PositionKey.image(opp, lowest));
            if (byOwn < 0 || byOwn == 0 && byOpp < 0) {
                lowest = image;
            }
        }
        return lowest;
    }

    private static byte image(int move, int image) {
        return (byte) Long.numberOfTrailingZeros(PositionKey.image(1L << move, image));
    }

    private static byte[] position(BookFile book, BookEntry entry) {
        BookPosition position = entry.position();
        int image = lowestImage(entry.own(), entry.opp());
        ByteBuffer links = ByteBuffer.allocate(2 * 64);
        for (long m = position.moves(); m != 0; m &= m - 1) {
            int move = Long.numberOfTrailingZeros(m);
            BookPosition next = position.play(move);
            OptionalInt value = book.value(next);
            if (value.isPresent() && book.find(next).isPresent()) {
                links.put((byte) (-next.sign() * value.getAsInt())).put(image(move, image));
            }
        }
        boolean hasLeaf = entry.leafMove() != BookEntry.NO_MOVE
                && book.find(position.play(entry.leafMove())).isEmpty();
        int value = Math.max(entry.value(), -64);
        ByteBuffer bytes =
                ByteBuffer.allocate(POSITION_BYTES + links.position() + 2).order(LITTLE_ENDIAN);
        bytes.putLong(PositionKey.image(entry.own(), image))
                .putLong(PositionKey.image(entry.opp(), image))
                .position(32);
        bytes.putShort((short) value).putShort((short) value).putShort((short) value);
        bytes.put((byte) (links.position() / 2)).put((byte) entry.level());
        bytes.put(links.array(), 0, links.position());
        bytes.put((byte) (hasLeaf ? entry.leafValue() : NO_SCORE))
                .put(hasLeaf ? image(entry.leafMove(), image) : (byte) NO_MOVE);
        return bytes.array();
    }
}

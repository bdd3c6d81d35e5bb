package dev.outflank.rules.database;

import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
import dev.outflank.rules.Scoring;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Builds an index: collects games, then sorts the positions of all games by key. Sorting works on one part of the keys
 * at a time, through files, so that the heap holds the games (76 bytes each) and about a 30th of the positions.
 */
final class DatabaseBuilder implements RecordSink {
    /** Parts of the range of keys. */
    private static final int PARTS = 256;

    private final Map<String, Integer> names = new HashMap<>(Map.of("", 0));
    private final List<String> namesInOrder = new ArrayList<>(List.of(""));
    private final List<byte[]> games = new ArrayList<>();
    private final Set<ByteBuffer> distinct = new HashSet<>();
    private int faults;

    @Override
    public void game(RecordedGame record) {
        if (!record.game().startPosition().equals(Position.start(8))
                || record.game().objective() != Objective.MOST_DISCS
                || record.game().ply() == 0
                || games.size() == IndexLayout.MAX_GAMES) {
            faults++;
            return;
        }
        byte[] stored = encode(record);
        // The same game is often in two collections.
        if (distinct.add(ByteBuffer.wrap(stored))) {
            games.add(stored);
        }
    }

    @Override
    public void fault(RecordFault fault) {
        faults++;
    }

    private byte[] encode(RecordedGame record) {
        ByteBuffer game = ByteBuffer.allocate(IndexLayout.GAME_BYTES).order(ByteOrder.LITTLE_ENDIAN);
        game.putInt(name(record.black())).putInt(name(record.white())).putInt(name(record.event()));
        String year = record.year();
        game.putShort((short) (year.isEmpty() ? 0 : Integer.parseInt(year)));
        game.put(GameOutcome.of(record).code()).put(blackDiscs(record));
        for (Move move : record.game().moves()) {
            if (!move.isPass()) {
                game.put((byte) move.bit());
            }
        }
        while (game.hasRemaining()) {
            game.put(IndexLayout.NO_MOVE);
        }
        return game.array();
    }

    private int name(String name) {
        String clean = name.replaceAll("\\s+", " ").strip();
        return names.computeIfAbsent(clean, fresh -> {
            namesInOrder.add(fresh);
            return namesInOrder.size() - 1;
        });
    }

    private static byte blackDiscs(RecordedGame record) {
        if (record.game().isOver()) {
            return (byte)
                    (32 + Scoring.EMPTIES_TO_WINNER.difference(record.game().position(), Colour.BLACK) / 2);
        }
        OptionalInt lead = record.result().map(GameResult::blackLead).orElse(OptionalInt.empty());
        return lead.isEmpty() ? IndexLayout.UNKNOWN_DISCS : (byte) Math.clamp(32 + lead.getAsInt() / 2, 0, 64);
    }

    /** Writes the index of all games so far. */
    void write(Path file, String sources) throws IOException {
        distinct.clear();
        games.sort(Comparator.comparingInt(DatabaseBuilder::year).reversed());
        Path parts = Files.createTempDirectory(file.toAbsolutePath().getParent(), "sort");
        Path temporary = Files.createTempFile(file.toAbsolutePath().getParent(), "index", ".new");
        try {
            int[] sizes = writePostings(parts);
            writeIndex(temporary, parts, sizes, sources);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
            for (int part = 0; part < PARTS; part++) {
                Files.deleteIfExists(part(parts, part));
            }
            Files.delete(parts);
        }
    }

    private static int year(byte[] game) {
        return ByteBuffer.wrap(game).order(ByteOrder.LITTLE_ENDIAN).getShort(IndexLayout.YEAR_OFFSET);
    }

    private static Path part(Path folder, int part) {
        return folder.resolve(String.valueOf(part));
    }

    /** Writes the positions of all games, each to the file of its part of the keys; returns the number of each part. */
    private int[] writePostings(Path folder) throws IOException {
        int[] sizes = new int[PARTS];
        DataOutputStream[] parts = new DataOutputStream[PARTS];
        try {
            for (int part = 0; part < PARTS; part++) {
                parts[part] = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(part(folder, part))));
            }
            for (int game = 0; game < games.size(); game++) {
                byte[] stored = games.get(game);
                long own = IndexLayout.START_BLACK;
                long opp = IndexLayout.START_WHITE;
                for (int at = IndexLayout.MOVES_OFFSET; at <= IndexLayout.GAME_BYTES; at++) {
                    int square = at < IndexLayout.GAME_BYTES ? stored[at] : IndexLayout.NO_MOVE;
                    boolean played = square != IndexLayout.NO_MOVE;
                    if (played && Bitboard.moves(own, opp) == 0) {
                        long passed = own;
                        own = opp;
                        opp = passed;
                    }
                    long key = PositionKey.of(own, opp);
                    int part = (int) ((key ^ Long.MIN_VALUE) >>> 56);
                    int move = played
                            ? GameDatabase.canonicalMove(own, opp, PositionKey.canonicalImage(own, opp), square)
                            : IndexLayout.NO_MOVE & 255;
                    parts[part].writeLong(key);
                    parts[part].writeInt(game << 8 | move);
                    sizes[part]++;
                    if (!played) {
                        break;
                    }
                    long flips = Bitboard.flips(own, opp, square);
                    long mover = own ^ flips ^ 1L << square;
                    own = opp ^ flips;
                    opp = mover;
                }
            }
        } finally {
            for (DataOutputStream part : parts) {
                if (part != null) {
                    part.close();
                }
            }
        }
        return sizes;
    }

    private void writeIndex(Path file, Path parts, int[] sizes, String sources) throws IOException {
        byte[] nameBytes = String.join("\n", namesInOrder).getBytes(StandardCharsets.UTF_8);
        byte[] sourceBytes = sources.getBytes(StandardCharsets.UTF_8);
        int postings = Arrays.stream(sizes).reduce(0, Math::addExact);
        Path payloads = Files.createTempFile(parts, "payloads", "");
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file), 1 << 16);
                OutputStream payloadsOut = new BufferedOutputStream(Files.newOutputStream(payloads), 1 << 16)) {
            ByteBuffer header = ByteBuffer.allocate(IndexLayout.HEADER_BYTES).order(ByteOrder.LITTLE_ENDIAN);
            header.putInt(IndexLayout.MAGIC).putInt(games.size()).putInt(postings);
            header.putInt(nameBytes.length).putInt(sourceBytes.length).putInt(faults);
            out.write(header.array());
            for (byte[] game : games) {
                out.write(game);
            }
            for (int part = 0; part < PARTS; part++) {
                IndexEntry[] sorted = read(part(parts, part), sizes[part]);
                Arrays.sort(sorted);
                ByteBuffer keys =
                        ByteBuffer.allocate(Long.BYTES * sorted.length).order(ByteOrder.LITTLE_ENDIAN);
                ByteBuffer values =
                        ByteBuffer.allocate(Integer.BYTES * sorted.length).order(ByteOrder.LITTLE_ENDIAN);
                for (IndexEntry entry : sorted) {
                    keys.putLong(entry.key);
                    values.putInt(entry.value);
                }
                out.write(keys.array());
                payloadsOut.write(values.array());
            }
            payloadsOut.flush();
            Files.copy(payloads, out);
            out.write(nameBytes);
            out.write(sourceBytes);
        } finally {
            Files.deleteIfExists(payloads);
        }
    }

    private static IndexEntry[] read(Path part, int size) throws IOException {
        IndexEntry[] postings = new IndexEntry[size];
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(part), 1 << 16))) {
            for (int i = 0; i < size; i++) {
                postings[i] = new IndexEntry(in.readLong(), in.readInt());
            }
        }
        return postings;
    }

    /** A position of a game: the key of the position, then the game and the move played. */
    private record IndexEntry(long key, int value) implements Comparable<IndexEntry> {
        @Override
        public int compareTo(IndexEntry other) {
            return key != other.key ? Long.compare(key, other.key) : Integer.compare(value, other.value);
        }
    }
}

package dev.outflank.trainer;

import dev.outflank.engine.EngineFile;
import dev.outflank.engine.book.BookKey;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.IntConsumer;

/**
 * Makes an opening book from the start position outwards. Again and again it opens the position that play is likeliest
 * to reach, the one with the fewest moves and the fewest discs given away on the best way to it, and searches all its
 * moves; in the end, scores are taken back along the moves.
 *
 * <p>What a search found is written to a file of values at once. The order of work depends on those values alone, so a
 * maker that was stopped goes the same way again, without searching what it has.
 */
final class BookBuilder {
    private static final int HASH_MEGABYTES = 32;

    /** What giving away a disc counts beside a move. */
    private static final double PLIES_PER_DISC_LOST = 1;

    /** Positions that are opened at a time: their searches are spread over the threads. */
    private static final int BATCH_SIZE = 32;

    /** Openings end here, whatever is likely. */
    private static final int MIN_EMPTIES = 30;

    private static final int MAGIC = 0x4F465631;

    /** What a file of values begins with: what it is, the depth of searches, the checksum of their weights. */
    private static final int HEADER_BYTES = 3 * Integer.BYTES;

    /** Bytes of a value in the file: key and score. */
    private static final int VALUE_BYTES = Long.BYTES + 1;

    private final PatternWeights weights;
    private final int depth;
    private final int threads;
    private final Path values;

    private final Map<Long, Integer> scores = new ConcurrentHashMap<>();
    private final Map<Long, Position> expanded = new HashMap<>();

    BookBuilder(PatternWeights weights, int depth, int threads, Path values) {
        this.weights = weights;
        this.depth = depth;
        this.threads = threads;
        this.values = values;
    }

    /** A position to open, and how far off it is. */
    private record Candidate(Position position, long key, double distance) implements Comparable<Candidate> {
        @Override
        public int compareTo(Candidate other) {
            int order = Double.compare(distance, other.distance);
            return order != 0 ? order : Long.compare(key, other.key);
        }
    }

    /** A book of at least so many positions; the listener hears how many there are. */
    OpeningBook build(int positions, IntConsumer progress) throws IOException, InterruptedException {
        readValues();
        Set<Long> bookKeys = new HashSet<>();
        PriorityQueue<Candidate> queue = new PriorityQueue<>();
        Position start = Position.start(8);
        queue.add(new Candidate(start, BookKey.of(start), 0));
        bookKeys.add(BookKey.of(start));
        while (bookKeys.size() < positions && !queue.isEmpty()) {
            List<Candidate> batch = new ArrayList<>();
            while (batch.size() < BATCH_SIZE && !queue.isEmpty()) {
                Candidate candidate = queue.poll();
                if (expanded.putIfAbsent(candidate.key(), candidate.position()) == null) {
                    batch.add(candidate);
                }
            }
            evaluate(batch);
            for (Candidate candidate : batch) {
                expand(candidate, bookKeys, queue);
            }
            progress.accept(bookKeys.size());
        }
        return backUpScores();
    }

    private void expand(Candidate from, Set<Long> bookKeys, PriorityQueue<Candidate> queue) {
        List<Position> next = children(from.position());
        int best = next.stream().mapToInt(child -> -score(child)).max().orElseThrow();
        for (Position child : next) {
            long key = BookKey.of(child);
            bookKeys.add(key);
            if (child.mobility() > 0 && child.empties() >= MIN_EMPTIES) {
                double lost = best + score(child);
                queue.add(new Candidate(child, key, from.distance() + 1 + PLIES_PER_DISC_LOST * lost));
            }
        }
    }

    /** Where the moves lead. */
    private static List<Position> children(Position position) {
        return position.moves().stream().map(position::play).toList();
    }

    private int score(Position position) {
        Integer score = scores.get(BookKey.of(position));
        if (score == null) {
            throw new IllegalStateException("not yet searched: " + position);
        }
        return score;
    }

    /** Searches what the moves of these positions lead to, where that is not known. */
    private void evaluate(List<Candidate> batch) throws IOException, InterruptedException {
        SortedMap<Long, Position> unknown = new TreeMap<>();
        for (Candidate candidate : batch) {
            for (Position child : children(candidate.position())) {
                long key = BookKey.of(child);
                if (!scores.containsKey(key)) {
                    unknown.put(key, child);
                }
            }
        }
        List<ParallelTasks.Task> tasks = new ArrayList<>();
        List<Map.Entry<Long, Position>> all = List.copyOf(unknown.entrySet());
        int share = (all.size() + threads - 1) / threads;
        for (int from = 0; from < all.size(); from += share) {
            List<Map.Entry<Long, Position>> part = all.subList(from, Math.min(all.size(), from + share));
            tasks.add(() -> {
                try (Search search = new Search(1, HASH_MEGABYTES, weights)) {
                    for (Map.Entry<Long, Position> entry : part) {
                        search.clear();
                        scores.put(entry.getKey(), search(search, entry.getValue()));
                    }
                }
            });
        }
        ParallelTasks.run(threads, tasks);
        try (DataOutputStream out = new DataOutputStream(
                new BufferedOutputStream(Files.newOutputStream(values, StandardOpenOption.APPEND)))) {
            for (Map.Entry<Long, Position> entry : all) {
                out.writeLong(entry.getKey());
                out.writeByte(score(entry.getValue()));
            }
        }
    }

    private int search(Search search, Position position) {
        return search.run(position, SearchLimits.depth(depth, Selectivity.PERCENT_73), SearchListener.NONE)
                .score();
    }

    private void readValues() throws IOException {
        ByteBuffer header = ByteBuffer.allocate(HEADER_BYTES);
        header.putInt(MAGIC)
                .putInt(depth)
                .putInt(Recipe.checksum(weights::write))
                .flip();
        if (!Files.exists(values)) {
            EngineFile.writeAtomically(values, out -> out.write(header.array()));
        }
        ByteBuffer known = ByteBuffer.wrap(Files.readAllBytes(values));
        if (known.limit() < HEADER_BYTES || !known.slice(0, HEADER_BYTES).equals(header)) {
            throw new IOException(values + " holds no values of searches of depth " + depth
                    + " with these weights: take another file, or remove it");
        }
        known.position(HEADER_BYTES);
        // A stop may have cut off the last value: it is searched again.
        int whole = HEADER_BYTES + (known.limit() - HEADER_BYTES) / VALUE_BYTES * VALUE_BYTES;
        while (known.position() < whole) {
            scores.put(known.getLong(), (int) known.get());
        }
        try (FileChannel file = FileChannel.open(values, StandardOpenOption.WRITE)) {
            file.truncate(whole);
        }
    }

    /** Every opened position gets the score of its best move, the latest positions first. */
    private OpeningBook backUpScores() {
        List<Position> latestFirst = new ArrayList<>(expanded.values());
        latestFirst.sort((a, b) -> Integer.compare(a.empties(), b.empties()));
        Map<Long, Integer> settled = new HashMap<>();
        for (Position position : latestFirst) {
            int best = Integer.MIN_VALUE;
            for (Move move : position.moves()) {
                Position child = position.play(move);
                best = Math.max(best, -settled.computeIfAbsent(BookKey.of(child), key -> score(child)));
            }
            settled.put(BookKey.of(position), best);
        }
        Map<Long, OpeningBook.Entry> entries = new HashMap<>();
        settled.forEach((key, score) -> entries.put(key, new OpeningBook.Entry(score, expanded.containsKey(key))));
        return OpeningBook.of(entries);
    }
}

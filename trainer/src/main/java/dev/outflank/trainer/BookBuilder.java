package dev.outflank.trainer;

import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
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
 * Builds an opening book by drop-out expansion (Lincke 2000): repeatedly expands the position with the lowest path cost,
 * which is the number of moves from the start plus the discs lost on the way, and searches all its moves. At the end,
 * scores are backed up by negamax.
 *
 * <p>Search results are appended to a file of values at once. The order of expansion depends only on those values, so
 * after a stop the builder takes the same path again without repeating searches.
 */
final class BookBuilder {
    private static final int HASH_MEGABYTES = 32;

    /** Path cost of a lost disc, in moves. */
    private static final double PLIES_PER_DISC_LOST = 1;

    /** Number of positions expanded together; their searches are distributed over the threads. */
    private static final int BATCH_SIZE = 32;

    /** Positions with fewer empty squares are not expanded. */
    private static final int MIN_EMPTIES = 30;

    private static final int MAGIC = 0x4F465631;

    /** Header of a file of values: magic number, search depth, checksum of the weights. */
    private static final int HEADER_BYTES = 3 * Integer.BYTES;

    /** Size of a value in the file: key and score. */
    private static final int VALUE_BYTES = Long.BYTES + 1;

    private final Evaluation evaluation;
    private final int depth;
    private final int threads;
    private final Path values;

    private final Map<Long, Integer> scores = new ConcurrentHashMap<>();
    private final Map<Long, Position> expanded = new HashMap<>();

    BookBuilder(Evaluation evaluation, int depth, int threads, Path values) {
        this.evaluation = evaluation;
        this.depth = depth;
        this.threads = threads;
        this.values = values;
    }

    /** A position to expand, and its path cost. */
    private record Candidate(Position position, long key, double cost) implements Comparable<Candidate> {
        @Override
        public int compareTo(Candidate other) {
            int order = Double.compare(cost, other.cost);
            return order != 0 ? order : Long.compare(key, other.key);
        }
    }

    /** Builds a book of at least {@code positions} positions; {@code progress} receives their number. */
    OpeningBook build(int positions, IntConsumer progress) throws IOException, InterruptedException {
        readValues();
        Set<Long> bookKeys = new HashSet<>();
        PriorityQueue<Candidate> queue = new PriorityQueue<>();
        Position start = Position.start(8);
        queue.add(new Candidate(start, PositionKey.of(start), 0));
        bookKeys.add(PositionKey.of(start));
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

    private void expand(Candidate parent, Set<Long> bookKeys, PriorityQueue<Candidate> queue) {
        List<Position> children = children(parent.position());
        int best = children.stream().mapToInt(child -> -score(child)).max().orElseThrow();
        for (Position child : children) {
            long key = PositionKey.of(child);
            bookKeys.add(key);
            if (child.mobility() > 0 && child.empties() >= MIN_EMPTIES) {
                double lost = best + score(child);
                queue.add(new Candidate(child, key, parent.cost() + 1 + PLIES_PER_DISC_LOST * lost));
            }
        }
    }

    /** The positions after each move. */
    private static List<Position> children(Position position) {
        return position.moves().stream().map(position::play).toList();
    }

    private int score(Position position) {
        Integer score = scores.get(PositionKey.of(position));
        if (score == null) {
            throw new IllegalStateException("not yet searched: " + position);
        }
        return score;
    }

    /** Searches the children of these positions that have no score yet. */
    private void evaluate(List<Candidate> batch) throws IOException, InterruptedException {
        SortedMap<Long, Position> unknown = new TreeMap<>();
        for (Candidate candidate : batch) {
            for (Position child : children(candidate.position())) {
                long key = PositionKey.of(child);
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
                try (Search search = new Search(1, HASH_MEGABYTES, evaluation)) {
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
                .putInt(Recipe.checksum(evaluation::write))
                .flip();
        if (!Files.exists(values)) {
            EngineFile.writeAtomically(values, out -> out.write(header.array()));
        }
        ByteBuffer content = ByteBuffer.wrap(Files.readAllBytes(values));
        if (content.limit() < HEADER_BYTES || !content.slice(0, HEADER_BYTES).equals(header)) {
            throw new IOException(values + " does not contain search results of depth " + depth
                    + " with these weights: use another file, or delete it");
        }
        content.position(HEADER_BYTES);
        // A stop may have truncated the last value, which is then searched again.
        int whole = HEADER_BYTES + (content.limit() - HEADER_BYTES) / VALUE_BYTES * VALUE_BYTES;
        while (content.position() < whole) {
            scores.put(content.getLong(), (int) content.get());
        }
        try (FileChannel file = FileChannel.open(values, StandardOpenOption.WRITE)) {
            file.truncate(whole);
        }
    }

    /** Backs up scores: every expanded position gets the score of its best move, latest positions first. */
    private OpeningBook backUpScores() {
        List<Position> latestFirst = new ArrayList<>(expanded.values());
        latestFirst.sort((a, b) -> Integer.compare(a.empties(), b.empties()));
        Map<Long, Integer> backedUp = new HashMap<>();
        for (Position position : latestFirst) {
            int best = Integer.MIN_VALUE;
            for (Move move : position.moves()) {
                Position child = position.play(move);
                best = Math.max(best, -backedUp.computeIfAbsent(PositionKey.of(child), key -> score(child)));
            }
            backedUp.put(PositionKey.of(position), best);
        }
        Map<Long, OpeningBook.Entry> entries = new HashMap<>();
        backedUp.forEach((key, score) -> entries.put(key, new OpeningBook.Entry(score, expanded.containsKey(key))));
        return OpeningBook.of(entries);
    }
}

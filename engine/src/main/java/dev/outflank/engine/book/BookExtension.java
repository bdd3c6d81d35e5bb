package dev.outflank.engine.book;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;

/**
 * Lets a {@link BookFile} grow: by the positions of games, and by the moves that lead out of the book. Of these, the moves
 * come first that both sides would have to lose the fewest discs to reach. Every batch is written before the next one, so
 * that the same call resumes an interrupted one.
 */
public final class BookExtension {
    private static final int BATCH = 32;

    /** How many plies a lost disc weighs. */
    private static final int PLIES_PER_DISC_LOST = 2;

    private final Search search;
    private final int level;
    private final BooleanSupplier stopped;

    /**
     * @param stopped becomes true when the work is to end after the current batch
     */
    public BookExtension(Search search, int level, BooleanSupplier stopped) {
        this.search = search;
        this.level = level;
        this.stopped = stopped;
    }

    /** Adds the positions of games on 8×8 after up to {@code plies} plies; returns the book with them, unsearched. */
    public static BookFile add(BookFile book, List<Game> games, int plies) throws IOException {
        Map<BookPosition, BookEntry> added = new HashMap<>();
        for (Game game : games) {
            List<Position> positions = game.positions();
            for (Position position : positions.subList(0, Math.min(positions.size(), plies + 1))) {
                BookPosition key = key(position);
                if (position.size() == 8
                        && !key.isOver()
                        && book.find(unsigned(key)).isEmpty()) {
                    added.put(unsigned(key), BookEntry.unsearched(key));
                }
            }
        }
        return book.with(added.values());
    }

    private static BookPosition unsigned(BookPosition position) {
        return new BookPosition(position.own(), position.opp(), 1);
    }

    private static BookPosition key(Position position) {
        return BookPosition.of(
                position.bits(position.toMove()),
                position.bits(position.toMove().other()));
    }

    /** Searches all positions that were not searched at this level; {@code progress} receives the number still to do. */
    public BookFile searchAll(BookFile book, LongConsumer progress) throws IOException {
        BookFile current = book;
        while (!stopped.getAsBoolean()) {
            List<BookEntry> batch = new ArrayList<>();
            long waiting = 0;
            for (long at = 0; at < current.size(); at++) {
                BookEntry entry = current.entry(at);
                if (entry.level() < level) {
                    waiting++;
                    if (batch.size() < BATCH) {
                        batch.add(entry);
                    }
                }
            }
            progress.accept(waiting);
            if (batch.isEmpty()) {
                break;
            }
            List<BookEntry> searched = new ArrayList<>();
            for (BookEntry entry : batch) {
                searched.add(searchLeaf(current, entry));
            }
            current = current.with(searched);
        }
        return current;
    }

    /** Searches the moves of a position that lead out of the book, and keeps the best. */
    private BookEntry searchLeaf(BookFile book, BookEntry entry) {
        // Without results of earlier searches, a resumed run gives the same book as one without a stop.
        search.clear();
        Position position = BookFile.position(entry);
        int best = BookEntry.NO_VALUE;
        int bestMove = BookEntry.NO_MOVE;
        for (Move move : position.moves()) {
            Position next = position.play(move);
            BookPosition key = key(next);
            if (key.isOver() || book.find(unsigned(key)).isPresent()) {
                continue;
            }
            int value = -search.run(next, search.limitsForLevel(level, next.empties()), SearchListener.NONE)
                    .score();
            if (value > best) {
                best = value;
                bestMove = move.bit();
            }
        }
        return entry.withLeaf(best, bestMove, level);
    }

    /** Adds {@code count} positions; {@code progress} receives the number of positions of the book. */
    public BookFile extend(BookFile book, long count, LongConsumer progress) throws IOException {
        BookFile current = book;
        long goal = book.size() + count;
        if (book.size() == 0) {
            current = current.with(List.of(BookEntry.unsearched(key(Position.start(8)))));
        }
        current = searchAll(current, _ -> {});
        while (current.size() < goal && !stopped.getAsBoolean()) {
            Map<BookPosition, BookEntry> changes =
                    new TreeMap<>(Comparator.comparing(position -> BookEntry.unsearched(position)));
            for (BookEntry parent : cheapestLeaves(current, (int) Math.min(BATCH, goal - current.size()))) {
                BookPosition child = parent.position().play(parent.leafMove());
                changes.put(unsigned(child), BookEntry.unsearched(child));
                // The leaf has become a position of the book: the parent needs another one.
                changes.put(parent.position(), parent.withLeaf(BookEntry.NO_VALUE, BookEntry.NO_MOVE, 0));
            }
            if (changes.isEmpty()) {
                break;
            }
            current = searchAll(current.with(changes.values()), _ -> {});
            progress.accept(current.size());
        }
        return current;
    }

    /** The positions whose leaf is reached at the lowest cost from the start position. */
    private static List<BookEntry> cheapestLeaves(BookFile book, int count) {
        record Candidate(BookEntry entry, int cost) {}
        Map<BookPosition, Integer> costs = new HashMap<>();
        List<Candidate> candidates = new ArrayList<>();
        // Fewest discs last: the start position is the end of the file.
        for (long at = book.size() - 1; at >= 0; at--) {
            BookEntry entry = book.entry(at);
            BookPosition position = entry.position();
            int cost = costs.getOrDefault(position, 0);
            costs.remove(position);
            if (entry.leafMove() != BookEntry.NO_MOVE) {
                int lost = entry.value() - entry.leafValue();
                candidates.add(new Candidate(entry, cost + 1 + PLIES_PER_DISC_LOST * lost));
            }
            for (long m = position.moves(); m != 0; m &= m - 1) {
                BookPosition next = position.play(Long.numberOfTrailingZeros(m));
                OptionalInt value = book.value(next);
                Optional<BookEntry> child = book.find(unsigned(next));
                if (value.isPresent() && child.isPresent()) {
                    int lost = entry.value() + next.sign() * value.getAsInt();
                    costs.merge(unsigned(next), cost + 1 + PLIES_PER_DISC_LOST * lost, Math::min);
                }
            }
        }
        return candidates.stream()
                .sorted(Comparator.comparingInt(Candidate::cost))
                .limit(count)
                .map(Candidate::entry)
                .toList();
    }
}

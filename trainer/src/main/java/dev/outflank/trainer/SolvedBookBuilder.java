package dev.outflank.trainer;

import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionKey;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Builds the book for perfect play on a small board with either colour: exact score and best move of every position that
 * a player who follows the book can meet, for all moves of the opponent, down to where a solver is fast enough.
 *
 * <p>Positions are solved on one thread, parents before children, so that most of what a child needs is in the
 * transposition table already, and in a fixed order, so that the book is reproducible.
 */
final class SolvedBookBuilder {
    private final Search search;
    private final int minEmpties;
    private final IntConsumer progress;
    private final Map<Long, OpeningBook.Entry> solved = new HashMap<>();
    private final Set<Long> expandedOpponent = new HashSet<>();

    /** @param progress receives the number of solved positions */
    SolvedBookBuilder(Search search, int minEmpties, IntConsumer progress) {
        this.search = search;
        this.minEmpties = minEmpties;
        this.progress = progress;
    }

    OpeningBook build(int size) {
        Position start = Position.start(size);
        expandPlayer(start);
        expandOpponent(start);
        return OpeningBook.of(solved);
    }

    /** Adds a position in which the player is to move. */
    private void expandPlayer(Position position) {
        long key = PositionKey.of(position);
        OpeningBook.Entry entry = solved.get(key);
        if (position.empties() < minEmpties || entry != null && entry.isExpanded()) {
            return;
        }
        Position next = position.play(position.mobility() == 0 ? Move.PASS : solve(position, key));
        if (!next.isOver()) {
            expandOpponent(next);
        }
    }

    private Move solve(Position position, long key) {
        SearchResult result = search.run(position, SearchLimits.NONE, SearchListener.NONE);
        solved.put(key, new OpeningBook.Entry(result.score(), true));
        solved.putIfAbsent(
                PositionKey.of(position.play(result.bestMove())), new OpeningBook.Entry(-result.score(), false));
        progress.accept(solved.size());
        return result.bestMove();
    }

    /** Adds a position in which the opponent is to move. */
    private void expandOpponent(Position position) {
        if (position.empties() < minEmpties || !expandedOpponent.add(PositionKey.of(position))) {
            return;
        }
        if (position.mobility() == 0) {
            expandPlayer(position.play(Move.PASS));
        }
        for (Move move : position.moves()) {
            Position next = position.play(move);
            if (!next.isOver()) {
                expandPlayer(next);
            }
        }
    }
}

package dev.outflank.trainer;

import dev.outflank.engine.book.BookKey;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.IntConsumer;

/**
 * Makes the table by which a player with either colour plays a small board perfectly from the first move on: for every
 * position that can come up while the player has a choice, whatever the opponent plays, the exact score and a best
 * move, down to where a solver is quick enough.
 *
 * <p>Positions are solved on one thread, each before those behind it, so that most of what the later ones need is in
 * the hash table already; and always in the same order, so that the same table comes out every time.
 */
final class SolvedBookBuilder {
    private final Search search;
    private final int minEmpties;
    private final IntConsumer progress;
    private final Map<Long, OpeningBook.Entry> solved = new HashMap<>();
    private final Set<Long> expandedOpponent = new HashSet<>();

    /** The listener hears how many positions are solved. */
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

    /** The player has to move. */
    private void expandPlayer(Position position) {
        long key = BookKey.of(position);
        OpeningBook.Entry known = solved.get(key);
        if (position.empties() < minEmpties || known != null && known.isExpanded()) {
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
        solved.putIfAbsent(BookKey.of(position.play(result.bestMove())), new OpeningBook.Entry(-result.score(), false));
        progress.accept(solved.size());
        return result.bestMove();
    }

    /** The opponent has to move. */
    private void expandOpponent(Position position) {
        if (position.empties() < minEmpties || !expandedOpponent.add(BookKey.of(position))) {
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

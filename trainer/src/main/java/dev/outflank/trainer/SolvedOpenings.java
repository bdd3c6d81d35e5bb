package dev.outflank.trainer;

import dev.outflank.engine.book.Book;
import dev.outflank.engine.book.BookKey;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Search;
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
final class SolvedOpenings {
    private final Search search;
    private final int fewestEmpties;
    private final IntConsumer progress;
    private final Map<Long, Book.Entry> solved = new HashMap<>();
    private final Set<Long> answered = new HashSet<>();

    /** The listener hears how many positions are solved. */
    SolvedOpenings(Search search, int fewestEmpties, IntConsumer progress) {
        this.search = search;
        this.fewestEmpties = fewestEmpties;
        this.progress = progress;
    }

    Book make(int size) {
        Position start = Position.start(size);
        choose(start);
        answer(start);
        return Book.of(solved);
    }

    /** The player has to move. */
    private void choose(Position position) {
        long key = BookKey.of(position);
        Book.Entry known = solved.get(key);
        if (position.empties() < fewestEmpties || known != null && known.isOpened()) {
            return;
        }
        Position next = position.play(position.mobility() == 0 ? Move.PASS : best(position, key));
        if (!next.isOver()) {
            answer(next);
        }
    }

    private Move best(Position position, long key) {
        Result result = search.run(position, Limits.NONE, Listener.NONE);
        solved.put(key, new Book.Entry(result.score(), true));
        solved.putIfAbsent(BookKey.of(position.play(result.best())), new Book.Entry(-result.score(), false));
        progress.accept(solved.size());
        return result.best();
    }

    /** The opponent has to move. */
    private void answer(Position position) {
        if (position.empties() < fewestEmpties || !answered.add(BookKey.of(position))) {
            return;
        }
        if (position.mobility() == 0) {
            choose(position.play(Move.PASS));
        }
        for (Move move : position.moves()) {
            Position next = position.play(move);
            if (!next.isOver()) {
                choose(next);
            }
        }
    }
}

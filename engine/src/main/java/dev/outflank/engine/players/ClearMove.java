package dev.outflank.engine.players;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Optional;

/** A move that leads all others clearly in a short search, so that a long one would hardly choose differently. */
final class ClearMove {
    private static final int DEPTH = 8;

    /** In discs; chosen in decision 070. */
    private static final int MIN_LEAD = 6;

    private ClearMove() {}

    /** The clear move of a position with at least two moves; empty if there is none, and on boards above 8×8. */
    static Optional<Move> find(Searcher searcher, Position position, Clock clock) {
        if (position.size() > Search.MAX_BOARD_SIZE) {
            return Optional.empty();
        }
        List<SearchResult> results = searcher.runAllMoves(
                position, SearchLimits.depth(DEPTH, Selectivity.PERCENT_100).withClock(clock), SearchListener.NONE);
        boolean isClear =
                !clock.isExpired() && results.get(0).score() - results.get(1).score() >= MIN_LEAD;
        return isClear ? Optional.of(results.get(0).bestMove()) : Optional.empty();
    }
}

package dev.outflank.cli.support;

import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchGoal;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that limit a search: level, depth and time per move. */
public final class SearchLimitOptions {
    private static final int DEFAULT_LEVEL = GameAnalyzer.DEFAULT_LEVEL;
    private static final int DEFAULT_LEVEL_LARGE_BOARD = GameAnalyzer.DEFAULT_LEVEL_LARGE_BOARD;

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "Level of the search, 1–" + SearchLimits.MAX_LEVEL + " (default " + DEFAULT_LEVEL
                    + ", above 8×8 " + DEFAULT_LEVEL_LARGE_BOARD + ").")
    private @Nullable Integer level;

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "Search to a fixed depth (1–" + SearchLimits.MAX_DEPTH + ").")
    private @Nullable Integer depth;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Maximum time per move. Without --level or --depth, all of it is used.")
    private @Nullable Duration time;

    /** Checks the values; call this before anything is started. */
    public void check() {
        if (level != null && (level < 1 || level > SearchLimits.MAX_LEVEL)) {
            throw new UserException("--level takes a number from 1 to " + SearchLimits.MAX_LEVEL + ", not " + level);
        }
        if (depth != null && (depth < 1 || depth > SearchLimits.MAX_DEPTH)) {
            throw new UserException("--depth takes a number from 1 to " + SearchLimits.MAX_DEPTH + ", not " + depth);
        }
        if (level != null && depth != null) {
            throw new UserException("--level and --depth cannot be combined");
        }
    }

    /** The maximum time per move. */
    public Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /** Whether neither a level nor a depth was given. */
    public boolean isUnspecified() {
        return level == null && depth == null;
    }

    /** The limits of a search with the given number of empty squares, with or without a clock. */
    public SearchLimits limits(Searcher search, int empties, boolean timed) {
        if (depth != null) {
            return SearchLimits.depth(depth, Selectivity.PERCENT_73);
        }
        if (level == null && timed) {
            return SearchLimits.NONE;
        }
        return search.limitsForLevel(level(search), empties);
    }

    /** The limits of a move in a game without a clock. */
    public SearchLimits moveLimits(Searcher search, int empties) {
        return depth != null
                ? SearchLimits.depth(depth, Selectivity.PERCENT_73).withGoal(SearchGoal.WIN)
                : search.limitsForMove(level(search), empties);
    }

    private int level(Searcher search) {
        if (level != null) {
            return level;
        }
        return search.maxBoardSize() > Search.MAX_BOARD_SIZE ? DEFAULT_LEVEL_LARGE_BOARD : DEFAULT_LEVEL;
    }

    /** Like {@link #limits}, with a clock that starts now. */
    public SearchLimits limitsFromNow(Searcher search, int empties) {
        SearchLimits limits = limits(search, empties, time != null);
        return time == null ? limits : limits.withClock(Clock.start(time));
    }
}

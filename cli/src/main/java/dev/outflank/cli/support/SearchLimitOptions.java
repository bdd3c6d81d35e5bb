package dev.outflank.cli.support;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How hard the engine thinks about a move, where nobody else says. */
public final class SearchLimitOptions {
    private static final int DEFAULT_LEVEL = 12;
    private static final int DEFAULT_LEVEL_LARGE_BOARD = 9;

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "Level, 1 to " + SearchLimits.MAX_LEVEL + " (default " + DEFAULT_LEVEL + ", above 8×8 "
                    + DEFAULT_LEVEL_LARGE_BOARD + ").")
    private @Nullable Integer level;

    @Option(
            names = "--depth",
            paramLabel = "D",
            description = "Moves deep instead, 1 to " + SearchLimits.MAX_DEPTH + ".")
    private @Nullable Integer depth;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "At most this time a move; without --level or --depth, all of it.")
    private @Nullable Duration time;

    /** Checks what was given, once and before anything is started. */
    public void check() {
        if (level != null && (level < 1 || level > SearchLimits.MAX_LEVEL)) {
            throw new UserException("--level takes a number from 1 to " + SearchLimits.MAX_LEVEL + ", not " + level);
        }
        if (depth != null && (depth < 1 || depth > SearchLimits.MAX_DEPTH)) {
            throw new UserException("--depth takes a number from 1 to " + SearchLimits.MAX_DEPTH + ", not " + depth);
        }
        if (level != null && depth != null) {
            throw new UserException("--level and --depth exclude each other");
        }
    }

    /** The most time for a move. */
    public Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /** Whether neither a level nor a depth was given. */
    public boolean isUnspecified() {
        return level == null && depth == null;
    }

    /** What a search is to do with so many squares empty, when there is a clock or none. */
    public SearchLimits limits(Searcher search, int empties, boolean timed) {
        if (depth != null) {
            return SearchLimits.depth(depth, Selectivity.PERCENT_73);
        }
        if (level == null && timed) {
            return SearchLimits.NONE;
        }
        int defaultLevel = search.maxBoardSize() > Search.MAX_BOARD_SIZE ? DEFAULT_LEVEL_LARGE_BOARD : DEFAULT_LEVEL;
        return search.limitsForLevel(level == null ? defaultLevel : level, empties);
    }

    /** The same, its clock starting now. */
    public SearchLimits limitsFromNow(Searcher search, int empties) {
        SearchLimits limits = limits(search, empties, time != null);
        return time == null ? limits : limits.withClock(Clock.start(time));
    }
}

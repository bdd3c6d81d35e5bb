package dev.outflank.cli;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How hard the engine thinks about a move, where nobody else says. */
final class EffortOptions {
    private static final int USUAL_LEVEL = 12;
    private static final int USUAL_LEVEL_ABOVE = 9;

    @Option(
            names = "--level",
            paramLabel = "L",
            description = "Level, 1 to " + Limits.MAX_LEVEL + " (default " + USUAL_LEVEL
                    + ", above 8×8 " + USUAL_LEVEL_ABOVE + ").")
    private @Nullable Integer level;

    @Option(names = "--depth", paramLabel = "D", description = "Moves deep instead, 1 to " + Limits.MAX_DEPTH + ".")
    private @Nullable Integer depth;

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = TimeSpan.class,
            description = "At most this time a move; without --level or --depth, all of it.")
    private @Nullable Duration time;

    /** Checks what was given, once and before anything is started. */
    void check() {
        if (level != null && (level < 1 || level > Limits.MAX_LEVEL)) {
            throw new UserError("--level takes a number from 1 to " + Limits.MAX_LEVEL + ", not " + level);
        }
        if (depth != null && (depth < 1 || depth > Limits.MAX_DEPTH)) {
            throw new UserError("--depth takes a number from 1 to " + Limits.MAX_DEPTH + ", not " + depth);
        }
        if (level != null && depth != null) {
            throw new UserError("--level and --depth exclude each other");
        }
    }

    /** The most time for a move. */
    Optional<Duration> time() {
        return Optional.ofNullable(time);
    }

    /** Whether neither a level nor a depth was given. */
    boolean isLeftToUs() {
        return level == null && depth == null;
    }

    /** What a search is to do with so many squares empty, when there is a clock or none. */
    Limits limits(Searcher search, int empties, boolean clock) {
        if (depth != null) {
            return Limits.depth(depth, Selectivity.PERCENT_73);
        }
        if (level == null && clock) {
            return Limits.NONE;
        }
        int usual = search.largestBoard() > Search.LARGEST_BOARD ? USUAL_LEVEL_ABOVE : USUAL_LEVEL;
        return search.level(level == null ? usual : level, empties);
    }

    /** The same, its clock starting now. */
    Limits limitsFromNow(Searcher search, int empties) {
        Limits limits = limits(search, empties, time != null);
        return time == null ? limits : limits.within(Clock.start(time));
    }
}

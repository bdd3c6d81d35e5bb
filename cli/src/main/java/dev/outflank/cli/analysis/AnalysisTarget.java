package dev.outflank.cli.analysis;

import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.SearchLimitOptions;
import dev.outflank.cli.support.SearchOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.engine.SearchProvider;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The game or position that a command analyses, with its search limits. */
final class AnalysisTarget {
    @Parameters(
            paramLabel = "POSITION|GAME|FILE|-",
            description = "A position or game such as f5d6c3, a file, or - for standard input.")
    private String source = "-";

    @Mixin
    private GameSelection selection = new GameSelection();

    @Mixin
    private SearchLimitOptions limitOptions = new SearchLimitOptions();

    @Mixin
    private SearchOptions searchOptions;

    /** Creates the arguments with a default size of the hash table, in megabytes. */
    AnalysisTarget(int defaultHashMegabytes) {
        searchOptions = new SearchOptions(defaultHashMegabytes);
    }

    /** Checks the options and reads the game. */
    GameSelection.SelectedGame read(Streams streams) throws IOException {
        limitOptions.check();
        return selection.readOne(RecordSource.fileOrText(source, streams), streams);
    }

    /** Why the moves of a game cannot be evaluated; empty if they can. */
    static Optional<String> unsupportedReason(Game game) {
        return GameAnalyzer.unsupportedReason(game, Position.MAX_SIZE);
    }

    /** Opens the search for a board size. */
    Searcher openSearch(int size) {
        searchOptions.check();
        if (size <= Search.MAX_BOARD_SIZE) {
            Search.warmUpVectorsLater();
        }
        return new SearchProvider(searchOptions::open, LargeSearch::new).forSize(size);
    }

    /** Opens one search per thread, each on a thread of its own, for an analysis of several positions at a time. */
    List<Searcher> openSearches(int size) {
        searchOptions.check();
        if (size <= Search.MAX_BOARD_SIZE) {
            Search.warmUpVectorsLater();
        }
        return Stream.generate(() -> new SearchProvider(searchOptions::openSingle, LargeSearch::new).forSize(size))
                .limit(searchOptions.threads())
                .toList();
    }

    /** The limits of a search with the given number of empty squares; its clock starts now. */
    SearchLimits limitsFromNow(Searcher search, int empties) {
        return limitOptions.limitsFromNow(search, empties);
    }

    /** The maximum time per move. */
    Optional<Duration> time() {
        return limitOptions.time();
    }
}

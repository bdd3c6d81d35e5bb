package dev.outflank.cli;

import dev.outflank.engine.analysis.Analyst;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.large.Searches;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** The game or position that a command looks at, and how hard it looks. */
final class Subject {
    @Parameters(
            paramLabel = "POSITION|GAME|FILE|-",
            description = "A position or game itself like f5d6c3, a file, or - for standard input.")
    private String source = "-";

    @Mixin
    private GameChoice choice = new GameChoice();

    @Mixin
    private EffortOptions effort = new EffortOptions();

    @Mixin
    private SearchOptions options;

    /** With this usual size of the hash table, in megabytes. */
    Subject(int usualHash) {
        options = new SearchOptions(usualHash);
    }

    /** Checks the options and reads the game. */
    GameChoice.Choice read(Streams streams) throws IOException {
        effort.check();
        return choice.one(RecordSource.fileOrText(source, streams), streams);
    }

    /** Why the moves of a game cannot be valued; empty when they can. */
    static Optional<String> refusal(Game game) {
        return Analyst.refusal(game, Position.MAX_SIZE);
    }

    /** The search for boards of a size. */
    Searcher open(int size) {
        options.check();
        if (size <= Search.LARGEST_BOARD) {
            Search.warmUpVectors();
        }
        return new Searches(options::open, LargeWeights::shipped).on(size);
    }

    /** How far to look with so many squares empty, from now on. */
    Limits limitsFromNow(Searcher search, int empties) {
        return effort.limitsFromNow(search, empties);
    }

    /** The most time for a move. */
    Optional<Duration> time() {
        return effort.time();
    }
}

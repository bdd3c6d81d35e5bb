package dev.outflank.cli.arena;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.record.MatchFolder;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The arguments of all commands in which two contestants play many games: contestants, games, conditions. */
final class MatchArguments {
    @Parameters(index = "0", paramLabel = "A", description = "First contestant.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "Second contestant.")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", description = "Number of games, even (default ${DEFAULT-VALUE}).")
    private int games;

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Mixin
    private MatchRecordOptions records = new MatchRecordOptions();

    MatchArguments(int defaultGames) {
        games = defaultGames;
    }

    /** Plays the games; differs between commands. */
    interface GamesRunner<R> {
        R run(
                Contestant first,
                Contestant second,
                MatchOptions options,
                @Nullable MatchFolder folder,
                ProgressLine progress)
                throws IOException, InterruptedException;
    }

    /** Creates the contestants, runs the games and closes the contestants. */
    <R> R play(Streams streams, GamesRunner<R> runner) throws IOException, InterruptedException, NotationException {
        if (games < 2 || games % 2 != 0) {
            throw new UserException(
                    "--games takes an even number of at least 2, since games are played in pairs, not " + games);
        }
        Search.warmUpVectors().join();
        List<Game> starts =
                openings.list(arena.size(), arena.objective(), ContestantFactory.commonStarts(List.of(a, b)));
        MatchOptions options = new MatchOptions(games, starts, arena.concurrency(), MatchOptions.DEFAULT_MAX_ATTEMPTS);
        ProgressLine progress = new ProgressLine(streams.err());
        try (ContestantFactory contestants = new ContestantFactory(arena, streams.err())) {
            Contestant first = contestants.create(a, a, starts);
            Contestant second = contestants.create(b, b, starts);
            try (MatchFolder folder = records.open()) {
                return runner.run(first, second, options, folder, progress);
            } finally {
                progress.finish();
            }
        }
    }

    static void printVoid(ProgressLine progress, int number, String reason) {
        progress.printLine("outflank: pair " + (number + 1) + " is void and does not count: " + reason);
    }

    String a() {
        return a;
    }

    String b() {
        return b;
    }

    int games() {
        return games;
    }

    MatchRecordOptions records() {
        return records;
    }
}

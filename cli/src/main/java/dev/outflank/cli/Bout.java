package dev.outflank.cli;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.record.GameFolder;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What every command has in which two contestants play many games: who, how many, under what conditions. */
final class Bout {
    @Parameters(index = "0", paramLabel = "A", description = "The first contestant.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "The second contestant.")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", description = "An even number of games (default ${DEFAULT-VALUE}).")
    private int games;

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Mixin
    private Records records = new Records();

    Bout(int usualGames) {
        games = usualGames;
    }

    /** The playing itself, which differs between commands. */
    interface Course<R> {
        R play(
                Contestant first,
                Contestant second,
                MatchOptions options,
                @Nullable GameFolder folder,
                Progress progress)
                throws IOException, InterruptedException;
    }

    /** Makes the contestants, has them play, and lets them go. */
    <R> R play(Streams streams, Course<R> course) throws IOException, InterruptedException, NotationException {
        if (games < 2 || games % 2 != 0) {
            throw new UserError("--games takes an even number from 2 on, since colours are swapped; not " + games);
        }
        Search.warmUpVectors().join();
        List<Game> starts = openings.list(arena.size(), arena.objective(), Contestants.starts(List.of(a, b)));
        MatchOptions options = new MatchOptions(games, starts, arena.concurrency(), MatchOptions.USUAL_TRIES);
        Progress progress = new Progress(streams.err());
        try (Contestants contestants = new Contestants(arena, streams.err())) {
            Contestant first = contestants.of(a, a, starts);
            Contestant second = contestants.of(b, b, starts);
            try (GameFolder folder = records.open()) {
                return course.play(first, second, options, folder, progress);
            } finally {
                progress.done();
            }
        }
    }

    static void tellVoid(Progress progress, int number, String reason) {
        progress.say("outflank: pair " + (number + 1) + " is void and does not count: " + reason);
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

    Records records() {
        return records;
    }
}

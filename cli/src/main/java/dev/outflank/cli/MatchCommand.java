package dev.outflank.cli;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.Match;
import dev.outflank.arena.match.MatchListener;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.MatchScore;
import dev.outflank.arena.match.Pair;
import dev.outflank.arena.record.GameFolder;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Two contestants play many games. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays games between two contestants in pairs with colours swapped, and says how sure the result is.",
            "A contestant is a player of docs/players.md, or a program: vg101:CMD, lab8:CMD, lab8fn:FILE.c, nboard:CMD,"
                    + " gtp:CMD, botzone:CMD, cs303:FILE.py, codingame:CMD (docs/arena.md)."
        },
        footer = "%nExample: outflank match engine:level=3 'vg101:./mybot' --games 20")
final class MatchCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "A", description = "The first contestant.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "The second contestant.")
    private String b = "";

    @Option(names = "--games", paramLabel = "N", description = "An even number of games (default ${DEFAULT-VALUE}).")
    private int games = 20;

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Mixin
    private Records records = new Records();

    @Option(names = "--json", description = "Print one summary object at the end and nothing else.")
    private boolean json;

    MatchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        if (games < 2 || games % 2 != 0) {
            throw new UserError("--games takes an even number from 2 on, since colours are swapped; not " + games);
        }
        Bitboard.warmUpVectors();
        List<Game> starts = openings.list(arena.size(), arena.objective(), Contestants.starts(List.of(a, b)));
        try (Contestants contestants = new Contestants(arena, streams.err())) {
            Contestant first = contestants.of(a, a, starts);
            Contestant second = contestants.of(b, b, starts);
            MatchScore score = play(first, second, starts);
            streams.out().println(json ? score.summary().json() : report(score));
        }
        return 0;
    }

    private MatchScore play(Contestant first, Contestant second, List<Game> starts)
            throws IOException, InterruptedException {
        Progress progress = new Progress(streams.err());
        MatchOptions options = new MatchOptions(games, starts, arena.concurrency(), MatchOptions.USUAL_TRIES);
        try (GameFolder folder = records.open()) {
            return Match.play(first, second, options, folder, new MatchListener() {
                @Override
                public boolean played(int number, Pair pair, MatchScore soFar) {
                    progress.show(soFar.games() + "/" + games + "  " + soFar.line());
                    return true;
                }

                @Override
                public void voided(int number, String reason) {
                    progress.say("outflank: pair " + (number + 1) + " is void and does not count: " + reason);
                }
            });
        } finally {
            progress.done();
        }
    }

    private String report(MatchScore score) {
        StringBuilder text = new StringBuilder(score.line());
        var summary = score.summary();
        text.append(String.format(
                "%n%d games, %d distinct; longest move of %s %.3f s CPU, %.3f s wall; of %s %.3f s CPU, %.3f s wall",
                summary.games(), summary.distinctGames(),
                a, summary.maxCpuA(), summary.maxWallA(), b, summary.maxCpuB(), summary.maxWallB()));
        if (!summary.faultsA().isEmpty() || !summary.faultsB().isEmpty()) {
            text.append(String.format("%nfaults of %s %s, of %s %s", a, summary.faultsA(), b, summary.faultsB()));
        }
        String kept = records.describe();
        return kept.isEmpty() ? text.toString() : text + String.format("%n") + kept;
    }
}

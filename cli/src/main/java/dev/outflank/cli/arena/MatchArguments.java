package dev.outflank.cli.arena;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.MatchSummary;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.record.MatchFolder;
import dev.outflank.cli.support.Streams;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.search.Search;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The arguments of all commands in which two contestants play many games: contestants, games, conditions. */
final class MatchArguments {
    @Parameters(index = "0", paramLabel = "A", description = "First contestant.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "Second contestant.")
    private String b = "";

    @Mixin
    private GameCount count = new GameCount();

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Option(names = "--tc-b", paramLabel = "TC", description = "Time control of B, if it differs from that of A.")
    private @Nullable String controlB;

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Mixin
    private MatchRecordOptions records = new MatchRecordOptions();

    private final int defaultRounds;

    MatchArguments(int defaultGames) {
        defaultRounds = defaultGames / 2;
    }

    /** Plays the games; differs between commands. */
    interface GamesRunner<R> {
        R run(
                Contestant first,
                Contestant second,
                MatchOptions options,
                @Nullable MatchFolder folder,
                MatchProgress progress)
                throws IOException, InterruptedException;
    }

    /**
     * Creates the contestants, runs the games and closes the contestants.
     *
     * @param kind match or test; a saved match is continued only by the same kind, with the same hypotheses
     */
    <R> R play(Streams streams, String kind, GamesRunner<R> runner)
            throws IOException, InterruptedException, NotationException {
        int games = games();
        if (searches(a) || searches(b)) {
            // Before the clocks run.
            Search.warmUpAllVectors().join();
        } else {
            Search.warmUpVectorsLater();
        }
        List<Game> starts =
                openings.list(arena.size(), arena.objective(), ContestantFactory.commonStarts(List.of(a, b)));
        MatchOptions options = new MatchOptions(games, starts, arena.concurrency(), MatchOptions.DEFAULT_MAX_ATTEMPTS);
        try (ContestantFactory contestants = new ContestantFactory(arena, streams.err())) {
            Contestant first = contestants.create(a, a, starts);
            Contestant second = contestants.create(b, b, starts, controlB());
            try (MatchFolder folder = records.open(settings(kind, starts), ggfTags());
                    MatchProgress progress = new MatchProgress(streams, records.howToContinue())) {
                if (folder != null && !folder.savedGames().isEmpty()) {
                    progress.printResumed(folder.savedGames().size(), games);
                }
                return runner.run(first, second, options, folder, progress);
            }
        }
    }

    private static boolean searches(String spec) throws NotationException {
        return BotSpec.parse(spec).isEmpty() && BuiltInPlayers.searches(spec);
    }

    private Optional<GameTimeControl> controlB() throws NotationException {
        return controlB == null ? arena.control() : Optional.of(GameTimeControl.parse(controlB));
    }

    /** GGF and PGN have one clock for both sides, of main time and increment in seconds. */
    private Map<String, String> ggfTags() throws NotationException {
        return arena.control()
                .filter(control -> controlB == null && control.period().isZero())
                .map(control -> Map.of(
                        "TimeControl",
                        control.main().toSeconds()
                                + (control.increment().isZero()
                                        ? ""
                                        : "+" + control.increment().toSeconds())))
                .orElse(Map.of());
    }

    private ObjectNode settings(String kind, List<Game> starts) {
        ObjectNode settings = JsonFields.newObject();
        settings.put("kind", kind);
        settings.put("a", a);
        settings.put("b", b);
        settings.put("conditions", arena.conditions() + (controlB == null ? "" : ", B " + controlB));
        ArrayNode texts = settings.putArray("openings");
        starts.forEach(start -> texts.add(Openings.describe(start)));
        return settings;
    }

    /** Which games were decided by faults, not on the board. */
    static String faultLine(MatchSummary summary) {
        return String.format(
                Locale.ROOT,
                "decided by faults, not on the board: %d of %d games (%.1f %%); faults of %s %s, of %s %s",
                summary.faultGames(),
                summary.games(),
                100.0 * summary.faultGames() / summary.games(),
                summary.a(),
                summary.faultsA(),
                summary.b(),
                summary.faultsB());
    }

    String a() {
        return a;
    }

    String b() {
        return b;
    }

    int games() {
        return 2 * count.rounds().orElse(defaultRounds);
    }

    MatchRecordOptions records() {
        return records;
    }
}

package dev.outflank.cli.bench;

import static dev.outflank.cli.bench.BenchFigure.format;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerPreset;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** The sections about strength: matches that are kept in folders, so that an interrupted one continues. */
final class MatchSections {
    private static final List<String> COLUMNS =
            List.of("A", "B", "games", "A scores", "CPU per move, A", "CPU per move, B");

    private final BenchSettings settings;

    MatchSections(BenchSettings settings) {
        this.settings = settings;
    }

    BenchSection strength() {
        List<BenchMeasurement> measurements = new ArrayList<>();
        for (BenchPeer peer : settings.peers()) {
            measurements.add(peerMatch(peer));
        }
        String[] times = settings.quick() ? new String[] {"5ms"} : new String[] {"50ms", "200ms"};
        for (String time : times) {
            measurements.add(match(
                    "engine:time=" + time,
                    "engine:time=" + time + ",weights=tables",
                    settings.samples(500, 2),
                    "--openings",
                    "balanced"));
        }
        int games = settings.samples(100, 2);
        for (int[] levels : settings.quick()
                ? new int[][] {{3, 1}}
                : new int[][] {{16, 12}, {12, 10}, {10, 8}, {8, 5}, {5, 3}, {3, 1}}) {
            measurements.add(match("engine:level=" + levels[0], "engine:level=" + levels[1], games, "--time", "60s"));
        }
        for (String opponent : settings.quick() ? List.of("cs303") : List.of("cs303", "mcts")) {
            measurements.add(match("engine:level=" + settings.sample("10", "5"), opponent, games, "--time", "200ms"));
        }
        return new BenchSection(
                "strength",
                "How strong is the engine on 8×8?",
                COLUMNS,
                measurements,
                settings.peers().isEmpty() ? List.of("Other engines need `--peer`.") : List.of());
    }

    BenchSection levels() {
        List<BenchMeasurement> measurements = new ArrayList<>();
        List<String> players = pageLevels();
        for (int level = 1; level <= settings.samples(players.size(), 2); level++) {
            measurements.add(match(
                    players.get(level - 1),
                    level == 1 ? "random" : players.get(level - 2),
                    settings.samples(level < 10 ? 400 : 200, 2),
                    "--openings",
                    "balanced",
                    "--time",
                    "5s"));
        }
        return new BenchSection("levels", "How strong are the levels of the page?", COLUMNS, measurements, List.of());
    }

    BenchSection otherSizes() {
        List<BenchMeasurement> measurements = new ArrayList<>();
        String time = "engine:time=" + settings.sample("100ms", "5ms");
        for (String opponent : List.of("smarter", "smartest")) {
            for (int size : settings.quick() ? new int[] {4} : new int[] {4, 6, 8, 10, 12, 14, 16, 20, 26}) {
                measurements.add(match(time, opponent, 2, "--size", String.valueOf(size), "--time", "5s"));
            }
        }
        if (!settings.quick()) {
            for (int size : new int[] {10, 12, 14, 26}) {
                measurements.add(match(
                        "engine:nodes=" + (size == 26 ? 20_000 : 30_000),
                        "alphabeta:4",
                        size == 26 ? 10 : 40,
                        "--size",
                        String.valueOf(size),
                        "--time",
                        "60s"));
            }
            for (int size : new int[] {10, 12, 16}) {
                measurements.add(
                        match("engine:time=50ms", "mcts", 40, "--size", String.valueOf(size), "--time", "60ms"));
            }
        }
        return new BenchSection("sizes", "How strong is the engine on other sizes?", COLUMNS, measurements, List.of());
    }

    /** The players of the page's levels, the weakest first. */
    static List<String> pageLevels() {
        return BuiltInPlayers.list().stream()
                .flatMap(player -> player.presets().stream())
                .filter(preset -> preset.level() > 0)
                .sorted(Comparator.comparingInt(PlayerPreset::level))
                .map(PlayerPreset::spec)
                .toList();
    }

    private BenchMeasurement match(String a, String b, int games, String... options) {
        List<String> command = command(a, b, games, options);
        return new BenchMeasurement(BenchSettings.shown(command), () -> List.of(play(command, a, b, a, b)));
    }

    /** A peer may need its own files and time: it runs without sandbox. */
    private BenchMeasurement peerMatch(BenchPeer peer) {
        String engine = "engine:level=" + settings.sample("17", "5");
        List<String> command =
                command(engine, peer.command(), settings.samples(100, 2), "--no-sandbox", "--time", "60s");
        return new BenchMeasurement(
                BenchSettings.shown(command) + ", " + peer.label(),
                () -> List.of(play(command, engine, peer.command(), engine, peer.label())));
    }

    private List<String> command(String a, String b, int games, String... options) {
        List<String> command = BenchSettings.append(
                List.of("match", a, b, "--games", String.valueOf(games), "--no-book", "--concurrency", "1"), options);
        // The folder is named by everything on which the games depend, so that no other match continues in it.
        String name = (a + "-" + b).replaceAll("[^A-Za-z0-9]+", "-") + "-" + Integer.toHexString(command.hashCode());
        return BenchSettings.append(
                command, "--json", "-o", settings.work().resolve(name).toString());
    }

    /** Plays a match, or the rest of it, and returns the cells of its row. */
    private List<String> play(List<String> command, String a, String b, String nameA, String nameB)
            throws IOException, InterruptedException {
        JsonNode summary = settings.run(command).lastObject();
        Path games = Path.of(command.getLast()).resolve("games.jsonl");
        int played = summary.path("games").asInt();
        int wins = summary.path("winsA").asInt();
        int draws = summary.path("draws").asInt();
        int losses = summary.path("winsB").asInt();
        int faults = summary.path("faultGames").asInt();
        return List.of(
                nameA,
                nameB,
                String.valueOf(played),
                format(
                        "%.1f %% (%d–%d–%d), Elo %+.0f ± %.0f%s",
                        100 * (wins + draws / 2.0) / Math.max(1, played),
                        wins,
                        draws,
                        losses,
                        summary.path("elo").asDouble(),
                        summary.path("error").asDouble(),
                        faults == 0 ? "" : ", " + faults + " decided by faults"),
                meanCpu(games, a),
                meanCpu(games, b));
    }

    /** The mean CPU time of a contestant's moves, passes not counted. */
    private static String meanCpu(Path games, String contestant) throws IOException {
        double seconds = 0;
        long moves = 0;
        for (String line : Files.readAllLines(games)) {
            try {
                JsonNode game = JsonFields.parse(line).node();
                String[] played = game.path("moves").asString().split(" ");
                int opening = game.path("opening").asInt();
                int side = contestant.equals(game.path("black").asString()) ? 0 : 1;
                for (int ply = opening; ply < played.length; ply++) {
                    if (ply % 2 == side && !played[ply].equals("pass")) {
                        seconds += game.path("cpu").path(ply - opening).asDouble();
                        moves++;
                    }
                }
            } catch (NotationException e) {
                throw new UserException(games + ": " + e.reason());
            }
        }
        return format("%.1f ms", 1e3 * seconds / Math.max(1, moves));
    }
}

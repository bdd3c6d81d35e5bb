package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.SearchLimitOptions;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.analysis.PlayerReport;
import dev.outflank.engine.analysis.PlayerReport.PlayedGame;
import dev.outflank.engine.analysis.PlayerReport.Sum;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Where a player loses discs, over many games. */
@Command(
        name = "mygames",
        mixinStandardHelpOptions = true,
        description = {
            "Shows where a player loses discs in many games.",
            "By phase, colour, opening and year; the accuracy near the end; the ten costliest positions."
        })
public final class PlayerCommand implements Callable<Integer> {
    private static final int HASH_MEGABYTES = 64;

    private final Streams streams;

    @Parameters(
            paramLabel = "FILES",
            arity = "1..*",
            description = "Files of games in any format; - for standard input.")
    private List<String> files = List.of();

    @Option(names = "--player", required = true, paramLabel = "NAME", description = "Part of the player's name.")
    private String player = "";

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Mixin
    private SearchLimitOptions limits = new SearchLimitOptions();

    PlayerCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        limits.check();
        List<RecordedGame> games = GameCollection.read(files, streams);
        List<RecordedGame> own =
                games.stream().filter(game -> isBlack(game) || isWhite(game)).toList();
        if (own.isEmpty()) {
            throw new UserException("none of the " + games.size() + " games has a player named '" + player + "'");
        }
        PlayerReport report = analyze(own);
        streams.out().print(json ? json(report) + "\n" : text(report));
        streams.out().flush();
        return ExitCode.SUCCESS;
    }

    private boolean isBlack(RecordedGame game) {
        return matches(game.black());
    }

    private boolean isWhite(RecordedGame game) {
        return matches(game.white());
    }

    private boolean matches(String name) {
        return name.toLowerCase(Locale.ROOT).contains(player.strip().toLowerCase(Locale.ROOT));
    }

    private PlayerReport analyze(List<RecordedGame> games) {
        PlayerReport report = new PlayerReport();
        Search.warmUpVectors();
        try (Search search = new Search(1, HASH_MEGABYTES)) {
            GameAnalyzer analyzer =
                    new GameAnalyzer(search, empties -> limits.limitsFromNow(search, empties), () -> false);
            ProgressBar progress = new ProgressBar(streams.err(), "games", games.size());
            int done = 0;
            for (RecordedGame game : games) {
                if (GameAnalyzer.unsupportedReason(game.game(), search.maxBoardSize())
                        .isEmpty()) {
                    report.add(new PlayedGame(
                            analyzer.analyze(game.game(), _ -> {}),
                            isBlack(game) ? Colour.BLACK : Colour.WHITE,
                            Opening.of(game.game()).map(Opening::name).orElse(""),
                            game.year()));
                }
                progress.update(++done);
            }
            progress.finish();
        }
        return report;
    }

    private static String text(PlayerReport report) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(Locale.ROOT, "%-28s%7s%9s%8s%10s%n", "", "games", "mistakes", "discs", "per game"));
        text.append(line("all games", report.total()));
        sections(report).forEach((title, sums) -> {
            text.append('\n').append(title).append('\n');
            sums.forEach((name, sum) -> text.append(line(name.isEmpty() ? "unknown" : name, sum)));
        });
        text.append(String.format(
                Locale.ROOT,
                "%nWith at most %d empty squares %.1f %% of the moves are without a mistake.%n%nCostliest positions%n",
                PlayerReport.ENDGAME_EMPTIES,
                100 * report.endgameAccuracy()));
        for (PlayerReport.WorstMove mistake : report.worst()) {
            text.append(String.format(
                    Locale.ROOT,
                    "%3d discs: %s after %s; better %s%n",
                    mistake.move().discsLost(),
                    mistake.move().played(),
                    Transcript.format(mistake.position().moves()),
                    mistake.move().bestMove()));
        }
        return text.toString();
    }

    private static Map<String, Map<String, Sum>> sections(PlayerReport report) {
        Map<String, Sum> colours = new LinkedHashMap<>();
        report.byColour().forEach((side, sum) -> colours.put(side.title(), sum));
        Map<String, Sum> phases = new LinkedHashMap<>();
        report.byPhase().forEach((moves, sum) -> phases.put("moves " + moves, sum));
        Map<String, Map<String, Sum>> sections = new LinkedHashMap<>();
        sections.put("phase", phases);
        sections.put("colour", colours);
        sections.put("opening", report.byOpening());
        sections.put("year", report.byYear());
        return sections;
    }

    private static String line(String name, Sum sum) {
        return String.format(
                Locale.ROOT,
                "%-28s%7d%9d%8d%10.1f%n",
                name,
                sum.games(),
                sum.mistakes(),
                sum.discsLost(),
                sum.discsPerGame());
    }

    private static String json(PlayerReport report) {
        ObjectNode node = JsonFields.newObject();
        put(node.putObject("total"), report.total());
        sections(report).forEach((title, sums) -> {
            ObjectNode section = node.putObject(title);
            sums.forEach((name, sum) -> put(section.putObject(name), sum));
        });
        node.put("endgameAccuracy", report.endgameAccuracy());
        ArrayNode worst = node.putArray("costliest");
        for (PlayerReport.WorstMove mistake : report.worst()) {
            ObjectNode position = worst.addObject();
            position.put("position", BoardText.format(mistake.position().position()));
            position.put("moves", Transcript.format(mistake.position().moves()));
            position.put("played", mistake.move().played().toString());
            position.put("best", mistake.move().bestMove().toString());
            position.put("discsLost", mistake.move().discsLost());
        }
        return JsonFields.toLine(node);
    }

    private static void put(ObjectNode node, Sum sum) {
        node.put("games", sum.games());
        node.put("moves", sum.moves());
        node.put("mistakes", sum.mistakes());
        node.put("discsLost", sum.discsLost());
    }
}

package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.rules.database.DatabaseGame;
import dev.outflank.rules.database.GameDatabase;
import dev.outflank.rules.database.GameFilter;
import dev.outflank.rules.database.GamePage;
import dev.outflank.rules.database.MoveStatistics;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.TextFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The database of games: add files, search, and moves played in a position. */
@Command(
        name = "database",
        mixinStandardHelpOptions = true,
        description = {
            "Adds games to the database, and searches it.",
            "It is the directory DATA/database of the server: every file of games in it belongs to the database."
        })
public final class DatabaseCommand implements Runnable {
    private static final Pattern YEARS = Pattern.compile("(\\d{4})(?:-(\\d{4}))?");

    private final Streams streams;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    DatabaseCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "expected one of: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** Where the database is. */
    static final class FolderOption {
        @Option(
                names = "--data",
                paramLabel = "DIR",
                defaultValue = "${sys:user.home}/.outflank",
                description = "Directory for the data of the server (default ${DEFAULT-VALUE}).")
        private Path data = Path.of("");

        DatabaseFolder folder() {
            return new DatabaseFolder(data.resolve("database"));
        }
    }

    /** Which games. */
    static final class FilterOptions {
        @Option(names = "--player", paramLabel = "NAME", description = "Part of the name of a player.")
        private String player = "";

        @Option(names = "--event", paramLabel = "NAME", description = "Part of the name of a tournament or place.")
        private String event = "";

        @Option(names = "--year", paramLabel = "Y", description = "A year, or a range such as 1990-1999.")
        private @Nullable String year;

        GameFilter filter(@Nullable Position position) {
            if (year == null) {
                return new GameFilter(player, event, 0, Integer.MAX_VALUE, position);
            }
            Matcher years = YEARS.matcher(year);
            if (!years.matches()) {
                throw new UserException("--year takes a year or a range such as 1990-1999, not '" + year + "'");
            }
            int first = Integer.parseInt(years.group(1));
            int last = years.group(2) == null ? first : Integer.parseInt(years.group(2));
            return new GameFilter(player, event, first, last, position);
        }
    }

    @Command(
            name = "add",
            mixinStandardHelpOptions = true,
            description = "Copies files of games into the database and indexes them.")
    int add(
            @Mixin FolderOption folder,
            @Parameters(
                            paramLabel = "FILES",
                            arity = "1..*",
                            description = "WTHOR years (with their .jou and .trn lists), PGN, GGF, SGF or other games.")
                    List<Path> files)
            throws IOException {
        DatabaseFolder database = folder.folder();
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new UserException(Files.exists(file) ? file + " is not a file" : "no such file: " + file);
            }
        }
        Files.createDirectories(database.path());
        for (Path file : files) {
            Path copy = database.path().resolve(file.getFileName().toString());
            if (!Files.exists(copy) || !Files.isSameFile(file, copy)) {
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return build(database);
    }

    private int build(DatabaseFolder folder) throws IOException {
        int[] faults = new int[1];
        GameDatabase database = folder.build(sentence -> {
            if (faults[0]++ < 10) {
                streams.err().println("outflank: " + sentence);
            }
        });
        streams.out().println(database.gameCount() + " games in " + folder.path());
        if (database.faultCount() > 0) {
            streams.out()
                    .println(database.faultCount()
                            + " could not be read, or are not games on 8×8 from the start position");
        }
        streams.out().flush();
        return database.gameCount() == 0 ? ExitCode.FAILURE : ExitCode.SUCCESS;
    }

    @Command(
            name = "search",
            mixinStandardHelpOptions = true,
            description = "Lists games by player, event, year, opening or position, the latest first.")
    int search(
            @Mixin FolderOption folder,
            @Mixin FilterOptions filter,
            @Option(names = "--opening", paramLabel = "NAME", description = "An opening, such as 'Tiger'.") @Nullable
                    String opening,
            @Option(
                            names = "--position",
                            paramLabel = "P",
                            description = "A position that occurs: moves such as f5d6c3, or a board.")
                    @Nullable
                    String position,
            @Option(names = "--page", defaultValue = "1", description = "Page of the list (default ${DEFAULT-VALUE}).")
                    int page,
            @Option(
                            names = "--per-page",
                            defaultValue = "20",
                            description = "Games per page (default ${DEFAULT-VALUE}).")
                    int perPage,
            @Option(names = "--json", description = "Print one JSON object per game.") boolean json)
            throws IOException {
        if (page < 1 || page > 1_000_000 || perPage < 1 || perPage > 1000) {
            throw new UserException("--page takes a number from 1 and --per-page 1 to 1000");
        }
        Position wanted = opening == null ? position == null ? null : position(position) : opening(opening);
        GamePage found = open(folder).find(filter.filter(wanted), (page - 1) * perPage, perPage);
        for (DatabaseGame game : found.games()) {
            streams.out().println(json ? json(game) : text(game));
        }
        if (!json) {
            streams.out()
                    .println(found.total() + " games, page " + page + " of "
                            + Math.max(1, (found.total() + perPage - 1) / perPage));
        }
        streams.out().flush();
        return ExitCode.SUCCESS;
    }

    @Command(
            name = "moves",
            mixinStandardHelpOptions = true,
            description = "Shows the moves played in a position, with their results.")
    int moves(
            @Mixin FolderOption folder,
            @Mixin FilterOptions filter,
            @Parameters(
                            paramLabel = "POSITION",
                            arity = "0..1",
                            defaultValue = "",
                            description = "Moves such as f5d6c3, or a board (default: the start position).")
                    String text,
            @Option(names = "--json", description = "Print one JSON object per move.") boolean json)
            throws IOException {
        Position position = position(text);
        List<MoveStatistics> moves = open(folder).moves(position, filter.filter(null));
        if (!json) {
            streams.out()
                    .printf(Locale.ROOT, "%-5s%9s%9s%9s%9s%9s%n", "move", "games", "Black", "draws", "White", "discs");
        }
        for (MoveStatistics move : moves) {
            if (json) {
                streams.out().println(json(move));
            } else {
                streams.out()
                        .printf(
                                Locale.ROOT,
                                "%-5s%9d%9d%9d%9d%9.1f%n",
                                move.move(),
                                move.games(),
                                move.blackWins(),
                                move.draws(),
                                move.whiteWins(),
                                move.averageDiscs());
            }
        }
        streams.out().flush();
        return ExitCode.SUCCESS;
    }

    private GameDatabase open(FolderOption option) throws IOException {
        DatabaseFolder folder = option.folder();
        if (folder.isStale()) {
            streams.err().println("outflank: indexing " + folder.path());
            return folder.build(_ -> {});
        }
        return folder.database()
                .orElseThrow(() -> new UserException(
                        "there are no games in " + folder.path() + ": add some with 'outflank database add FILES'"));
    }

    private static Position position(String text) {
        if (text.isBlank()) {
            return Position.start(8);
        }
        try {
            return TextFormat.detect(text)
                    .orElse(TextFormat.TRANSCRIPT)
                    .readFirst(text)
                    .game()
                    .position();
        } catch (NotationException e) {
            throw new UserException("expected moves such as f5d6c3, or a board: " + e.getMessage());
        }
    }

    private static Position opening(String name) {
        return Opening.named(name)
                .map(Opening::position)
                .orElseThrow(() -> new UserException("there is no opening named '" + name + "'"));
    }

    private static String text(DatabaseGame game) {
        Game moves = game.game();
        String players = game.black().isEmpty() && game.white().isEmpty() ? "" : game.black() + " – " + game.white();
        return String.join(
                        ", ",
                        List.of(
                                        players,
                                        game.event(),
                                        game.year() == 0 ? "" : String.valueOf(game.year()),
                                        result(game))
                                .stream()
                                .filter(part -> !part.isEmpty())
                                .toList())
                + ": " + Transcript.format(moves.moves());
    }

    private static String result(DatabaseGame game) {
        if (game.blackDiscs().isPresent()) {
            int black = game.blackDiscs().getAsInt();
            return black + ":" + (64 - black);
        }
        return game.toRecord().result().map(GameResult::toString).orElse("");
    }

    private static String json(DatabaseGame game) {
        var node = JsonFields.newObject();
        node.put("black", game.black());
        node.put("white", game.white());
        node.put("event", game.event());
        node.put("year", game.year());
        game.blackDiscs().ifPresent(discs -> node.put("blackDiscs", discs));
        game.toRecord().result().ifPresent(result -> node.put("result", result.toString()));
        node.put("moves", Transcript.format(game.game().moves()));
        return JsonFields.toLine(node);
    }

    private static String json(MoveStatistics move) {
        var node = JsonFields.newObject();
        node.put("move", move.move().toString());
        node.put("games", move.games());
        node.put("blackWins", move.blackWins());
        node.put("draws", move.draws());
        node.put("whiteWins", move.whiteWins());
        if (!Double.isNaN(move.averageDiscs())) {
            node.put("averageDiscs", Math.round(100 * move.averageDiscs()) / 100.0);
        }
        return JsonFields.toLine(node);
    }
}

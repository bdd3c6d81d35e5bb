package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.book.BookExtension;
import dev.outflank.engine.book.BookFile;
import dev.outflank.engine.book.EdaxBook;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A book that grows. */
@Command(
        name = "book",
        mixinStandardHelpOptions = true,
        description = {
            "Builds an opening book of your own.",
            "The explorer of the page uses the book of the server's data directory, and 'play --book FILE' any book."
        })
public final class BookCommand implements Runnable {
    private static final int HASH_MEGABYTES = 16;

    private final Streams streams;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    BookCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "expected one of: " + String.join(", ", spec.subcommands().keySet()));
    }

    /** Which book. */
    static final class BookOption {
        @Option(
                names = "--book",
                paramLabel = "FILE",
                defaultValue = "${sys:user.home}/.outflank/book/book.bin",
                description = "The book (default ${DEFAULT-VALUE}, that of the server).")
        private Path file = Path.of("");

        BookFile openOrCreate() throws IOException {
            Files.createDirectories(file.toAbsolutePath().getParent());
            return BookFile.openOrCreate(file);
        }

        BookFile open() throws IOException {
            if (!Files.isRegularFile(file)) {
                throw new UserException(
                        "there is no book " + file + ": begin one with 'outflank book add' or 'extend'");
            }
            return BookFile.open(file);
        }
    }

    /** How positions are searched. */
    static final class LevelOption {
        @Option(
                names = "--level",
                paramLabel = "L",
                description = "Level of the searches, 1 to 60 (default ${DEFAULT-VALUE}).")
        private int level = 10;

        int level() {
            if (level < 1 || level > 60) {
                throw new UserException("--level takes 1 to 60, not " + level);
            }
            return level;
        }
    }

    @Command(
            name = "add",
            mixinStandardHelpOptions = true,
            description = "Adds the positions of games and searches them; the same call resumes an interrupted one.")
    int add(
            @Mixin BookOption book,
            @Mixin LevelOption level,
            @Parameters(paramLabel = "FILES", arity = "1..*", description = "Files of games in any format.")
                    List<String> files,
            @Option(
                            names = "--plies",
                            defaultValue = "20",
                            description = "Plies of each game (default ${DEFAULT-VALUE}).")
                    int plies)
            throws IOException {
        if (plies < 1 || plies > 60) {
            throw new UserException("--plies takes 1 to 60, not " + plies);
        }
        List<Game> games = GameCollection.read(files, streams).stream()
                .map(RecordedGame::game)
                .toList();
        int searchLevel = level.level();
        BookFile added = BookExtension.add(book.openOrCreate(), games, plies);
        try (Search search = new Search(1, HASH_MEGABYTES)) {
            long[] total = new long[1];
            BookFile searched = new BookExtension(search, searchLevel, () -> false).searchAll(added, waiting -> {
                total[0] = Math.max(total[0], waiting);
                streams.err().print("\r" + (total[0] - waiting) + " of " + total[0] + " positions searched");
                streams.err().flush();
            });
            streams.err().println();
            return printSize(searched);
        }
    }

    @Command(
            name = "extend",
            mixinStandardHelpOptions = true,
            description =
                    "Adds positions where both sides lose the fewest discs; an interrupted call loses only seconds.")
    int extend(
            @Mixin BookOption book,
            @Mixin LevelOption level,
            @Option(
                            names = "--positions",
                            defaultValue = "100",
                            description = "Positions to add (default ${DEFAULT-VALUE}).")
                    long positions)
            throws IOException {
        if (positions < 1) {
            throw new UserException("--positions takes a number from 1, not " + positions);
        }
        int searchLevel = level.level();
        BookFile before = book.openOrCreate();
        try (Search search = new Search(1, HASH_MEGABYTES)) {
            ProgressBar progress = new ProgressBar(streams.err(), "positions", positions);
            BookFile after = new BookExtension(search, searchLevel, () -> false)
                    .extend(before, positions, size -> progress.update(size - before.size()));
            progress.finish();
            return printSize(after);
        }
    }

    private int printSize(BookFile book) {
        streams.out().println(book.size() + " positions");
        streams.out().flush();
        return ExitCode.SUCCESS;
    }

    @Command(
            name = "show",
            mixinStandardHelpOptions = true,
            description = "Shows the moves of a position with their values in the book.")
    int show(
            @Mixin BookOption option,
            @Parameters(paramLabel = "MOVES", arity = "0..1", defaultValue = "", description = "Moves such as f5d6c3.")
                    String moves,
            @Option(names = "--json", description = "Print one JSON object per move.") boolean json)
            throws IOException {
        BookFile book = option.open();
        Position position;
        try {
            position = Transcript.parse(moves, Game.start(8)).position();
        } catch (NotationException e) {
            throw new UserException("expected moves such as f5d6c3: " + e.reason());
        }
        if (!json) {
            OptionalInt value = book.value(position);
            streams.out()
                    .println(book.size() + " positions; this one "
                            + (value.isPresent()
                                    ? String.format(Locale.ROOT, "%+d", value.getAsInt())
                                    : "is not in the book"));
        }
        for (Move move : position.moves()) {
            Position next = position.play(move);
            OptionalInt value = book.value(next);
            if (value.isPresent()) {
                String name = Opening.at(next).map(Opening::name).orElse("");
                if (json) {
                    var node = JsonFields.newObject();
                    node.put("move", move.toString());
                    node.put("value", -value.getAsInt());
                    node.put("opening", name);
                    streams.out().println(JsonFields.toLine(node));
                } else {
                    streams.out()
                            .println(String.format(Locale.ROOT, "%-4s%+4d  %s", move, -value.getAsInt(), name)
                                    .stripTrailing());
                }
            }
        }
        streams.out().flush();
        return ExitCode.SUCCESS;
    }

    @Command(name = "import", mixinStandardHelpOptions = true, description = "Adds the positions of a book of Edax.")
    int importEdax(
            @Mixin BookOption book, @Parameters(paramLabel = "FILE", description = "A book of Edax (.dat).") Path file)
            throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new UserException("no such file: " + file);
        }
        return printSize(EdaxBook.read(file, book.openOrCreate()));
    }

    @Command(name = "export", mixinStandardHelpOptions = true, description = "Writes the book in the format of Edax.")
    int exportEdax(@Mixin BookOption book, @Parameters(paramLabel = "FILE", description = "File to write.") Path file)
            throws IOException {
        BookFile opened = book.open();
        EdaxBook.write(opened, file, LocalDateTime.now(ZoneOffset.UTC));
        return printSize(opened);
    }
}

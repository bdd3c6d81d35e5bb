package dev.outflank.cli.play;

import dev.outflank.cli.support.BoardSize;
import dev.outflank.cli.support.BoardView;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.book.BookFile;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.Console;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A game at the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = "Plays a game at the terminal against people or players.",
        footer = "%nExample: outflank play --size 6 --white smartest")
public final class PlayCommand implements Callable<Integer> {
    private final Streams streams;

    @Option(
            names = "--size",
            paramLabel = "N",
            description = "Board size, an even number from 4 to 26 (default ${DEFAULT-VALUE}).")
    private int size = 8;

    @Option(
            names = "--black",
            paramLabel = "human|P",
            description = "Black: a person or a player of docs/players.md (default ${DEFAULT-VALUE}).")
    private String black = PlaySession.HUMAN;

    @Option(
            names = "--white",
            paramLabel = "human|P",
            description = "White: a person or a player of docs/players.md (default ${DEFAULT-VALUE}).")
    private String white = "alphabeta";

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Time per move of the computer (default 1s).")
    private Duration time = Duration.ofSeconds(1);

    @Option(
            names = "--load",
            paramLabel = "FILE",
            description = "Continue the first game of a file, in any supported format.")
    private @Nullable Path load;

    @Option(names = "--no-book", description = "Do not use the opening book.")
    private boolean noBook;

    @Option(
            names = "--book",
            paramLabel = "FILE",
            description = "The players take their moves from this book first (see 'outflank book').")
    private @Nullable Path book;

    @Option(names = "--plain", description = "Use no colours and no line editing.")
    private boolean plain;

    PlayCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, NotationException {
        BoardSize.check(size);
        Game game = load == null ? Game.start(size) : GameFile.read(load);
        GamePlayers players = GamePlayers.of(black, white, game.position(), !noBook);
        if (book != null) {
            players = players.withBook(openBook(book));
        }
        if (plain || !isAtTerminal()) {
            return new PlaySession(game, players, time, BoardView.PLAIN, Keyboard.plain(streams), streams.out()).run();
        }
        // JLine would ask the terminal how wide it draws emoji, and take an answer that arrives late as the first move.
        try (Terminal terminal = TerminalBuilder.builder()
                .system(true)
                .dumb(true)
                .graphemeCluster(false)
                .build()) {
            LineReader reader = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .build();
            boolean colours = !terminal.getType().startsWith("dumb") && System.getenv("NO_COLOR") == null;
            PrintStream out = new PrintStream(terminal.output(), false, StandardCharsets.UTF_8);
            PlaySession session = new PlaySession(
                    game, players, time, colours ? BoardView.COLOUR : BoardView.PLAIN, Keyboard.terminal(reader), out);
            // Ctrl-C while the computer thinks: end the session at its next step, so that the moves are still printed.
            terminal.handle(Terminal.Signal.INT, signal -> session.stop());
            return session.run();
        }
    }

    private static BookFile openBook(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new UserException("--book: no such file: " + file);
        }
        return BookFile.open(file);
    }

    private static boolean isAtTerminal() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }
}

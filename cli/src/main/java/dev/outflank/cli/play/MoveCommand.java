package dev.outflank.cli.play;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.DurationConverter;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the move that a player chooses in a position. */
@Command(
        name = "move",
        mixinStandardHelpOptions = true,
        description = {
            "Prints the move that a player chooses in a position.",
            "Prints 'pass' if there is no legal move."
        },
        footer = {
            "%nA board is its squares in reading order: B, X or * for black, W or O for white, U, - or . for empty"
                    + " (or CS540's digits 1, 2, 0). Rows may be separated by '/' or spaces.",
            "With --stdin, each line 'SIDE BOARD' is answered by one line. The answer to an invalid line is"
                    + " 'error: ' and the reason; the exit code is then 2.",
            "%nExample: outflank move --player smartest --side B --board UUUU/UWBU/UBWU/UUUU --notation lab8"
        })
public final class MoveCommand implements Callable<Integer> {
    enum MoveFormat {
        LAB8(Notation.LAB8),
        STANDARD(Notation.STANDARD);

        private final Notation notation;

        MoveFormat(Notation notation) {
            this.notation = notation;
        }
    }

    /** Source of the positions: one from the options, or many from standard input. */
    static final class PositionSource {
        @ArgGroup(exclusive = false)
        private @Nullable SinglePosition single;

        @Option(names = "--stdin", required = true, description = "Read lines 'SIDE BOARD' and answer each.")
        private boolean stdin;
    }

    static final class SinglePosition {
        @Option(names = "--side", required = true, paramLabel = "B|W", description = "Side to move.")
        private String side = "";

        @Option(
                names = "--board",
                required = true,
                paramLabel = "ROWS",
                description = "The board; its length determines the size.")
        private String board = "";
    }

    private final Streams streams;

    @Option(
            names = "--player",
            required = true,
            paramLabel = "P",
            description = "Built-in player, see docs/players.md.")
    private String player = "";

    @Option(
            names = "--time",
            paramLabel = "T",
            converter = DurationConverter.class,
            description = "Time per move (default 1s).")
    private Duration time = Duration.ofSeconds(1);

    @Option(
            names = "--notation",
            paramLabel = "lab8|standard",
            description = "Notation of the move: standard (f5) or lab8 (RowCol).")
    private MoveFormat notation = MoveFormat.STANDARD;

    @Option(names = "--reversed", description = "Reversed game: the side with fewer discs wins.")
    private boolean reversed;

    @Option(names = "--no-book", description = "Do not use the opening book.")
    private boolean noBook;

    @ArgGroup(multiplicity = "1")
    @SuppressWarnings("NullAway.Init")
    private PositionSource source;

    MoveCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws NotationException, IOException {
        SinglePosition single = source.single;
        if (source.stdin || single == null) {
            return answerStdin();
        }
        streams.out().println(chooseMove(single.side, single.board));
        return 0;
    }

    private int answerStdin() throws IOException {
        int exit = 0;
        BufferedReader lines = new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            try {
                String[] parts = line.strip().split("\\s+", 2);
                if (parts.length < 2) {
                    throw new UserException(
                            "expected a side and a board, 'SIDE BOARD', not " + NotationException.quoted(line));
                }
                streams.out().println(chooseMove(parts[0], parts[1]));
            } catch (UserException | NotationException e) {
                streams.out().println("error: " + e.getMessage());
                exit = ExitCode.USAGE;
            }
            if (streams.out().checkError()) {
                break;
            }
        }
        return exit;
    }

    private String chooseMove(String side, String board) throws NotationException {
        Position position = BoardText.parse(board, parseColour(side));
        if (position.isOver()) {
            return notation.notation.format(Move.PASS);
        }
        CheckedPlayer checkedPlayer = CheckedPlayer.of(player, !noBook);
        Game game = Game.from(position, reversed ? Objective.FEWEST_DISCS : Objective.MOST_DISCS);
        return notation.notation.format(checkedPlayer.choose(game, Clock.start(time)));
    }

    static Colour parseColour(String side) {
        return switch (side.strip().toUpperCase(Locale.ROOT)) {
            case "B", "X", "*", "BLACK" -> Colour.BLACK;
            case "W", "O", "WHITE" -> Colour.WHITE;
            default -> throw new UserException("the side to move is B or W, not " + NotationException.quoted(side));
        };
    }
}

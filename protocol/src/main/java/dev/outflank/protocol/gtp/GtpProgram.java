package dev.outflank.protocol.gtp;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.engine.EngineLimits;
import dev.outflank.protocol.engine.EngineProgram;
import dev.outflank.protocol.engine.Inbox;
import dev.outflank.protocol.engine.ProtocolEngine;
import dev.outflank.protocol.engine.TimeLeft;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The engine's side of GTP 2, on every board size. Commands are answered in order. {@code quit} and GoGui's interrupt
 * stop a running search, which then answers with its best move so far.
 */
public final class GtpProgram extends EngineProgram {
    private static final int MAX_LINE_LENGTH = 1 << 12;
    private static final long MAX_FILE_BYTES = 1 << 20;
    private static final String GAME = "Othello";
    private static final String INTERRUPT = GtpText.COMMENT + " interrupt";
    private static final Pattern LINE =
            Pattern.compile("(?s)(?<id>\\d{1,18}(?=\\s|$))?\\s*(?<name>\\S+)?\\s*(?<rest>.*)");

    private final Map<String, Command> commands = new LinkedHashMap<>();
    private final GtpBoard board = new GtpBoard();
    private final GtpClock clock = new GtpClock();

    public GtpProgram(ProtocolEngine engine, String version, InputStream in, PrintStream out, PrintStream err) {
        super(engine, in, MAX_LINE_LENGTH, GtpProgram::lineKind, out, err);
        registerCommand("protocol_version", "", words -> "2");
        registerCommand("name", "", words -> "Outflank");
        registerCommand("version", "", words -> version);
        registerCommand("known_command", "COMMAND", words -> String.valueOf(commands.containsKey(words.getFirst())));
        registerCommand("list_commands", "", words -> String.join("\n", commands.keySet()));
        registerCommand(GtpText.QUIT, "", words -> "");
        registerCommand(GtpText.BOARDSIZE, "SIZE", words -> {
            board.resize(words.getFirst());
            clock.reset();
            return "";
        });
        registerCommand(GtpText.CLEAR_BOARD, "", words -> {
            board.reset(Game.start(board.game().position().size()));
            clock.reset();
            return "";
        });
        registerCommand(GtpText.PLAY, "COLOUR MOVE", words -> {
            board.play(GtpText.colour(words.getFirst()), words.get(1));
            return "";
        });
        registerCommand(GtpText.GENMOVE, "COLOUR", words -> {
            Colour side = GtpText.colour(words.getFirst());
            Move move = chooseMove(side);
            board.play(side, move);
            return Notation.STANDARD.format(move);
        });
        registerCommand(
                "reg_genmove",
                "COLOUR",
                words -> Notation.STANDARD.format(chooseMove(GtpText.colour(words.getFirst()))));
        registerCommand("undo", "", words -> {
            board.undo();
            return "";
        });
        registerCommand("showboard", "", words -> "\n" + board.showBoard());
        registerCommand("komi", "NUMBER", words -> {
            // Othello has no komi, but controllers made for Go set it.
            number(words.getFirst());
            return "";
        });
        registerCommand("set_game", "GAME", words -> {
            if (!words.getFirst().equalsIgnoreCase(GAME)) {
                throw new NotationException("unsupported game: expected " + GAME + ", not " + quoted(words.getFirst()));
            }
            return "";
        });
        registerCommand("list_games", "", words -> GAME);
        registerCommand("loadsgf", "FILE [MOVE]", this::loadSgf);
        registerCommand(GtpText.TIME_SETTINGS, "MAIN PERIOD MOVES", words -> {
            clock.configure(seconds(words.getFirst()), seconds(words.get(1)), count(words.get(2)));
            return "";
        });
        registerCommand(GtpText.TIME_LEFT, "COLOUR TIME MOVES", words -> {
            clock.setTimeLeft(GtpText.colour(words.getFirst()), seconds(words.get(1)), count(words.get(2)));
            return "";
        });
        registerCommand("final_score", "", words -> {
            if (!board.game().isOver()) {
                throw new NotationException("cannot score: the game is not over");
            }
            return board.score();
        });
        registerCommand("gogui-interrupt", "", words -> "");
        registerCommand("gogui-rules_game_id", "", words -> GAME);
        registerCommand("gogui-rules_board", "", words -> board.rows());
        registerCommand(
                "gogui-rules_board_size",
                "",
                words -> String.valueOf(board.game().position().size()));
        registerCommand("gogui-rules_legal_moves", "", words -> board.legalMoves());
        registerCommand(
                "gogui-rules_side_to_move",
                "",
                words -> GtpText.word(board.game().position().toMove()));
        registerCommand("gogui-rules_final_result", "", words -> board.game().isOver() ? board.score() : "unknown");
    }

    /** Executes a command and returns its answer; the exception carries the error message. */
    private interface Action {
        String answer(List<String> words) throws NotationException;
    }

    /**
     * A GTP command.
     *
     * @param parameters the names of its parameters, for the error message; one in brackets is optional
     */
    private record Command(String name, List<String> parameters, Action action) {
        String answer(List<String> words) throws NotationException {
            long needed =
                    parameters.stream().filter(word -> !word.startsWith("[")).count();
            if (words.size() < needed || words.size() > parameters.size()) {
                throw new NotationException("syntax error: expected " + name + " " + String.join(" ", parameters));
            }
            return action.answer(words);
        }
    }

    private void registerCommand(String name, String parameters, Action action) {
        commands.put(name, new Command(name, words(parameters), action));
    }

    private static Inbox.LineKind lineKind(String line) {
        if (line.strip().equals(INTERRUPT)) {
            return Inbox.LineKind.STOP;
        }
        return GtpText.QUIT.equals(parts(clean(line)).group("name")) ? Inbox.LineKind.QUIT : Inbox.LineKind.ORDINARY;
    }

    @Override
    protected boolean execute(String line) {
        Matcher parts = parts(clean(line));
        String name = parts.group("name");
        if (name == null) {
            return true;
        }
        String id = parts.group("id") == null ? "" : parts.group("id");
        Command command = commands.get(name);
        try {
            if (command == null) {
                throw new NotationException("unknown command");
            }
            respond(GtpText.SUCCESS + id + " " + command.answer(words(parts.group("rest"))));
        } catch (NotationException e) {
            respond(GtpText.FAILURE + id + " " + e.getMessage());
        }
        return !name.equals(GtpText.QUIT);
    }

    private Move chooseMove(Colour side) throws NotationException {
        Game now = board.withSideToMove(side);
        if (now.position().mobility() == 0) {
            return Move.PASS;
        }
        Optional<TimeLeft> time = clock.timeLeft(side);
        long begin = System.nanoTime();
        Move move = engine.search(now, new EngineLimits(OptionalInt.empty(), time, this::isStopRequested), info -> {});
        clock.spend(side, Duration.ofNanos(System.nanoTime() - begin));
        return move;
    }

    private String loadSgf(List<String> words) throws NotationException {
        int before = words.size() > 1 ? Math.max(1, count(words.get(1))) : Integer.MAX_VALUE;
        try {
            Path file = Path.of(words.getFirst());
            if (!Files.exists(file)) {
                throw new NotationException("there is no file " + quoted(words.getFirst()));
            }
            // A device or a pipe has no size and may never end.
            if (!Files.isRegularFile(file)) {
                throw new NotationException(quoted(words.getFirst()) + " is not a regular file");
            }
            if (Files.size(file) > MAX_FILE_BYTES) {
                throw new NotationException(quoted(words.getFirst()) + " has " + Files.size(file)
                        + " bytes, more than the limit of " + MAX_FILE_BYTES);
            }
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            RecordedGame record = TextFormat.detect(text).orElse(TextFormat.SGF).readFirst(text);
            board.reset(record.upTo(Math.min(before - 1, record.game().ply())).game());
        } catch (IOException | InvalidPathException e) {
            throw new NotationException("cannot load file " + quoted(words.getFirst()));
        } catch (NotationException e) {
            throw new NotationException("cannot load file: " + e.reason());
        }
        return GtpText.word(board.game().position().toMove());
    }

    /** Removes comments and control characters. */
    private static String clean(String line) {
        int comment = line.indexOf(GtpText.COMMENT);
        String text = comment < 0 ? line : line.substring(0, comment);
        return text.replace('\t', ' ').replaceAll("\\p{Cntrl}", "").strip();
    }

    private static Matcher parts(String line) {
        Matcher parts = LINE.matcher(line);
        boolean matches = parts.matches();
        assert matches : line;
        return parts;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : Arrays.asList(text.strip().split("\\s+"));
    }

    private static BigDecimal number(String text) throws NotationException {
        if (!text.matches("-?\\d{1,7}(\\.\\d{0,6})?")) {
            throw new NotationException("syntax error: expected a number, not " + quoted(text));
        }
        return new BigDecimal(text);
    }

    private static Duration seconds(String text) throws NotationException {
        BigDecimal seconds = number(text).max(BigDecimal.ZERO);
        return Duration.ofMillis(seconds.movePointRight(3).longValue());
    }

    private static int count(String text) throws NotationException {
        if (!text.matches("\\d{1,6}")) {
            throw new NotationException("syntax error: expected a whole number, not " + quoted(text));
        }
        return Integer.parseInt(text);
    }

    /** Writes an answer and the blank line that ends it. */
    private void respond(String answer) {
        write(answer.strip() + "\n\n");
    }
}

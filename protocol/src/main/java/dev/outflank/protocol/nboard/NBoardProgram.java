package dev.outflank.protocol.nboard;

import dev.outflank.protocol.BoundedLineReader;
import dev.outflank.protocol.engine.EngineLimits;
import dev.outflank.protocol.engine.Inbox;
import dev.outflank.protocol.engine.ProtocolEngine;
import dev.outflank.protocol.engine.SearchInfo;
import dev.outflank.protocol.engine.TimeLeft;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The engine's side of NBoard 2. A command that comes while it thinks ends the thought: its best so far is told before
 * the command is obeyed. What it does not understand it ignores; of what it understands but cannot do it tells the
 * person at the board by a status line.
 */
public final class NBoardProgram {
    /** The board said quit, or closed the input. */
    public static final int EXIT_OK = 0;
    /** Nobody reads the answers, or reading failed. */
    public static final int EXIT_IO_ERROR = 1;

    /** Room for a game with an evaluation and a time for every move. */
    private static final int MAX_LINE_LENGTH = 1 << 16;

    private static final String NUMBER = "\\d{1,9}";

    private final ProtocolEngine engine;
    private final Inbox inbox;
    private final PrintStream out;
    private final PrintStream err;
    private TimedGame game = TimedGame.start();
    private OptionalInt depth = OptionalInt.empty();
    private BooleanSupplier stopRequested = () -> false;

    public NBoardProgram(ProtocolEngine engine, InputStream in, PrintStream out, PrintStream err) {
        this.engine = engine;
        this.inbox = new Inbox(
                new BoundedLineReader(in, MAX_LINE_LENGTH),
                line -> Command.parse(line.strip()).lineKind());
        this.out = out;
        this.err = err;
    }

    /** What the board may say. */
    private enum Command {
        NBOARD(NBoardText.NBOARD),
        DEPTH(NBoardText.SET_DEPTH),
        GAME(NBoardText.SET_GAME),
        MOVE(NBoardText.MOVE),
        HINT("hint"),
        GO(NBoardText.GO),
        PING(NBoardText.PING),
        LEARN("learn"),
        ANALYZE("analyze"),
        QUIT("quit"),
        /** Also contempt, which is about draws in a book of openings. */
        UNKNOWN("");

        private final String words;

        Command(String words) {
            this.words = words;
        }

        static Command parse(String line) {
            for (Command command : values()) {
                boolean begins = line.startsWith(command.words);
                if (begins
                        && (line.length() == command.words.length()
                                || Character.isWhitespace(line.charAt(command.words.length())))) {
                    return command;
                }
            }
            return UNKNOWN;
        }

        Inbox.LineKind lineKind() {
            return switch (this) {
                case UNKNOWN -> Inbox.LineKind.ORDINARY;
                case QUIT -> Inbox.LineKind.QUIT;
                default -> Inbox.LineKind.STOP;
            };
        }

        String argument(String line) {
            return line.substring(words.length()).strip();
        }
    }

    /** Obeys until the board has had enough, and returns the exit code. */
    public int run() {
        try {
            Optional<Inbox.Line> line = inbox.take();
            while (line.isPresent()) {
                String text = line.get().text().strip();
                Command command = Command.parse(text);
                if (command == Command.QUIT) {
                    return EXIT_OK;
                }
                stopRequested = line.get().stopRequested();
                execute(command, command.argument(text));
                if (out.checkError()) {
                    return EXIT_IO_ERROR;
                }
                line = inbox.take();
            }
            return EXIT_OK;
        } catch (IOException e) {
            err.print("The input could not be read: " + e.getMessage() + ".\n");
            err.flush();
            return EXIT_IO_ERROR;
        }
    }

    private void execute(Command command, String argument) {
        try {
            switch (command) {
                case NBOARD -> writeLine("set myname Outflank");
                case DEPTH -> depth = OptionalInt.of(number(argument));
                case GAME -> game = TimedGame.parse(argument);
                case MOVE -> game = game.play(argument);
                case HINT -> hint(number(argument));
                case GO -> go();
                case PING -> writeLine(NBoardText.PONG + " " + argument);
                case LEARN -> writeLine("learned");
                case ANALYZE -> analyze();
                case QUIT, UNKNOWN -> {}
            }
        } catch (NotationException e) {
            writeLine("status Ignored: " + e.getMessage());
        }
    }

    private static int number(String text) throws NotationException {
        if (!text.matches(NUMBER)) {
            throw new NotationException("expected a whole number, not " + NotationException.quoted(text));
        }
        return Integer.parseInt(text);
    }

    private void go() {
        writeLine("status Thinking");
        SearchReport report = new SearchReport();
        EngineLimits limits = new EngineLimits(
                depth, game.timeLeft().map(left -> new TimeLeft(left, 0, Duration.ZERO)), this::isStopRequested);
        Position position = game.game().position();
        Move move = position.mobility() == 0 ? Move.PASS : engine.search(game.game(), limits, report::onInfo);
        report.finish();
        writeLine(NBoardText.ANSWER + " " + NBoardText.square(move) + "/" + report.eval() + "/" + report.seconds());
        writeLine("status");
    }

    private void hint(int moves) {
        if (game.game().isOver() || moves == 0) {
            return;
        }
        writeLine("status Analyzing");
        SearchReport report = new SearchReport();
        engine.analyze(game.game(), moves, untimedLimits(), report::onInfo);
        report.finish();
        writeLine("status");
    }

    /** From the last position back to the first, each valued for Black. */
    private void analyze() {
        writeLine("status Analyzing");
        Game at = game.game();
        boolean more = true;
        while (more && !isStopRequested()) {
            OptionalInt value = value(at);
            if (value.isPresent() && !isStopRequested()) {
                int forBlack = at.position().toMove() == Colour.BLACK ? value.getAsInt() : -value.getAsInt();
                writeLine("analysis " + at.ply() + " " + eval(forBlack));
            }
            more = at.ply() > 0;
            at = more ? at.undo() : at;
        }
        writeLine("status");
    }

    private OptionalInt value(Game at) {
        Position position = at.position();
        if (position.isOver()) {
            return OptionalInt.of(Scoring.EMPTIES_TO_WINNER.difference(position, position.toMove()));
        }
        SearchInfo[] last = new SearchInfo[1];
        engine.analyze(at, 1, untimedLimits(), thought -> last[0] = thought);
        return last[0] == null ? OptionalInt.empty() : OptionalInt.of(last[0].score());
    }

    /** As deep as was set, however long it takes. */
    private EngineLimits untimedLimits() {
        return new EngineLimits(depth, Optional.empty(), this::isStopRequested);
    }

    private boolean isStopRequested() {
        return stopRequested.getAsBoolean();
    }

    private void writeLine(String line) {
        out.print(line + "\n");
        out.flush();
    }

    private static String eval(double discs) {
        return String.format(Locale.ROOT, "%.2f", discs);
    }

    /** Tells the board what is found, with the nodes and the time it took. */
    private final class SearchReport {
        private final long begin = System.nanoTime();
        private @Nullable SearchInfo last;

        void onInfo(SearchInfo info) {
            last = info;
            String line = info.pv().stream().map(NBoardText::square).collect(Collectors.joining());
            writeLine((info.fromBook() ? "book " : "search ") + line + " " + NBoardProgram.eval(info.score()) + " 0 "
                    + depth(info));
        }

        void finish() {
            writeLine("nodestats " + (last == null ? 0 : last.nodes()) + " " + seconds());
        }

        /** Blank where nothing was searched. */
        String eval() {
            return last == null ? "" : NBoardProgram.eval(last.score());
        }

        String seconds() {
            return String.format(Locale.ROOT, "%.2f", (System.nanoTime() - begin) / 1e9);
        }

        private static String depth(SearchInfo info) {
            if (info.exact()) {
                return "100%";
            }
            return info.depth() + (info.confidencePercent() == 100 ? "" : "@" + info.confidencePercent() + "%");
        }
    }
}

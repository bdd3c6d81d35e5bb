package dev.outflank.protocol.nboard;

import dev.outflank.protocol.engine.EngineLimits;
import dev.outflank.protocol.engine.EngineProgram;
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
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The engine's side of NBoard 2. Every command stops a running search, which reports its best move so far before the
 * command is executed. Unknown commands are ignored; a command that cannot be executed is reported in a status line.
 */
public final class NBoardProgram extends EngineProgram {
    /** Enough for a game with an evaluation and a time for every move. */
    private static final int MAX_LINE_LENGTH = 1 << 16;

    private static final String NUMBER = "\\d{1,9}";

    private TimedGame game = TimedGame.start();
    private OptionalInt depth = OptionalInt.empty();

    public NBoardProgram(ProtocolEngine engine, InputStream in, PrintStream out, PrintStream err) {
        super(engine, in, MAX_LINE_LENGTH, line -> Command.parse(line.strip()).lineKind(), out, err);
    }

    /** The commands of the board. */
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
        CONTEMPT("set contempt"),
        UNKNOWN("");

        private final String keyword;

        Command(String keyword) {
            this.keyword = keyword;
        }

        static Command parse(String line) {
            for (Command command : values()) {
                int length = command.keyword.length();
                if (line.startsWith(command.keyword)
                        && (line.length() == length || Character.isWhitespace(line.charAt(length)))) {
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
            return line.substring(keyword.length()).strip();
        }
    }

    @Override
    protected boolean execute(String line) {
        String text = line.strip();
        Command command = Command.parse(text);
        execute(command, command.argument(text));
        return command != Command.QUIT;
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
                case CONTEMPT -> ignoreContempt(argument);
                case QUIT, UNKNOWN -> {}
            }
        } catch (NotationException e) {
            writeLine("status Ignored: " + e.getMessage());
        }
    }

    /** Contempt is the value of a draw in the opening book; the scores of this book are fixed. */
    private void ignoreContempt(String argument) {
        if (!argument.equals("0")) {
            writeLine("status Ignored: set contempt " + NotationException.quoted(argument)
                    + ", because the book counts a draw as 0");
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
                depth, game.timeLeft().map(left -> new TimeLeft(left, 0, game.increment())), this::isStopRequested);
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

    /** Evaluates the positions of the game from the last to the first, for Black. */
    private void analyze() {
        writeLine("status Analyzing");
        Game at = game.game();
        boolean more = true;
        while (more && !isStopRequested()) {
            OptionalDouble value = value(at);
            if (value.isPresent() && !isStopRequested()) {
                double forBlack = at.position().toMove() == Colour.BLACK ? value.getAsDouble() : -value.getAsDouble();
                writeLine("analysis " + at.ply() + " " + eval(forBlack));
            }
            more = at.ply() > 0;
            at = more ? at.undo() : at;
        }
        writeLine("status");
    }

    private OptionalDouble value(Game at) {
        Position position = at.position();
        if (position.isOver()) {
            return OptionalDouble.of(Scoring.EMPTIES_TO_WINNER.difference(position, position.toMove()));
        }
        SearchInfo[] last = new SearchInfo[1];
        engine.analyze(at, 1, untimedLimits(), info -> last[0] = info);
        return last[0] == null ? OptionalDouble.empty() : OptionalDouble.of(last[0].score());
    }

    /** Limits without a clock: the depth that was set, if any. */
    private EngineLimits untimedLimits() {
        return new EngineLimits(depth, Optional.empty(), this::isStopRequested);
    }

    private void writeLine(String line) {
        write(line + "\n");
    }

    private static String eval(double discs) {
        // No negative zero.
        return String.format(Locale.ROOT, "%.2f", Math.round(100 * discs) / 100.0);
    }

    /** Reports the results of a search to the board, with nodes and time. */
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

        /** The evaluation; empty if nothing was searched. */
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

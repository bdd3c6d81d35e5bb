package dev.outflank.protocol.nboard;

import dev.outflank.protocol.Lines;
import dev.outflank.protocol.think.Effort;
import dev.outflank.protocol.think.Inbox;
import dev.outflank.protocol.think.Thinker;
import dev.outflank.protocol.think.Thought;
import dev.outflank.protocol.think.TimeLeft;
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
    public static final int FINISHED = 0;
    /** Nobody reads the answers, or reading failed. */
    public static final int ABANDONED = 1;

    /** Room for a game with an evaluation and a time for every move. */
    private static final int LONGEST_LINE = 1 << 16;

    private static final String NUMBER = "\\d{1,9}";

    private final Thinker thinker;
    private final Inbox inbox;
    private final PrintStream out;
    private final PrintStream err;
    private TimedGame game = TimedGame.start();
    private OptionalInt depth = OptionalInt.empty();
    private BooleanSupplier stopped = () -> false;

    public NBoardProgram(Thinker thinker, InputStream in, PrintStream out, PrintStream err) {
        this.thinker = thinker;
        this.inbox = new Inbox(new Lines(in, LONGEST_LINE), line -> Command.of(line.strip()).meaning());
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

        static Command of(String line) {
            for (Command command : values()) {
                boolean begins = line.startsWith(command.words);
                if (begins && (line.length() == command.words.length()
                        || Character.isWhitespace(line.charAt(command.words.length())))) {
                    return command;
                }
            }
            return UNKNOWN;
        }

        Inbox.Meaning meaning() {
            return switch (this) {
                case UNKNOWN -> Inbox.Meaning.ORDINARY;
                case QUIT -> Inbox.Meaning.LAST;
                default -> Inbox.Meaning.ENDS_THOUGHTS;
            };
        }

        String argument(String line) {
            return line.substring(words.length()).strip();
        }
    }

    /** Obeys until the board has had enough, and returns the exit code. */
    public int run() {
        try {
            Optional<Inbox.Line> line = inbox.next();
            while (line.isPresent()) {
                String text = line.get().text().strip();
                Command command = Command.of(text);
                if (command == Command.QUIT) {
                    return FINISHED;
                }
                stopped = line.get().overtaken();
                obey(command, command.argument(text));
                if (out.checkError()) {
                    return ABANDONED;
                }
                line = inbox.next();
            }
            return FINISHED;
        } catch (IOException e) {
            err.print("The input could not be read: " + e.getMessage() + ".\n");
            err.flush();
            return ABANDONED;
        }
    }

    private void obey(Command command, String argument) {
        try {
            switch (command) {
                case NBOARD -> say("set myname Outflank");
                case DEPTH -> depth = OptionalInt.of(number(argument));
                case GAME -> game = TimedGame.parse(argument);
                case MOVE -> game = game.played(argument);
                case HINT -> hint(number(argument));
                case GO -> go();
                case PING -> say(NBoardText.PONG + " " + argument);
                case LEARN -> say("learned");
                case ANALYZE -> analyze();
                case QUIT, UNKNOWN -> {}
            }
        } catch (NotationException e) {
            say("status Ignored: " + e.getMessage());
        }
    }

    private static int number(String text) throws NotationException {
        if (!text.matches(NUMBER)) {
            throw new NotationException("expected a whole number, not " + NotationException.quoted(text));
        }
        return Integer.parseInt(text);
    }

    private void go() {
        say("status Thinking");
        Report report = new Report();
        Effort effort = new Effort(
                depth, game.left().map(left -> new TimeLeft(left, 0, Duration.ZERO)), this::isStopped);
        Position position = game.game().position();
        Move move = position.mobility() == 0 ? Move.PASS : thinker.think(game.game(), effort, report::hear);
        report.finish();
        say(NBoardText.ANSWER + " " + NBoardText.square(move) + "/" + report.eval() + "/" + report.seconds());
        say("status");
    }

    private void hint(int moves) {
        if (game.game().isOver() || moves == 0) {
            return;
        }
        say("status Analyzing");
        Report report = new Report();
        thinker.hint(game.game(), moves, unhurried(), report::hear);
        report.finish();
        say("status");
    }

    /** From the last position back to the first, each valued for Black. */
    private void analyze() {
        say("status Analyzing");
        Game at = game.game();
        boolean more = true;
        while (more && !isStopped()) {
            OptionalInt value = value(at);
            if (value.isPresent() && !isStopped()) {
                int forBlack = at.position().toMove() == Colour.BLACK ? value.getAsInt() : -value.getAsInt();
                say("analysis " + at.ply() + " " + eval(forBlack));
            }
            more = at.ply() > 0;
            at = more ? at.undo() : at;
        }
        say("status");
    }

    private OptionalInt value(Game at) {
        Position position = at.position();
        if (position.isOver()) {
            return OptionalInt.of(Scoring.EMPTIES_TO_WINNER.difference(position, position.toMove()));
        }
        Thought[] last = new Thought[1];
        thinker.hint(at, 1, unhurried(), thought -> last[0] = thought);
        return last[0] == null ? OptionalInt.empty() : OptionalInt.of(last[0].score());
    }

    /** As deep as was set, however long it takes. */
    private Effort unhurried() {
        return new Effort(depth, Optional.empty(), this::isStopped);
    }

    private boolean isStopped() {
        return stopped.getAsBoolean();
    }

    private void say(String line) {
        out.print(line + "\n");
        out.flush();
    }

    private static String eval(double discs) {
        return String.format(Locale.ROOT, "%.2f", discs);
    }

    /** Tells the board what is found, with the nodes and the time it took. */
    private final class Report {
        private final long begin = System.nanoTime();
        private @Nullable Thought last;

        void hear(Thought thought) {
            last = thought;
            String line = thought.line().stream().map(NBoardText::square).collect(Collectors.joining());
            say((thought.book() ? "book " : "search ") + line + " " + NBoardProgram.eval(thought.score()) + " 0 "
                    + depth(thought));
        }

        void finish() {
            say("nodestats " + (last == null ? 0 : last.nodes()) + " " + seconds());
        }

        /** Blank where nothing was searched. */
        String eval() {
            return last == null ? "" : NBoardProgram.eval(last.score());
        }

        String seconds() {
            return String.format(Locale.ROOT, "%.2f", (System.nanoTime() - begin) / 1e9);
        }

        private static String depth(Thought thought) {
            if (thought.exact()) {
                return "100%";
            }
            return thought.depth() + (thought.percent() == 100 ? "" : "@" + thought.percent() + "%");
        }
    }
}

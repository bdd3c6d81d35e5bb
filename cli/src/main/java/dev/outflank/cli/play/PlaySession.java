package dev.outflank.cli.play;

import dev.outflank.cli.support.BoardView;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.rules.Clock;
import dev.outflank.rules.ClosestName;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.UndoableGame;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A game at the terminal: draws the board, and executes the moves and commands that a person types. */
final class PlaySession {
    static final String HUMAN = "human";

    private static final String HINT_PLAYER = "alphabeta";
    private static final String HELP = """
            A move is a column letter and a row number, like f5. Also:
              undo, redo    take back your last move and the reply to it, or play them again
              hint          show the move that the computer would play
              save FILE     save the game to a file
              load FILE     continue a saved game or a transcript
              resign        resign the game
              quit          leave (also Ctrl-C and Ctrl-D)
              help          show this text
            """;

    private static final List<String> COMMANDS =
            List.of("help", "quit", "exit", "undo", "redo", "hint", "resign", "save", "load");

    private final GamePlayers players;
    private final Duration time;
    private final BoardView view;
    private final Keyboard keyboard;
    private final PrintStream out;

    private UndoableGame timeline;
    private volatile boolean stopped;

    PlaySession(Game game, GamePlayers players, Duration time, BoardView view, Keyboard keyboard, PrintStream out) {
        this.timeline = new UndoableGame(game);
        this.players = players;
        this.time = time;
        this.view = view;
        this.keyboard = keyboard;
        this.out = out;
    }

    /** Asks the session to end at its next step; may be called from another thread. */
    void stop() {
        stopped = true;
    }

    int run() throws IOException {
        if (players.hasHuman()) {
            print("Type a move like " + exampleMove() + ", or help.");
        }
        out.print(view.draw(game()));
        while (!stopped && !game().isOver()) {
            step();
        }
        if (game().isOver()) {
            printResult();
        } else {
            print("Goodbye. Moves so far: " + formatMoves(game()));
        }
        out.flush();
        return ExitCode.SUCCESS;
    }

    private void step() throws IOException {
        Colour side = game().position().toMove();
        if (game().position().mustPass()) {
            timeline.play(Move.PASS);
            print(side.title() + " has no move: " + side.other().title() + " plays again.");
            out.print(view.draw(game()));
            return;
        }
        if (players.player(side).isPresent()) {
            Move move = players.player(side).get().choose(game(), Clock.start(time));
            timeline.play(move);
            print(side.title() + " (" + players.name(side) + ") plays " + move + ".");
            out.print(view.draw(game()));
            return;
        }
        Optional<String> line = keyboard.readLine(side.title() + " to move: ");
        if (line.isEmpty()) {
            print("");
            stop();
        } else {
            execute(line.get().strip());
        }
    }

    private void execute(String line) {
        String[] words = line.split("\\s+", 2);
        String argument = words.length == 2 ? words[1] : "";
        try {
            switch (words[0].toLowerCase(Locale.ROOT)) {
                case "" -> {}
                case "help", "?" -> out.print(HELP);
                case "quit", "exit" -> stop();
                case "undo" -> undo();
                case "redo" -> redo();
                case "hint" ->
                    print("Hint: " + BuiltInPlayers.create(HINT_PLAYER).choose(game(), Clock.start(time)));
                case "resign" -> resign();
                case "save" -> {
                    Path file = parsePath(argument);
                    GameFile.write(file, game());
                    print("Saved to " + file + ".");
                }
                case "load" -> {
                    timeline = new UndoableGame(load(parsePath(argument)));
                    out.print(view.draw(game()));
                }
                default -> playMove(line);
            }
        } catch (UserException | NotationException e) {
            String message = String.valueOf(e.getMessage());
            print(message.endsWith("?") ? message : message + ".");
        }
    }

    private void playMove(String text) throws NotationException {
        Position position = game().position();
        Move move = parse(text, position.size());
        if (!position.isLegal(move)) {
            throw new UserException(
                    move.isPass()
                            ? "you have a legal move, so you cannot pass"
                            : move + " is not a legal move: the legal moves are " + names(position.moves()));
        }
        timeline.play(move);
        out.print(view.draw(game()));
    }

    private static String names(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static Move parse(String text, int size) throws NotationException {
        try {
            return Notation.STANDARD.parse(TypedMove.normalize(text), size);
        } catch (NotationException e) {
            String suggestion = ClosestName.suggestion(text.split("\\s+", 2)[0], COMMANDS);
            if (suggestion.isEmpty()) {
                throw e;
            }
            throw new UserException("there is no command " + NotationException.quoted(text) + suggestion);
        }
    }

    /** Goes back to the last position before this one in which a person was to move. */
    private void undo() {
        Game target = game();
        do {
            if (target.ply() == 0) {
                throw new UserException("you have no move to take back");
            }
            target = target.undo();
        } while (!isHumanToMove(target.position()));
        while (game().ply() > target.ply()) {
            timeline.undo();
        }
        out.print(view.draw(game()));
    }

    /** Goes forward over undone moves to the next position in which a person is to move. */
    private void redo() {
        if (!timeline.canRedo()) {
            throw new UserException("there is no move to redo");
        }
        do {
            timeline.redo();
        } while (timeline.canRedo() && !isHumanToMove(game().position()));
        out.print(view.draw(game()));
    }

    private boolean isHumanToMove(Position position) {
        return position.mobility() > 0 && players.player(position.toMove()).isEmpty();
    }

    private Game load(Path file) throws NotationException {
        Game loaded = GameFile.read(file);
        GamePlayers.of(players.name(Colour.BLACK), players.name(Colour.WHITE), loaded.position(), false);
        return loaded;
    }

    /** The moves separated by spaces, including passes. */
    private static String formatMoves(Game game) {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static Path parsePath(String name) {
        if (name.isEmpty()) {
            throw new UserException("a file name is missing, as in: save game.txt");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UserException("not a valid file name");
        }
    }

    private void resign() {
        Colour side = game().position().toMove();
        print(side.title() + " resigns: " + side.other().title() + " wins.");
        stop();
    }

    private void printResult() {
        Colour winner = game().winner();
        Position end = game().position();
        print((winner == null ? "A draw" : winner.title() + " wins") + ", " + end.discs(Colour.BLACK) + " to "
                + end.discs(Colour.WHITE) + ".");
    }

    private String exampleMove() {
        return game().isOver()
                ? "f5"
                : game().position().moves().stream()
                        .map(Move::toString)
                        .findFirst()
                        .orElse("f5");
    }

    private Game game() {
        return timeline.game();
    }

    private void print(String text) {
        out.println(text);
        out.flush();
    }
}

package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.BoardView;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.Streams;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.record.MoveAnnotation;
import dev.outflank.rules.record.Opening;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Shows games and positions as text. */
@Command(
        name = "show",
        mixinStandardHelpOptions = true,
        description = {
            "Shows games or positions as text.",
            "Prints board, players, opening, moves and result. Reads the formats of 'convert'.",
            "Exit code 1: some games could not be read; 2: none could be read."
        },
        footer = "%nExample: outflank show f5d6c3d3c4")
public final class ShowCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "FILE|TEXT|-", description = "A file, a game or position, or - for standard input.")
    private String source = "-";

    @Mixin
    BoardArguments boardArguments = new BoardArguments();

    @Mixin
    private GameSelection selection = new GameSelection();

    @Option(names = "--json", description = "Print one JSON object per game.")
    private boolean json;

    private boolean shownBefore;

    ShowCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        return selection.read(RecordSource.fileOrText(source, streams), streams, this::show);
    }

    private void show(int number, RecordedGame whole) {
        RecordedGame shown = selection.atPly(number, whole);
        if (json) {
            streams.out().println(JsonFields.toLine(node(number, whole, shown.game())));
        } else {
            print(number, whole, shown);
        }
        streams.out().flush();
    }

    private void print(int number, RecordedGame whole, RecordedGame shown) {
        PrintStream out = streams.out();
        Game game = shown.game();
        if (shownBefore) {
            out.println();
        }
        shownBefore = true;
        String players = whole.black().isEmpty() && whole.white().isEmpty()
                ? ""
                : ": " + nameOrUnknown(whole.black()) + " – " + nameOrUnknown(whole.white());
        out.println((whole.game().ply() == 0 ? "Position " : "Game ") + number + players);
        String where = Stream.of(whole.event(), whole.date())
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(", "));
        if (!where.isEmpty()) {
            out.println(where);
        }
        Opening.of(whole.game()).ifPresent(opening -> out.println("Opening: " + opening.name()));
        out.println();
        out.print(BoardView.PLAIN.draw(game));
        out.println("   "
                + (game.isOver() ? "Game over" : game.position().toMove().title() + " to move")
                + (whole.game().ply() == 0
                        ? ""
                        : ", after move " + game.ply() + " of " + whole.game().ply()));
        if (!shown.values().isEmpty()) {
            StringBuilder values = new StringBuilder("   Values:");
            shown.values().forEach((move, value) -> values.append(String.format(" %s %+d", move, value)));
            out.println(values);
        }
        printMoves(whole.game());
        whole.result()
                .ifPresentOrElse(
                        result -> out.println("Result: " + result),
                        () -> out.print(whole.game().ply() == 0 ? "" : String.format("Result: unfinished%n")));
    }

    /** Prints ten moves per line, numbered. */
    private void printMoves(Game game) {
        List<Move> moves = game.moves();
        for (int from = 0; from < moves.size(); from += 10) {
            StringBuilder line = new StringBuilder(String.format("%s%3d.", from == 0 ? "\n" : "", from + 1));
            moves.subList(from, Math.min(moves.size(), from + 10))
                    .forEach(move -> line.append(' ').append(move));
            streams.out().println(line);
        }
    }

    private static String nameOrUnknown(String player) {
        return player.isEmpty() ? "?" : player;
    }

    private static ObjectNode node(int number, RecordedGame whole, Game shown) {
        ObjectNode node = JsonFields.newObject();
        node.put("game", number);
        node.put("black", whole.black());
        node.put("white", whole.white());
        node.put("event", whole.event());
        node.put("date", whole.date());
        node.put("size", whole.size());
        node.put("objective", whole.game().objective().name());
        node.put("start", BoardText.format(whole.game().startPosition()));
        ArrayNode moves = node.putArray("moves");
        whole.game().moves().forEach(move -> moves.add(move.toString()));
        putNotes(node, whole.annotations());
        Opening.of(whole.game()).ifPresent(opening -> node.put("opening", opening.name()));
        whole.result().ifPresent(result -> {
            node.put("result", result.toString());
            result.blackLead().ifPresent(lead -> node.put("blackLead", lead));
        });
        if (!whole.tags().isEmpty()) {
            ObjectNode tags = node.putObject("tags");
            whole.tags().forEach(tags::put);
        }
        node.put("ply", shown.ply());
        node.put("position", BoardText.format(shown.position()));
        node.put("blackDiscs", shown.position().discs(Colour.BLACK));
        node.put("whiteDiscs", shown.position().discs(Colour.WHITE));
        ArrayNode legal = node.putArray("legal");
        shown.position().moves().forEach(move -> legal.add(move.toString()));
        if (!whole.values().isEmpty()) {
            ObjectNode values = node.putObject("values");
            whole.values().forEach((move, value) -> values.put(move.toString(), value));
        }
        return node;
    }

    private static void putNotes(ObjectNode node, List<MoveAnnotation> notes) {
        if (notes.isEmpty()) {
            return;
        }
        ArrayNode values = node.putArray("moveValues");
        ArrayNode seconds = node.putArray("moveSeconds");
        for (MoveAnnotation note : notes) {
            values.add(note.value());
            seconds.add(note.time() == null ? null : note.time().toNanos() / 1e9);
        }
    }
}

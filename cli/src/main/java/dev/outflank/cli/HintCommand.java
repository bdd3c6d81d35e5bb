package dev.outflank.cli;

import dev.outflank.arena.record.Fields;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.analysis.Value;
import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What the moves in a position are worth. */
@Command(
        name = "hint",
        mixinStandardHelpOptions = true,
        description = {
            "Values all legal moves of a position, or of the last position of a game, the best first: discs for the"
                + " side to move with empty squares going to the winner (above 8×8 to nobody), exact or how deep, and"
                + " the expected line.",
            "In the reversed game only the engine's move is told, after --time (1s unless said)."
        },
        footer = "%nExample: outflank hint f5d6c3 --level 16")
final class HintCommand implements Callable<Integer> {
    private static final Duration USUAL_TIME = Duration.ofSeconds(1);
    private static final int HASH = 128;

    private final Streams streams;

    @Mixin
    private Subject subject = new Subject(HASH);

    @Mixin
    BoardWords words = new BoardWords();

    @Option(names = "--json", description = "One JSON object.")
    private boolean json;

    HintCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, NotationException {
        GameChoice.Choice chosen = subject.read(streams);
        Game game = chosen.game().game();
        if (game.isOver()) {
            throw new UserError("there is no move to value: the game is over");
        }
        if (Subject.refusal(game).isEmpty()) {
            List<Result> results = values(game.position());
            if (json) {
                tellJson(game.position(), results);
            } else {
                tell(chosen, results);
            }
        } else {
            tell(game.position(), engineMove(game));
        }
        streams.out().flush();
        return chosen.exit();
    }

    private List<Result> values(Position position) {
        try (Searcher search = subject.open(position.size())) {
            Limits limits = subject.limitsFromNow(search, position.empties());
            if (position.mobility() == 0) {
                return List.of(search.run(position, limits, Listener.NONE));
            }
            return MoveComparison.of(search, position, limits, step -> {});
        }
    }

    private Move engineMove(Game game) throws NotationException {
        return Contender.of("engine").choose(game, Clock.start(subject.time().orElse(USUAL_TIME)));
    }

    private void tell(GameChoice.Choice chosen, List<Result> results) {
        if (chosen.games() > 1) {
            streams.out().println("Game " + chosen.number() + " of " + chosen.games());
        }
        Position position = chosen.game().game().position();
        streams.out().println(position.toMove().title() + " to move, " + position.empties()
                + (position.empties() == 1 ? " square empty" : " squares empty"));
        for (Result result : results) {
            streams.out().println(String.format(
                    Locale.ROOT,
                    "%-4s %5s  %-7s %s",
                    result.best(),
                    AnalyzedGame.written(Value.of(result)),
                    result.exact() ? "exact" : result.label(),
                    AnalyzedGame.written(result.line())));
        }
    }

    private void tell(Position position, Move move) {
        if (json) {
            ObjectNode node = node(position);
            node.putArray("moves").addObject().put("move", move.toString());
            streams.out().println(Fields.line(node));
        } else {
            streams.out().println(move);
        }
    }

    private void tellJson(Position position, List<Result> results) {
        ObjectNode node = node(position);
        ArrayNode moves = node.putArray("moves");
        for (Result result : results) {
            ObjectNode move = moves.addObject();
            move.put("move", result.best().toString());
            AnalysisJson.put(move.putObject("value"), Value.of(result));
            AnalysisJson.put(move.putArray("line"), result.line());
        }
        streams.out().println(Fields.line(node));
    }

    private static ObjectNode node(Position position) {
        ObjectNode node = Fields.object();
        node.put("position", BoardText.format(position));
        node.put("side", position.toMove().title().toLowerCase(Locale.ROOT));
        return node;
    }
}

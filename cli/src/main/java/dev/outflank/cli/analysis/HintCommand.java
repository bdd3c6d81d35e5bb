package dev.outflank.cli.analysis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.analysis.AnalysisScore;
import dev.outflank.engine.analysis.Difficulty;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.analysis.MoveComparison;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
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

/** Evaluates all legal moves of a position. */
@Command(
        name = "hint",
        mixinStandardHelpOptions = true,
        description = {
            "Evaluates all legal moves of a position, best move first.",
            "Evaluates the last position of a game. Shows the discs for the side to move, with empty squares counted for"
                    + " the winner (above 8×8 not counted), the depth or 'exact', and the expected line.",
            "In the reversed game, shows only the move of the engine after --time (default 1s)."
        },
        footer = "%nExample: outflank hint f5d6c3 --level 16")
public final class HintCommand implements Callable<Integer> {
    private static final Duration DEFAULT_TIME = Duration.ofSeconds(1);

    private final Streams streams;

    @Mixin
    private AnalysisTarget target = new AnalysisTarget(GameAnalyzer.HASH_MEGABYTES);

    @Mixin
    BoardArguments boardArguments = new BoardArguments();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    private final Difficulty difficulty = new Difficulty();

    HintCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, NotationException {
        GameSelection.SelectedGame chosen = target.read(streams);
        Game game = chosen.game().game();
        if (game.isOver()) {
            throw new UserException("there is no move to evaluate: the game is over");
        }
        if (AnalysisTarget.unsupportedReason(game).isEmpty()) {
            List<SearchResult> results = evaluateMoves(game.position());
            if (json) {
                printJson(game.position(), results);
            } else {
                print(chosen, results);
            }
        } else {
            print(game.position(), engineMove(game));
        }
        streams.out().flush();
        return chosen.exitCode();
    }

    private List<SearchResult> evaluateMoves(Position position) {
        try (Searcher search = target.openSearch(position.size())) {
            SearchLimits limits = target.limitsFromNow(search, position.empties());
            if (position.mobility() == 0) {
                return List.of(search.run(position, limits, SearchListener.NONE));
            }
            return MoveComparison.of(search, position, limits, difficulty::add);
        }
    }

    private Move engineMove(Game game) throws NotationException {
        return CheckedPlayer.of("engine").choose(game, Clock.start(target.time().orElse(DEFAULT_TIME)));
    }

    private void print(GameSelection.SelectedGame chosen, List<SearchResult> results) {
        if (chosen.gameCount() > 1) {
            streams.out().println("Game " + chosen.number() + " of " + chosen.gameCount());
        }
        Position position = chosen.game().game().position();
        streams.out()
                .println(position.toMove().title() + " to move, " + position.empties()
                        + (position.empties() == 1 ? " square empty" : " squares empty"));
        for (SearchResult result : results) {
            streams.out()
                    .println(String.format(
                            Locale.ROOT,
                            "%-4s %5s  %-7s %s",
                            result.bestMove(),
                            AnalyzedGame.format(AnalysisScore.of(result)),
                            result.exact() ? "exact" : result.depthLabel(),
                            AnalyzedGame.format(result.pv())));
        }
    }

    private void print(Position position, Move move) {
        if (json) {
            ObjectNode node = node(position);
            node.putArray("moves").addObject().put("move", move.toString());
            streams.out().println(JsonFields.toLine(node));
        } else {
            streams.out().println(move);
        }
    }

    private void printJson(Position position, List<SearchResult> results) {
        ObjectNode node = node(position);
        if (difficulty.depth() > 0) {
            node.put("difficulty", difficulty.depth());
        }
        ArrayNode moves = node.putArray("moves");
        for (SearchResult result : results) {
            ObjectNode move = moves.addObject();
            move.put("move", result.bestMove().toString());
            AnalysisJson.put(move.putObject("value"), AnalysisScore.of(result));
            AnalysisJson.put(move.putArray("line"), result.pv());
        }
        streams.out().println(JsonFields.toLine(node));
    }

    private static ObjectNode node(Position position) {
        ObjectNode node = JsonFields.newObject();
        node.put("position", BoardText.format(position));
        node.put("side", position.toMove().title().toLowerCase(Locale.ROOT));
        return node;
    }
}

package dev.outflank.cli.analysis;

import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Evaluates every move of a game. */
@Command(
        name = "analyze",
        mixinStandardHelpOptions = true,
        description = {
            "Finds the errors and doubts in a game, and its turning point.",
            "Shows for each move the best move and the discs lost. Errors are proved, doubts are estimated. Reads the"
                    + " formats of 'convert'; analyses the first game of a file unless --game selects another.",
            "Exit code 1: some games of the file could not be read; 2: no game could be analysed."
        },
        footer = "%nExample: outflank analyze game.ggf --level 18 --html page.html")
public final class AnalyzeCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private AnalysisTarget target = new AnalysisTarget(GameAnalyzer.HASH_MEGABYTES);

    @Mixin
    BoardArguments boardArguments = new BoardArguments();

    @Option(names = "--json", description = "Print one JSON object.")
    private boolean json;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            arity = "0..1",
            parameterConsumer = HtmlFile.class,
            description =
                    "Write an HTML page with graph and diagrams to FILE, whose name ends with .html; without FILE, to standard"
                            + " output instead of the table.")
    private @Nullable String html;

    AnalyzeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        GameSelection.SelectedGame chosen = target.read(streams);
        Game game = chosen.game().game();
        AnalysisTarget.unsupportedReason(game).ifPresent(reason -> {
            throw new UserException(reason);
        });
        if (game.ply() == 0) {
            throw new UserException("there is no move to analyse; use 'outflank hint' for a position");
        }
        print(new AnalyzedGame(chosen, analyze(game)));
        return chosen.exitCode();
    }

    private GameAnalysis analyze(Game game) {
        List<Searcher> searches = target.openSearches(game.position().size());
        try {
            ProgressBar progress = new ProgressBar(streams.err(), "moves", game.ply());
            GameAnalysis analysis = new GameAnalyzer(
                            searches, empties -> target.limitsFromNow(searches.getFirst(), empties), () -> false)
                    .analyze(game, move -> progress.update(game.ply() - move.ply()));
            progress.finish();
            return analysis;
        } finally {
            searches.forEach(Searcher::close);
        }
    }

    private void print(AnalyzedGame analyzed) throws IOException {
        if (html != null && !html.isEmpty()) {
            Files.writeString(Path.of(html), AnalysisPage.format(analyzed));
        }
        if (json) {
            streams.out().println(AnalysisJson.format(analyzed));
        } else if (html != null && html.isEmpty()) {
            streams.out().print(AnalysisPage.format(analyzed));
        } else {
            new AnalysisTable(analyzed, streams.out()).print();
        }
        streams.out().flush();
    }

    /** Takes the word after {@code --html} as its file only if it looks like one, since it may be the game. */
    static final class HtmlFile extends OptionalValue {
        @Override
        boolean isValue(String word) {
            return word.endsWith(".html") || word.endsWith(".htm");
        }
    }
}

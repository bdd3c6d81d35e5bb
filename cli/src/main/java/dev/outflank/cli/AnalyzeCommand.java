package dev.outflank.cli;

import dev.outflank.engine.analysis.Analyst;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Says of every move of a game what it was worth. */
@Command(
        name = "analyze",
        mixinStandardHelpOptions = true,
        description = {
            "Judges every move of a game: the best move and the played one, discs lost, errors (proved) and doubts"
                    + " (estimated), turning point, opening. Reads what 'convert' reads; of several games the first,"
                    + " unless --game says which.",
            "Exit code 1 when some games of the file could not be read; 2 when there is none that can be analysed."
        },
        footer = "%nExample: outflank analyze game.ggf --level 18 --html page.html")
final class AnalyzeCommand implements Callable<Integer> {
    private static final int HASH = 128;

    private final Streams streams;

    @Mixin
    private Subject subject = new Subject(HASH);

    @Mixin
    BoardWords words = new BoardWords();

    @Option(names = "--json", description = "One JSON object.")
    private boolean json;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            arity = "0..1",
            parameterConsumer = HtmlFile.class,
            description =
                    "A page with graph and diagrams: into FILE, whose name ends with .html, or instead of the table.")
    private @Nullable String html;

    AnalyzeCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        GameChoice.Choice chosen = subject.read(streams);
        Game game = chosen.game().game();
        Subject.refusal(game).ifPresent(sentence -> {
            throw new UserError(sentence);
        });
        if (game.ply() == 0) {
            throw new UserError("there is no move to analyse: for a position there is 'outflank hint'");
        }
        tell(new AnalyzedGame(chosen, analysis(game)));
        return chosen.exit();
    }

    private GameAnalysis analysis(Game game) {
        try (Searcher search = subject.open(game.position().size())) {
            Countdown countdown = new Countdown(streams.err(), "moves", game.ply());
            GameAnalysis analysis = new Analyst(search, empties -> subject.limitsFromNow(search, empties), () -> false)
                    .analyze(game, move -> countdown.at(game.ply() - move.ply()));
            countdown.done();
            return analysis;
        }
    }

    private void tell(AnalyzedGame analyzed) throws IOException {
        if (html != null && !html.isEmpty()) {
            Files.writeString(Path.of(html), new AnalysisPage(analyzed).format());
        }
        if (json) {
            streams.out().println(AnalysisJson.line(analyzed));
        } else if (html != null && html.isEmpty()) {
            streams.out().print(new AnalysisPage(analyzed).format());
        } else {
            new AnalysisTable(analyzed, streams.out()).print();
        }
        streams.out().flush();
    }

    /** Takes what follows {@code --html} for a file only if it looks like one: it may be the game. */
    static final class HtmlFile extends OptionalValue {
        @Override
        boolean isValue(String word) {
            return word.endsWith(".html") || word.endsWith(".htm");
        }
    }
}

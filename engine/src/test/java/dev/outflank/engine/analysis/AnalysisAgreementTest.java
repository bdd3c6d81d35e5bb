package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Transcript;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same game gets the same verdicts, on any number of threads and after any other analysis. */
class AnalysisAgreementTest {
    private static final int LEVEL = 6;
    private static final int HASH_MB = 4;
    private static final String GAME =
            "c4c5d6c3d3f4f3e3d2e2d1f1b6e6g4c1e1f5c6d7b4b3c2b2a4b7a8a5b5a3g5f6c7e7a1b1a2g6a6c8"
                    + "h6f7b8a7g7g3d8h3h2e8h4h5g2h8f2h7g1h1f8g8";

    @Test
    void analyze_threadsAndEarlierGames_doNotChangeVerdicts() throws NotationException {
        Game game = Transcript.parse(GAME, Game.start(8));
        try (Search one = new Search(1, HASH_MB);
                Search two = new Search(1, HASH_MB)) {
            GameAnalysis alone = analyze(game, List.of(one));
            analyze(Transcript.parse("f5d6c3d3c4f4c5b3c2", Game.start(8)), List.of(one));
            assertThat(analyze(game, List.of(one)).moves()).isEqualTo(alone.moves());
            assertThat(analyze(game, List.of(one, two)).moves()).isEqualTo(alone.moves());
        }
    }

    private static GameAnalysis analyze(Game game, List<Searcher> searchers) {
        return new GameAnalyzer(searchers, empties -> searchers.getFirst().limitsForLevel(LEVEL, empties), () -> false)
                .analyze(game, move -> {});
    }
}

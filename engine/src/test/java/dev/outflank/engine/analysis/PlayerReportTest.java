package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Search;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PlayerReportTest {
    @Test
    void add_games_sumsEqualTheTotalsOfEveryGame() {
        PlayerReport report = new PlayerReport();
        int mistakes = 0;
        int discs = 0;
        try (Search search = new Search(1, 4)) {
            GameAnalyzer analyzer = new GameAnalyzer(search, empties -> search.limitsForLevel(2, empties), () -> false);
            SplittableRandom random = new SplittableRandom(5);
            for (int number = 0; number < 4; number++) {
                Game game = Game.start(8);
                while (!game.isOver()) {
                    int mobility = game.position().mobility();
                    game = game.play(mobility == 0 ? Move.PASS : game.position().move(random.nextInt(mobility)));
                }
                GameAnalysis analysis = analyzer.analyze(game, _ -> {});
                Colour side = number % 2 == 0 ? Colour.BLACK : Colour.WHITE;
                GameAnalysis.MistakeTotals totals = analysis.mistakeTotals(side);
                mistakes += totals.errors() + totals.doubts();
                discs += totals.discsLost() + totals.discsDoubted();
                report.add(new PlayerReport.PlayedGame(analysis, side, "Opening " + number % 2, "200" + number));
            }
        }
        assertThat(report.total().games()).isEqualTo(4);
        assertThat(report.total().mistakes()).isEqualTo(mistakes);
        assertThat(report.total().discsLost()).isEqualTo(discs);
        assertThat(report.byPhase().values().stream()
                        .mapToInt(PlayerReport.Sum::discsLost)
                        .sum())
                .isEqualTo(discs);
        assertThat(report.byColour()).containsOnlyKeys(Colour.BLACK, Colour.WHITE);
        assertThat(report.byOpening()).containsOnlyKeys("Opening 0", "Opening 1");
        assertThat(report.byYear()).hasSize(4);
        assertThat(report.endgameAccuracy()).isBetween(0.0, 1.0);
        assertThat(report.worst()).hasSize(10);
        assertThat(report.worst().getFirst().move().discsLost())
                .isGreaterThanOrEqualTo(report.worst().getLast().move().discsLost());
        PlayerReport.WorstMove worst = report.worst().getFirst();
        assertThat(worst.position().ply()).isEqualTo(worst.move().ply());
    }
}

package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Transcript;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What an analysis says as a whole, from verdicts made by hand. */
class GameAnalysisTest {
    /** A game of six moves; for each of them the best and the played value, for its side. */
    private static GameAnalysis analysis(boolean exact, int end, int[]... values) throws Exception {
        Game game = Transcript.parse("f5d6c3d3c4f4", Game.start(8));
        List<MoveAnalysis> moves = new ArrayList<>();
        for (int ply = 0; ply < values.length; ply++) {
            Move played = game.moves().get(ply);
            AnalysisScore best = value(values[ply][0], exact);
            AnalysisScore value = value(values[ply][1], exact);
            moves.add(new MoveAnalysis(
                    ply,
                    ply % 2 == 0 ? Colour.BLACK : Colour.WHITE,
                    played,
                    value,
                    played,
                    best,
                    List.of(played),
                    MoveGrade.of(value, best)));
        }
        return new GameAnalysis(game, moves, value(end, exact));
    }

    private static AnalysisScore value(int discs, boolean exact) {
        return new AnalysisScore(discs, exact, 10, Selectivity.PERCENT_100);
    }

    @Test
    void turningPoint_winChangesHandsTwice_isTheLastTime() throws Exception {
        GameAnalysis analysis = analysis(true, 6, new int[][] {{2, 2}, {-2, -4}, {4, -8}, {8, -2}, {2, 2}, {-2, -6}});
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(3);
        assertThat(analysis.mistakeTotals(Colour.BLACK)).isEqualTo(new GameAnalysis.MistakeTotals(1, 12, 0, 0));
        assertThat(analysis.mistakeTotals(Colour.WHITE)).isEqualTo(new GameAnalysis.MistakeTotals(3, 16, 0, 0));
        assertThat(analysis.worstMistakes(2)).extracting(MoveAnalysis::ply).containsExactly(2, 3);
        assertThat(analysis.scoresForBlack()).extracting(AnalysisScore::discs).containsExactly(2, 2, 4, -8, 2, 2, 6);
    }

    @Test
    void turningPoint_drawGivenAway_counts() throws Exception {
        GameAnalysis analysis = analysis(true, 4, new int[][] {{0, 0}, {0, 0}, {0, 0}, {0, -4}, {4, 4}, {-4, -4}});
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(3);
    }

    @Test
    void turningPoint_winWastedToADraw_counts() throws Exception {
        GameAnalysis analysis = analysis(true, 0, new int[][] {{2, 2}, {-2, -2}, {2, 0}, {0, 0}, {0, 0}, {0, 0}});
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(2);
    }

    @Test
    void turningPoint_lossOnlyGrew_isNowhere() throws Exception {
        GameAnalysis analysis =
                analysis(true, 20, new int[][] {{2, 2}, {-2, -10}, {10, 10}, {-10, -20}, {20, 20}, {-20, -20}});
        assertThat(analysis.turningPoint()).isEmpty();
    }

    /** An estimate that wavers around zero turns nothing: a move must have lost enough to be doubted. */
    @Test
    void turningPoint_estimates_needADoubt() throws Exception {
        int[][] wavering = {{1, -1}, {-1, -1}, {1, -1}, {1, -1}, {1, 1}, {-1, -1}};
        assertThat(analysis(false, 2, wavering).turningPoint()).isEmpty();
        int[][] doubted = {{1, -1}, {-1, -1}, {1, -1}, {1, -2}, {2, 2}, {-2, -2}};
        GameAnalysis analysis = analysis(false, 2, doubted);
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(3);
        assertThat(analysis.mistakeTotals(Colour.WHITE)).isEqualTo(new GameAnalysis.MistakeTotals(0, 0, 1, 3));
    }
}

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

/** Tests the summaries of an analysis with hand-made move analyses. */
class GameAnalysisTest {
    /** A game of six moves, with the best score and the score of the played move for each, for the side that moved. */
    private static GameAnalysis analysis(boolean exact, int finalScore, int[]... scores) throws Exception {
        Game game = Transcript.parse("f5d6c3d3c4f4", Game.start(8));
        List<MoveAnalysis> moves = new ArrayList<>();
        for (int ply = 0; ply < scores.length; ply++) {
            Move played = game.moves().get(ply);
            AnalysisScore best = score(scores[ply][0], exact);
            AnalysisScore score = score(scores[ply][1], exact);
            moves.add(new MoveAnalysis(
                    ply,
                    ply % 2 == 0 ? Colour.BLACK : Colour.WHITE,
                    played,
                    score,
                    played,
                    best,
                    List.of(played),
                    MoveGrade.of(score, best)));
        }
        return new GameAnalysis(game, moves, score(finalScore, exact));
    }

    private static AnalysisScore score(int discs, boolean exact) {
        return new AnalysisScore(discs, exact, 10, Selectivity.PERCENT_100);
    }

    @Test
    void turningPoint_winChangesSidesTwice_isTheLastChange() throws Exception {
        GameAnalysis analysis = analysis(true, 6, new int[][] {{2, 2}, {-2, -4}, {4, -8}, {8, -2}, {2, 2}, {-2, -6}});
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(3);
        assertThat(analysis.mistakeTotals(Colour.BLACK)).isEqualTo(new GameAnalysis.MistakeTotals(1, 12, 0, 0));
        assertThat(analysis.mistakeTotals(Colour.WHITE)).isEqualTo(new GameAnalysis.MistakeTotals(3, 16, 0, 0));
        assertThat(analysis.worstMistakes(2)).extracting(MoveAnalysis::ply).containsExactly(2, 3);
        assertThat(analysis.scoresForBlack()).extracting(AnalysisScore::discs).containsExactly(2, 2, 4, -8, 2, 2, 6);
    }

    @Test
    void turningPoint_drawLost_isThatMove() throws Exception {
        GameAnalysis analysis = analysis(true, 4, new int[][] {{0, 0}, {0, 0}, {0, 0}, {0, -4}, {4, 4}, {-4, -4}});
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(3);
    }

    @Test
    void turningPoint_winReducedToDraw_isThatMove() throws Exception {
        GameAnalysis analysis = analysis(true, 0, new int[][] {{2, 2}, {-2, -2}, {2, 0}, {0, 0}, {0, 0}, {0, 0}});
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(2);
    }

    @Test
    void turningPoint_lossOnlyGrows_isEmpty() throws Exception {
        GameAnalysis analysis =
                analysis(true, 20, new int[][] {{2, 2}, {-2, -10}, {10, 10}, {-10, -20}, {20, 20}, {-20, -20}});
        assertThat(analysis.turningPoint()).isEmpty();
    }

    /** An estimate that fluctuates around zero is not a turning point: a move must lose enough to be a doubt. */
    @Test
    void turningPoint_estimates_requireADoubt() throws Exception {
        int[][] fluctuating = {{1, -1}, {-1, -1}, {1, -1}, {1, -1}, {1, 1}, {-1, -1}};
        assertThat(analysis(false, 2, fluctuating).turningPoint()).isEmpty();
        int[][] withDoubt = {{1, -1}, {-1, -1}, {1, -1}, {1, -2}, {2, 2}, {-2, -2}};
        GameAnalysis analysis = analysis(false, 2, withDoubt);
        assertThat(analysis.turningPoint().map(MoveAnalysis::ply)).hasValue(3);
        assertThat(analysis.mistakeTotals(Colour.WHITE)).isEqualTo(new GameAnalysis.MistakeTotals(0, 0, 1, 3));
    }
}

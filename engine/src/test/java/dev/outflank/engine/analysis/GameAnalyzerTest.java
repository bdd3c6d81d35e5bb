package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Timeout.ThreadMode.SEPARATE_THREAD;

import dev.outflank.engine.large.LargeSearch;
import dev.outflank.engine.large.LargeWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import dev.outflank.rules.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameAnalyzerTest {
    private static final int LEVEL = 3;
    private static final int MAX_EXACT_EMPTIES = 2 * LEVEL;

    private final long seed = Seed.VALUE;
    private final Random random = new Random(seed);
    private final Search search = new Search(1, 4);
    private final LargeSearch large = new LargeSearch(LargeWeights.shipped(), 1 << 12);

    @AfterEach
    void close() {
        search.close();
    }

    private SearchLimits limits(int empties) {
        return search.limitsForLevel(LEVEL, empties);
    }

    private GameAnalysis analysis(Game game) {
        return new GameAnalyzer(search, this::limits, () -> false).analyze(game, move -> {});
    }

    private Game randomGame(int size) {
        Game game = Game.start(size);
        while (!game.isOver()) {
            int mobility = game.position().mobility();
            game = game.play(mobility == 0 ? Move.PASS : game.position().move(random.nextInt(mobility)));
        }
        return game;
    }

    /** Reference implementation: plain minimax. */
    private static int minimax(Position position, Scoring scoring) {
        if (position.isOver()) {
            return scoring.difference(position, position.toMove());
        }
        if (position.mobility() == 0) {
            return -minimax(position.passed(), scoring);
        }
        return position.moves().stream()
                .mapToInt(move -> -minimax(position.play(move), scoring))
                .max()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8})
    void analyze_lateMoves_agreeWithMinimax(int size) {
        for (int i = 0; i < 4; i++) {
            Game game = randomGame(size);
            assertLateMoves(game, analysis(game), Scoring.EMPTIES_TO_WINNER);
        }
    }

    @Test
    void analyze_lateMovesOnLargeBoard_agreeWithMinimax() {
        Game game = randomGame(10);
        GameAnalyzer analyzer = new GameAnalyzer(
                large, empties -> large.limitsForLevel(empties <= MAX_EXACT_EMPTIES ? 20 : 1, empties), () -> false);
        GameAnalysis analysis = analyzer.analyze(game, move -> {});
        assertThat(analysis.moves()).extracting(MoveAnalysis::played).isEqualTo(game.moves());
        assertThat(analysis.finalScore().discs()).isEqualTo(Scoring.RAW.difference(game.position(), Colour.BLACK));
        assertThat(analysis.scoresForBlack().getFirst().exact()).isFalse();
        assertLateMoves(game, analysis, Scoring.RAW);
    }

    private void assertLateMoves(Game game, GameAnalysis analysis, Scoring scoring) {
        List<Position> positions = game.positions();
        for (MoveAnalysis move : analysis.moves()) {
            Position position = positions.get(move.ply());
            if (position.empties() > MAX_EXACT_EMPTIES) {
                continue;
            }
            String description = "seed " + seed + ", " + position + " " + move;
            assertThat(move.score().exact() && move.bestScore().exact())
                    .as(description)
                    .isTrue();
            assertThat(move.score().discs()).as(description).isEqualTo(-minimax(position.play(move.played()), scoring));
            assertThat(move.bestScore().discs()).as(description).isEqualTo(minimax(position, scoring));
            assertThat(-minimax(position.play(move.bestMove()), scoring))
                    .as(description)
                    .isEqualTo(move.bestScore().discs());
            assertThat(move.grade())
                    .as(description)
                    .isEqualTo(
                            position.mobility() < 2
                                    ? MoveGrade.FORCED
                                    : move.discsLost() > 0 ? MoveGrade.ERROR : MoveGrade.BEST);
        }
    }

    @Test
    void analyze_everyMove_isGradedByItsLoss() {
        for (int i = 0; i < 4; i++) {
            Game game = randomGame(8);
            GameAnalysis analysis = analysis(game);
            assertThat(analysis.moves()).extracting(MoveAnalysis::played).isEqualTo(game.moves());
            assertThat(analysis.scoresForBlack()).hasSize(game.ply() + 1);
            assertThat(analysis.finalScore().discs())
                    .isEqualTo(Scoring.EMPTIES_TO_WINNER.difference(game.position(), Colour.BLACK));
            for (MoveAnalysis move : analysis.moves()) {
                Position position = game.positions().get(move.ply());
                boolean proved = move.score().exact() && move.bestScore().exact();
                assertThat(move.side()).isEqualTo(position.toMove());
                assertThat(move.discsLost()).as("seed %d, %s", seed, move).isNotNegative();
                assertThat(move.discsLost() == 0).isEqualTo(move.bestMove().equals(move.played()));
                assertThat(move.pv().getFirst()).isEqualTo(move.bestMove());
                switch (move.grade()) {
                    case FORCED -> assertThat(position.mobility()).isLessThan(2);
                    case BEST -> assertThat(move.discsLost()).isZero();
                    case GOOD -> assertThat(move.discsLost()).isBetween(1, MoveGrade.MIN_DOUBT_DISCS - 1);
                    case DOUBT -> assertThat(move.discsLost()).isGreaterThanOrEqualTo(MoveGrade.MIN_DOUBT_DISCS);
                    case ERROR ->
                        assertThat(proved).as("seed %d, %s", seed, move).isTrue();
                }
            }
        }
    }

    @Test
    void analyze_allScoresExact_turningPointIsTheLastChangeOfOutcome() {
        for (int i = 0; i < 40; i++) {
            Game game = randomGame(4);
            GameAnalysis analysis =
                    new GameAnalyzer(search, empties -> SearchLimits.NONE, () -> false).analyze(game, move -> {});
            List<AnalysisScore> scores = analysis.scoresForBlack();
            assertThat(scores.getFirst().discs()).isEqualTo(-10);
            Optional<Integer> lastChange = Optional.empty();
            int lostByBlack = 0;
            for (int ply = 0; ply < game.ply(); ply++) {
                if (scores.get(ply).outcome() != scores.get(ply + 1).outcome()) {
                    lastChange = Optional.of(ply);
                }
                MoveAnalysis move = analysis.moves().get(ply);
                lostByBlack += move.side() == Colour.BLACK ? move.discsLost() : -move.discsLost();
            }
            assertThat(analysis.turningPoint().map(MoveAnalysis::ply))
                    .as("seed %d, %s", seed, game)
                    .isEqualTo(lastChange);
            assertThat(analysis.finalScore().discs()).isEqualTo(-10 - lostByBlack);
        }
    }

    @Test
    void analyze_listener_receivesTheLastMoveFirst() throws Exception {
        Game game = Transcript.parse("f5d6c3d3c4", Game.start(8));
        List<Integer> plies = new ArrayList<>();
        GameAnalysis analysis =
                new GameAnalyzer(search, this::limits, () -> false).analyze(game, move -> plies.add(move.ply()));
        assertThat(plies).containsExactly(4, 3, 2, 1, 0);
        assertThat(analysis.finalScore().exact()).isFalse();
        assertThat(analysis.mistakeTotals(Colour.BLACK).errors()).isZero();
    }

    @Test
    void analyze_estimates_haveEqualDepth() throws Exception {
        Game game = Transcript.parse("f5f6e6d6f7e3", Game.start(8));
        for (MoveAnalysis move : analysis(game).moves()) {
            assertThat(move.score().depth())
                    .as(move.toString())
                    .isEqualTo(move.bestScore().depth())
                    .isEqualTo(LEVEL);
        }
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void analyze_noTime_analyzesEveryMove() {
        Game game = randomGame(8);
        GameAnalysis analysis = new GameAnalyzer(search, empties -> SearchLimits.NONE.withClock(() -> 0), () -> false)
                .analyze(game, move -> {});
        assertThat(analysis.moves()).hasSize(game.ply());
    }

    @Test
    @Timeout(value = 60, threadMode = SEPARATE_THREAD)
    void analyze_cancelled_endsAtOnce() {
        Game game = randomGame(8);
        boolean[] cancelled = {false};
        // With most squares empty, a full search would take years.
        GameAnalyzer analyzer = new GameAnalyzer(
                search,
                empties -> empties > 8 ? SearchLimits.NONE.withClock(cancelling(cancelled)) : SearchLimits.NONE,
                () -> cancelled[0]);
        assertThatThrownBy(() -> analyzer.analyze(game, move -> {})).isInstanceOf(CancellationException.class);
    }

    private static Clock cancelling(boolean[] cancelled) {
        return () -> {
            cancelled[0] = true;
            return Long.MAX_VALUE;
        };
    }

    @Test
    void analyze_unsupportedGame_isRejectedWithReason() {
        Game reversed = Game.from(Position.start(8), Objective.FEWEST_DISCS);
        assertThat(GameAnalyzer.unsupportedReason(reversed, 8))
                .hasValueSatisfying(text -> assertThat(text).contains("reversed"));
        assertThat(GameAnalyzer.unsupportedReason(Game.start(10), 8))
                .hasValueSatisfying(text -> assertThat(text).contains("10×10"));
        assertThat(GameAnalyzer.unsupportedReason(Game.start(6), 8)).isEmpty();
        assertThat(GameAnalyzer.unsupportedReason(Game.start(10), 10)).isEmpty();
        assertThatThrownBy(() -> analysis(Game.start(26))).isInstanceOf(IllegalArgumentException.class);
    }
}

package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import dev.outflank.rules.Symmetry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SmallBoardEvaluationTest {
    private final long seed = Seed.VALUE;
    private final RandomBoards boards = new RandomBoards(seed);
    private final MidgameSearch search = new MidgameSearch(
            new SearchThread(new StopFlag()),
            new TranspositionTable(1),
            new ActivePositions(1),
            PatternWeights.shipped());

    private int score(Position position) {
        RootPosition root = RootPosition.of(position);
        search.setRoot(root);
        return search.evaluate(root.own(), root.opp(), root.empties());
    }

    @ParameterizedTest
    @ValueSource(ints = {6, 8})
    void score_symmetricBoard_isTheSame(int size) {
        search.setBoard(new BoardRules(RootPosition.of(Position.start(size)).squares(), Scoring.EMPTIES_TO_WINNER));
        for (int i = 0; i < 500; i++) {
            Position position = boards.withEmpties(size, 2 + i % (size * size - 8));
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(score(position.transformed(symmetry)))
                        .as("seed %d, %s", seed, position)
                        .isEqualTo(score(position));
            }
        }
    }

    /** In every phase, an own corner disc instead of an opponent's is worth at least eight discs. */
    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10, 14, 18, 22, 30})
    void score_ownCorner_isBetterThanOpponentCorner(int empties) {
        RootPosition start = RootPosition.of(Position.start(6));
        long corner = Stability.corners(start.squares()) & -Stability.corners(start.squares());
        int withCorner = SmallBoardEvaluation.score(start.own() | corner, start.opp(), start.squares(), 0, 0, empties);
        int against = SmallBoardEvaluation.score(start.own(), start.opp() | corner, start.squares(), 0, 0, empties);
        assertThat(withCorner - against).isGreaterThanOrEqualTo(8);
    }

    /** In every phase, a corner move is worth more than another move, for either side. */
    @ParameterizedTest
    @ValueSource(ints = {2, 6, 10, 14, 18, 22, 30})
    void score_cornerMove_isBetterForItsSide(int empties) {
        RootPosition start = RootPosition.of(Position.start(6));
        long corner = Stability.corners(start.squares()) & -Stability.corners(start.squares());
        long move = start.moves() & -start.moves();
        assertThat(scoreWithMoves(start, corner, move, empties))
                .isGreaterThan(scoreWithMoves(start, move, move, empties));
        assertThat(scoreWithMoves(start, move, corner, empties)).isLessThan(scoreWithMoves(start, move, move, empties));
    }

    private static int scoreWithMoves(RootPosition root, long moves, long replies, int empties) {
        return SmallBoardEvaluation.score(root.own(), root.opp(), root.squares(), moves, replies, empties);
    }

    @Test
    void score_gameIsOver_isTheFinalScore() {
        Position wipedOut = Position.of(0x1C1C1CL, 0, Colour.WHITE);
        assertThat(score(wipedOut)).isEqualTo(64);
    }
}

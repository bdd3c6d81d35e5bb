package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Position;
import java.util.Random;
import org.junit.jupiter.api.Test;

class StabilityTest {
    private final long seed = Seed.VALUE;
    private final Random random = new Random(seed);
    private final RandomBoards boards = new RandomBoards(seed);

    @Test
    void stableDiscs_randomPlayouts_areNeverFlipped() {
        int seen = 0;
        for (int i = 0; i < 2_000; i++) {
            RootPosition root = RootPosition.of(boards.withEmpties(8, 4 + random.nextInt(30)));
            long own = Stability.stableDiscs(root.own(), root.opp());
            long opp = Stability.stableDiscs(root.opp(), root.own());
            seen += Long.bitCount(own | opp);
            for (int game = 0; game < 10; game++) {
                checkPlayout(root, own, opp);
            }
        }
        assertThat(seen).isGreaterThan(2_000);
    }

    @Test
    void stableDiscs_smallBoardPlayouts_areNeverFlipped() {
        int seen = 0;
        for (int i = 0; i < 2_000; i++) {
            RootPosition root = RootPosition.of(boards.withEmpties(6, 4 + random.nextInt(20)));
            long own = Stability.stableDiscs(root.own(), root.opp(), root.squares());
            long opp = Stability.stableDiscs(root.opp(), root.own(), root.squares());
            seen += Long.bitCount(own | opp);
            for (int game = 0; game < 10; game++) {
                checkPlayout(root, own, opp);
            }
        }
        assertThat(seen).isGreaterThan(2_000);
    }

    @Test
    void corners_everySize_areThoseOfTheBoard() {
        assertThat(Stability.corners(-1)).isEqualTo(0x8100000000000081L);
        assertThat(Stability.corners(RootPosition.of(Position.start(6)).squares()))
                .isEqualTo(0x0042000000004200L);
        assertThat(Stability.corners(RootPosition.of(Position.start(4)).squares()))
                .isEqualTo(0x0000240000240000L);
    }

    private void checkPlayout(RootPosition root, long own, long opp) {
        RootPosition at = root;
        boolean swapped = false;
        while (at.moves() != 0 || at.pass().moves() != 0) {
            long moves = at.moves();
            int mobility = Long.bitCount(moves);
            at = moves == 0
                    ? at.pass()
                    : at.play(Long.numberOfTrailingZeros(Long.expand(1L << random.nextInt(mobility), moves)));
            swapped = !swapped;
        }
        assertThat(own & ~(swapped ? at.opp() : at.own()))
                .as("own discs flipped, seed %d, %s", seed, root)
                .isZero();
        assertThat(opp & ~(swapped ? at.own() : at.opp()))
                .as("opponent discs flipped, seed %d, %s", seed, root)
                .isZero();
    }

    @Test
    void stableDiscs_fullBoard_areAllDiscs() {
        long own = random.nextLong();
        assertThat(Stability.stableDiscs(own, ~own)).isEqualTo(own);
    }

    @Test
    void stableEdgeDiscs_runFromCorner_isTheRun() {
        assertThat(Stability.stableEdgeDiscs(0b0000_0111L, 0)).isEqualTo(0b0000_0111L);
        assertThat(Stability.stableEdgeDiscs(0b0000_0110L, 0b0000_1000L)).isZero();
    }

    @Test
    void stableDiscs_symmetricBoard_areSymmetric() {
        for (int i = 0; i < 1_000; i++) {
            RootPosition root = RootPosition.of(boards.anyBoard(1 + random.nextInt(12)));
            long stable = Stability.stableDiscs(root.own(), root.opp());
            assertThat(Stability.stableDiscs(Long.reverse(root.own()), Long.reverse(root.opp())))
                    .as("seed %d, %s", seed, root)
                    .isEqualTo(Long.reverse(stable));
            assertThat(Stability.stableDiscs(Long.reverseBytes(root.own()), Long.reverseBytes(root.opp())))
                    .as("seed %d, %s", seed, root)
                    .isEqualTo(Long.reverseBytes(stable));
        }
    }
}

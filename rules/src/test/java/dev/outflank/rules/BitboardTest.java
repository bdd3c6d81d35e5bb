package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class BitboardTest {
    @AfterEach
    void restoreScalarKernel() {
        Bitboard.useVectors(false);
    }

    @Test
    void vectors_inTests_areAvailable() {
        assertThat(Bitboard.hasVectorModule()).isTrue();
    }

    @Test
    void kernels_randomBoards_agree() {
        long seed = Seed.VALUE;
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 20_000; i++) {
            long first = random.nextLong();
            long second = random.nextLong();
            long filled = (i & 1) == 0 ? first | second : first & second;
            long own = random.nextLong() & filled;
            long opp = filled & ~own;
            assertThat(VectorKernel.moves(own, opp))
                    .as("seed %d, own %x, opp %x", seed, own, opp)
                    .isEqualTo(ScalarKernel.moves(own, opp));
            int bit = random.nextInt(64);
            own &= ~(1L << bit);
            opp &= ~(1L << bit);
            assertThat(VectorKernel.flips(own, opp, bit))
                    .as("seed %d, own %x, opp %x, bit %d", seed, own, opp, bit)
                    .isEqualTo(ScalarKernel.flips(own, opp, bit));
        }
    }

    @Test
    void warmUp_once_switchesToVectors() throws InterruptedException {
        Bitboard.useVectors(false);
        Bitboard.warmUpVectors().join();
        assertThat(Bitboard.usesVectors()).isTrue();
        assertThat(new Perft(Perft.Convention.A).count(Position.start(8), 6)).isEqualTo(8200);
    }

    @Test
    void squares_eachSmallSize_areTheTopLeftCorner() {
        assertThat(Bitboard.squares(4)).isEqualTo(0x0F0F0F0FL);
        assertThat(Bitboard.squares(6)).isEqualTo(0x3F3F3F3F3F3FL);
        assertThat(Bitboard.squares(8)).isEqualTo(-1L);
    }
}

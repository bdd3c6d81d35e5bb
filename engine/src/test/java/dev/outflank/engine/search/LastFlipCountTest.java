package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Bitboard;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LastFlipCountTest {
    private final long seed = Seed.VALUE;
    private final Random random = new Random(seed);

    @Test
    void doubledCount_oneEmptySquare_isTwiceTheFlips() {
        for (int i = 0; i < 20_000; i++) {
            int square = random.nextInt(64);
            long own = random.nextLong() & ~(1L << square);
            long opp = ~own & ~(1L << square);
            assertThat(LastFlipCount.doubledCount(own, square))
                    .as("seed %d, board %d", seed, i)
                    .isEqualTo(2 * Long.bitCount(Bitboard.flips(own, opp, square)));
        }
    }

    @Test
    void doubledCount_smallBoard_ignoresSquaresOutside() {
        for (int i = 0; i < 20_000; i++) {
            int size = random.nextBoolean() ? 4 : 6;
            long squares = Bitboard.squares(size);
            int square = random.nextInt(size) << 3 | random.nextInt(size);
            long own = random.nextLong() & squares & ~(1L << square);
            long opp = ~own & squares & ~(1L << square);
            assertThat(LastFlipCount.doubledCount(own, square))
                    .as("seed %d, board %d", seed, i)
                    .isEqualTo(2 * Long.bitCount(Bitboard.flips(own, opp, square)));
        }
    }
}

package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PositionKeyTest {
    @Test
    void of_images_haveTheSameKeyAndOthersAnother() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 1000; i++) {
            long own = random.nextLong();
            long opp = random.nextLong() & ~own;
            Position position = Position.of(own, opp, Colour.BLACK);
            for (Symmetry symmetry : Symmetry.values()) {
                assertThat(PositionKey.of(position.transformed(symmetry))).isEqualTo(PositionKey.of(own, opp));
            }
            assertThat(PositionKey.of(opp, own)).isNotEqualTo(PositionKey.of(own, opp));
        }
    }

    @Test
    void canonicalImage_imagesOfABoard_areTheSameBoard() {
        SplittableRandom random = new SplittableRandom(2);
        for (int i = 0; i < 1000; i++) {
            long own = random.nextLong();
            long opp = random.nextLong() & ~own;
            long canonical = PositionKey.image(own, PositionKey.canonicalImage(own, opp));
            for (int image = 0; image < 8; image++) {
                long otherOwn = PositionKey.image(own, image);
                long otherOpp = PositionKey.image(opp, image);
                assertThat(PositionKey.image(otherOwn, PositionKey.canonicalImage(otherOwn, otherOpp)))
                        .isEqualTo(canonical);
            }
        }
    }

    @Test
    void of_smallBoard_differsFromTheSameDiscsOnALargerOne() {
        assertThat(PositionKey.of(Position.start(6))).isNotEqualTo(PositionKey.of(Position.start(8)));
    }
}

package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuadrantsTest {
    @Test
    void of_everySquare_isTheQuadrantThatHoldsIt() {
        for (int square = 0; square < 64; square++) {
            int column = square % 8 / 4;
            int row = square / 32;
            assertThat(Quadrants.of(square)).isEqualTo(1 << (2 * row + column));
            assertThat(Quadrants.squares(Quadrants.of(square)) & 1L << square).isNotZero();
        }
    }

    @Test
    void parity_squareBySquare_togglesItsQuadrant() {
        long empty = 0;
        int parity = 0;
        for (int square = 0; square < 64; square += 5) {
            empty |= 1L << square;
            parity ^= Quadrants.of(square);
            assertThat(Quadrants.parity(empty)).isEqualTo(parity);
        }
    }
}

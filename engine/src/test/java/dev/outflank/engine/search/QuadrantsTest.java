package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class QuadrantsTest {
    @Test
    void ofSquare_everySquare_isTheQuadrantThatContainsIt() {
        for (int square = 0; square < 64; square++) {
            int column = square % 8 / 4;
            int row = square / 32;
            long corner = Quadrants.OF_SQUARE[32 * row + 4 * column];
            assertThat(Quadrants.OF_SQUARE[square]).isEqualTo(corner);
            assertThat(Long.bitCount(corner)).isEqualTo(16);
            assertThat(corner & 1L << square).isNotZero();
        }
    }

    @Test
    void parity_squareBySquare_togglesItsQuadrant() {
        long empty = 0;
        long parity = 0;
        for (int square = 0; square < 64; square += 5) {
            empty |= 1L << square;
            parity ^= Quadrants.OF_SQUARE[square];
            assertThat(Quadrants.parity(empty)).isEqualTo(parity);
            assertThat(16 * Quadrants.oddCount(parity)).isEqualTo(Long.bitCount(parity));
        }
    }
}

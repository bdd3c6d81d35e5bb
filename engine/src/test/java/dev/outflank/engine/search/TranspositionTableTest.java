package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final int EXACT = Selectivity.EXACT_LEVEL;

    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void probe_emptyTable_isZero() {
        assertThat(table.probe(42)).isZero();
    }

    @Test
    void store_scoreAboveAlpha_isALowerBound() {
        table.store(42, 12, EXACT, 3, 4, 10, 17, 5);
        long data = table.probe(42);
        assertThat(TranspositionTable.lowerBound(data)).isEqualTo(10);
        assertThat(TranspositionTable.upperBound(data)).isGreaterThan(64);
        assertThat(TranspositionTable.depth(data)).isEqualTo(12);
        assertThat(TranspositionTable.selectivity(data)).isEqualTo(EXACT);
        assertThat(TranspositionTable.move(data)).isEqualTo(17);
        assertThat(TranspositionTable.secondMove(data)).isEqualTo(TranspositionTable.NO_MOVE);
    }

    @Test
    void store_sameDepthTwice_combinesTheBounds() {
        table.store(42, 12, EXACT, 3, 4, 10, 17, 5);
        table.store(42, 12, EXACT, 19, 20, 14, 18, 5);
        long data = table.probe(42);
        assertThat(TranspositionTable.lowerBound(data)).isEqualTo(10);
        assertThat(TranspositionTable.upperBound(data)).isEqualTo(14);
        assertThat(TranspositionTable.move(data)).isEqualTo(18);
        assertThat(TranspositionTable.secondMove(data)).isEqualTo(17);
        assertThat(TranspositionTable.cutoff(data, 9)).isEqualTo(10);
        assertThat(TranspositionTable.cutoff(data, 14)).isEqualTo(14);
        assertThat(TranspositionTable.cutoff(data, 12)).isEqualTo(TranspositionTable.NO_CUTOFF);
    }

    @Test
    void store_shallowerResult_keepsTheDeeperOne() {
        table.store(42, 12, EXACT, 3, 4, 10, 17, 5);
        table.store(42, 8, 0, 3, 4, 2, 18, 5);
        assertThat(TranspositionTable.depth(table.probe(42))).isEqualTo(12);
    }

    @Test
    void store_fullBucket_replacesTheCheapest() {
        for (int i = 1; i <= 5; i++) {
            table.store((long) i << 40, 10, EXACT, 0, 1, 1, 1, i == 3 ? 1 : 9);
        }
        assertThat(table.probe(3L << 40)).isZero();
        assertThat(table.probe(1L << 40)).isNotZero();
        assertThat(table.probe(5L << 40)).isNotZero();
    }

    @Test
    void store_fullBucketOfTwoGenerations_replacesTheOldFirst() {
        table.store(1L << 40, 10, EXACT, 0, 1, 1, 1, 60);
        table.newSearch();
        for (int i = 2; i <= 5; i++) {
            table.store((long) i << 40, 10, EXACT, 0, 1, 1, 1, 1);
        }
        assertThat(table.probe(1L << 40)).isZero();
        assertThat(table.probe(2L << 40)).isNotZero();
    }

    @Test
    void clear_storedEntry_isGone() {
        table.store(42, 12, EXACT, 3, 4, 10, 17, 5);
        table.clear();
        assertThat(table.probe(42)).isZero();
    }

    @Test
    void key_randomBoards_differsInBothHalves() {
        Random random = new Random(7);
        Set<Integer> low = new HashSet<>();
        Set<Integer> high = new HashSet<>();
        int boards = 10_000;
        for (int i = 0; i < boards; i++) {
            int a = random.nextInt(64);
            int b = random.nextInt(64);
            int c = random.nextInt(64);
            int d = random.nextInt(64);
            long own = 1L << a | 1L << b;
            long opp = (1L << c | 1L << d) & ~own;
            long key = TranspositionTable.key(own, opp);
            low.add((int) key);
            high.add((int) (key >>> 32));
        }
        assertThat(low).hasSizeGreaterThan(boards * 99 / 100);
        assertThat(high).hasSizeGreaterThan(boards * 99 / 100);
    }

    @Test
    void table_invalidSize_isRejected() {
        assertThatThrownBy(() -> new TranspositionTable(0)).hasMessageContaining("from 1 to 16384 MB, not 0");
    }
}

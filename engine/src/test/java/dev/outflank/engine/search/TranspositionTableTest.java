package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TranspositionTableTest {
    private static final int FULL = Selectivity.EXACT;

    private final TranspositionTable table = new TranspositionTable(1);

    @Test
    void find_nothingNoted_isZero() {
        assertThat(table.find(42)).isZero();
    }

    @Test
    void note_scoreAboveAlpha_isALowerBound() {
        table.note(42, 12, FULL, 3, 4, 10, 17, 5);
        long data = table.find(42);
        assertThat(TranspositionTable.lower(data)).isEqualTo(10);
        assertThat(TranspositionTable.upper(data)).isGreaterThan(64);
        assertThat(TranspositionTable.depth(data)).isEqualTo(12);
        assertThat(TranspositionTable.selectivity(data)).isEqualTo(FULL);
        assertThat(TranspositionTable.move(data)).isEqualTo(17);
        assertThat(TranspositionTable.second(data)).isEqualTo(TranspositionTable.NO_MOVE);
    }

    @Test
    void note_sameDepthTwice_tightensTheBounds() {
        table.note(42, 12, FULL, 3, 4, 10, 17, 5);
        table.note(42, 12, FULL, 19, 20, 14, 18, 5);
        long data = table.find(42);
        assertThat(TranspositionTable.lower(data)).isEqualTo(10);
        assertThat(TranspositionTable.upper(data)).isEqualTo(14);
        assertThat(TranspositionTable.move(data)).isEqualTo(18);
        assertThat(TranspositionTable.second(data)).isEqualTo(17);
        assertThat(TranspositionTable.cut(data, 9)).isEqualTo(10);
        assertThat(TranspositionTable.cut(data, 14)).isEqualTo(14);
        assertThat(TranspositionTable.cut(data, 12)).isEqualTo(TranspositionTable.INSIDE);
    }

    @Test
    void note_shallowerResult_keepsTheDeeperOne() {
        table.note(42, 12, FULL, 3, 4, 10, 17, 5);
        table.note(42, 8, 0, 3, 4, 2, 18, 5);
        assertThat(TranspositionTable.depth(table.find(42))).isEqualTo(12);
    }

    @Test
    void note_fullBucket_replacesTheCheapest() {
        for (int i = 1; i <= 5; i++) {
            table.note((long) i << 40, 10, FULL, 0, 1, 1, 1, i == 3 ? 1 : 9);
        }
        assertThat(table.find(3L << 40)).isZero();
        assertThat(table.find(1L << 40)).isNotZero();
        assertThat(table.find(5L << 40)).isNotZero();
    }

    @Test
    void note_fullBucketAged_replacesTheOldFirst() {
        table.note(1L << 40, 10, FULL, 0, 1, 1, 1, 60);
        table.age();
        for (int i = 2; i <= 5; i++) {
            table.note((long) i << 40, 10, FULL, 0, 1, 1, 1, 1);
        }
        assertThat(table.find(1L << 40)).isZero();
        assertThat(table.find(2L << 40)).isNotZero();
    }

    @Test
    void clear_notedBefore_isGone() {
        table.note(42, 12, FULL, 3, 4, 10, 17, 5);
        table.clear();
        assertThat(table.find(42)).isZero();
    }

    @Test
    void key_randomBoards_differInAllParts() {
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
    void table_impossibleSize_isRefused() {
        assertThatThrownBy(() -> new TranspositionTable(0)).hasMessageContaining("1 to 16384 megabytes, not 0");
    }
}

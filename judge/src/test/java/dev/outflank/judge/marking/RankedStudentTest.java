package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Ranks by which marks are given. */
class RankedStudentTest {
    /** Three builds of one program, a stronger and a weaker one. */
    private static final List<RankedStudent> TABLE = List.of(
            new RankedStudent("strong", 1, 1900, 60),
            new RankedStudent("build1", 2, 1600, 60),
            new RankedStudent("build2", 3, 1570, 60),
            new RankedStudent("build3", 5, 1530, 60),
            new RankedStudent("weak", 6, 1300, 60));

    @Test
    void ranks_strengthsThatCannotBeToldApart_areShared() {
        assertThat(RankedStudent.ranks(TABLE, false))
                .containsExactly(
                        Map.entry("strong", 1),
                        Map.entry("build1", 2),
                        Map.entry("build2", 2),
                        Map.entry("build3", 2),
                        Map.entry("weak", 5));
    }

    @Test
    void ranks_byScore_skipStaffPlayersAndShareEqualOnes() {
        assertThat(RankedStudent.ranks(TABLE, true).values()).containsExactly(1, 2, 3, 4, 5);
        assertThat(RankedStudent.ranks(
                                List.of(new RankedStudent("a", 2, 1500, 10), new RankedStudent("b", 2, 1400, 10)), true)
                        .values())
                .containsExactly(1, 1);
    }

    /** Each is compared with the first of the rank, so that a long chain of neighbours is not one rank. */
    @Test
    void ranks_chainOfNeighbours_isNotOneRank() {
        List<RankedStudent> chain = List.of(
                new RankedStudent("a", 1, 1600, 50),
                new RankedStudent("b", 2, 1540, 50),
                new RankedStudent("c", 3, 1480, 50),
                new RankedStudent("d", 4, 1420, 50));
        assertThat(RankedStudent.ranks(chain, false).values()).containsExactly(1, 1, 3, 3);
    }
}

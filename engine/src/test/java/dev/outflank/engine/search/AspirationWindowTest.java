package dev.outflank.engine.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Position;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AspirationWindowTest {
    private final long seed = Seed.VALUE;

    /** Selective searches can be inconsistent: a window that only moved would move back and forth forever. */
    @Test
    void search_inconsistentSelectiveScores_terminates() {
        RandomBoards boards = new RandomBoards(seed);
        try (Search search = new Search(1, 1)) {
            assertTimeoutPreemptively(Duration.ofMinutes(2), () -> {
                for (int i = 0; i < 400; i++) {
                    Position position = boards.withEmpties(8, 20 + i % 30);
                    SearchResult result =
                            search.run(position, SearchLimits.depth(6, Selectivity.PERCENT_73), SearchListener.NONE);
                    assertThat(result.score()).as("seed %d, %s", seed, position).isBetween(-64, 64);
                }
            });
        }
    }
}

package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.store.Database;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RatingHistoryTest {
    @Test
    void append_points_keepsThoseWithFivePerCentMoreGames(@TempDir Path folder) throws Exception {
        Database database = Database.openSqlite(folder);
        try (JudgeFixture fixture = new JudgeFixture(database, folder)) {
            fixture.saveContest("cup", JudgeFixture.cup("format: ladder"));
            StoredEntry entry = fixture.judge.competitions().entries("cup").getFirst();
            for (int played : List.of(2, 2, 100, 104, 105)) {
                new RatingHistory(database.jdbi())
                        .append("cup", List.of(new RatingPoint(entry.id(), played, 1, 1500.5, 80, Instant.now())));
            }
            assertThat(fixture.judge.competitions().ratings(entry))
                    .extracting(RatingPoint::games)
                    .containsExactly(2, 100, 105);
        }
    }
}

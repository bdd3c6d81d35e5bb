package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.GameSummary;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class StandingsTest {
    private static StandingsRow row(int rank, long entry, double score, double elo) {
        return new StandingsRow(
                rank, entry, "e" + entry, score, 100, 3, 1, 2, "PASS", Map.of(), TimeUsage.ZERO, elo, 40, 1, 2);
    }

    private static Standings standings(StandingsRow... rows) {
        return new Standings(List.of(new StageStandings(Stage.LADDER, List.of(rows))), Set.of(7L));
    }

    @Test
    void json_standings_isReadBack() {
        Standings standings = standings(row(1, 7, 1510.25, 1600), row(2, 8, 1489.75, 1400));
        assertThat(Standings.fromJson(standings.toJson())).isEqualTo(standings);
        assertThat(standings.toJson())
                .startsWith("{\"tables\":[{\"stage\":\"LADDER\",\"rows\":[{\"rank\":1,\"contender\":7,\"name\":\"e7\","
                        + "\"student\":true,\"score\":1510.25,\"indicator\":100.0,\"wins\":3,");
    }

    @Test
    void isSameAs_lastDigitsOfStrengths_doNotMatter() {
        Standings standings = standings(row(1, 7, 2, 1600), row(1, 8, 2, 1600.000001));
        assertThat(standings.isSameAs(standings(row(1, 8, 2, 1600), row(1, 7, 2, 1600))))
                .isTrue();
        assertThat(standings.isSameAs(standings(row(1, 7, 2, 1600), row(1, 8, 2, 1600.1))))
                .isFalse();
        assertThat(standings.isSameAs(standings(row(1, 7, 2, 1600), row(1, 8, 2.5, 1600))))
                .isFalse();
        assertThat(standings.isSameAs(standings(row(1, 7, 2, 1600), row(2, 8, 2, 1600))))
                .isFalse();
        assertThat(standings.isSameAs(standings(row(1, 7, 2, 1600)))).isFalse();
        assertThat(standings.isSameAs(Standings.EMPTY)).isFalse();
    }

    @Test
    void pairSummary_bytes_areReadBack() {
        TimeUsage time = new TimeUsage(Duration.ofNanos(123_456_789), Duration.ofSeconds(3));
        GameSummary game = new GameSummary(
                Outcome.WHITE,
                -5,
                new GameSummary.Side(false, Verdict.MEMORY, time, TimeUsage.ZERO),
                new GameSummary.Side(true, null, TimeUsage.ZERO, time));
        PairSummary summary = new PairSummary(game, new GameSummary(Outcome.DRAW, 6, game.white(), game.white()));
        assertThat(PairSummary.fromBytes(summary.toBytes())).isEqualTo(summary);
    }
}

package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.Stage;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.HostedContest;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which results count after a rejudge. */
final class RejudgeTest {
    @Test
    void apply_voidPair_keepsTheOldResult(@TempDir Path folder) throws Exception {
        try (JudgeServices judge = JudgeServices.openSqlite(folder, new BuiltInPlayerRegistry())) {
            HostedContest cup = saveContest(judge);
            Pairing first = addPlayedPair(judge, 0);
            Pairing second = addPlayedPair(judge, 1);
            Rejudge rejudge = judge.competitions().stageRejudge("staff", cup, Optional.empty(), "");
            List<Pairing> again = judge.competitions().pairsOfRejudge(rejudge);
            assertThat(judge.competitions().savePair(again.getFirst(), List.of(), "w"))
                    .isTrue();
            judge.competitions().resolveRejudge("staff", rejudge, true);

            assertThat(counts(judge, first)).as("replaced").isFalse();
            assertThat(counts(judge, again.getFirst())).as("played again").isTrue();
            assertThat(counts(judge, second)).as("not played again").isTrue();
            assertThat(counts(judge, again.getLast())).as("void").isFalse();
            assertThat(judge.competitions()
                            .pair(again.getLast().id())
                            .orElseThrow()
                            .state())
                    .isEqualTo(Pairing.State.VOID);
            assertThat(judge.competitions().countGames("cup")).isEqualTo(4);
        }
    }

    @Test
    void discard_playedPairs_keepsAllOldResults(@TempDir Path folder) throws Exception {
        try (JudgeServices judge = JudgeServices.openSqlite(folder, new BuiltInPlayerRegistry())) {
            HostedContest cup = saveContest(judge);
            Pairing first = addPlayedPair(judge, 0);
            long revision = cup.stored().revision();
            Rejudge rejudge = judge.competitions().stageRejudge("staff", cup, Optional.empty(), "");
            Pairing again = judge.competitions().pairsOfRejudge(rejudge).getFirst();
            assertThat(judge.competitions().savePair(again, List.of(), "w")).isTrue();
            judge.competitions().resolveRejudge("staff", rejudge, false);
            assertThat(counts(judge, first)).isTrue();
            assertThat(counts(judge, again)).isFalse();
            assertThat(judge.contests().find("cup").orElseThrow().stored().revision())
                    .isGreaterThan(revision);
        }
    }

    private static HostedContest saveContest(JudgeServices judge) throws RequestRefusedException {
        judge.contests().save("staff", "cup", JudgeFixture.cup("format: ladder"), true);
        return judge.contests().find("cup").orElseThrow();
    }

    private static Pairing addPlayedPair(JudgeServices judge, int round) {
        List<StoredEntry> entries = judge.competitions().entries("cup");
        judge.competitions()
                .addPair(
                        "cup",
                        Stage.LADDER,
                        entries.getFirst().id(),
                        entries.getLast().id(),
                        round,
                        50);
        Pairing pair = judge.competitions().unscheduledPairs().getFirst();
        assertThat(judge.competitions().savePair(pair, List.of(), "w")).isTrue();
        return pair;
    }

    private static boolean counts(JudgeServices judge, Pairing pair) {
        return judge.competitions().pair(pair.id()).orElseThrow().counts();
    }
}

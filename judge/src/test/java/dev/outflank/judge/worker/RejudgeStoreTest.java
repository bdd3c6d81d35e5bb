package dev.outflank.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.Stage;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.competition.RejudgeStore;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.store.Database;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which results count after a rejudge. */
final class RejudgeStoreTest {
    @Test
    void apply_voidPair_keepsTheOldResult(@TempDir Path folder) throws Exception {
        try (Database database = Database.openSqlite(folder)) {
            Store store = new Store(database);
            Pairing first = addPlayedPair(store, 0);
            Pairing second = addPlayedPair(store, 1);
            RejudgeStore.Rejudge rejudge =
                    store.rejudges().stage("cup", Optional.empty(), "", 70).orElseThrow();
            List<Pairing> again = store.pairings().ofRejudge("cup", rejudge.id());
            assertThat(store.pairings().save(again.getFirst(), List.of(), "w")).isTrue();
            assertThat(store.rejudges().apply(rejudge)).isTrue();

            assertThat(counts(store, first)).as("replaced").isFalse();
            assertThat(counts(store, again.getFirst())).as("played again").isTrue();
            assertThat(counts(store, second)).as("not played again").isTrue();
            assertThat(counts(store, again.getLast())).as("void").isFalse();
            assertThat(store.pairings().find(again.getLast().id()).orElseThrow().state())
                    .isEqualTo(Pairing.State.VOID);
            assertThat(store.headToHead().countGames("cup")).isEqualTo(4);
        }
    }

    @Test
    void discard_playedPairs_keepsAllOldResults(@TempDir Path folder) throws Exception {
        try (Database database = Database.openSqlite(folder)) {
            Store store = new Store(database);
            Pairing first = addPlayedPair(store, 0);
            long revision = store.contests().find("cup").orElseThrow().revision();
            RejudgeStore.Rejudge rejudge =
                    store.rejudges().stage("cup", Optional.empty(), "", 70).orElseThrow();
            Pairing again = store.pairings().ofRejudge("cup", rejudge.id()).getFirst();
            assertThat(store.pairings().save(again, List.of(), "w")).isTrue();
            assertThat(store.rejudges().discard(rejudge)).isTrue();
            assertThat(counts(store, first)).isTrue();
            assertThat(counts(store, again)).isFalse();
            assertThat(store.contests().find("cup").orElseThrow().revision()).isGreaterThan(revision);
        }
    }

    private static Pairing addPlayedPair(Store store, int round) {
        store.contests().put("cup", "title: Cup", true);
        store.entries().setStaffPlayers("cup", List.of("greedy", "random"), List.of("greedy", "random"));
        List<StoredEntry> entries = store.entries().of("cup");
        store.pairings()
                .add(
                        "cup",
                        Stage.LADDER,
                        entries.getFirst().id(),
                        entries.getLast().id(),
                        round,
                        50);
        Pairing pair = store.pairings().unscheduled().getFirst();
        assertThat(store.pairings().save(pair, List.of(), "w")).isTrue();
        return pair;
    }

    private static boolean counts(Store store, Pairing pair) {
        return store.pairings().find(pair.id()).orElseThrow().counts();
    }
}

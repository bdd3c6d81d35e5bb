package dev.outflank.arena.competition;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A competition in memory: its results, and its pairs without a result. */
final class TestResults {
    final ResultLog log = new ResultLog();
    final List<EntryPair> pending = new ArrayList<>();
    final List<PairingState.VoidPair> voided = new ArrayList<>();
    private final int entries;
    private long hash;
    PairingState.OpeningCount openings = PairingState.OpeningCount.UNLIMITED;

    TestResults(int entries) {
        this.entries = entries;
    }

    static GameSummary.Side side(boolean moved, @Nullable Verdict fault, int cpuMillis) {
        TimeUsage time = new TimeUsage(Duration.ofMillis(cpuMillis), Duration.ofMillis(2L * cpuMillis));
        return new GameSummary.Side(moved, fault, time, time);
    }

    static GameSummary game(Outcome outcome, long hash) {
        return new GameSummary(outcome, hash, side(true, null, 10), side(true, null, 10));
    }

    /** A pair of different games with these half points (0, 1 or 2) of A. */
    void play(EntryPair pair, int first, int second) {
        pending.remove(pair);
        log.add(
                log.size(),
                pair,
                game(first == 2 ? Outcome.BLACK : first == 1 ? Outcome.DRAW : Outcome.WHITE, hash++),
                game(second == 2 ? Outcome.WHITE : second == 1 ? Outcome.DRAW : Outcome.BLACK, hash++));
    }

    /** A pair of a stage that A wins with both colours. */
    void win(Stage stage, int round, int a, int b) {
        play(new EntryPair(stage, round, a, b), 2, 2);
    }

    PairingState state(PairingState.VoidRule voidRule) {
        return state(voidRule, IntStream.range(0, entries).toArray());
    }

    PairingState state(PairingState.VoidRule voidRule, int... available) {
        return new PairingState(log, entries, available, pending, voided, voidRule, openings);
    }

    List<CompetitionEntry> entries() {
        return IntStream.range(0, entries)
                .mapToObj(i -> new CompetitionEntry(100 + i, "e" + i))
                .toList();
    }
}

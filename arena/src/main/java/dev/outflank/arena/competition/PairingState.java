package dev.outflank.arena.competition;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a pairing rule may look at: the results, the entries that are available, and the pairs without a result. */
public final class PairingState {
    /** Rounds of the same two entries in the keys of assigned rounds. */
    private static final int ROUND_BITS = 24;

    /**
     * A pair without a result.
     *
     * @param failed whether the arena failed, as opposed to an entry that has left
     */
    public record VoidPair(EntryPair pair, boolean failed) {}

    /** What happens to void pairs. */
    public enum VoidRule {
        /** They are not played again, and a ladder does not pair the two again. */
        KEEP(1),
        /** Another pair takes their place, until three pairs of the same two have failed. */
        REPLACE(3);

        private final int maxFailures;

        VoidRule(int maxFailures) {
            this.maxFailures = maxFailures;
        }
    }

    private final ResultLog log;
    private final int[] available;
    private final VoidRule voidRule;
    private final OpeningCount openings;
    private final int[] pairs;
    private final BitSet busy = new BitSet();
    private final Set<EntryPair> pending;
    /** By stage, the rounds of two entries that have a pair, and their number. */
    private final Map<Stage, PairCounts> assignedRounds = countsByStage();

    private final Map<Stage, PairCounts> assignedCounts = countsByStage();
    private final PairCounts voids = new PairCounts();
    private final PairCounts failures = new PairCounts();
    private @Nullable LadderState ladder;

    /** The number of different openings from which two entries can play. */
    public interface OpeningCount {
        OpeningCount UNLIMITED = (a, b) -> Integer.MAX_VALUE;

        int of(int a, int b);
    }

    /**
     * Creates a state.
     *
     * @param entries number of all entries
     * @param available the entries that may be paired, in their order
     * @param pending the pairs that are being played or are queued
     * @param openings how often two entries can meet on a ladder before an opening is used again
     */
    public PairingState(
            ResultLog log,
            int entries,
            int[] available,
            Collection<EntryPair> pending,
            Collection<VoidPair> voidPairs,
            VoidRule voidRule,
            OpeningCount openings) {
        this.log = log;
        this.openings = openings;
        this.available = available.clone();
        this.voidRule = voidRule;
        this.pairs = new int[entries];
        this.pending = Set.copyOf(pending);
        for (int pair = 0; pair < log.size(); pair++) {
            pairs[log.a(pair)]++;
            pairs[log.b(pair)]++;
            assign(log.stage(pair), log.round(pair), log.a(pair), log.b(pair));
        }
        for (EntryPair pair : pending) {
            pairs[pair.a()]++;
            pairs[pair.b()]++;
            busy.set(pair.a());
            busy.set(pair.b());
            assign(pair.stage(), pair.round(), pair.a(), pair.b());
        }
        for (VoidPair voided : voidPairs) {
            EntryPair pair = voided.pair();
            long key = PairCounts.unordered(pair.a(), pair.b());
            assign(pair.stage(), pair.round(), pair.a(), pair.b());
            voids.add(key, 1);
            failures.add(key, voided.failed() ? 1 : 0);
        }
    }

    private void assign(Stage stage, int round, int a, int b) {
        of(stage, assignedRounds).add(roundKey(a, b, round), 1);
        of(stage, assignedCounts).add(PairCounts.unordered(a, b), 1);
    }

    private static Map<Stage, PairCounts> countsByStage() {
        Map<Stage, PairCounts> counts = new EnumMap<>(Stage.class);
        Arrays.stream(Stage.values()).forEach(stage -> counts.put(stage, new PairCounts()));
        return counts;
    }

    private static PairCounts of(Stage stage, Map<Stage, PairCounts> counts) {
        return Objects.requireNonNull(counts.get(stage));
    }

    private long roundKey(int a, int b, int round) {
        return ((long) Math.min(a, b) * pairs.length + Math.max(a, b)) << ROUND_BITS | round;
    }

    ResultLog log() {
        return log;
    }

    LadderState ladder() {
        LadderState computed = ladder;
        if (computed == null) {
            computed = LadderState.of(log, entries());
            ladder = computed;
        }
        return computed;
    }

    /** Number of all entries. */
    int entries() {
        return pairs.length;
    }

    /** The entries that may be paired, in their order. */
    int[] available() {
        return available.clone();
    }

    /** The available entries without a pending pair, in their order. */
    int[] free() {
        return availableEntries().filter(entry -> !busy.get(entry)).toArray();
    }

    IntStream availableEntries() {
        return Arrays.stream(available);
    }

    int pendingCount() {
        return pending.size();
    }

    boolean isPending(EntryPair pair) {
        return pending.contains(pair);
    }

    /** Number of an entry's pairs in all stages, played and pending. */
    public int pairs(int entry) {
        return pairs[entry];
    }

    boolean isAssigned(Stage stage, int round, int a, int b) {
        return of(stage, assignedRounds).get(roundKey(a, b, round)) > 0;
    }

    /** Number of pairs of two entries in a stage: played, pending and void. */
    int assigned(Stage stage, int a, int b) {
        return of(stage, assignedCounts).get(PairCounts.unordered(a, b));
    }

    /** The first round of a stage in which two entries have no pair. */
    int nextRound(Stage stage, int a, int b) {
        int round = 0;
        while (isAssigned(stage, round, a, b)) {
            round++;
        }
        return round;
    }

    /** Whether two entries may have another pair in a stage in which they play each other this number of times. */
    boolean isMissing(Stage stage, int a, int b, int rounds) {
        int replaced = voidRule == VoidRule.REPLACE ? voids.get(PairCounts.unordered(a, b)) : 0;
        return assigned(stage, a, b) - replaced < rounds && (voidRule == VoidRule.KEEP || !isBlocked(a, b));
    }

    /** Whether two entries are not paired any more, because pairs of them have failed. */
    boolean isBlocked(int a, int b) {
        return failures.get(PairCounts.unordered(a, b)) >= voidRule.maxFailures;
    }

    /** Whether a ladder does not pair two entries any more: they failed, or would only repeat a game. */
    private boolean isClosed(int a, int b) {
        return isBlocked(a, b)
                || assigned(Stage.LADDER, a, b) >= openings.of(a, b) && ladder().wouldRepeat(a, b, openings.of(a, b));
    }

    /** Which entries a ladder must not pair now. */
    LadderState.Exclusion ladderExclusion() {
        BitSet playing = new BitSet();
        availableEntries().filter(ladder()::isEligible).forEach(playing::set);
        PairCounts closed = new PairCounts();
        for (PairCounts couples : List.of(ladder().meetings(), failures)) {
            couples.forEach((key, count) -> {
                int a = PairCounts.first(key);
                int b = PairCounts.second(key);
                if (playing.get(a) && playing.get(b) && closed.get(key) == 0 && isClosed(a, b)) {
                    closed.add(key, 1);
                }
            });
        }
        MeetingBalance balance = MeetingBalance.of(ladder().meetings(), entries(), playing, closed);
        return (a, b) -> closed.get(PairCounts.unordered(a, b)) > 0 || balance.isAhead(a, b);
    }
}

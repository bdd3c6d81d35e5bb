package dev.outflank.arena.competition;

import java.util.ArrayList;
import java.util.List;

/** Every entry plays every other entry once per round. Entries may join at any time and catch up. */
public record RoundRobin(int rounds) implements Format {
    public RoundRobin {
        if (rounds < 1) {
            throw new IllegalArgumentException("a round robin needs at least one round, not " + rounds);
        }
    }

    /**
     * The missing pairs by the circle method: one entry stays in place, the others rotate by one place per turn, and
     * entries opposite each other play. So all entries have played about equally often at any time.
     */
    @Override
    public List<EntryPair> nextPairs(PairingState state, int wanted) {
        List<EntryPair> next = new ArrayList<>();
        int[] entries = state.available();
        int places = entries.length + entries.length % 2;
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < places - 1; turn++) {
                for (int i = 0; i < places / 2; i++) {
                    int a = i == 0 ? 0 : 1 + (i - 1 + turn) % (places - 1);
                    int b = 1 + (places - 2 - i + turn) % (places - 1);
                    if (next.size() >= wanted) {
                        return next;
                    }
                    if (Math.max(a, b) < entries.length) {
                        addIfMissing(state, round, entries[a], entries[b], next);
                    }
                }
            }
        }
        return next;
    }

    /** The pair that replaces a void one is played in an additional round. */
    private void addIfMissing(PairingState state, int round, int a, int b, List<EntryPair> next) {
        if (state.isMissing(Stage.ROUND_ROBIN, a, b, rounds)) {
            int free = state.nextRound(Stage.ROUND_ROBIN, a, b);
            boolean replaces = free >= rounds;
            if (replaces ? round == 0 : !state.isAssigned(Stage.ROUND_ROBIN, round, a, b)) {
                next.add(new EntryPair(Stage.ROUND_ROBIN, replaces ? free : round, a, b));
            }
        }
    }

    @Override
    public int pairs(int entries) {
        return rounds * entries * (entries - 1) / 2;
    }

    @Override
    public List<Stage> stages() {
        return List.of(Stage.ROUND_ROBIN);
    }

    @Override
    public String description() {
        return "round robin, rounds " + rounds;
    }

    @Override
    public String journalText() {
        return "round robin";
    }

    @Override
    public boolean hasFixedSchedule() {
        return true;
    }
}

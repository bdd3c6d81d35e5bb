package dev.outflank.arena.competition;

import java.util.ArrayList;
import java.util.List;

/** The first entries, the challengers, play all others once per round, but not each other. */
public record Gauntlet(int challengers, int rounds) implements Format {
    public Gauntlet {
        if (challengers < 1 || rounds < 1) {
            throw new IllegalArgumentException(
                    "a gauntlet needs at least one challenger and one round, not " + challengers + " and " + rounds);
        }
    }

    @Override
    public List<EntryPair> nextPairs(PairingState state, int wanted) {
        List<EntryPair> next = new ArrayList<>();
        int[] entries = state.available();
        for (int round = 0; round < rounds; round++) {
            for (int other = challengers; other < entries.length; other++) {
                for (int challenger = 0; challenger < challengers; challenger++) {
                    if (next.size() >= wanted) {
                        return next;
                    }
                    if (!state.isAssigned(Stage.GAUNTLET, round, entries[challenger], entries[other])) {
                        next.add(new EntryPair(Stage.GAUNTLET, round, entries[challenger], entries[other]));
                    }
                }
            }
        }
        return next;
    }

    @Override
    public int pairs(int entries) {
        return rounds * challengers * Math.max(0, entries - challengers);
    }

    @Override
    public List<Stage> stages() {
        return List.of(Stage.GAUNTLET);
    }

    @Override
    public String description() {
        return "gauntlet, challengers " + challengers + ", rounds " + rounds;
    }

    @Override
    public String journalText() {
        return "gauntlet, challengers " + challengers;
    }

    @Override
    public boolean hasFixedSchedule() {
        return true;
    }
}

package dev.outflank.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first entries, the challengers, play all others once per round, but not each other. */
public record Gauntlet(int challengers, int rounds) implements Format {
    public Gauntlet {
        if (challengers < 1 || rounds < 1) {
            throw new IllegalArgumentException(
                    "a gauntlet needs at least one challenger and one round, not " + challengers + " and " + rounds);
        }
    }

    @Override
    public Optional<ScheduledPair> nextPair(History history) {
        return history.firstUnassigned(schedule(history.names()));
    }

    private List<ScheduledPair> schedule(List<String> names) {
        List<ScheduledPair> pairs = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (String other : names.subList(Math.min(challengers, names.size()), names.size())) {
                for (String challenger : names.subList(0, challengers)) {
                    pairs.add(new ScheduledPair(pairs.size(), Stage.GAUNTLET, round, challenger, other));
                }
            }
        }
        return pairs;
    }

    @Override
    public int pairs(int entries) {
        return rounds * challengers * Math.max(0, entries - challengers);
    }

    @Override
    public String description() {
        return "gauntlet, challengers " + challengers + ", rounds " + rounds;
    }

    @Override
    public boolean hasFixedSchedule() {
        return true;
    }
}

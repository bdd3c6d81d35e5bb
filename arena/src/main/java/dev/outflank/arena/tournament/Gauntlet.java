package dev.outflank.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The first entrants, the challengers, meet all others, this many times, but not each other. */
public record Gauntlet(int challengers, int rounds) implements Format {
    public Gauntlet {
        if (challengers < 1 || rounds < 1) {
            throw new IllegalArgumentException(
                    "a gauntlet has at least one challenger and one round, not " + challengers + " and " + rounds);
        }
    }

    @Override
    public Optional<Meeting> next(History history) {
        return history.firstFree(schedule(history.names()));
    }

    private List<Meeting> schedule(List<String> names) {
        List<Meeting> meetings = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            for (String other : names.subList(Math.min(challengers, names.size()), names.size())) {
                for (String challenger : names.subList(0, challengers)) {
                    meetings.add(new Meeting(meetings.size(), Stage.GAUNTLET, round, challenger, other));
                }
            }
        }
        return meetings;
    }

    @Override
    public int meetings(int entrants) {
        return rounds * challengers * Math.max(0, entrants - challengers);
    }

    @Override
    public String description() {
        return "gauntlet, challengers " + challengers + ", rounds " + rounds;
    }

    @Override
    public boolean isFixed() {
        return true;
    }
}

package dev.outflank.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Every entry plays every other entry once per round. */
public record RoundRobin(int rounds) implements Format {
    public RoundRobin {
        if (rounds < 1) {
            throw new IllegalArgumentException("a round robin needs at least one round, not " + rounds);
        }
    }

    @Override
    public Optional<ScheduledPair> nextPair(History history) {
        return history.firstUnassigned(schedule(history.names(), 0));
    }

    /**
     * All pairs, by the circle method: one entry stays in place, the others rotate by one place per turn, and entries
     * opposite each other play. So all entries have played about equally often at any time.
     */
    List<ScheduledPair> schedule(List<String> names, int firstNumber) {
        List<ScheduledPair> pairs = new ArrayList<>();
        int places = names.size() + names.size() % 2;
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < places - 1; turn++) {
                for (int i = 0; i < places / 2; i++) {
                    int a = i == 0 ? 0 : 1 + (i - 1 + turn) % (places - 1);
                    int b = 1 + (places - 2 - i + turn) % (places - 1);
                    if (Math.max(a, b) < names.size()) {
                        int number = firstNumber + pairs.size();
                        pairs.add(new ScheduledPair(number, Stage.ROUND_ROBIN, round, names.get(a), names.get(b)));
                    }
                }
            }
        }
        return pairs;
    }

    @Override
    public int pairs(int entries) {
        return rounds * entries * (entries - 1) / 2;
    }

    @Override
    public String description() {
        return "round robin, rounds " + rounds;
    }

    @Override
    public boolean hasFixedSchedule() {
        return true;
    }
}

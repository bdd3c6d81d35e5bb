package dev.outflank.arena.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Everyone meets everyone, this many times. */
public record RoundRobin(int rounds) implements Format {
    public RoundRobin {
        if (rounds < 1) {
            throw new IllegalArgumentException("a round robin has at least one round, not " + rounds);
        }
    }

    @Override
    public Optional<Meeting> next(History history) {
        return history.firstFree(schedule(history.names(), 0));
    }

    /**
     * All meetings, by the circle method: one entrant stays, the others move on by one seat, and who sit opposite each
     * other meet. So at any moment all have played about as often.
     */
    List<Meeting> schedule(List<String> names, int firstNumber) {
        List<Meeting> meetings = new ArrayList<>();
        int seats = names.size() + names.size() % 2;
        for (int round = 0; round < rounds; round++) {
            for (int turn = 0; turn < seats - 1; turn++) {
                for (int i = 0; i < seats / 2; i++) {
                    int a = i == 0 ? 0 : 1 + (i - 1 + turn) % (seats - 1);
                    int b = 1 + (seats - 2 - i + turn) % (seats - 1);
                    if (Math.max(a, b) < names.size()) {
                        int number = firstNumber + meetings.size();
                        meetings.add(new Meeting(number, Stage.ROUND_ROBIN, round, names.get(a), names.get(b)));
                    }
                }
            }
        }
        return meetings;
    }

    @Override
    public int meetings(int entrants) {
        return rounds * entrants * (entrants - 1) / 2;
    }

    @Override
    public String description() {
        return "round robin, rounds " + rounds;
    }

    @Override
    public boolean isFixed() {
        return true;
    }
}

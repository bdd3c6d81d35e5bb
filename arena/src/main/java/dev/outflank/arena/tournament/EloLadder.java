package dev.outflank.arena.tournament;

import java.util.List;
import java.util.Optional;

/** Elo ratings, with meetings made one after the other by the {@link Matchmaker}, until this many were played. */
public record EloLadder(int pairs) implements Format {
    public EloLadder {
        if (pairs < 1) {
            throw new IllegalArgumentException("a ladder has at least one meeting, not " + pairs);
        }
    }

    @Override
    public Optional<ScheduledPair> nextPair(History history) {
        if (history.playedPairs().size() + history.runningPairs().size() >= pairs) {
            return Optional.empty();
        }
        LadderState state = new LadderState(history.names(), history.playedPairs());
        List<Matchmaker.Candidate> free = history.names().stream()
                .filter(name -> history.runningPairs().stream().noneMatch(meeting -> meeting.includes(name)))
                .map(state::candidate)
                .toList();
        Matchmaker matchmaker = new Matchmaker(free, pairHistory(state, history));
        Optional<Matchmaker.Choice> choice = matchmaker.choose();
        if (choice.isEmpty() && history.runningPairs().isEmpty()) {
            choice = matchmaker.chooseInDeadlock();
        }
        return choice.map(two -> scheduledPair(two.a().name(), two.b().name(), state, history));
    }

    /** Each meeting of the same two has the next opening, so that contestants without chance do not repeat a game. */
    private static ScheduledPair scheduledPair(String a, String b, LadderState state, History history) {
        return new ScheduledPair(history.nextNumber(), Stage.LADDER, state.pairs(a, b), a, b);
    }

    static Matchmaker.PairHistory pairHistory(LadderState state, History history) {
        return state.pairHistory(
                (a, b) -> history.voidPairs().stream().anyMatch(meeting -> meeting.includes(a) && meeting.includes(b)));
    }

    @Override
    public int pairs(int entries) {
        return pairs;
    }

    @Override
    public String description() {
        return "ladder, meetings " + pairs;
    }

    @Override
    public boolean hasFixedSchedule() {
        return false;
    }
}

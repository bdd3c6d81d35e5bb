package dev.outflank.arena.tournament;

import java.util.List;
import java.util.Optional;

/** A ladder with live Elo ratings: the {@link Matchmaker} chooses each pair, until the given number has been played. */
public record EloLadder(int pairs) implements Format {
    public EloLadder {
        if (pairs < 1) {
            throw new IllegalArgumentException("a ladder needs at least one pair, not " + pairs);
        }
    }

    @Override
    public Optional<ScheduledPair> nextPair(History history) {
        if (history.playedPairs().size() + history.runningPairs().size() >= pairs) {
            return Optional.empty();
        }
        LadderState state = new LadderState(history.names(), history.playedPairs());
        List<Matchmaker.Candidate> free = history.names().stream()
                .filter(name -> history.runningPairs().stream().noneMatch(pair -> pair.includes(name)))
                .map(state::candidate)
                .toList();
        Matchmaker matchmaker = new Matchmaker(free, pairHistory(state, history));
        Optional<Matchmaker.Choice> choice = matchmaker.choose();
        if (choice.isEmpty() && history.runningPairs().isEmpty()) {
            choice = matchmaker.chooseInDeadlock();
        }
        return choice.map(chosen -> scheduledPair(chosen.a().name(), chosen.b().name(), state, history));
    }

    /** Each pair between the same two entries uses the next opening, so that deterministic entries do not repeat games. */
    private static ScheduledPair scheduledPair(String a, String b, LadderState state, History history) {
        return new ScheduledPair(history.nextNumber(), Stage.LADDER, state.pairs(a, b), a, b);
    }

    static Matchmaker.PairHistory pairHistory(LadderState state, History history) {
        return state.pairHistory(
                (a, b) -> history.voidPairs().stream().anyMatch(pair -> pair.includes(a) && pair.includes(b)));
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

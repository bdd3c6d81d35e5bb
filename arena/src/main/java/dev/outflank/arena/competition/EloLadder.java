package dev.outflank.arena.competition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A ladder with live Elo ratings: the {@link Matchmaker} chooses each pair, until the given number is assigned or all
 * pairs that are left would only repeat games. Everyone meets everyone ({@link MeetingBalance}).
 */
public record EloLadder(int pairs) implements Format {
    /** A ladder that never ends. */
    public static final EloLadder ENDLESS = new EloLadder(Integer.MAX_VALUE);

    public EloLadder {
        if (pairs < 1) {
            throw new IllegalArgumentException("a ladder needs at least one pair, not " + pairs);
        }
    }

    @Override
    public List<EntryPair> nextPairs(PairingState state, int wanted) {
        int limit = Math.min(wanted, pairs - state.log().size() - state.pendingCount());
        List<EntryPair> next = new ArrayList<>();
        if (limit < 1) {
            return next;
        }
        Matchmaker matchmaker = matchmaker(state);
        Optional<Matchmaker.Choice> choice = matchmaker.take();
        if (choice.isEmpty() && state.pendingCount() == 0) {
            choice = matchmaker.chooseInDeadlock();
        }
        while (choice.isPresent()) {
            int a = choice.get().a().entry();
            int b = choice.get().b().entry();
            // Each pair of the same two uses the next opening, so that deterministic entries do not repeat games.
            next.add(new EntryPair(Stage.LADDER, state.nextRound(Stage.LADDER, a, b), a, b));
            choice = next.size() < limit ? matchmaker.take() : Optional.empty();
        }
        return next;
    }

    static Matchmaker matchmaker(PairingState state) {
        LadderState ladder = state.ladder();
        return new Matchmaker(
                Arrays.stream(state.free()).mapToObj(ladder::candidate).toList(),
                ladder.pairHistory(state.ladderExclusion()));
    }

    @Override
    public int pairs(int entries) {
        return pairs;
    }

    @Override
    public List<Stage> stages() {
        return List.of(Stage.LADDER);
    }

    @Override
    public String description() {
        return "ladder, meetings " + pairs;
    }

    @Override
    public String journalText() {
        return "ladder";
    }

    @Override
    public boolean hasFixedSchedule() {
        return false;
    }
}

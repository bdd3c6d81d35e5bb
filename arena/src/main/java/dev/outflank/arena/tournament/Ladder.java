package dev.outflank.arena.tournament;

import java.util.List;
import java.util.Optional;

/** Elo ratings, with meetings made one after the other by the {@link Matchmaker}, until this many were played. */
public record Ladder(int meetings) implements Format {
    public Ladder {
        if (meetings < 1) {
            throw new IllegalArgumentException("a ladder has at least one meeting, not " + meetings);
        }
    }

    @Override
    public Optional<Meeting> next(History history) {
        if (history.played().size() + history.running().size() >= meetings) {
            return Optional.empty();
        }
        LadderState state = new LadderState(history.names(), history.played());
        List<Matchmaker.Candidate> free = history.names().stream()
                .filter(name -> history.running().stream().noneMatch(meeting -> meeting.has(name)))
                .map(state::candidate)
                .toList();
        Matchmaker matchmaker = new Matchmaker(free, past(state, history));
        Optional<Matchmaker.Choice> choice = matchmaker.choose();
        if (choice.isEmpty() && history.running().isEmpty()) {
            choice = matchmaker.chooseInDeadlock();
        }
        return choice.map(two -> meeting(two.a().name(), two.b().name(), state, history));
    }

    /** Each meeting of the same two has the next opening, so that contestants without chance do not repeat a game. */
    private static Meeting meeting(String a, String b, LadderState state, History history) {
        return new Meeting(history.nextNumber(), Stage.LADDER, state.meetings(a, b), a, b);
    }

    static Matchmaker.Past past(LadderState state, History history) {
        return state.past(
                (a, b) -> history.voided().stream().anyMatch(meeting -> meeting.has(a) && meeting.has(b)));
    }

    @Override
    public int meetings(int entrants) {
        return meetings;
    }

    @Override
    public String description() {
        return "ladder, meetings " + meetings;
    }

    @Override
    public boolean isFixed() {
        return false;
    }
}

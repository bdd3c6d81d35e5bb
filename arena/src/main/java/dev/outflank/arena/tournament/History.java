package dev.outflank.arena.tournament;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What has happened in a tournament so far: the meetings played, being played, and given up as void. */
public final class History {
    private final List<String> names;
    private final TreeMap<Integer, Played> played = new TreeMap<>();
    private final Map<Integer, Meeting> running = new HashMap<>();
    private final TreeMap<Integer, Meeting> voided = new TreeMap<>();

    public History(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** The entrants in the order in which they were entered. */
    public List<String> names() {
        return names;
    }

    public void begin(Meeting meeting) {
        running.put(meeting.number(), meeting);
    }

    Meeting meeting(int number) {
        return Optional.ofNullable(running.get(number)).orElseThrow();
    }

    public void finish(Played one) {
        running.remove(one.meeting().number());
        voided.remove(one.meeting().number());
        played.put(one.meeting().number(), one);
    }

    public void giveUp(Meeting meeting) {
        running.remove(meeting.number());
        voided.put(meeting.number(), meeting);
    }

    void forgetVoided() {
        voided.clear();
    }

    /** The meetings played, in the order in which they were made. */
    public List<Played> played() {
        return List.copyOf(played.values());
    }

    public List<Played> played(Stage stage) {
        return played.values().stream()
                .filter(one -> one.meeting().stage() == stage)
                .toList();
    }

    boolean isPlayed(int number) {
        return played.containsKey(number);
    }

    Collection<Meeting> running() {
        return running.values();
    }

    /** The meetings that could not be played, through no fault of the entrants. */
    public List<Meeting> voided() {
        return List.copyOf(voided.values());
    }

    /** Whether a meeting with this number was played, is being played, or was given up. */
    boolean isTaken(int number) {
        return played.containsKey(number) || running.containsKey(number) || voided.containsKey(number);
    }

    /** The number that no meeting has had. */
    int nextNumber() {
        int next = played.isEmpty() ? 0 : played.lastKey() + 1;
        for (Map<Integer, Meeting> others : List.of(running, voided)) {
            for (int number : others.keySet()) {
                next = Math.max(next, number + 1);
            }
        }
        return next;
    }

    /** The first meeting of a fixed list that nobody has begun. */
    Optional<Meeting> firstFree(List<Meeting> schedule) {
        return schedule.stream().filter(meeting -> !isTaken(meeting.number())).findFirst();
    }

    /** A copy that changes no more. */
    History snapshot() {
        History copy = new History(names);
        copy.played.putAll(played);
        copy.running.putAll(running);
        copy.voided.putAll(voided);
        return copy;
    }
}

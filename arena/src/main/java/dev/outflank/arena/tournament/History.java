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
    private final TreeMap<Integer, PlayedPair> played = new TreeMap<>();
    private final Map<Integer, ScheduledPair> running = new HashMap<>();
    private final TreeMap<Integer, ScheduledPair> voided = new TreeMap<>();

    public History(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** The entrants in the order in which they were entered. */
    public List<String> names() {
        return names;
    }

    public void start(ScheduledPair meeting) {
        running.put(meeting.number(), meeting);
    }

    ScheduledPair runningPair(int number) {
        return Optional.ofNullable(running.get(number)).orElseThrow();
    }

    public void complete(PlayedPair one) {
        running.remove(one.scheduled().number());
        voided.remove(one.scheduled().number());
        played.put(one.scheduled().number(), one);
    }

    public void markVoid(ScheduledPair meeting) {
        running.remove(meeting.number());
        voided.put(meeting.number(), meeting);
    }

    void clearVoid() {
        voided.clear();
    }

    /** The meetings played, in the order in which they were made. */
    public List<PlayedPair> playedPairs() {
        return List.copyOf(played.values());
    }

    public List<PlayedPair> playedPairs(Stage stage) {
        return played.values().stream()
                .filter(one -> one.scheduled().stage() == stage)
                .toList();
    }

    boolean isPlayed(int number) {
        return played.containsKey(number);
    }

    Collection<ScheduledPair> runningPairs() {
        return running.values();
    }

    /** The meetings that could not be played, through no fault of the entrants. */
    public List<ScheduledPair> voidPairs() {
        return List.copyOf(voided.values());
    }

    /** Whether a meeting with this number was played, is being played, or was given up. */
    boolean isAssigned(int number) {
        return played.containsKey(number) || running.containsKey(number) || voided.containsKey(number);
    }

    /** The number that no meeting has had. */
    int nextNumber() {
        int next = played.isEmpty() ? 0 : played.lastKey() + 1;
        for (Map<Integer, ScheduledPair> others : List.of(running, voided)) {
            for (int number : others.keySet()) {
                next = Math.max(next, number + 1);
            }
        }
        return next;
    }

    /** The first meeting of a fixed list that nobody has begun. */
    Optional<ScheduledPair> firstUnassigned(List<ScheduledPair> schedule) {
        return schedule.stream()
                .filter(meeting -> !isAssigned(meeting.number()))
                .findFirst();
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

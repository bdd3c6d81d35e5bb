package dev.outflank.arena.tournament;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** State of a tournament: the pairs that were played, are running, or are void. */
public final class History {
    private final List<String> names;
    private final TreeMap<Integer, PlayedPair> played = new TreeMap<>();
    private final Map<Integer, ScheduledPair> running = new HashMap<>();
    private final TreeMap<Integer, ScheduledPair> voided = new TreeMap<>();

    public History(List<String> names) {
        this.names = List.copyOf(names);
    }

    /** Names of the entries in their original order. */
    public List<String> names() {
        return names;
    }

    public void start(ScheduledPair pair) {
        running.put(pair.number(), pair);
    }

    ScheduledPair runningPair(int number) {
        return Optional.ofNullable(running.get(number)).orElseThrow();
    }

    public void complete(PlayedPair pair) {
        int number = pair.scheduled().number();
        running.remove(number);
        voided.remove(number);
        played.put(number, pair);
    }

    public void markVoid(ScheduledPair pair) {
        running.remove(pair.number());
        voided.put(pair.number(), pair);
    }

    void clearVoid() {
        voided.clear();
    }

    /** The played pairs, ordered by number. */
    public List<PlayedPair> playedPairs() {
        return List.copyOf(played.values());
    }

    public List<PlayedPair> playedPairs(Stage stage) {
        return played.values().stream()
                .filter(pair -> pair.scheduled().stage() == stage)
                .toList();
    }

    boolean isPlayed(int number) {
        return played.containsKey(number);
    }

    Collection<ScheduledPair> runningPairs() {
        return running.values();
    }

    /** The pairs that could not be played because the arena failed. */
    public List<ScheduledPair> voidPairs() {
        return List.copyOf(voided.values());
    }

    /** Whether the pair with this number was played, is running, or is void. */
    boolean isAssigned(int number) {
        return played.containsKey(number) || running.containsKey(number) || voided.containsKey(number);
    }

    /** The first number greater than those of all pairs. */
    int nextNumber() {
        int next = played.isEmpty() ? 0 : played.lastKey() + 1;
        for (Map<Integer, ScheduledPair> others : List.of(running, voided)) {
            for (int number : others.keySet()) {
                next = Math.max(next, number + 1);
            }
        }
        return next;
    }

    /** The first pair of a schedule that is not assigned. */
    Optional<ScheduledPair> firstUnassigned(List<ScheduledPair> schedule) {
        return schedule.stream().filter(pair -> !isAssigned(pair.number())).findFirst();
    }

    /** An independent copy. */
    History snapshot() {
        History copy = new History(names);
        copy.played.putAll(played);
        copy.running.putAll(running);
        copy.voided.putAll(voided);
        return copy;
    }
}

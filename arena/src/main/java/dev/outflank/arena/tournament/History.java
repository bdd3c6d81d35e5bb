package dev.outflank.arena.tournament;

import dev.outflank.arena.competition.EntryPair;
import dev.outflank.arena.competition.Format;
import dev.outflank.arena.competition.GameSummary;
import dev.outflank.arena.competition.PairingState;
import dev.outflank.arena.competition.ResultLog;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** State of a tournament: the pairs that were played, are running, or are void. */
final class History {
    private final List<String> names;
    private final TreeMap<Integer, PlayedPair> played = new TreeMap<>();
    private final Map<Integer, ScheduledPair> running = new HashMap<>();
    private final TreeMap<Integer, ScheduledPair> voided = new TreeMap<>();
    private final ResultLog log;

    History(List<String> names) {
        this(names, new ResultLog());
    }

    private History(List<String> names, ResultLog log) {
        this.names = List.copyOf(names);
        this.log = log;
    }

    /** Names of the entries in their original order. */
    List<String> names() {
        return names;
    }

    ResultLog log() {
        return log;
    }

    void start(ScheduledPair pair) {
        running.put(pair.number(), pair);
    }

    ScheduledPair runningPair(int number) {
        return Optional.ofNullable(running.get(number)).orElseThrow();
    }

    void complete(PlayedPair pair) {
        int number = pair.scheduled().number();
        running.remove(number);
        voided.remove(number);
        played.put(number, pair);
        log.add(
                number,
                entryPair(pair.scheduled()),
                GameSummary.of(pair.pair().first()),
                GameSummary.of(pair.pair().second()));
    }

    void markVoid(ScheduledPair pair) {
        running.remove(pair.number());
        voided.put(pair.number(), pair);
    }

    void clearVoid() {
        voided.clear();
    }

    /** The played pairs, ordered by number. */
    List<PlayedPair> playedPairs() {
        return List.copyOf(played.values());
    }

    boolean isPlayed(int number) {
        return played.containsKey(number);
    }

    /** The pairs that could not be played because the arena failed. */
    List<ScheduledPair> voidPairs() {
        return List.copyOf(voided.values());
    }

    /** The pair to start now; empty if none can start before a running pair ends, or if all pairs are done. */
    Optional<ScheduledPair> nextPair(Format format) {
        return nextPair(format, Integer.MAX_VALUE);
    }

    /** The same with this number of openings, after which a ladder would repeat games. */
    Optional<ScheduledPair> nextPair(Format format, int openings) {
        PairingState state = new PairingState(
                log,
                names.size(),
                IntStream.range(0, names.size()).toArray(),
                running.values().stream().map(this::entryPair).toList(),
                voided.values().stream()
                        .map(pair -> new PairingState.VoidPair(entryPair(pair), true))
                        .toList(),
                PairingState.VoidRule.KEEP,
                (a, b) -> openings);
        return format.nextPairs(state, 1).stream()
                .findFirst()
                .map(pair -> new ScheduledPair(
                        nextNumber(format), pair.stage(), pair.round(), names.get(pair.a()), names.get(pair.b())));
    }

    private EntryPair entryPair(ScheduledPair pair) {
        return new EntryPair(pair.stage(), pair.round(), names.indexOf(pair.a()), names.indexOf(pair.b()));
    }

    /**
     * With a fixed schedule, the first number that is free, so that a pair that a crash interrupted gets its number again.
     * Otherwise results count in the order in which they were scheduled, so the number is greater than all others.
     */
    private int nextNumber(Format format) {
        int number = 0;
        if (!format.hasFixedSchedule()) {
            for (Map<Integer, ?> pairs : List.of(played, running, voided)) {
                number = Math.max(
                        number,
                        1
                                + pairs.keySet().stream()
                                        .mapToInt(Integer::intValue)
                                        .max()
                                        .orElse(-1));
            }
        }
        while (played.containsKey(number) || running.containsKey(number) || voided.containsKey(number)) {
            number++;
        }
        return number;
    }

    /** An independent copy. */
    History snapshot() {
        History copy = new History(names, log.copy());
        copy.played.putAll(played);
        copy.running.putAll(running);
        copy.voided.putAll(voided);
        return copy;
    }
}

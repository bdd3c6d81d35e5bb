package dev.outflank.judge.competition;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.contest.StoredContest;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The results of a contest in memory, in the order in which they count. An update reads new pairs only: all pairs before
 * the oldest pending one are final. When the contest's revision changes, because a rejudge changed which results count,
 * everything is read again.
 */
public final class ContestResults {
    private static final int BATCH_SIZE = 200;

    private final EntryStore entryStore;
    private final PairingStore pairings;
    private final String contest;
    private final TreeMap<Long, PlayedPair> played = new TreeMap<>();
    private final Map<Long, Pairing> settled = new HashMap<>();
    private List<StoredEntry> entries = List.of();
    private List<Pairing> pending = List.of();
    private List<Pairing> voided = List.of();
    private long revision = -1;
    private long firstUnsettled;

    public ContestResults(EntryStore entryStore, PairingStore pairings, String contest) {
        this.entryStore = entryStore;
        this.pairings = pairings;
        this.contest = contest;
    }

    /** Reads new results from the store. */
    public void update(StoredContest stored) {
        if (stored.revision() != revision) {
            played.clear();
            settled.clear();
            firstUnsettled = 0;
            revision = stored.revision();
        }
        entries = entryStore.of(contest);
        List<Pairing> fresh = new ArrayList<>();
        List<Pairing> waiting = new ArrayList<>();
        long next = firstUnsettled;
        for (Pairing pair : pairings.listFrom(contest, firstUnsettled)) {
            next = pair.id() + 1;
            if (pair.state() == Pairing.State.PENDING) {
                waiting.add(pair);
            } else if (settled.put(pair.id(), pair) == null && pair.state() == Pairing.State.PLAYED && pair.counts()) {
                fresh.add(pair);
            }
        }
        firstUnsettled = waiting.isEmpty() ? next : waiting.getFirst().id();
        pending = waiting.stream().filter(pair -> pair.edition() == 0).toList();
        voided = settled.values().stream()
                .filter(pair -> pair.state() == Pairing.State.VOID)
                .toList();
        for (int i = 0; i < fresh.size(); i += BATCH_SIZE) {
            add(fresh.subList(i, Math.min(i + BATCH_SIZE, fresh.size())));
        }
    }

    private void add(List<Pairing> pairs) {
        Map<Long, List<StoredGame>> games = new HashMap<>();
        pairings.games(pairs.stream().map(Pairing::id).toList())
                .forEach(game -> games.computeIfAbsent(game.pair(), pair -> new ArrayList<>())
                        .add(game));
        Map<Long, String> names = new HashMap<>();
        entries.forEach(one -> names.put(one.id(), one.name()));
        for (Pairing pair : pairs) {
            List<StoredGame> pairGames = games.getOrDefault(pair.id(), List.of());
            if (pairGames.size() != 2) {
                throw new IllegalStateException("pair " + pair.id() + " has " + pairGames.size() + " games");
            }
            ScheduledPair scheduled = new ScheduledPair(
                    Math.toIntExact(pair.place()),
                    pair.stage(),
                    pair.round(),
                    names.getOrDefault(pair.a(), ""),
                    names.getOrDefault(pair.b(), ""));
            try {
                played.put(
                        pair.place(),
                        new PlayedPair(
                                scheduled,
                                new GamePair(
                                        GameJson.parse(pairGames.getFirst().record()),
                                        GameJson.parse(pairGames.getLast().record()))));
            } catch (NotationException e) {
                throw new IllegalStateException(
                        "a game of pair " + pair.id() + " cannot be read: " + e.getMessage(), e);
            }
        }
    }

    /** All entries, also inactive ones, in the order in which they entered. */
    public List<StoredEntry> entries() {
        return entries;
    }

    /** The entries that are playing. */
    public List<StoredEntry> activeEntries() {
        return entries.stream().filter(StoredEntry::isPlaying).toList();
    }

    public List<PlayedPair> played() {
        return List.copyOf(played.values());
    }

    public List<PlayedPair> played(Stage stage) {
        return played.values().stream()
                .filter(one -> one.scheduled().stage() == stage)
                .toList();
    }

    /** The pending pairs, without those of rejudges. */
    public List<Pairing> pending() {
        return pending;
    }

    public List<Pairing> voided() {
        return voided;
    }
}

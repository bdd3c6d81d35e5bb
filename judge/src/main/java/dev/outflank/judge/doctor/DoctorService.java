package dev.outflank.judge.doctor;

import dev.outflank.arena.diagnosis.BotDiagnosis;
import dev.outflank.arena.diagnosis.GameAnalyst;
import dev.outflank.arena.diagnosis.GameDiagnosis;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.store.Database;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** Diagnoses rated games one at a time, and shows what was found in the games of an entry. */
public final class DoctorService {
    /** The latest games of an entry that count for its diagnosis. */
    private static final int MAX_GAMES = 200;

    private final DiagnosisStore store;
    private final CompetitionService competitions;
    /** While no pair after this one has games, there is nothing to do. */
    private volatile long finishedPair = -1;

    public DoctorService(Database database, CompetitionService competitions) {
        this.store = new DiagnosisStore(database.jdbi());
        this.competitions = competitions;
    }

    /** An entry and what was found in its games. */
    public record EntryDiagnosis(StoredEntry entry, BotDiagnosis diagnosis) {}

    boolean hasTasks() {
        return store.hasTasks();
    }

    /**
     * Diagnoses one game.
     *
     * @param cancelled becomes true when there is something more important to do
     * @return false if there is nothing to do, or it was cancelled
     */
    boolean diagnoseNext(GameAnalyst analyst, BooleanSupplier cancelled) {
        long lastPair = store.lastPair();
        if (lastPair == finishedPair) {
            return false;
        }
        Optional<DiagnosisStore.OpenGame> next = store.next();
        if (next.isEmpty()) {
            finishedPair = lastPair;
            return false;
        }
        try {
            store.add(next.get(), diagnose(next.get(), analyst, cancelled));
            return true;
        } catch (CancellationException busy) {
            return false;
        }
    }

    private static String diagnose(DiagnosisStore.OpenGame open, GameAnalyst analyst, BooleanSupplier cancelled) {
        try {
            GameRecord game = GameJson.parse(open.record());
            return analyst.supports(game.game())
                    ? GameDiagnosis.of(
                                    game,
                                    open.entry() == open.black() ? Colour.BLACK : Colour.WHITE,
                                    analyst,
                                    cancelled)
                            .toJson()
                    : "";
        } catch (NotationException e) {
            throw new IllegalStateException("the record of pair " + open.pair() + " cannot be read", e);
        }
    }

    public BotDiagnosis diagnosis(StoredEntry entry) {
        List<GameDiagnosis> games = new ArrayList<>();
        for (String body : store.ofEntry(entry.id(), MAX_GAMES)) {
            try {
                games.add(GameDiagnosis.parse(body));
            } catch (NotationException e) {
                throw new IllegalStateException("a diagnosis of " + entry.name() + " cannot be read", e);
            }
        }
        return new BotDiagnosis(games);
    }

    /** The students' current entries of a contest that have diagnoses, those that lose most first. */
    public List<EntryDiagnosis> field(String contest) {
        return competitions.entries(contest).stream()
                .filter(entry -> entry.upload().isPresent() && entry.isPlaying())
                .map(entry -> new EntryDiagnosis(entry, diagnosis(entry)))
                .filter(one -> !one.diagnosis().games().isEmpty())
                .sorted(Comparator.comparingDouble(
                        (EntryDiagnosis one) -> -one.diagnosis().discsPerGame()))
                .toList();
    }

    /** The entries of the same student, the oldest first. */
    public List<EntryDiagnosis> trend(StoredEntry entry) {
        return competitions.entries(entry.contest()).stream()
                .filter(other -> other.person().isPresent() && other.person().equals(entry.person()))
                .sorted(Comparator.comparing(StoredEntry::enteredAt))
                .map(other -> new EntryDiagnosis(other, diagnosis(other)))
                .filter(one -> !one.diagnosis().games().isEmpty())
                .toList();
    }
}

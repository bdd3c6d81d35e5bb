package dev.outflank.arena.match;

import dev.outflank.arena.rating.EloEstimate;
import dev.outflank.arena.rating.Pentanomial;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Tally;
import dev.outflank.rules.Colour;
import java.time.Duration;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Running score of a match. */
public final class MatchScore {
    private final String nameA;
    private final String nameB;
    private final Tally a = new Tally();
    private final Tally b = new Tally();
    private final Set<String> hashes = new HashSet<>();
    private Pentanomial pairs = Pentanomial.of(0, 0, 0, 0, 0);

    MatchScore(String nameA, String nameB) {
        this.nameA = nameA;
        this.nameB = nameB;
    }

    void add(GamePair pair) {
        a.add(pair.first(), Colour.BLACK);
        a.add(pair.second(), Colour.WHITE);
        b.add(pair.first(), Colour.WHITE);
        b.add(pair.second(), Colour.BLACK);
        pair.games().stream().map(GameRecord::hash).forEach(hashes::add);
        pairs = pairs.plus(pair.halfPoints());
    }

    public int games() {
        return a.games();
    }

    /** Number of games that differ in start position or moves. */
    public int distinctGames() {
        return hashes.size();
    }

    /** Pair results, scaled by the share of distinct games, because repeated games add no evidence. */
    public Pentanomial distinctPairs() {
        return games() == 0 ? pairs : pairs.scaled((double) distinctGames() / games());
    }

    public EloEstimate estimate() {
        return EloEstimate.of(distinctPairs());
    }

    /** One-line progress report. */
    public String toLine() {
        int duplicates = games() - distinctGames();
        return String.format(
                Locale.ROOT,
                "%s %d – %d – %d %s, %s%s",
                nameA,
                a.wins(),
                a.draws(),
                b.wins(),
                nameB,
                estimate(),
                duplicates == 0 ? "" : ", " + duplicates + " games repeated");
    }

    public MatchSummary summary() {
        return new MatchSummary(
                nameA,
                nameB,
                games(),
                a.wins(),
                a.draws(),
                b.wins(),
                faults(a),
                faults(b),
                seconds(a.maxTime().cpu()),
                seconds(a.maxTime().wall()),
                seconds(b.maxTime().cpu()),
                seconds(b.maxTime().wall()),
                distinctGames());
    }

    private static Map<String, Integer> faults(Tally tally) {
        Map<String, Integer> faults = new TreeMap<>();
        tally.faults().forEach((verdict, count) -> faults.put(verdict.name(), count));
        return faults;
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}

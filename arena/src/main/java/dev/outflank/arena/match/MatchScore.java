package dev.outflank.arena.match;

import dev.outflank.arena.rating.EloEstimate;
import dev.outflank.arena.rating.Pentanomial;
import dev.outflank.arena.rating.Sprt;
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

    /** Pair results as counts of pairs in which A scored 0, ½, 1, 1½ and 2 points. */
    public Pentanomial pairs() {
        return pairs;
    }

    /** Number of games that a fault of a contestant decided, not the board. */
    public int faultGames() {
        return a.faultCount() + b.faultCount();
    }

    /** Number of games decided by faults as a share of all games. */
    double faultShare() {
        return games() == 0 ? 0 : (double) faultGames() / games();
    }

    public EloEstimate estimate() {
        return EloEstimate.of(distinctPairs());
    }

    /** One-line progress report. */
    public String toLine() {
        int duplicates = games() - distinctGames();
        int faults = faultGames();
        return String.format(
                Locale.ROOT,
                "%s %d – %d – %d %s, %s%s%s",
                nameA,
                a.wins(),
                a.draws(),
                b.wins(),
                nameB,
                estimate(),
                duplicates == 0 ? "" : ", " + duplicates + " games repeated",
                faults == 0 ? "" : ", " + faults + " games decided by faults");
    }

    /** The pentanomial line of fastchess and fishtest. */
    public String pentanomialLine() {
        return "Ptnml(0-2): " + pairs.counts();
    }

    public MatchSummary summary() {
        EloEstimate estimate = estimate();
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
                distinctGames(),
                faultGames(),
                rounded(estimate.elo()),
                rounded(estimate.error()),
                rounded(estimate.likelihoodOfSuperiority()),
                pairs.counts(),
                rounded(Sprt.DEFAULT.logLikelihoodRatio(distinctPairs())));
    }

    private static Map<String, Integer> faults(Tally tally) {
        Map<String, Integer> faults = new TreeMap<>();
        tally.faults().forEach((verdict, count) -> faults.put(verdict.name(), count));
        return faults;
    }

    /** Four decimals, and never -0.0. */
    private static double rounded(double value) {
        return Math.round(value * 1e4) / 1e4;
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}

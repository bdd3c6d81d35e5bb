package dev.outflank.arena.tournament;

import dev.outflank.arena.competition.CompetitionEntry;
import dev.outflank.arena.competition.LadderState;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsCalculator;
import dev.outflank.arena.rating.Strengths;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** Results of a tournament: standings, strengths and cross table, computed from its options and its pairs. */
public final class TournamentResults {
    private final TournamentOptions options;
    private final History history;

    TournamentResults(TournamentOptions options, History history) {
        this.options = options;
        this.history = history;
    }

    public TournamentOptions options() {
        return options;
    }

    public List<PlayedPair> playedPairs() {
        return history.playedPairs();
    }

    public List<ScheduledPair> voidPairs() {
        return history.voidPairs();
    }

    /** The standings of each stage of the format. */
    public List<StageStandings> standings() {
        StandingsCalculator calculator = calculator();
        return options.format().stages().stream().map(calculator::standings).toList();
    }

    /** Strengths of the entries, in their order, from all games; repeated games count once. */
    public Strengths strengths() {
        return calculator().strengths();
    }

    private StandingsCalculator calculator() {
        List<String> names = options.names();
        return new StandingsCalculator(
                history.log(),
                IntStream.range(0, names.size())
                        .mapToObj(i -> new CompetitionEntry(i, names.get(i)))
                        .toList(),
                IntStream.range(0, names.size()).toArray(),
                Map.of());
    }

    /** The cross table of all games. */
    public TournamentCrossTable crossTable() {
        return TournamentCrossTable.of(history.playedPairs().stream().flatMap(pair -> pair.games().stream()));
    }

    /** An entry's ladder rating at the start and after each of its pairs. */
    public List<Double> ladderRatings(String name) {
        List<String> names = options.names();
        return LadderState.ratings(history.log(), names.size(), names.indexOf(name));
    }
}

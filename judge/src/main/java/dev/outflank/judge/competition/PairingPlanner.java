package dev.outflank.judge.competition;

import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.EntryPair;
import dev.outflank.arena.competition.FairShare;
import dev.outflank.arena.competition.OpenPointsRace;
import dev.outflank.arena.competition.PairPriority;
import dev.outflank.arena.competition.PairingRule;
import dev.outflank.arena.competition.PairingState;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.competition.Stage;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.contest.Contest;
import java.util.Arrays;
import java.util.List;

/**
 * Plans the next pairs of a contest. Plans depend on the results only, so a restarted judge continues as if it had never
 * stopped.
 *
 * <p>A ladder ends when all pairs that are left would only repeat games, which is never if an entry varies its play. A round robin and a points race end when every entry has played enough games; entries that
 * join later catch up.
 */
final class PairingPlanner {
    /** A pair to be created. */
    record PlannedPairing(Stage stage, StoredEntry a, StoredEntry b, int round, int priority) {}

    private final Competition competition;
    private final ContestResults results;
    private final PairingState state;

    PairingPlanner(Contest contest, Competition competition, ContestResults results) {
        this.competition = competition;
        this.results = results;
        this.state = results.pairingState(CompetitionOpenings.of(contest, competition));
    }

    /** Whether all entries of a ladder have played enough pairs; the ladder then continues slowly. */
    boolean hasEnoughGames() {
        return competition.kind() == Competition.Kind.LADDER
                && Arrays.stream(results.activeEntries())
                        .allMatch(entry -> state.pairs(entry) >= competition.pairsPerEntry());
    }

    /** Plans at most {@code limit} pairs. */
    List<PlannedPairing> choose(boolean isFinal, int limit) {
        if (results.activeEntries().length < 2 || limit < 1) {
            return List.of();
        }
        return rule(isFinal).nextPairs(state, limit).stream().map(this::planned).toList();
    }

    private PairingRule rule(boolean isFinal) {
        int boards = competition.boards().size();
        return switch (competition.kind()) {
            case ROUND_ROBIN -> new FairShare(new RoundRobin(competition.rounds() * boards));
            case LADDER -> isFinal ? new FairShare(new RoundRobin(boards)) : EloLadder.ENDLESS;
            case POINTS_RACE ->
                isFinal ? new FairShare(new RoundRobin(boards)) : new OpenPointsRace(competition.rounds());
        };
    }

    private PlannedPairing planned(EntryPair pair) {
        List<StoredEntry> entries = results.entries();
        return new PlannedPairing(
                pair.stage(),
                entries.get(pair.a()),
                entries.get(pair.b()),
                pair.round(),
                PairPriority.of(
                        pair, state, entry -> entries.get(entry).person().isPresent()));
    }
}

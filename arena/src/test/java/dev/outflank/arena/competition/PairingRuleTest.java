package dev.outflank.arena.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.PairingState.VoidPair;
import dev.outflank.arena.competition.PairingState.VoidRule;
import dev.outflank.arena.record.Outcome;
import dev.outflank.protocol.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class PairingRuleTest {
    private static EntryPair roundRobin(int round, int a, int b) {
        return new EntryPair(Stage.ROUND_ROBIN, round, a, b);
    }

    @Test
    void roundRobin_someAssigned_returnsTheMissing() {
        TestResults results = new TestResults(4);
        List<EntryPair> all = new RoundRobin(2).nextPairs(results.state(VoidRule.KEEP), 100);
        assertThat(all).hasSize(12).doesNotHaveDuplicates();
        results.play(all.get(1), 2, 2);
        results.pending.add(all.get(4));
        List<EntryPair> rest = new ArrayList<>(all);
        rest.removeAll(List.of(all.get(1), all.get(4)));
        assertThat(new RoundRobin(2).nextPairs(results.state(VoidRule.KEEP), 100))
                .isEqualTo(rest);
        assertThat(new RoundRobin(2).nextPairs(results.state(VoidRule.KEEP), 3)).isEqualTo(rest.subList(0, 3));
    }

    @Test
    void roundRobin_entryThatLeft_isNotPaired() {
        TestResults results = new TestResults(4);
        assertThat(new RoundRobin(1).nextPairs(results.state(VoidRule.REPLACE, 0, 1, 3), 100))
                .hasSize(3)
                .noneMatch(pair -> pair.includes(2));
    }

    @Test
    void roundRobin_voidPair_isKeptOrReplaced() {
        TestResults results = new TestResults(2);
        results.voided.add(new VoidPair(roundRobin(0, 0, 1), true));
        assertThat(new RoundRobin(1).nextPairs(results.state(VoidRule.KEEP), 9)).isEmpty();
        assertThat(new RoundRobin(2).nextPairs(results.state(VoidRule.KEEP), 9)).containsExactly(roundRobin(1, 0, 1));
        assertThat(new RoundRobin(1).nextPairs(results.state(VoidRule.REPLACE), 9))
                .containsExactly(roundRobin(1, 0, 1));
        results.voided.add(new VoidPair(roundRobin(1, 0, 1), false));
        results.voided.add(new VoidPair(roundRobin(2, 0, 1), true));
        assertThat(new RoundRobin(1).nextPairs(results.state(VoidRule.REPLACE), 9))
                .as("two failures")
                .containsExactly(roundRobin(3, 0, 1));
        results.voided.add(new VoidPair(roundRobin(3, 0, 1), true));
        assertThat(new RoundRobin(1).nextPairs(results.state(VoidRule.REPLACE), 9))
                .as("three failures")
                .isEmpty();
    }

    @Test
    void roundRobin_voidPairOfSeveralRounds_isReplacedOnce() {
        TestResults results = new TestResults(2);
        results.win(Stage.ROUND_ROBIN, 0, 0, 1);
        results.voided.add(new VoidPair(roundRobin(1, 0, 1), true));
        assertThat(new RoundRobin(2).nextPairs(results.state(VoidRule.REPLACE), 9))
                .containsExactly(roundRobin(2, 0, 1));
    }

    @Test
    void gauntlet_someAssigned_returnsTheMissing() {
        TestResults results = new TestResults(3);
        results.win(Stage.GAUNTLET, 0, 0, 1);
        assertThat(new Gauntlet(1, 2).nextPairs(results.state(VoidRule.KEEP), 2))
                .containsExactly(new EntryPair(Stage.GAUNTLET, 0, 0, 2), new EntryPair(Stage.GAUNTLET, 1, 0, 1));
    }

    @Test
    void fairShare_newEntry_comesFirst() {
        TestResults results = new TestResults(5);
        for (int a = 0; a < 3; a++) {
            for (int b = a + 1; b < 4; b++) {
                results.win(Stage.ROUND_ROBIN, 0, a, b);
            }
        }
        List<EntryPair> next = new FairShare(new RoundRobin(3)).nextPairs(results.state(VoidRule.REPLACE), 6);
        assertThat(next.subList(0, 4)).allMatch(pair -> pair.includes(4));
        assertThat(new FairShare(new RoundRobin(3)).nextPairs(results.state(VoidRule.REPLACE), 0))
                .isEmpty();
    }

    /** Even against the entry that has played most. */
    @Test
    void fairShare_entryWithFewestPairs_comesFirst() {
        TestResults results = new TestResults(4);
        results.win(Stage.ROUND_ROBIN, 0, 0, 1);
        results.win(Stage.ROUND_ROBIN, 0, 0, 2);
        assertThat(new FairShare(new RoundRobin(1)).nextPairs(results.state(VoidRule.REPLACE), 4))
                .containsExactly(roundRobin(0, 2, 3), roundRobin(0, 3, 1), roundRobin(0, 0, 3), roundRobin(0, 1, 2));
    }

    @Test
    void fairShare_pendingPairs_countAsPlayed() {
        TestResults results = new TestResults(4);
        results.pending.add(roundRobin(0, 0, 1));
        assertThat(new FairShare(new RoundRobin(1)).nextPairs(results.state(VoidRule.REPLACE), 1))
                .containsExactly(roundRobin(0, 2, 3));
    }

    @Test
    void openPointsRace_pairs_areLeastMetThenNearestInPoints() {
        TestResults results = new TestResults(4);
        results.win(Stage.POINTS_RACE, 0, 0, 1);
        results.win(Stage.POINTS_RACE, 0, 2, 3);
        assertThat(new OpenPointsRace(3).nextPairs(results.state(VoidRule.REPLACE), 9))
                .containsExactly(new EntryPair(Stage.POINTS_RACE, 0, 0, 2), new EntryPair(Stage.POINTS_RACE, 0, 1, 3));
        results.pending.add(new EntryPair(Stage.POINTS_RACE, 0, 0, 2));
        assertThat(new OpenPointsRace(3).nextPairs(results.state(VoidRule.REPLACE), 9))
                .as("0 and 2 are playing")
                .containsExactly(new EntryPair(Stage.POINTS_RACE, 0, 1, 3));
        assertThat(new OpenPointsRace(1).nextPairs(results.state(VoidRule.REPLACE), 9))
                .as("all have played enough")
                .isEmpty();
    }

    @Test
    void openPointsRace_newcomer_playsThoseWhoHaveEnough() {
        TestResults results = new TestResults(3);
        results.win(Stage.POINTS_RACE, 0, 0, 1);
        assertThat(new OpenPointsRace(1).nextPairs(results.state(VoidRule.REPLACE), 9))
                .singleElement()
                .matches(pair -> pair.a() == 2);
    }

    @Test
    void ladder_limit_includesPending() {
        TestResults results = new TestResults(6);
        results.win(Stage.LADDER, 0, 0, 1);
        results.pending.add(new EntryPair(Stage.LADDER, 0, 2, 3));
        assertThat(new EloLadder(3).nextPairs(results.state(VoidRule.KEEP), 9)).hasSize(1);
        assertThat(new EloLadder(2).nextPairs(results.state(VoidRule.KEEP), 9)).isEmpty();
        assertThat(EloLadder.ENDLESS.nextPairs(results.state(VoidRule.KEEP), 9))
                .hasSize(2)
                .noneMatch(pair -> pair.includes(2) || pair.includes(3));
    }

    @Test
    void ladder_entryWithoutLegalMove_isNotPaired() {
        TestResults results = new TestResults(3);
        GameSummary.Side idle = TestResults.side(false, Verdict.NO_START, 0);
        GameSummary.Side other = TestResults.side(true, null, 0);
        results.log.add(
                0,
                new EntryPair(Stage.LADDER, 0, 0, 1),
                new GameSummary(Outcome.WHITE, 1, idle, other),
                new GameSummary(Outcome.BLACK, 2, other, idle));
        assertThat(EloLadder.ENDLESS.nextPairs(results.state(VoidRule.REPLACE), 9))
                .singleElement()
                .matches(pair -> !pair.includes(0));
    }

    @Test
    void ladder_everyPair_followsTheRulesOrBreaksADeadlock() {
        TestResults results = new TestResults(6);
        SplittableRandom random = new SplittableRandom(8);
        int byTheRules = 0;
        for (int i = 0; i < 200; i++) {
            PairingState state = results.state(VoidRule.KEEP);
            EntryPair pair = EloLadder.ENDLESS.nextPairs(state, 1).getFirst();
            Matchmaker matchmaker = EloLadder.matchmaker(state);
            LadderState ladder = LadderState.of(results.log, 6);
            boolean allowed = matchmaker.isAllowed(ladder.candidate(pair.a()), ladder.candidate(pair.b()));
            byTheRules += allowed ? 1 : 0;
            assertThat(allowed || matchmaker.choose().isEmpty())
                    .as("pair %d", i)
                    .isTrue();
            int stronger = pair.a() < pair.b() ? 2 : 0;
            results.play(pair, random.nextInt(4) == 0 ? 2 - stronger : stronger, random.nextInt(4) == 0 ? 1 : stronger);
        }
        assertThat(byTheRules).as("both cases occur").isBetween(20, 180);
    }

    @Test
    void nextPairs_sameState_areTheSame() {
        TestResults results = new TestResults(9);
        SplittableRandom random = new SplittableRandom(4);
        for (int i = 0; i < 60; i++) {
            results.play(
                    EloLadder.ENDLESS
                            .nextPairs(results.state(VoidRule.REPLACE), 1)
                            .getFirst(),
                    random.nextInt(3),
                    1);
        }
        for (PairingRule rule : List.of(
                EloLadder.ENDLESS, new FairShare(new RoundRobin(2)), new OpenPointsRace(50), new PointsRace(3))) {
            assertThat(rule.nextPairs(results.state(VoidRule.REPLACE), 4))
                    .isNotEmpty()
                    .isEqualTo(rule.nextPairs(results.state(VoidRule.REPLACE), 4));
        }
    }
}

package dev.outflank.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.Tally;
import dev.outflank.arena.tournament.TournamentCrossTable.Score;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Totals of games: per pair of entries, and per entry. */
class TournamentCrossTableTest {
    private static final List<GameRecord> GAMES = List.of(
            TestGames.game("a", "b", 2),
            TestGames.game("b", "a", 0),
            TestGames.game("a", "b", 1),
            TestGames.game("b", "a", 2),
            TestGames.game("a", "c", 0));

    @Test
    void score_ofBothEntries_countsWinsDrawsAndLosses() {
        TournamentCrossTable table = TournamentCrossTable.of(GAMES.stream());

        assertThat(table.score("a", "b")).isEqualTo(new Score(2, 1, 1));
        assertThat(table.score("b", "a")).isEqualTo(new Score(1, 1, 2));
        assertThat(table.score("a", "b").games()).isEqualTo(4);
        assertThat(table.score("a", "b").points()).isEqualTo(2.5);
        assertThat(table.score("c", "a")).isEqualTo(new Score(1, 0, 0));
        assertThat(table.score("b", "c")).isEqualTo(new Score(0, 0, 0));
    }

    @Test
    void tally_ofOneEntry_countsGamesAndItsOwnFaults() {
        Tally tally = new Tally();
        for (GameRecord game : GAMES) {
            for (Colour side : Colour.values()) {
                if (game.name(side).equals("a")) {
                    tally.add(game, side);
                }
            }
        }

        assertThat(List.of(tally.wins(), tally.draws(), tally.losses())).containsExactly(2, 1, 2);
        assertThat(tally.games()).isEqualTo(5);
        assertThat(tally.faults()).isEqualTo(Map.of(Verdict.CRASH, 2));
    }
}

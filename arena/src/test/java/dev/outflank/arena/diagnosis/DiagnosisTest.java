package dev.outflank.arena.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DiagnosisTest {
    private static final String START = """
            ------
            ------
            --OX--
            --XO--
            ------
            ------ X
            """;

    private static Mistake mistake(String board, Move played, Move best, int lost, int depth) throws NotationException {
        return Mistake.of(3, BoardText.parse(board), played, best, lost, false, depth);
    }

    @Test
    void cause_cornerNotTaken_isCorner() throws NotationException {
        String board = """
                -OX---
                --XX--
                --XO--
                --XOO-
                ------
                ------ X
                """;
        Mistake missed = mistake(board, Move.at(3, 5), Move.at(0, 0), 8, 1);
        assertThat(missed.cause()).isEqualTo(MistakeCause.CORNER);
        assertThat(DiagnosisText.explain(missed)).contains("a1 takes a corner", "A simple search of 1 move avoids it");
    }

    @Test
    void cause_cornerGivenAway_isCorner() throws NotationException {
        String board = """
                --OXO-
                --XX--
                --XO--
                --XO--
                ------
                ------ X
                """;
        // White can take a1 only after b1 has become black.
        Mistake given = mistake(board, Move.at(0, 1), Move.at(3, 4), 8, 2);
        assertThat(given.cause()).isEqualTo(MistakeCause.CORNER);
        assertThat(DiagnosisText.explain(given)).contains("It lets the opponent take a corner");
    }

    @Test
    void cause_xSquare_isNamed() throws NotationException {
        Position before = BoardText.parse(START).play(Move.at(2, 1));
        assertThat(Mistake.of(1, before, Move.at(1, 1), Move.at(1, 3), 4, false, 2)
                        .cause())
                .isEqualTo(MistakeCause.X_SQUARE);
    }

    @Test
    void phase_followsTheNumberOfEmptySquares() throws NotationException {
        assertThat(mistake(START, Move.at(1, 2), Move.at(2, 1), 3, 0).phase()).isEqualTo(GamePhase.OPENING);
    }

    @Test
    void diagnosis_asJson_isReadBack() throws NotationException {
        GameDiagnosis game = new GameDiagnosis(
                "smartest",
                List.of(mistake(START, Move.at(1, 2), Move.at(2, 1), 3, 0)),
                0.25,
                Optional.of(Verdict.TIMEOUT_CPU));
        assertThat(GameDiagnosis.parse(game.toJson())).isEqualTo(game);
    }

    @Test
    void text_namesPhaseWorstMoveAndTime() throws NotationException {
        Mistake small = mistake(START, Move.at(1, 2), Move.at(2, 1), 3, 2);
        Mistake large = mistake(START, Move.at(1, 2), Move.at(3, 4), 9, 0);
        BotDiagnosis bot = new BotDiagnosis(List.of(
                new GameDiagnosis("greedy", List.of(small, large), 0.5, Optional.empty()),
                new GameDiagnosis("smartest", List.of(), 1.5, Optional.of(Verdict.TIMEOUT_WALL))));
        assertThat(bot.discsPerGame()).isEqualTo(6);
        assertThat(bot.shareAvoided(2)).isEqualTo(0.25);
        // Both mistakes are in the same position, so only the worse one is shown.
        assertThat(bot.worst())
                .singleElement()
                .satisfies(worst -> assertThat(worst.mistake()).isEqualTo(large));
        assertThat(DiagnosisText.format("mybot", bot))
                .contains("2 games of mybot", "It loses 6.0 discs per game", "opening     6.0   <- most")
                .contains(
                        "Games lost on time: 1; by other faults: 0.",
                        "Black (X) played c2 and lost about 9 discs; e4 is better.")
                .contains("  2 . . ? . . .", "  4 . . X O ! .");
    }
}

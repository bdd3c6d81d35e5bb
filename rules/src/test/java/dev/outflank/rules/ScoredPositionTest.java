package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScoredPositionTest {
    private static final String BOARD = "-----OX--XO-----";

    private static ScoredPosition parse(String line) throws NotationException {
        return ScoredPosition.parse(line, 1).orElseThrow();
    }

    @Test
    void parse_obf_keepsTheBestScoreAndItsMoves() throws NotationException {
        ScoredPosition problem = parse(BOARD + " X; B1:-4; a2:+8; d3:+8; C4:+2; % start");
        assertThat(problem.position()).isEqualTo(Position.start(4));
        assertThat(problem.score()).isEqualTo(OptionalInt.of(8));
        assertThat(problem.bestMoves()).isEqualTo(List.of(Move.at(1, 0), Move.at(2, 3)));
        assertThat(problem.scores()).containsEntry(Move.at(0, 1), -4).hasSize(4);
    }

    /** Edax ends every entry of its test files with a move that is none. */
    @Test
    void parse_obfOfEdax_skipsTheEntryWithoutMove() throws NotationException {
        ScoredPosition problem = parse(BOARD + " X; B1:-4; A2:-8; --:-127;");
        assertThat(problem.scores()).isEqualTo(Map.of(Move.at(0, 1), -4, Move.at(1, 0), -8));
        assertThat(problem.score()).isEqualTo(OptionalInt.of(-4));
    }

    @ParameterizedTest
    @ValueSource(strings = {BOARD + " X +8 a2,d3 # FFO", "40 " + BOARD + " X +8 a2,d3", BOARD + " X +8 a2 d3"})
    void parse_boardLine_equalsObf(String line) throws NotationException {
        assertThat(parse(line)).isEqualTo(parse(BOARD + " X; a2:+8; d3:+8;"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\uFEFF" + BOARD + " X; a2:+8; d3:-2;",
                BOARD + " X;A2:8;D3:-2\r",
                BOARD + " X; a2 : +8.00; d3 : -2.0;",
                BOARD + " X; a2:+8; d3:\u22122;"
            })
    void parse_obfOfOtherPrograms_equalsObf(String line) throws NotationException {
        assertThat(parse(line)).isEqualTo(parse(BOARD + " X; a2:+8; d3:-2;"));
    }

    @ParameterizedTest
    @ValueSource(strings = {BOARD + " X", BOARD + "X", BOARD + " X;", BOARD + " X;;"})
    void parse_noScore_hasNoScore(String line) throws NotationException {
        assertThat(parse(line)).isEqualTo(new ScoredPosition(Position.start(4), OptionalInt.empty(), Map.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "   ", "% comment", "# comment"})
    void parse_blankOrComment_isEmpty(String line) throws NotationException {
        assertThat(ScoredPosition.parse(line, 1)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "abc",
                BOARD,
                BOARD + " Q",
                BOARD + " X; a2",
                BOARD + " X; a9:+2",
                BOARD + " X; a2:x",
                BOARD + " X many",
                BOARD + " X +99999",
                ";",
                BOARD + " X +2 zz",
                BOARD + " X +2 a1",
                BOARD + " X; a1:+2",
                BOARD + " X; --:+2"
            })
    void parse_malformedLine_namesTheLine(String line) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> ScoredPosition.parse(line, 7))
                .withMessageStartingWith("line 7, column 1: ");
    }
}

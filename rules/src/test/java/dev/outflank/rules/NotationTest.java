package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    @ParameterizedTest
    @EnumSource(Notation.class)
    void parse_everySquareOfTheLargestBoard_roundTrips(Notation notation) throws NotationException {
        for (int row = 0; row < 26; row++) {
            for (int column = 0; column < 26; column++) {
                Move move = Move.at(row, column);
                assertThat(notation.parse(notation.format(move), 26)).isEqualTo(move);
            }
        }
        assertThat(notation.parse(notation.format(Move.PASS), 8)).isEqualTo(Move.PASS);
    }

    @ParameterizedTest
    @CsvSource({
        "STANDARD, f5, 4, 5",
        "STANDARD, z26, 25, 25",
        "STANDARD, ' F5 ', 4, 5",
        "LAB8, ba, 1, 0",
        "LAB8, EF, 4, 5",
        "VG101, f 5, 4, 5",
        "VG101, a 1, 0, 0"
    })
    void parse_validMove_hasItsRowAndColumn(Notation notation, String text, int row, int column)
            throws NotationException {
        assertThat(notation.parse(text, 26)).isEqualTo(Move.at(row, column));
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "PASS", "pa", "PS", "--"})
    void parse_anyFormOfPass_isPass(String text) throws NotationException {
        assertThat(Notation.STANDARD.parse(text, 8)).isEqualTo(Move.PASS);
    }

    @ParameterizedTest
    @CsvSource({
        "STANDARD, ''",
        "STANDARD, f",
        "STANDARD, 5f",
        "STANDARD, f0",
        "STANDARD, f05",
        "STANDARD, f-1",
        "STANDARD, f999999999999",
        "STANDARD, i1",
        "STANDARD, a9",
        "STANDARD, f5x",
        "STANDARD, ä1",
        "LAB8, a",
        "LAB8, abc",
        "LAB8, a1",
        "LAB8, ai",
        "LAB8, ia",
        "VG101, f5",
        "VG101, f  5",
        "VG101, 'f '",
        "VG101, f 9",
        "VG101, i 1"
    })
    void parse_invalidMove_saysWhatIsExpected(Notation notation, String text) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> notation.parse(text, 8))
                .withMessageMatching("(?s).*(expected a move|outside the board).*");
    }

    @Test
    void parse_hostileText_isQuotedShortenedAndEscaped() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Notation.STANDARD.parse("\u0007\n" + "x".repeat(10_000), 8))
                .satisfies(e -> assertThat(e.getMessage())
                        .hasSizeLessThan(150)
                        .contains("\\u0007")
                        .doesNotContain("\n"));
    }
}

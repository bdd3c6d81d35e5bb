package dev.outflank.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TypedMoveTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"D 3|d3", "d3|d3", "3d|d3", "12. d3|d3", "ｄ３|d3", "d-3|d3", "D3!|d3", "26z|z26", "1) f5|f5"})
    void squares_asPeopleTypeThem_areRecognised(String text, String square) {
        assertThat(TypedMove.normalize(text)).isEqualTo(square);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "hello", "d", "3", "d3 e4", ""})
    void otherText_isLeftAsItIs(String text) {
        assertThat(TypedMove.normalize(text)).isEqualTo(text);
    }
}

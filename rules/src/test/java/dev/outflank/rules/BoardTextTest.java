package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardTextTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 16, 26})
    void parse_formattedPosition_roundTrips(int size) throws NotationException {
        Position position = new RandomPositions(size).board(size);
        assertThat(BoardText.parse(BoardText.format(position))).isEqualTo(position);
        assertThat(BoardText.parse(BoardText.lab8(position), position.toMove())).isEqualTo(position);
        assertThat(BoardText.parse(BoardText.digits(position), position.toMove()))
                .isEqualTo(position);
        assertThat(BoardText.parse(BoardText.board(position, 'x', '0', '.', "/"), position.toMove()))
                .isEqualTo(position);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "UUUUUWBUUBWUUUUU",
                "-----OX--XO-----",
                ".....0*..*0.....",
                "0000021001200000",
                "UUUU/UWBU/UBWU/UUUU",
                "____ _wb_ _bw_ ____",
                "----\n-OX-\n-XO-\n----\n"
            })
    void parse_anyAlphabet_isTheStartPosition(String text) throws NotationException {
        assertThat(BoardText.parse(text, Colour.BLACK)).isEqualTo(Position.start(4));
    }

    @ParameterizedTest
    @CsvSource({
        "'', text is empty",
        "-----OX--XO-----, side to move",
        "-----OX--XO------, side to move",
        "-----OX--XO---- X, side to move",
        "-----OX--XO-- X, squares",
        "-----OX--Z------ X, holds 'Z'"
    })
    void parse_invalidPosition_explainsTheError(String text, String reason) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> BoardText.parse(text))
                .withMessageContaining(reason);
    }

    @Test
    void parse_wrongNumberOfSquares_isNamed() {
        for (int squares : new int[] {0, 1, 4, 15, 17, 25, 63, 65, 784, 100_000}) {
            assertThatExceptionOfType(NotationException.class)
                    .isThrownBy(() -> BoardText.parse("-".repeat(squares), Colour.BLACK))
                    .withMessageContaining("not " + squares);
        }
    }
}

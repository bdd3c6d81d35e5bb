package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TranscriptTest {
    /** A perfect game on 6×6, in which Black passes once near the end and loses 16–20. */
    private static final String SIX = "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3",
                "F5D6C3",
                "f5 d6 c3",
                "1. f5 2. d6 3. c3",
                "1.f5 d6\n2.c3",
                "1 f5 2 d6 3 c3",
                "f5, d6, c3",
                "1: f5 2) d6 3: c3",
                "f5-d6-c3",
                "f5–d6–c3",
                "ｆ５ ｄ６ ｃ３",
                "F 5 D 6 C 3"
            })
    void parse_anyForm_isTheSameGame(String text) throws NotationException {
        assertThat(Transcript.format(Transcript.parse(text, Game.start(8)).moves()))
                .isEqualTo("f5d6c3");
    }

    @Test
    void parse_passesOmittedOrWritten_isTheSameGame() throws NotationException {
        Game written = Transcript.parse(SIX + " pass e1f1", Game.start(6));
        assertThat(Transcript.parse(SIX + "e1f1", Game.start(6))).isEqualTo(written);
        assertThat(Transcript.parse(SIX + "--e1f1", Game.start(6))).isEqualTo(written);
        assertThat(Transcript.format(written.moves())).isEqualTo(SIX + "e1f1");
        assertThat(written.isOver()).isTrue();
        assertThat(written.position().discs(Colour.BLACK)).isEqualTo(16);
        assertThat(written.position().discs(Colour.WHITE)).isEqualTo(20);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 8, 10, 16, 26})
    void parse_randomGameOfEverySize_isReplayed(int size) throws NotationException {
        Game game = new RandomPositions(size).game(size);
        assertThat(Transcript.parse(Transcript.format(game.moves()), Game.start(size)))
                .isEqualTo(game);
    }

    @ParameterizedTest
    @CsvSource({"f5d6x9, 1, 5", "f5a1, 1, 3", "f5 pass, 1, 4", "?, 1, 1", "f5d, 1, 3"})
    void parse_invalidMove_hasItsLocation(String text, int line, int column) {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Transcript.parse(text, Game.start(8)))
                .satisfies(e -> assertThat(new int[] {e.line(), e.column()}).containsExactly(line, column));
    }

    @Test
    void parse_invalidMoveOnALaterLine_hasLineAndColumn() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> Transcript.parse("f5\n d6 f5", Game.start(8)))
                .withMessageContaining("line 2, column 5")
                .withMessageContaining("f5, is not legal for Black");
    }
}

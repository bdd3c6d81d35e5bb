package dev.outflank.engine.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveReasonTest {
    /** A game between programs, with mistakes of many kinds. */
    private static final String GAME =
            "c4c5d6c3d3f4f3e3d2e2d1f1b6e6g4c1e1f5c6d7b4b3c2b2a4b7a8a5b5a3g5f6c7e7a1b1a2g6a6c8"
                    + "h6f7b8a7g7g3d8h3h2e8h4h5g2h8f2h7g1h1f8g8";

    @ParameterizedTest
    @CsvSource({
        "26, b7, g5, GIVES_CORNER a8 0 0",
        "48, h3, h8, MISSES_CORNER h8 0 0",
        "48, h3, h8, LOSES_PARITY h3 8 7",
        "49, h2, e8, GIVES_CORNER h1 0 0"
    })
    void of_mistakeOfAGame_namesItsReason(int number, String played, String best, String reason) throws Exception {
        Position position = Transcript.parse(GAME, Game.start(8)).positions().get(number - 1);
        assertThat(MoveReason.of(position, move(played), move(best)))
                .extracting(found -> found.kind() + " " + found.square() + " " + found.before() + " " + found.after())
                .contains(reason);
    }

    @Test
    void of_bestMoveOrPass_isEmpty() throws Exception {
        Position start = Position.start(8);
        assertThat(MoveReason.of(start, move("f5"), move("f5"))).isEmpty();
        assertThat(MoveReason.of(start, Move.PASS, move("f5"))).isEmpty();
    }

    /** The reasons compare numbers that can be counted on the board. */
    @Test
    void of_anyMove_statesTrueNumbers() throws Exception {
        List<Position> positions = Transcript.parse(GAME, Game.start(8)).positions();
        int reasons = 0;
        for (Position position : positions) {
            for (Move played : position.moves()) {
                for (MoveReason reason : MoveReason.of(position, played, position.move(0))) {
                    reasons++;
                    Position after = position.play(played);
                    switch (reason.kind()) {
                        case GIVES_CORNER ->
                            assertThat(after.isLegal(reason.square())).isTrue();
                        case MISSES_CORNER ->
                            assertThat(position.isLegal(reason.square())).isTrue();
                        case LOSES_MOBILITY -> {
                            assertThat(reason.before()).isEqualTo(position.mobility());
                            assertThat(reason.after()).isEqualTo(after.passed().mobility());
                        }
                        case OPENS_MOVES -> assertThat(reason.after()).isEqualTo(after.mobility());
                        case OPENS_REGION ->
                            assertThat(after.isLegal(reason.square())).isTrue();
                        case LOSES_PARITY -> assertThat(reason.before() % 2).isZero();
                        case GIVES_STABLE_DISCS, EXPOSES_DISCS ->
                            assertThat(reason.after()).isGreaterThan(reason.before());
                    }
                }
            }
        }
        assertThat(reasons).isGreaterThan(100);
    }

    @Test
    void stableDiscs_cornerAndEdge_areCounted() throws Exception {
        Position position = BoardText.parse("XXXO------------ X");
        assertThat(StableDiscs.count(position, Colour.BLACK)).isEqualTo(3);
        assertThat(StableDiscs.count(position, Colour.WHITE)).isEqualTo(1);
        assertThat(StableDiscs.count(Position.start(26), Colour.BLACK)).isZero();
    }

    private static Move move(String text) throws NotationException {
        return Notation.STANDARD.parse(text, 8);
    }
}

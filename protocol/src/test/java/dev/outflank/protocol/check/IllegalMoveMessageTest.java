package dev.outflank.protocol.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;

class IllegalMoveMessageTest {
    private static final Position START = Position.start(4);

    @Test
    void sentence_saysWhy() {
        assertThat(IllegalMoveMessage.sentence(START, Move.at(1, 1), Notation.STANDARD))
                .isEqualTo("Black played b2, where there is already a white disc.");
        assertThat(IllegalMoveMessage.sentence(START, Move.at(0, 0), Notation.VG101))
                .isEqualTo("Black played a 1, which turns no disc.");
        assertThat(IllegalMoveMessage.sentence(START, Move.PASS, Notation.LAB8))
                .isEqualTo("Black passed, but can move.");
    }

    @Test
    void board_marksTheLegalMoves_inTheAuthorsCoordinates() {
        assertThat(IllegalMoveMessage.board(START, Notation.LAB8)).isEqualTo("""
                    a b c d
                  a . * . .
                  b * W B .
                  c . B W *
                  d . . * .
                Black can play ab, ba, cd, dc.""");
        assertThat(IllegalMoveMessage.board(Position.start(10), Notation.STANDARD))
                .contains("\n  9 . .", "\n 10 . .");
    }

    @Test
    void board_whenNobodyCanMove_saysThatTheGameIsOver() throws Exception {
        Position over = BoardText.parse("BBBB/BBBB/BBBB/BBBU", Colour.WHITE);
        assertThat(IllegalMoveMessage.board(over, Notation.STANDARD)).endsWith("\nThe game is over.");
    }
}

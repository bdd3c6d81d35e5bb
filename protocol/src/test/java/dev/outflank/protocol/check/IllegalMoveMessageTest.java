package dev.outflank.protocol.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import org.junit.jupiter.api.Test;

class IllegalMoveMessageTest {
    private static final Position START = Position.start(4);

    @Test
    void sentence_illegalMove_givesTheReason() {
        assertThat(IllegalMoveMessage.sentence(START, Move.at(1, 1), Notation.STANDARD))
                .isEqualTo("Black played b2, where there is already a white disc.");
        assertThat(IllegalMoveMessage.sentence(START, Move.at(0, 0), Notation.VG101))
                .isEqualTo("Black played a 1, which flips no disc.");
        assertThat(IllegalMoveMessage.sentence(START, Move.PASS, Notation.LAB8))
                .isEqualTo("Black passed, but can move.");
    }
}

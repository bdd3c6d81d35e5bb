package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoardDiagramTest {
    @Test
    void format_startPosition_marksLegalMovesInTheGivenNotation() {
        assertThat(BoardDiagram.format(Position.start(4), Notation.LAB8)).isEqualTo("""
                    a b c d
                  a . * . .
                  b * W B .
                  c . B W *
                  d . . * .
                Black can play ab, ba, cd, dc.""");
        assertThat(BoardDiagram.format(Position.start(10), Notation.STANDARD)).contains("\n  9 . .", "\n 10 . .");
    }

    @Test
    void format_gameOver_saysSo() throws Exception {
        Position over = BoardText.parse("BBBB/BBBB/BBBB/BBBU", Colour.WHITE);
        assertThat(BoardDiagram.format(over, Notation.STANDARD)).endsWith("\nThe game is over.");
    }
}

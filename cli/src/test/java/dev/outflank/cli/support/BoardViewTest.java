package dev.outflank.cli.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Game;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardViewTest {
    private static final String ESCAPES = "\u001b\\[[0-9;]*m";

    @ParameterizedTest
    @EnumSource(BoardView.class)
    void everyBoard_fitsIn80Columns(BoardView view) {
        for (int size = 4; size <= 26; size += 2) {
            assertThat(view.draw(Game.start(size)).replaceAll(ESCAPES, "").lines())
                    .allMatch(line -> line.length() <= 80);
        }
    }

    @ParameterizedTest
    @EnumSource(BoardView.class)
    void sidesDifferByShape_andLastMoveIsMarked(BoardView view) {
        for (int size : new int[] {8, 26}) {
            Game start = Game.start(size);
            String board = view.draw(start.play(start.position().move(0))).replaceAll(ESCAPES, "");
            String black = view == BoardView.PLAIN ? "X" : "●";
            String white = view == BoardView.PLAIN ? "O" : "○";
            assertThat(board).contains(white).contains(size == 8 ? "(" + black + ")" : black + "<");
        }
    }
}

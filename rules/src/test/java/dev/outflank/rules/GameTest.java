package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final Move F5 = Move.at(4, 5);
    private static final Move D6 = Move.at(5, 3);

    @Test
    void play_twoMoves_keepsMovesAndPositions() {
        Game game = Game.start(8).play(F5).play(D6);
        assertThat(game.moves()).containsExactly(F5, D6);
        assertThat(game.positions()).hasSize(3);
        assertThat(game.positions().getFirst()).isEqualTo(Position.start(8));
        assertThat(game.lastMove()).isEqualTo(D6);
        assertThat(game.undo()).isEqualTo(Game.start(8).play(F5));
    }

    @Test
    void undo_atTheStart_isRefused() {
        assertThat(Game.start(8).lastMove()).isNull();
        assertThatIllegalStateException().isThrownBy(() -> Game.start(8).undo());
    }

    @Test
    void winner_fewestDiscs_isTheOtherSide() {
        Game normal = new RandomPositions(3).game(8);
        Game reversed = Game.from(Position.start(8), Objective.FEWEST_DISCS);
        for (Move move : normal.moves()) {
            reversed = reversed.play(move);
        }
        assertThat(normal.winner()).isEqualTo(Colour.BLACK);
        assertThat(reversed.winner()).isEqualTo(Colour.WHITE);
        assertThat(reversed).isNotEqualTo(normal);
    }

    @Test
    void undoableGame_undoAndRedo_restoresTheGame() {
        UndoableGame undoable = new UndoableGame(Game.start(8));
        undoable.play(F5);
        undoable.play(D6);
        undoable.undo();
        undoable.undo();
        assertThat(undoable.canUndo()).isFalse();
        undoable.redo();
        undoable.redo();
        assertThat(undoable.game().moves()).isEqualTo(List.of(F5, D6));
        assertThat(undoable.canRedo()).isFalse();
        assertThatIllegalStateException().isThrownBy(undoable::redo);
    }

    @Test
    void undoableGame_newMoveAfterUndo_discardsUndoneMoves() {
        UndoableGame undoable = new UndoableGame(Game.start(8).play(F5));
        undoable.undo();
        undoable.play(Move.at(2, 3));
        assertThat(undoable.canRedo()).isFalse();
    }

    @Test
    void clock_minusReserve_shortensOnlyALimitedClock() {
        Clock tenMicros = () -> 10_000;
        assertThat(tenMicros.minus(java.time.Duration.ofNanos(4_000)).nanosLeft())
                .isEqualTo(6_000);
        assertThat(Clock.UNLIMITED.minus(java.time.Duration.ofDays(1)).isExpired())
                .isFalse();
    }
}

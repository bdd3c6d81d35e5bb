package dev.outflank.rules.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Transcript;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariationTreeTest {
    private static final Move F5 = Move.at(4, 5);
    private static final Move D6 = Move.at(5, 3);
    private static final Move F6 = Move.at(5, 5);
    private static final Move C3 = Move.at(2, 2);

    private static VariationTree tree() throws NotationException {
        return VariationTree.of(
                Game.start(8),
                List.of(
                        new VariationTree.Node(-1, F5, "", List.of()),
                        new VariationTree.Node(0, D6, "solid]", List.of()),
                        new VariationTree.Node(1, C3, "", List.of()),
                        new VariationTree.Node(0, F6, "", List.of(C3, D6))));
    }

    @Test
    void toSgf_variations_areInBrackets() throws Exception {
        assertThat(tree().toSgf())
                .isEqualTo(
                        "(;FF[4]GM[2]CA[UTF-8]AP[Outflank]SZ[8];B[f5]\n(;W[d6]C[solid\\]];B[c3])\n(;W[f6]MA[c3][d6]))\n");
        RecordedGame mainLine =
                RecordCollector.of(TextFormat.SGF, tree().toSgf()).games().getFirst();
        assertThat(Transcript.format(mainLine.game().moves())).isEqualTo("f5d6c3");
    }

    @Test
    void lines_everyLeaf_isAGame() throws Exception {
        assertThat(tree().lines())
                .extracting(game -> Transcript.format(game.moves()))
                .containsExactly("f5d6c3", "f5f6");
    }

    @Test
    void of_illegalMoveOrParent_isRejected() {
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> VariationTree.of(
                        Game.start(8), List.of(new VariationTree.Node(-1, Move.at(0, 0), "", List.of()))))
                .withMessage("move 1, a1, is not legal for Black");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(
                        () -> VariationTree.of(Game.start(8), List.of(new VariationTree.Node(0, F5, "", List.of()))));
    }
}

package dev.outflank.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.PositionBuilder;
import dev.outflank.rules.Symmetry;
import dev.outflank.rules.Transcript;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class OpeningTest {
    @Test
    void all_everyLine_isLegalWithUniqueNameAndPosition() throws Exception {
        List<Opening> all = Opening.all().toList();
        assertThat(all).hasSizeGreaterThan(50).extracting(Opening::name).doesNotHaveDuplicates();
        for (Opening opening : all) {
            Game game = Transcript.parse(opening.line(), Game.start(8));
            assertThat(game.ply()).isEqualTo(opening.plies());
            assertThat(Opening.of(game)).contains(opening);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "f5d6, Perpendicular",
        "f5f4g3, Parallel",
        "f5d6c3d3c4f4c5b3c2, Rose-Bill",
        "f5d6c3d3c4b5, Tiger",
        "c4e3f6e6f5, Tiger",
        "d3c5f6f5e6, Tiger",
        "f5f6e6d6c5, Cow",
        "e6f6f5d6c5, Cow",
        "f5d6c5f4e3c6d3f6e6d7, Rose",
        "d3c3c4e3f6, Buffalo",
    })
    void of_anyOrientationAndOrder_isTheLongestNamedOpening(String moves, String name) throws Exception {
        assertThat(Opening.of(Transcript.parse(moves, Game.start(8)))
                        .orElseThrow()
                        .name())
                .isEqualTo(name);
    }

    @ParameterizedTest
    @EnumSource(names = {"IDENTITY", "HALF_TURN", "TRANSPOSE", "ANTI_TRANSPOSE"})
    void of_everyOpening_isFoundUnderEverySymmetryOfTheStart(Symmetry symmetry) throws Exception {
        for (Opening opening : Opening.all().toList()) {
            Game turned = Game.start(8);
            for (Move move : Transcript.parse(opening.line(), Game.start(8)).moves()) {
                turned = turned.play(symmetry.apply(move, 8));
            }
            assertThat(Opening.of(turned)).contains(opening);
        }
    }

    @Test
    void of_otherGames_isEmpty() {
        assertThat(Opening.of(Game.start(8))).isEmpty();
        assertThat(Opening.of(Game.start(10).play(Move.at(3, 4)))).isEmpty();
        Position odd = new PositionBuilder(8)
                .put(3, 3, Colour.WHITE)
                .put(3, 4, Colour.BLACK)
                .build(Colour.BLACK);
        assertThat(Opening.of(Game.from(odd, Objective.MOST_DISCS))).isEmpty();
    }
}

package dev.outflank.arena.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Symmetry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OpeningsTest {
    private static List<Game> plies(int plies, int size, long seed) {
        return Openings.afterPlies(plies, size, Objective.MOST_DISCS, seed);
    }

    /** Compares with a brute-force search: all games, then one of each set of symmetric positions. */
    @ParameterizedTest
    @CsvSource({"0,8", "1,8", "2,8", "3,8", "4,8", "5,8", "4,6", "5,4", "4,10", "3,26"})
    void afterPlies_anySize_areAllPositionsUpToSymmetry(int plies, int size) {
        Set<Set<Position>> expected = new HashSet<>();
        collect(Position.start(size), plies, expected);
        List<Game> openings = plies(plies, size, 1);
        Set<Set<Position>> found = new HashSet<>();
        openings.forEach(game -> found.add(images(game.position())));
        assertThat(found).isEqualTo(expected).hasSameSizeAs(openings);
        assertThat(openings).allMatch(game -> discs(game) == 4 + plies);
    }

    private static int discs(Game game) {
        return game.position().size() * game.position().size() - game.position().empties();
    }

    private static void collect(Position position, int plies, Set<Set<Position>> into) {
        if (plies == 0 && !position.isOver()) {
            into.add(images(position));
        } else if (plies > 0) {
            Position mover = position.mustPass() ? position.passed() : position;
            mover.moves().forEach(move -> collect(mover.play(move), plies - 1, into));
        }
    }

    private static Set<Position> images(Position position) {
        Set<Position> images = new HashSet<>();
        for (Symmetry symmetry : Symmetry.values()) {
            images.add(position.transformed(symmetry));
        }
        return images;
    }

    /** Published numbers of distinct Othello positions. */
    @ParameterizedTest
    @CsvSource({"1,1", "2,3", "3,14", "4,60", "5,322", "6,1773"})
    void afterPlies_8x8_matchPublishedCounts(int plies, int count) {
        assertThat(plies(plies, 8, 1)).hasSize(count);
    }

    @Test
    void afterPlies_order_dependsOnTheSeedOnly() {
        assertThat(plies(4, 8, 7)).isEqualTo(plies(4, 8, 7)).isNotEqualTo(plies(4, 8, 8));
        assertThat(plies(4, 8, 7)).containsExactlyInAnyOrderElementsOf(plies(4, 8, 8));
    }

    @Test
    void afterPlies_tooMany_isRejected() {
        assertThatThrownBy(() -> plies(9, 8, 1)).hasMessage("the number of opening plies must be 0 to 8, not 9");
    }

    @Test
    void fromOption_nonePliesOrFile_areRead(@TempDir Path temp) throws Exception {
        Path file = Files.writeString(temp.resolve("mine.txt"), "f5d6\n");
        assertThat(fromOption("none")).containsExactly(Game.start(8));
        assertThat(fromOption("2")).hasSize(3);
        assertThat(fromOption(file.toString())).extracting(Game::ply).containsExactly(2);
        assertThatThrownBy(() -> fromOption("nothere"))
                .isInstanceOf(NotationException.class)
                .hasMessage("openings must be 'none', 'balanced', a number of plies from 0 to 8 or a file;"
                        + " there is no file 'nothere'");
    }

    @Test
    void fromOption_balanced_isTheShippedListInAnOrderBySeed() throws Exception {
        List<Game> openings = fromOption("balanced");
        assertThat(openings).allMatch(opening -> opening.ply() == 8).hasSizeGreaterThan(1000);
        assertThat(images(openings)).as("distinct under symmetry").hasSameSizeAs(openings);
        assertThat(Openings.balanced(8, Objective.MOST_DISCS, 2))
                .isNotEqualTo(openings)
                .hasSameElementsAs(openings);
    }

    private static Set<Set<Position>> images(List<Game> openings) {
        Set<Set<Position>> images = new HashSet<>();
        openings.forEach(opening -> images.add(images(opening.position())));
        return images;
    }

    @Test
    void balanced_anotherGame_isRejected() {
        assertThatThrownBy(() -> Openings.balanced(6, Objective.MOST_DISCS, 1))
                .hasMessage("balanced openings are for games on 8×8 in which most discs win");
        assertThatThrownBy(() -> Openings.balanced(8, Objective.FEWEST_DISCS, 1))
                .isInstanceOf(NotationException.class);
    }

    private static List<Game> fromOption(String name) throws Exception {
        return Openings.fromOption(name, 8, Objective.MOST_DISCS, 1);
    }

    @Test
    void parse_transcriptsAndBoards_areRead() throws Exception {
        String board = "-".repeat(5) + "XO--OX" + "-".repeat(5);
        List<Game> openings = Openings.parse(
                "# mine\n\nf5d6c3\n  F5 f6 ; perpendicular\r\n" + board + " O\n0000012002100000 1\n",
                8,
                Objective.MOST_DISCS);
        assertThat(openings).extracting(Game::ply).containsExactly(3, 2, 0, 0);
        assertThat(openings).extracting(game -> game.position().size()).containsExactly(8, 8, 4, 4);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "f5d6 \\n a1 | opening in line 2: move 1, a1, is not legal for Black",
                "hello | opening in line 1: a board has 16, 36, 64",
                "XO | opening in line 1: a board has 16, 36, 64",
                "XXXXXXXXXXXXXXXX O | opening in line 1: the game is over before it begins",
                "# nothing | expected openings"
            })
    void parse_invalidLine_isRejectedWithLineNumber(String text, String message) {
        assertThatThrownBy(() -> Openings.parse(text.replace("\\n", "\n"), 8, Objective.MOST_DISCS))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining(message);
    }
}

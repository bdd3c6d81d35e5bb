package dev.outflank.engine.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class PuzzleFinderTest {
    @Test
    void find_selfPlay_isReproducibleAndSolvedAsMinimaxSolvesIt() {
        try (Search search = new Search(1, 4)) {
            PuzzleFinder finder = new PuzzleFinder(search, 8, 9);
            Puzzle puzzle = null;
            for (long seed = 1; puzzle == null; seed++) {
                Game game = finder.selfPlay(seed);
                assertThat(finder.selfPlay(seed)).isEqualTo(game);
                Optional<Puzzle> found = finder.find(game, seed);
                assertThat(finder.find(game, seed)).isEqualTo(found);
                puzzle = found.orElse(null);
            }
            assertThat(puzzle.position().empties()).isBetween(8, 9);
            for (Map.Entry<Move, Integer> move : puzzle.values().entrySet()) {
                assertThat(move.getValue()).isEqualTo(-minimax(puzzle.position().play(move.getKey())));
            }
        }
    }

    /** The value of a position for the side to move by plain search; empty squares count for the winner. */
    private static int minimax(Position position) {
        if (position.isOver()) {
            return Scoring.EMPTIES_TO_WINNER.difference(position, position.toMove());
        }
        if (position.mobility() == 0) {
            return -minimax(position.play(Move.PASS));
        }
        int best = -64;
        for (Move move : position.moves()) {
            best = Math.max(best, -minimax(position.play(move)));
        }
        return best;
    }

    @Test
    void shipped_puzzles_haveOneBestMoveAndAllGrades() {
        List<Puzzle> puzzles = Puzzle.shipped();
        Set<Integer> grades = new HashSet<>();
        for (Puzzle puzzle : puzzles) {
            assertThat(puzzle.position().empties()).isBetween(PuzzleFinder.MIN_EMPTIES, PuzzleFinder.MAX_EMPTIES);
            assertThat(puzzle.values().keySet())
                    .hasSameElementsAs(puzzle.position().moves());
            List<Integer> values = List.copyOf(puzzle.values().values());
            assertThat(values.get(0)).isGreaterThan(values.get(1));
            grades.add(puzzle.grade());
        }
        assertThat(grades).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
        assertThat(puzzles).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    }

    @Test
    void shipped_somePuzzles_areFoundAgain() {
        try (Search search = new Search(1, 4)) {
            PuzzleFinder finder = new PuzzleFinder(search, PuzzleFinder.MIN_EMPTIES, PuzzleFinder.MAX_EMPTIES);
            List<Puzzle> easy = Puzzle.shipped().stream()
                    .filter(puzzle -> puzzle.position().empties() <= 11)
                    .limit(10)
                    .toList();
            for (Puzzle puzzle : easy) {
                assertThat(finder.puzzle(puzzle.position())).contains(puzzle);
            }
        }
    }
}

package dev.outflank.protocol.vg101;

import static dev.outflank.fuzz.TextAssert.assertSameText;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.ProgramRun;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whole games, every answer and every drawn board checked by the rules. */
final class Vg101GamesTest {
    @ParameterizedTest
    @EnumSource(Colour.class)
    void game_randomOpponent_everyAnswerAndBoardIsCorrect(Colour program) {
        for (int seed = 0; seed < 100; seed++) {
            assertPlayed(new RandomVg101Game(program, seed), "program " + program + ", seed " + seed);
        }
    }

    @Test
    void game_programHasNoMove_answersPassAndPlaysOn() {
        assertPlayed(
                find(game -> game.expectedAnswers().indexOf("PASS")
                        < game.expectedAnswers().size() - 2),
                "program passes");
    }

    @Test
    void game_opponentPasses_programPlaysAgain() {
        assertPlayed(find(game -> game.input().indexOf("PASS") < game.input().size() - 2), "opponent passes");
    }

    @ParameterizedTest
    @EnumSource(Colour.class)
    void game_fullBoard_everyRequestIsAnsweredWithPass(Colour program) {
        RandomVg101Game game = find(g -> g.program() == program
                && g.end().empties() == 0
                && g.input().get(g.input().size() - 2).startsWith("TURN")
                && g.expectedAnswers().get(g.expectedAnswers().size() - 2).equals("PASS"));
        List<String> lines = new ArrayList<>(game.input());
        lines.addAll(List.of("PASS", "PASS"));

        ProgramRun session = Vg101ProgramTest.run(String.join("\n", lines));

        assertThat(session.out()).endsWith("\nPASS\nPASS\nPASS\nPASS\n");
        assertThat(session.exitCode()).isZero();
    }

    private static RandomVg101Game find(Predicate<RandomVg101Game> condition) {
        for (int seed = 0; seed < 10_000; seed++) {
            for (Colour program : Colour.values()) {
                RandomVg101Game game = new RandomVg101Game(program, seed);
                if (condition.test(game)) {
                    return game;
                }
            }
        }
        throw new AssertionError("no such game among 10,000 seeds");
    }

    private static void assertPlayed(RandomVg101Game game, String name) {
        ProgramRun session = Vg101ProgramTest.run(String.join("\n", game.input()) + "\nEND\n");

        assertSameText("answers (" + name + ")", session.out(), String.join("\n", game.expectedAnswers()) + "\n");
        assertSameText(
                "boards (" + name + ")",
                String.join("\n", cells(session.err())),
                game.expectedBoards().stream().map(Vg101GamesTest::cells).collect(Collectors.joining("\n")));
        assertThat(session.exitCode()).isZero();
    }

    /** The squares of every board that was drawn. */
    private static List<String> cells(String drawn) {
        List<String> boards = new ArrayList<>();
        StringBuilder board = new StringBuilder();
        for (String line : drawn.lines().toList()) {
            if (line.matches("[1-8]\\|.*")) {
                for (int column = 0; column < 8; column++) {
                    board.append(line.charAt(3 + 4 * column));
                }
            }
            if (board.length() == 64) {
                boards.add(board.toString());
                board.setLength(0);
            }
        }
        return boards;
    }

    private static String cells(Position position) {
        StringBuilder board = new StringBuilder();
        List<Move> moves = position.moves();
        for (int square = 0; square < 64; square++) {
            Colour disc = position.at(square / 8, square % 8);
            boolean open = moves.contains(Move.at(square / 8, square % 8));
            board.append(disc == Colour.BLACK ? 'X' : disc == Colour.WHITE ? 'O' : open ? '\'' : ' ');
        }
        return board.toString();
    }
}

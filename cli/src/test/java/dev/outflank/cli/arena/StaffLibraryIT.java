package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The library of the Lab 8 staff in C makes the choices of the built-in players on every board size. */
class StaffLibraryIT {
    private static final Path LIBRARY = Path.of("../kits/lab8-library").toAbsolutePath();
    private static final long SEED = 20_261_118;
    private static final int GAMES_PER_SIZE = 2;
    /** On large boards only some positions of a game are compared. */
    private static final int POSITIONS_PER_GAME = 60;

    @TempDir
    private Path folder;

    @Test
    void library_randomPositionsOfAllSizes_choosesLikeSmarterAndSmartest() throws Exception {
        RandomGenerator random = new SplittableRandom(SEED);
        Player smarter = BuiltInPlayers.create("smarter");
        Player smartest = BuiltInPlayers.create("smartest");
        List<String> questions = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (int size = Position.MIN_SIZE; size <= Position.MAX_SIZE; size += 2) {
            for (int i = 0; i < GAMES_PER_SIZE; i++) {
                for (Game game = Game.start(size); !game.isOver(); ) {
                    List<Move> moves = game.position().moves();
                    if (!moves.isEmpty() && random.nextInt(size * size) < POSITIONS_PER_GAME) {
                        questions.add(question(game.position()));
                        expected.add(Notation.LAB8.format(smarter.choose(game, Clock.UNLIMITED)) + " "
                                + Notation.LAB8.format(smartest.choose(game, Clock.UNLIMITED)));
                    }
                    game = game.play(moves.isEmpty() ? Move.PASS : moves.get(random.nextInt(moves.size())));
                }
            }
        }
        assertThat(questions).hasSizeGreaterThan(1000);
        assertThat(answers(questions)).as("seed %d", SEED).isEqualTo(expected);
    }

    private static String question(Position position) {
        StringBuilder text = new StringBuilder()
                .append(position.size())
                .append(' ')
                .append(position.toMove().letter())
                .append(' ');
        for (int i = 0; i < position.size() * position.size(); i++) {
            var disc = position.at(i / position.size(), i % position.size());
            text.append(disc == null ? 'U' : disc.letter());
        }
        return text.toString();
    }

    private List<String> answers(List<String> questions) throws Exception {
        run(
                "gcc",
                "-std=c99",
                "-Wall",
                "-Werror",
                "-c",
                LIBRARY.resolve("lab8part2lib.c").toString());
        run("ar", "rcs", "liblab8part2.a", "lab8part2lib.o");
        run(
                "gcc",
                "-std=c99",
                "-I" + LIBRARY,
                Path.of("src/test/resources/staff_library.c").toAbsolutePath().toString(),
                "-L.",
                "-llab8part2",
                "-o",
                "answer");
        Path input = Files.write(folder.resolve("questions"), questions);
        Path output = folder.resolve("answers");
        Process process = new ProcessBuilder("./answer")
                .directory(folder.toFile())
                .redirectInput(input.toFile())
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).isZero();
        return Files.readAllLines(output);
    }

    private void run(String... command) throws Exception {
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .inheritIO()
                .start();
        assertThat(process.waitFor()).as(String.join(" ", command)).isZero();
    }
}

package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.Run;
import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The starter kits as students use them: copied to another directory, built, tested, checked and played in the sandbox.
 */
class KitsIT {
    private static final Path KITS = Path.of("../kits").toAbsolutePath().normalize();
    private static final Path LAUNCHER = Path.of("../outflank").toAbsolutePath().normalize();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource({
        "lab8-c, lab8:KIT/lab8part2, 8",
        "vg101-c, vg101:KIT/bot, 8",
        "vg101-cpp, vg101:KIT/bot, 8",
        "vg101-java, vg101:java -cp KIT Bot, 8",
        "vg101-python, vg101:python3 KIT/bot.py, 8",
        "cs540-java, codingame:java -cp KIT ArenaPlayer, 4",
        "cs303-python, cs303:KIT/ai.py, 8",
        "cs303-net, cs303:KIT/ai.py, 8",
        "botzone-cpp, 'botzone,simple:KIT/bot', 8",
        "botzone-python, botzone:python3 KIT/bot.py, 8",
    })
    void kit_copied_buildsPassesItsTestsAndPlays(String name, String spec, String size) throws Exception {
        Sandbox sandbox = Sandbox.probe();
        assumeTrue(sandbox.isReady(), () -> "no sandbox here: " + sandbox.missing());
        Path kit = copy(name);
        make(kit);
        make(kit, "test");
        String program = spec.replace("KIT", kit.toString());
        Run check = Run.of("check-bot", program, "--strict", "--size", size, "--time", "10s");
        assertThat(check.out())
                .as(check.err())
                .endsWith("No fault was found.\n")
                .doesNotContain("Accepted, but");
        Run match = Run.of(
                "match",
                program,
                "random:1",
                "--strict",
                "--size",
                size,
                "--games",
                "2",
                "--time",
                "10s",
                "--openings",
                "none",
                "--json",
                "--no-records");
        assertThat(match.exit()).as(match.err()).isZero();
        assertThat(match.out()).contains("\"games\":2", "\"faultsA\":{}");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void lab8Library_copied_linksAsInTheHandout() throws Exception {
        Path kit = copy("lab8-library");
        make(kit);
        make(kit, "test");
        assertThat(Files.readAllLines(kit.resolve("test.out")))
                .containsExactly(
                        "Testing AI move (row, col): " + move("smarter", "B"),
                        "Testing AI move (row, col): " + move("smartest", "W"));
    }

    @Execution(ExecutionMode.CONCURRENT)
    @ParameterizedTest
    @CsvSource({
        "lab8-c/lab8part2.c, aps105-lab8",
        "vg101-c/bot.c, vg101-final",
        "vg101-cpp/bot.cpp, vg101-final",
        "cs540-java/Reversi.java, cs540-tiny",
        "cs303-python/ai.py, cs303-project",
        "cs303-net/ai.py, cs303-project",
    })
    void kit_submitted_isAcceptedByItsCourse(String file, String contest) {
        Sandbox sandbox = Sandbox.probe();
        assumeTrue(sandbox.isReady(), () -> "no sandbox here: " + sandbox.missing());
        Run run = Run.of("exercise", contest, KITS.resolve(file).toString());
        assertThat(run.out()).as(run.err()).contains(": compiled as ").doesNotContain("does not compile");
    }

    /** Its numbers are whole and the same as the player net's, so it gets the same values for any position. */
    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void cs303Net_positionsOfAGame_haveTheValuesOfThePlayerNet() throws IOException, InterruptedException {
        StringBuilder positions = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        SplittableRandom random = new SplittableRandom(27);
        Position position = Position.start(8);
        while (!position.isOver()) {
            long own = position.bits(position.toMove());
            long opp = position.bits(position.toMove().other());
            positions.append("(%s, %s), ".formatted(Long.toUnsignedString(own), Long.toUnsignedString(opp)));
            expected.append(SquareNetwork.shipped().score(own, opp)).append("\n");
            position = position.play(
                    position.mobility() == 0 ? Move.PASS : position.move(random.nextInt(position.mobility())));
        }
        Process process = new ProcessBuilder(
                        "python3",
                        "-B",
                        "-c",
                        "from ai import AI\nprint(*AI(8, 1, 5).network.scores([" + positions + "]), sep='\\n')")
                .directory(KITS.resolve("cs303-net").toFile())
                .redirectErrorStream(true)
                .start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo(expected.toString());
        assertThat(process.waitFor()).isZero();
    }

    private static String move(String player, String side) {
        Run run =
                Run.of("move", "--player", player, "--side", side, "--board", "UUUUUWBUUBWUUUUU", "--notation", "lab8");
        return run.out().strip();
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void kits_all_areListedInTheReadme() throws IOException {
        String readme = Files.readString(KITS.resolve("README.md"));
        try (Stream<Path> kits = Files.list(KITS).filter(Files::isDirectory)) {
            assertThat(kits).isNotEmpty().allSatisfy(kit -> {
                assertThat(readme).contains("[" + kit.getFileName() + "](" + kit.getFileName() + ")");
                assertThat(kit.resolve("README.md")).isNotEmptyFile();
            });
        }
    }

    private Path copy(String name) throws IOException {
        Path kit = Files.createDirectory(folder.resolve(name));
        try (Stream<Path> files = Files.list(KITS.resolve(name)).filter(Files::isRegularFile)) {
            for (Path file : files.toList()) {
                Files.copy(file, kit.resolve(file.getFileName()));
            }
        }
        return kit;
    }

    /** Runs make with the JDK of this test on the path. */
    private static void make(Path kit, String... targets) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(
                        Stream.concat(Stream.of("make"), Stream.of(targets)).toList())
                .directory(kit.toFile())
                .redirectErrorStream(true);
        builder.environment().put("OUTFLANK", LAUNCHER.toString());
        builder.environment()
                .merge("PATH", System.getProperty("java.home") + "/bin", (path, java) -> java + ":" + path);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor())
                .as("make %s: %s", List.of(targets), output)
                .isZero();
        assertThat(output).as("a kit compiles without a warning").doesNotContain("warning:");
    }
}

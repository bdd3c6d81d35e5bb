package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.check.BotCheck;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.spec.LaunchConfig;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Compiles and starts the programs in the test resources as real processes. */
public final class Bots {
    /** Generous for slow machines: a passing test never waits this long. */
    public static final Duration TIMEOUT = Duration.ofSeconds(60);

    private static final String PYTHON = run(
                    List.of("python3", "-c", "import sys; print(sys.executable)"), Path.of("."))
            .strip();

    private Bots() {}

    public static Path source(String name) {
        return resource("bots/" + name);
    }

    /** A script for {@link ScriptedBot}. */
    public static String golden(String name) {
        try {
            return Files.readString(resource("golden/" + name));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Path resource(String name) {
        try {
            URL url = Bots.class.getResource("/" + name);
            assertThat(url).as(name).isNotNull();
            return Path.of(url.toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compiles a C program of the resources into a folder. */
    public static Path compiled(String name, Path folder) {
        Path program = folder.resolve(name.replace(".c", ""));
        run(
                List.of(
                        "gcc",
                        "-std=gnu11",
                        "-O1",
                        "-o",
                        program.toString(),
                        source(name).toString()),
                folder);
        return program;
    }

    /** Path of the Python executable: the command on the PATH may be a slow wrapper. */
    public static String python() {
        return PYTHON;
    }

    public static boolean hasNumpy() throws IOException, InterruptedException {
        Process process = new ProcessBuilder("python3", "-c", "import numpy")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        return process.waitFor() == 0;
    }

    public static String run(List<String> command, Path folder) {
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor())
                    .as("output of %s: %s", command, output)
                    .isZero();
            return output;
        } catch (IOException | InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static BotSpec spec(String text) {
        try {
            return BotSpec.parse(text).orElseThrow();
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    /** Compiles the program of a spec in a folder. */
    public static Program program(BotSpec spec, Path folder, Duration timeout) {
        LaunchConfig launch = spec.launch();
        try {
            if (launch.submission().isPresent()) {
                Path file = launch.submission().get();
                Files.copy(file, folder.resolve(file.getFileName()));
            }
            for (Map.Entry<String, String> file : launch.supportFiles().entrySet()) {
                Files.writeString(folder.resolve(file.getKey()), file.getValue());
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
        if (!launch.compileCommand().isEmpty()) {
            run(launch.compileCommand(), folder);
        }
        return new ProcessProgram(launch.runCommand(), folder, timeout);
    }

    /** Plays a game against random moves. */
    public static BotCheck check(BotSpec spec, Program program, Game start, Colour side, boolean strict, long seed) {
        return check(spec, program, start, side, strict ? Leniency.strict() : Leniency.lenient(), seed);
    }

    public static BotCheck check(BotSpec spec, Program program, Game start, Colour side, Leniency leniency, long seed) {
        Dialogue dialogue = spec.dialogue(program, leniency);
        return BotCheck.run(dialogue, leniency, start, side, spec.protocol().notation(), new Random(seed));
    }

    /** Plays a game as each colour and expects both to end without a fault. */
    public static List<BotCheck> expectWholeGames(
            BotSpec spec, Program program, Game start, boolean strict, long seed) {
        List<BotCheck> games = new ArrayList<>();
        for (Colour side : Colour.values()) {
            games.add(check(spec, program, start, side, strict, seed));
        }
        assertThat(games).as("%s, seed %d", spec, seed).allSatisfy(game -> {
            assertThat(game.violation()).isEmpty();
            assertThat(game.game().isOver()).isTrue();
        });
        return games;
    }
}

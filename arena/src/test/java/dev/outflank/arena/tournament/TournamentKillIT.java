package dev.outflank.arena.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Seed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Kills the process of a tournament several times with SIGKILL and resumes it. */
final class TournamentKillIT {
    private static final int KILLED = 128 + 9;

    @TempDir
    Path temp;

    @Test
    void tournament_killedRepeatedly_losesAndRepeatsNoGame() throws Exception {
        long seed = Seed.VALUE;
        SplittableRandom random = new SplittableRandom(seed);
        Path folder = temp.resolve("killed");
        Path journal = folder.resolve("journal.jsonl");
        int lines = 0;
        for (int kill = 0; kill < 3; kill++) {
            Process child = child(folder);
            waitForLines(journal, lines + 2 + random.nextInt(6), child);
            Thread.sleep(random.nextInt(20));
            child.destroyForcibly();
            assertThat(child.waitFor(10, TimeUnit.SECONDS)).isTrue();
            assertThat(child.exitValue()).as("seed %d: killed by SIGKILL", seed).isEqualTo(KILLED);
            int before = lines;
            lines = completeLines(journal);
            assertThat(lines).isGreaterThan(before);
        }
        List<PlayedPair> saved =
                Tournament.read(TournamentProcess.OPTIONS, folder).playedPairs();
        assertThat(saved).hasSize(lines - 1);

        TournamentResults results = finished(folder);
        TournamentResults uninterrupted = finished(temp.resolve("uninterrupted"));
        assertThat(results.playedPairs()).as("seed %d", seed).containsAll(saved).hasSize(36);
        assertThat(results.playedPairs().stream().map(TournamentKillIT::moves))
                .containsExactlyElementsOf(uninterrupted.playedPairs().stream()
                        .map(TournamentKillIT::moves)
                        .toList());
        assertThat(completeLines(journal)).isEqualTo(1 + 36);
        for (PlayedPair played : results.playedPairs()) {
            assertThat(folder.resolve("logs"))
                    .isDirectoryContaining(file -> file.getFileName()
                            .toString()
                            .startsWith("%05d-".formatted(played.scheduled().firstGameNumber())));
        }
    }

    private static TournamentResults finished(Path folder) throws IOException, InterruptedException {
        return Tournament.play(
                TournamentProcess.OPTIONS,
                folder,
                TournamentProcess::slowContestant,
                2,
                1,
                new TournamentListener() {});
    }

    private static String moves(PlayedPair played) {
        return played.scheduled() + " " + played.pair().first().hash()
                + played.pair().second().hash();
    }

    private static Process child(Path folder) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--add-modules",
                        "jdk.incubator.vector",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        TournamentProcess.class.getName(),
                        folder.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }

    private static void waitForLines(Path file, int lines, Process child) throws Exception {
        while (completeLines(file) < lines) {
            assertThat(child.isAlive())
                    .as("the tournament ended before it was killed")
                    .isTrue();
            Thread.sleep(2);
        }
    }

    private static int completeLines(Path file) throws IOException {
        if (!Files.exists(file)) {
            return 0;
        }
        int lines = 0;
        for (byte b : Files.readAllBytes(file)) {
            lines += b == '\n' ? 1 : 0;
        }
        return lines;
    }
}

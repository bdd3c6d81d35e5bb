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

/** Ends the process of a tournament several times, with SIGKILL and SIGTERM, and resumes it. */
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
            Process child = child(TournamentProcess.class, folder);
            waitForLines(journal, lines + 2 + random.nextInt(6), child);
            Thread.sleep(random.nextInt(20));
            child.destroyForcibly();
            assertThat(child.waitFor(60, TimeUnit.SECONDS)).isTrue();
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

    /** Found with 20 programs of CS303: pairs that ended because their files were deleted were recorded as void. */
    @Test
    void tournament_askedToEnd_recordsNoPairThatLostItsPrograms() throws Exception {
        Path folder = temp.resolve("ended");
        Path journal = folder.resolve("journal.jsonl");
        for (int stop = 0; stop < 2; stop++) {
            Process child = child(ShutdownProcess.class, folder);
            waitForLines(journal, completeLines(journal) + 3, child);
            child.destroy();
            assertThat(child.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(Files.readString(journal)).doesNotContain("deleted", "void", "asked to end");
        }
        assertThat(Tournament.read(ShutdownProcess.OPTIONS, folder).playedPairs())
                .hasSize(completeLines(journal) - 1);
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

    private static Process child(Class<?> main, Path folder) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--add-modules",
                        "jdk.incubator.vector",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        main.getName(),
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

package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.evaluation.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Invalid or different input fails with a message and is left unchanged. */
class InvalidInputTest {
    private static final FitOptions QUICK = new FitOptions(1, 5, 2, 0, 1);

    @TempDir
    private Path folder;

    private static void selfPlay(int games, int depth, long seed, Path folder) throws Exception {
        Trainer.selfPlay(
                games, new Trainer.LabelSettings(PatternWeights.shipped(), depth, 4, seed, 1), folder, done -> {});
    }

    @Test
    void selfPlay_folderOfOtherSettings_fails() throws Exception {
        selfPlay(3, 1, 1, folder);
        selfPlay(3, 1, 1, folder);
        assertThatThrownBy(() -> selfPlay(3, 1, 2, folder))
                .isInstanceOf(IOException.class)
                .hasMessageContainingAll(folder + " was started with other settings", "3 games of self-play", "seed 2");
        assertThatThrownBy(() -> selfPlay(4, 1, 1, folder)).hasMessageContaining("4 games");
        assertThatThrownBy(() -> selfPlay(3, 2, 1, folder)).hasMessageContaining("depth 2");
    }

    @Test
    void fit_folderOfOtherSettings_fails() throws Exception {
        Path games = folder.resolve("games");
        Path work = folder.resolve("work");
        selfPlay(10, 1, 1, games);
        Trainer.fit(List.of(games.toString()), work, QUICK, done -> {});
        Trainer.fit(List.of(games.toString()), work, new FitOptions(1, 5, 2, 0, 2), done -> {});
        assertThatThrownBy(() -> Trainer.fit(List.of(games + "=0.5"), work, QUICK, done -> {}))
                .hasMessageContaining("0.5 times");
        assertThatThrownBy(
                        () -> Trainer.fit(List.of(games.toString()), work, new FitOptions(2, 5, 2, 0, 1), done -> {}))
                .hasMessageContaining("2 rounds");
    }

    @Test
    void samples_none_fails() {
        List<String> empty = List.of(folder.toString());
        assertThatThrownBy(() -> Trainer.fit(empty, folder.resolve("work"), QUICK, done -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there are 0 and 0");
        assertThatThrownBy(() -> Trainer.test(PatternWeights.shipped(), empty))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no test samples");
    }

    @Test
    void samples_invalidPositions_fails() throws Exception {
        for (byte disc : new byte[] {0, 1}) {
            byte[] bytes = new byte[38];
            Arrays.fill(bytes, disc);
            Files.write(folder.resolve("odd.samples"), bytes);
            assertThatThrownBy(() -> Trainer.test(PatternWeights.shipped(), List.of(folder.toString())))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("odd.samples is not a sample file");
        }
    }

    @Test
    void book_fileOfOtherContent_failsAndIsKept() throws Exception {
        Path values = Files.writeString(folder.resolve("values"), "some other file");
        assertThatThrownBy(() -> Trainer.buildBook(PatternWeights.shipped(), 10, 2, 1, values, done -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("does not contain search results of depth 2");
        assertThat(values).hasContent("some other file");
        Path own = folder.resolve("own");
        Trainer.buildBook(PatternWeights.shipped(), 10, 2, 1, own, done -> {});
        assertThatThrownBy(() -> Trainer.buildBook(PatternWeights.shipped(), 10, 3, 1, own, done -> {}))
                .hasMessageContaining("depth 3");
    }
}

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

/** What the trainer does not work with, or does not go on with, is told in a sentence and left as it is. */
class InvalidInputTest {
    private static final FitOptions QUICK = new FitOptions(1, 5, 2, 1);

    @TempDir
    private Path folder;

    private static void selfPlay(int games, int depth, long seed, Path folder) throws Exception {
        Trainer.selfPlay(
                games, new Trainer.LabelSettings(PatternWeights.shipped(), depth, 4, 0.3, seed, 1), folder, done -> {});
    }

    @Test
    void selfPlay_whereOtherGamesWereBegun_isRefused() throws Exception {
        selfPlay(3, 1, 1, folder);
        selfPlay(3, 1, 1, folder);
        assertThatThrownBy(() -> selfPlay(3, 1, 2, folder))
                .isInstanceOf(IOException.class)
                .hasMessageContainingAll(
                        folder + " was begun as something else",
                        "3 games of self-play, 0.3 of their positions, seed 2");
        assertThatThrownBy(() -> selfPlay(4, 1, 1, folder)).hasMessageContaining("4 games");
        assertThatThrownBy(() -> selfPlay(3, 2, 1, folder)).hasMessageContaining("depth 2");
    }

    @Test
    void fit_whereAnotherWasBegun_isRefused() throws Exception {
        Path games = folder.resolve("games");
        Path work = folder.resolve("work");
        selfPlay(10, 1, 1, games);
        Trainer.fit(List.of(games.toString()), work, QUICK, done -> {});
        Trainer.fit(List.of(games.toString()), work, new FitOptions(1, 5, 2, 2), done -> {});
        assertThatThrownBy(() -> Trainer.fit(List.of(games + "=0.5"), work, QUICK, done -> {}))
                .hasMessageContaining("0.5 times");
        assertThatThrownBy(() -> Trainer.fit(List.of(games.toString()), work, new FitOptions(2, 5, 2, 1), done -> {}))
                .hasMessageContaining("2 rounds");
    }

    @Test
    void samples_none_areRefused() {
        List<String> empty = List.of(folder.toString());
        assertThatThrownBy(() -> Trainer.fit(empty, folder.resolve("work"), QUICK, done -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("there are 0 and 0");
        assertThatThrownBy(() -> Trainer.test(PatternWeights.shipped(), empty))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("no samples for tests");
    }

    @Test
    void samples_noPositions_areRefused() throws Exception {
        for (byte disc : new byte[] {0, 1}) {
            byte[] bytes = new byte[36];
            Arrays.fill(bytes, disc);
            Files.write(folder.resolve("odd.samples"), bytes);
            assertThatThrownBy(() -> Trainer.test(PatternWeights.shipped(), List.of(folder.toString())))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("odd.samples is no file of samples");
        }
    }

    @Test
    void book_valuesOfSomethingElse_areRefusedAndKept() throws Exception {
        Path values = Files.writeString(folder.resolve("values"), "what somebody else wrote, and needs");
        assertThatThrownBy(() -> Trainer.buildBook(PatternWeights.shipped(), 10, 2, 1, values, done -> {}))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("holds no values of searches of depth 2");
        assertThat(values).hasContent("what somebody else wrote, and needs");
        Path own = folder.resolve("own");
        Trainer.buildBook(PatternWeights.shipped(), 10, 2, 1, own, done -> {});
        assertThatThrownBy(() -> Trainer.buildBook(PatternWeights.shipped(), 10, 3, 1, own, done -> {}))
                .hasMessageContaining("depth 3");
    }
}

package dev.outflank.trainer;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.large.LargeWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LargeTrainerIT {
    private static final int GAMES = 16;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private final List<LargeTrainer.PhaseTestResult> tests = new ArrayList<>();

    private void train(Path target, int generations, int threads) throws IOException, InterruptedException {
        trainer(target, generations, threads).run();
    }

    private LargeTrainer trainer(Path target, int generations, int threads) {
        LargeTrainer.Options options = new LargeTrainer.Options(generations, GAMES, 5, 10, 3, 7, threads);
        return new LargeTrainer(options, target, new LargeTrainer.ProgressListener() {
            @Override
            public void gamesPlayed(int generation, long games) {
                assertThat(games).isLessThanOrEqualTo(GAMES);
            }

            @Override
            public void phaseTested(LargeTrainer.PhaseTestResult test) {
                tests.add(test);
            }
        });
    }

    @Test
    void run_resumedOrOnTwoThreads_givesTheSameWeights() throws Exception {
        train(folder.resolve("whole"), 2, 1);
        assertThat(tests).hasSize(2 * LargeWeights.PHASE_COUNT);
        train(folder.resolve("parts"), 1, 2);
        train(folder.resolve("parts"), 2, 2);
        for (int generation = 0; generation < 2; generation++) {
            String file = "generation-" + generation + ".weights";
            assertThat(Files.readAllBytes(folder.resolve("parts").resolve(file)))
                    .isEqualTo(Files.readAllBytes(folder.resolve("whole").resolve(file)));
        }
    }

    @Test
    void runFrom_learnedWeights_usesThemForTheFirstGames() throws Exception {
        Path handcrafted = folder.resolve("handcrafted");
        train(handcrafted, 1, 2);
        Path learned = folder.resolve("learned");
        trainer(learned, 1, 2).runFrom(LargeWeights.shipped());
        assertThat(Files.readAllBytes(learned.resolve("generation-0.weights")))
                .isNotEqualTo(Files.readAllBytes(handcrafted.resolve("generation-0.weights")));
    }

    @Test
    void fit_scoresOfKnownWeights_findsTheWeights() {
        SplittableRandom random = new SplittableRandom(11);
        List<LargeSample> samples = new ArrayList<>();
        for (int i = 0; i < 4000; i++) {
            int pattern = random.nextInt(4);
            float[] features = new float[LargeWeights.FEATURE_COUNT];
            features[2] = (float) random.nextDouble(-1, 1);
            float score = pattern - 1.5f + 2 * features[2];
            samples.add(new LargeSample(new int[] {pattern}, features, 0.45f, score, 1, i % 20 == 0));
        }
        LargeFit fit = new LargeFit(samples, 4, 0.01);
        fit.run(20);
        assertThat(fit.test().count()).isEqualTo(200);
        assertThat(fit.test().rootMeanSquare()).isLessThan(0.02);
        assertThat(fit.featureWeights()[2]).isBetween(1.98f, 2.02f);
    }
}

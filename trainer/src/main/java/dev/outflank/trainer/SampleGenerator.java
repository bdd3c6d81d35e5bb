package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Evaluation;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Generates the samples of a {@link SampleSource} on several threads, in chunks. A finished chunk is a file; after a stop,
 * only missing chunks are generated. The result does not depend on the number of threads.
 */
final class SampleGenerator {
    private final Evaluation evaluation;
    private final int depth;
    private final int exactEmpties;
    private final int threads;

    SampleGenerator(Evaluation evaluation, int depth, int exactEmpties, int threads) {
        this.evaluation = evaluation;
        this.depth = depth;
        this.exactEmpties = exactEmpties;
        this.threads = threads;
    }

    /** Generates all missing chunks; {@code progress} receives the number of finished games. */
    void run(SampleSource source, Path folder, LongConsumer progress) throws IOException, InterruptedException {
        new Recipe("%s, depth %d, exact from %d, weights %08x"
                        .formatted(source.recipe(), depth, exactEmpties, Recipe.checksum(evaluation::write)))
                .writeOrVerify(folder);
        AtomicLong done = new AtomicLong();
        List<ParallelTasks.Task> chunks = new ArrayList<>();
        for (long first = 0; first < source.gameCount(); first += source.gamesPerChunk()) {
            long start = first;
            chunks.add(() -> {
                long end = Math.min(source.gameCount(), start + source.gamesPerChunk());
                generateChunk(source, start, end, folder.resolve("%09d".formatted(start) + SampleFile.EXTENSION));
                progress.accept(done.addAndGet(end - start));
            });
        }
        ParallelTasks.run(threads, chunks);
    }

    private void generateChunk(SampleSource source, long from, long to, Path file) throws IOException {
        if (Files.exists(file)) {
            return;
        }
        List<Sample> samples = new ArrayList<>();
        try (Labeller labeller = new Labeller(evaluation, depth, exactEmpties)) {
            for (long game = from; game < to; game++) {
                labeller.clear();
                samples.addAll(source.samples(game, labeller));
            }
        }
        SampleFile.write(file, samples);
    }
}

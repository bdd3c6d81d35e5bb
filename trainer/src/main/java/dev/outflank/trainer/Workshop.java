package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;

/**
 * Does {@link Work} on several threads, chunk by chunk. A finished chunk is a file; after a stop, the chunks that are
 * there are not made again, and what comes out is the same whatever the number of threads.
 */
final class Workshop {
    private final PatternWeights weights;
    private final int depth;
    private final int exact;
    private final int threads;

    Workshop(PatternWeights weights, int depth, int exact, int threads) {
        this.weights = weights;
        this.depth = depth;
        this.exact = exact;
        this.threads = threads;
    }

    /** Does what is not yet done; the listener hears how many games there are so far. */
    void run(Work work, Path folder, LongConsumer progress) throws IOException, InterruptedException {
        new Recipe("%s, depth %d, exact from %d, weights %08x"
                        .formatted(work.recipe(), depth, exact, Recipe.checksum(weights::write)))
                .begin(folder);
        AtomicLong done = new AtomicLong();
        List<Crew.Task> chunks = new ArrayList<>();
        for (long first = 0; first < work.games(); first += work.gamesInChunk()) {
            long start = first;
            chunks.add(() -> {
                long end = Math.min(work.games(), start + work.gamesInChunk());
                chunk(work, start, end, folder.resolve("%09d".formatted(start) + SampleFile.ENDING));
                progress.accept(done.addAndGet(end - start));
            });
        }
        Crew.run(threads, chunks);
    }

    private void chunk(Work work, long from, long to, Path file) throws IOException {
        if (Files.exists(file)) {
            return;
        }
        List<Sample> samples = new ArrayList<>();
        try (Labeller labeller = new Labeller(weights, depth, exact)) {
            for (long game = from; game < to; game++) {
                labeller.clear();
                samples.addAll(work.game(game, labeller));
            }
        }
        SampleFile.write(file, samples);
    }
}

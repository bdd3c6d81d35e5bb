package dev.outflank.trainer;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.ProbCutError;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Fits all tables in parallel. A finished table is a file in the work folder, next to a file with its error after each
 * round; after a stop, only missing tables are fitted.
 */
final class WeightsFit {
    /** Receives every finished table and its final test error. */
    interface ProgressListener {
        void tableFitted(int number, double error);
    }

    private final SampleStore store;
    private final Path workFolder;
    private final FitOptions options;

    WeightsFit(SampleStore store, Path workFolder, FitOptions options) {
        this.store = store;
        this.workFolder = workFolder;
        this.options = options;
    }

    PatternWeights run(ProbCutError error, ProgressListener listener) throws IOException, InterruptedException {
        List<ParallelTasks.Task> fits = new ArrayList<>();
        for (int t = 0; t < PatternWeights.TABLE_COUNT; t++) {
            int number = t;
            fits.add(() -> {
                if (!Files.exists(tableFile(number))) {
                    fitTable(number);
                }
                listener.tableFitted(number, errorHistory(number).getLast());
            });
        }
        ParallelTasks.run(options.threads(), fits);
        short[][] tables = new short[PatternWeights.TABLE_COUNT][Patterns.TABLE_SIZE];
        List<List<Double>> errors = new ArrayList<>();
        for (int number = 0; number < PatternWeights.TABLE_COUNT; number++) {
            ByteBuffer.wrap(Files.readAllBytes(tableFile(number)))
                    .asShortBuffer()
                    .get(tables[number]);
            errors.add(errorHistory(number));
        }
        Files.writeString(
                workFolder.resolve("loss.svg"), LossChart.draw(errors.subList(0, PatternWeights.PHASE_COUNT)));
        return PatternWeights.of(tables, error);
    }

    private void fitTable(int number) throws IOException {
        TableFit fit = new TableFit(store, PatternWeights.scope(number), options);
        fit.initialize();
        StringBuilder errors = new StringBuilder();
        for (int round = 0; round < options.rounds(); round++) {
            fit.iterate();
            errors.append(String.format(Locale.ROOT, "%.4f%n", fit.testError()));
        }
        Files.writeString(errorHistoryFile(number), errors);
        ByteBuffer bytes = ByteBuffer.allocate(2 * Patterns.TABLE_SIZE);
        bytes.asShortBuffer().put(fit.table());
        Path temporary = workFolder.resolve("table.new" + number);
        Files.write(temporary, bytes.array());
        Files.move(temporary, tableFile(number), StandardCopyOption.ATOMIC_MOVE);
    }

    /** Test errors of a table after each round. */
    private List<Double> errorHistory(int number) throws IOException {
        return Files.readAllLines(errorHistoryFile(number)).stream()
                .map(Double::valueOf)
                .toList();
    }

    private Path tableFile(int number) {
        return workFolder.resolve("%02d.table".formatted(number));
    }

    private Path errorHistoryFile(int number) {
        return workFolder.resolve("%02d.errors".formatted(number));
    }
}

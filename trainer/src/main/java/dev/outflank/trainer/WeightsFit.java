package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Patterns;
import dev.outflank.engine.evaluation.PredictionError;
import dev.outflank.engine.evaluation.PatternWeights;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Fits all tables, several at a time. A finished table is a file in the work folder, with its errors round by round beside
 * it; after a stop only the others are fitted.
 */
final class WeightsFit {
    /** Hears of every finished table, with the error it ends with. */
    interface Listener {
        void fitted(int number, double error);
    }

    private final Shelf shelf;
    private final Path work;
    private final FitOptions options;

    WeightsFit(Shelf shelf, Path work, FitOptions options) {
        this.shelf = shelf;
        this.work = work;
        this.options = options;
    }

    PatternWeights run(PredictionError error, Listener listener) throws IOException, InterruptedException {
        List<Crew.Task> fits = new ArrayList<>();
        for (int t = 0; t < PatternWeights.TABLES; t++) {
            int number = t;
            fits.add(() -> {
                if (!Files.exists(table(number))) {
                    fit(number);
                }
                listener.fitted(number, curve(number).getLast());
            });
        }
        Crew.run(options.threads(), fits);
        short[][] tables = new short[PatternWeights.TABLES][Patterns.TABLE];
        List<List<Double>> curves = new ArrayList<>();
        for (int number = 0; number < PatternWeights.TABLES; number++) {
            ByteBuffer.wrap(Files.readAllBytes(table(number))).asShortBuffer().get(tables[number]);
            curves.add(curve(number));
        }
        Files.writeString(work.resolve("loss.svg"), LossChart.draw(curves.subList(0, PatternWeights.PHASES)));
        return PatternWeights.of(tables, error);
    }

    private void fit(int number) throws IOException {
        Fit fit = new Fit(shelf, PatternWeights.scope(number), options);
        fit.start();
        StringBuilder curve = new StringBuilder();
        for (int round = 0; round < options.rounds(); round++) {
            fit.round();
            curve.append(String.format(Locale.ROOT, "%.4f%n", fit.test()));
        }
        Files.writeString(curveFile(number), curve);
        ByteBuffer bytes = ByteBuffer.allocate(2 * Patterns.TABLE);
        bytes.asShortBuffer().put(fit.table());
        Path growing = work.resolve("table.new" + number);
        Files.write(growing, bytes.array());
        Files.move(growing, table(number), StandardCopyOption.ATOMIC_MOVE);
    }

    /** The errors of a table on its tests, by round. */
    private List<Double> curve(int number) throws IOException {
        return Files.readAllLines(curveFile(number)).stream().map(Double::valueOf).toList();
    }

    private Path table(int number) {
        return work.resolve("%02d.table".formatted(number));
    }

    private Path curveFile(int number) {
        return work.resolve("%02d.errors".formatted(number));
    }
}

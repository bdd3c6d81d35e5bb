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
 * Fits all phases, several at a time. A finished phase is a file in the work folder, with its errors round by round beside
 * it; after a stop only the others are fitted.
 */
final class WeightsFit {
    /** Hears of every finished phase, with the error it ends with. */
    interface Listener {
        void fitted(int phase, double error);
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
        Files.createDirectories(work);
        List<Crew.Task> phases = new ArrayList<>();
        for (int p = 0; p < PatternWeights.PHASES; p++) {
            int phase = p;
            phases.add(() -> {
                if (!Files.exists(table(phase))) {
                    fit(phase);
                }
                listener.fitted(phase, curve(phase).getLast());
            });
        }
        Crew.run(options.threads(), phases);
        short[][] tables = new short[PatternWeights.PHASES][Patterns.TABLE];
        List<List<Double>> curves = new ArrayList<>();
        for (int phase = 0; phase < PatternWeights.PHASES; phase++) {
            ByteBuffer.wrap(Files.readAllBytes(table(phase))).asShortBuffer().get(tables[phase]);
            curves.add(curve(phase));
        }
        Files.writeString(work.resolve("loss.svg"), LossChart.draw(curves));
        return PatternWeights.of(tables, error);
    }

    private void fit(int phase) throws IOException {
        Fit fit = new Fit(shelf, phase, options);
        fit.start();
        StringBuilder curve = new StringBuilder();
        for (int round = 0; round < options.rounds(); round++) {
            fit.round();
            curve.append(String.format(Locale.ROOT, "%.4f%n", fit.test()));
        }
        Files.writeString(curveFile(phase), curve);
        ByteBuffer bytes = ByteBuffer.allocate(2 * Patterns.TABLE);
        bytes.asShortBuffer().put(fit.table());
        Path growing = work.resolve("phase.new" + phase);
        Files.write(growing, bytes.array());
        Files.move(growing, table(phase), StandardCopyOption.ATOMIC_MOVE);
    }

    /** The errors of a phase on its tests, by round. */
    private List<Double> curve(int phase) throws IOException {
        return Files.readAllLines(curveFile(phase)).stream().map(Double::valueOf).toList();
    }

    private Path table(int phase) {
        return work.resolve("phase-%02d.table".formatted(phase));
    }

    private Path curveFile(int phase) {
        return work.resolve("phase-%02d.errors".formatted(phase));
    }
}

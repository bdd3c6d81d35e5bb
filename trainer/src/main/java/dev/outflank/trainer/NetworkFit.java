package dev.outflank.trainer;

import dev.outflank.engine.EngineFile;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.NetworkPatterns;
import dev.outflank.engine.evaluation.ProbCutError;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Trains a {@link Network} by gradient descent in small batches, with step sizes by Adagrad (Duchi et al. 2011) that a row
 * shares. Every sample is shown in a random one of its eight symmetric images. In a batch, threads first share the samples,
 * which gives the gradients, and then the patterns, whose rows they change; so the result does not depend on the number of
 * threads. After every epoch the state is saved, and an interrupted training resumes there.
 */
final class NetworkFit {
    private static final int BATCH = 128;
    private static final int PATTERNS = NetworkPatterns.COUNT;
    private static final int HIDDEN = Network.HIDDEN;

    /** Labels are divided by this number of discs. */
    private static final float SCALE = 32;

    /** Numbers of rows are clamped, so that the sum of quantised rows fits into 16 bits. */
    private static final float MAX_ROW_VALUE = Network.MAX_ROW_VALUE / (float) Network.HIDDEN_ONE;

    private static final float MAX_OUTPUT_WEIGHT = Network.MAX_OUTPUT_WEIGHT / (SCALE * Network.UNITS_PER_DISC);

    /** Sum of squared gradients at the beginning: keeps the first steps of rare rows small. */
    private static final float FIRST_SQUARES = 1;

    private static final String STATE = "network.state";

    private final NetworkOptions options;
    private final Path workFolder;
    private final TrainingSet training;
    private final TrainingSet tests;

    private final float[] rows = new float[NetworkPatterns.ROW_COUNT * HIDDEN];
    private final float[] rowSquares = new float[NetworkPatterns.ROW_COUNT];
    private final float[] outputs = new float[Network.OUTPUT_COUNT * (HIDDEN + 1)];
    private final float[] outputSquares = new float[outputs.length];

    private final int[] batchRows = new int[BATCH * PATTERNS];
    private final float[] hiddenGradients = new float[BATCH * HIDDEN];
    private final float[] gradientSquares = new float[BATCH];
    private final float[] activations = new float[BATCH * HIDDEN];
    private final float[] outputGradients = new float[BATCH];

    /** Root mean square test error by number of empty squares after each epoch. */
    private final List<double[]> history = new ArrayList<>();

    NetworkFit(SampleStore store, Path workFolder, NetworkOptions options) throws IOException {
        this.options = options;
        this.workFolder = workFolder;
        training = TrainingSet.read(store, false);
        tests = TrainingSet.read(store, true);
        SplittableRandom random = new SplittableRandom(options.seed());
        training.shuffle(random);
        initialize(random);
    }

    private void initialize(SplittableRandom random) {
        for (int i = 0; i < rows.length; i++) {
            rows[i] = 0.5f / PATTERNS + (random.nextFloat() - 0.5f) * 0.08f;
        }
        Arrays.fill(rowSquares, FIRST_SQUARES);
        Arrays.fill(outputSquares, FIRST_SQUARES);
        for (int unit = 0; unit < HIDDEN; unit++) {
            float weight = unit % 2 == 0 ? 1 : -1;
            for (int empties = 0; empties < Network.OUTPUT_COUNT; empties++) {
                outputs[empties * (HIDDEN + 1) + unit] = weight;
            }
        }
    }

    Network run(ProbCutError error, Trainer.EpochListener listener) throws IOException, InterruptedException {
        Path file = workFolder.resolve(STATE);
        load(file, history, Network.OUTPUT_COUNT, state());
        try (WorkerThreads threads = new WorkerThreads(options.threads())) {
            while (history.size() < options.epochs()) {
                runEpoch(history.size(), threads);
                double meanAbsolute = test();
                save(file, history, state());
                Files.writeString(workFolder.resolve("loss.svg"), LossChart.drawByEmpties(history));
                listener.epochFinished(history.size(), meanAbsolute);
            }
        }
        return quantise(error);
    }

    private void runEpoch(int epoch, WorkerThreads threads) throws InterruptedException {
        for (int start = 0; start < training.size(); start += BATCH) {
            int from = start;
            int count = Math.min(BATCH, training.size() - start);
            double done = (epoch + (double) start / training.size()) / options.epochs();
            float rate = (float) (options.learningRate() * (1 - done));
            threads.run((thread, of) -> {
                for (int i = thread * count / of; i < (thread + 1) * count / of; i++) {
                    computeGradient(epoch, from + i, i);
                }
            });
            threads.run((thread, of) -> {
                updateRows(count, rate, thread * PATTERNS / of, (thread + 1) * PATTERNS / of);
                if (thread == of - 1) {
                    updateOutputs(from, count, rate);
                }
            });
        }
    }

    /** Evaluates a sample and computes the gradients of its squared error. */
    private void computeGradient(int epoch, int sample, int slot) {
        int symmetry = TrainingSet.symmetry(options.seed() + 31L * epoch, sample);
        long own = TrainingSet.image(training.own(sample), symmetry);
        long opp = TrainingSet.image(training.opp(sample), symmetry);
        int firstRow = slot * PATTERNS;
        int firstUnit = slot * HIDDEN;
        NetworkPatterns.rows(own, opp, batchRows, firstRow);
        VectorRows.sum(rows, batchRows, firstRow, PATTERNS, activations, firstUnit);
        int output = training.empties(sample) * (HIDDEN + 1);
        float prediction = outputs[output + HIDDEN];
        for (int unit = 0; unit < HIDDEN; unit++) {
            float clamped = Math.max(0, Math.min(1, activations[firstUnit + unit]));
            prediction += outputs[output + unit] * clamped * clamped;
        }
        float gradient = training.weight(sample) * (prediction - training.label(sample) / SCALE);
        outputGradients[slot] = gradient;
        float squares = 0;
        for (int unit = 0; unit < HIDDEN; unit++) {
            float sum = activations[firstUnit + unit];
            float clamped = Math.max(0, Math.min(1, sum));
            float slope = sum == clamped ? 2 * clamped * gradient * outputs[output + unit] : 0;
            hiddenGradients[firstUnit + unit] = slope;
            activations[firstUnit + unit] = clamped * clamped;
            squares += slope * slope;
        }
        gradientSquares[slot] = squares / HIDDEN;
    }

    private void updateRows(int count, float rate, int fromPattern, int toPattern) {
        for (int slot = 0; slot < count; slot++) {
            if (gradientSquares[slot] == 0) {
                continue;
            }
            for (int pattern = fromPattern; pattern < toPattern; pattern++) {
                int row = batchRows[slot * PATTERNS + pattern];
                float squares = rowSquares[row] + gradientSquares[slot];
                rowSquares[row] = squares;
                float step = rate / (float) Math.sqrt(squares);
                VectorRows.subtract(rows, row * HIDDEN, hiddenGradients, slot * HIDDEN, step, MAX_ROW_VALUE);
            }
        }
    }

    private void updateOutputs(int from, int count, float rate) {
        for (int slot = 0; slot < count; slot++) {
            int output = training.empties(from + slot) * (HIDDEN + 1);
            for (int unit = 0; unit <= HIDDEN; unit++) {
                float activation = unit == HIDDEN ? 1 : activations[slot * HIDDEN + unit];
                float gradient = outputGradients[slot] * activation;
                float squares = outputSquares[output + unit] + gradient * gradient;
                outputSquares[output + unit] = squares;
                float changed = outputs[output + unit] - rate * gradient / (float) Math.sqrt(squares);
                outputs[output + unit] = Math.max(-MAX_OUTPUT_WEIGHT, Math.min(changed, MAX_OUTPUT_WEIGHT));
            }
        }
    }

    /** Adds the test errors to the history; returns the mean absolute one. */
    private double test() {
        ErrorStatistics all = new ErrorStatistics();
        ErrorStatistics[] errors = IntStream.range(0, Network.OUTPUT_COUNT)
                .mapToObj(empties -> new ErrorStatistics())
                .toArray(ErrorStatistics[]::new);
        int[] sampleRows = new int[PATTERNS];
        float[] hidden = new float[HIDDEN];
        for (int sample = 0; sample < tests.size(); sample++) {
            NetworkPatterns.rows(tests.own(sample), tests.opp(sample), sampleRows, 0);
            VectorRows.sum(rows, sampleRows, 0, PATTERNS, hidden, 0);
            int output = tests.empties(sample) * (HIDDEN + 1);
            float prediction = outputs[output + HIDDEN];
            for (int unit = 0; unit < HIDDEN; unit++) {
                float clamped = Math.max(0, Math.min(1, hidden[unit]));
                prediction += outputs[output + unit] * clamped * clamped;
            }
            double error = SCALE * prediction - tests.label(sample);
            all.add(error);
            errors[tests.empties(sample)].add(error);
        }
        double[] byEmpties = new double[Network.OUTPUT_COUNT];
        for (int empties = 0; empties < byEmpties.length; empties++) {
            byEmpties[empties] = errors[empties].rootMeanSquare();
        }
        history.add(byEmpties);
        return all.meanAbsolute();
    }

    private Network quantise(ProbCutError error) {
        short[] quantisedRows = new short[rows.length];
        for (int i = 0; i < rows.length; i++) {
            quantisedRows[i] = (short) Math.round(rows[i] * Network.HIDDEN_ONE);
        }
        int[] weights = new int[Network.OUTPUT_COUNT * HIDDEN];
        int[] constants = new int[Network.OUTPUT_COUNT];
        for (int empties = 0; empties < Network.OUTPUT_COUNT; empties++) {
            int output = empties * (HIDDEN + 1);
            for (int unit = 0; unit < HIDDEN; unit++) {
                weights[empties * HIDDEN + unit] = units(outputs[output + unit]);
            }
            constants[empties] = units(outputs[output + HIDDEN]);
        }
        return Network.of(quantisedRows, weights, constants, error);
    }

    private static int units(float weight) {
        return Math.round(weight * SCALE * Network.UNITS_PER_DISC);
    }

    /** Writes the state of a training: the errors after each epoch, and all numbers that change. */
    static void save(Path file, List<double[]> history, List<float[]> state) throws IOException {
        EngineFile.writeAtomically(file, stream -> {
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(stream, 1 << 20));
            out.writeInt(history.size());
            for (double[] errors : history) {
                for (double error : errors) {
                    out.writeDouble(error);
                }
            }
            for (float[] values : state) {
                for (float value : values) {
                    out.writeFloat(value);
                }
            }
            out.flush();
        });
    }

    /** Reads what {@link #save} has written; nothing if there is no such file. */
    static void load(Path file, List<double[]> history, int errorCount, List<float[]> state) throws IOException {
        if (!Files.exists(file)) {
            return;
        }
        try (DataInputStream in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file), 1 << 20))) {
            int epochs = in.readInt();
            for (int epoch = 0; epoch < epochs; epoch++) {
                double[] errors = new double[errorCount];
                for (int i = 0; i < errorCount; i++) {
                    errors[i] = in.readDouble();
                }
                history.add(errors);
            }
            for (float[] values : state) {
                for (int i = 0; i < values.length; i++) {
                    values[i] = in.readFloat();
                }
            }
        }
    }

    private List<float[]> state() {
        return List.of(rows, rowSquares, outputs, outputSquares);
    }
}

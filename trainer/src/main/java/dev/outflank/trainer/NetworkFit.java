package dev.outflank.trainer;

import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.NetworkPatterns;
import dev.outflank.engine.evaluation.ProbCutError;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.rules.Bitboard;
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
 * shares. In a batch, threads first share the samples, which gives the gradients, and then the shapes of patterns, whose rows
 * they change; so the result does not depend on the number of threads. After every epoch the state is saved, and an
 * interrupted training resumes there.
 */
final class NetworkFit {
    private static final int BATCH = 128;
    private static final int PATTERNS = NetworkPatterns.COUNT;
    private static final int STRIDE = NetworkPatterns.STRIDE;
    private static final int HIDDEN = Network.HIDDEN;
    private static final int PRODUCTS = Network.PRODUCTS;

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

    private final float[] rows = new float[Network.ROW_COUNT * HIDDEN];
    private final float[] rowSquares = new float[Network.ROW_COUNT];
    private final float[] outputs = new float[Network.OUTPUT_COUNT * (PRODUCTS + 1)];
    private final float[] outputSquares = new float[outputs.length];

    private final int[] batchRows = new int[BATCH * STRIDE];
    private final float[] hiddenGradients = new float[BATCH * HIDDEN];
    private final float[] gradientSquares = new float[BATCH];
    private final float[] hidden = new float[BATCH * HIDDEN];
    private final float[] outputGradients = new float[BATCH];

    /** Root mean square test error by number of empty squares after each epoch. */
    private final List<double[]> history = new ArrayList<>();

    NetworkFit(SampleStore store, Path workFolder, NetworkOptions options) throws IOException {
        // It may be loaded only now, and VectorRows does not work without it.
        if (!Bitboard.hasVectorModule()) {
            throw new IllegalStateException("the module jdk.incubator.vector is missing");
        }
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
        for (int product = 0; product < PRODUCTS; product++) {
            float weight = product % 2 == 0 ? 1 : -1;
            for (int empties = 0; empties < Network.OUTPUT_COUNT; empties++) {
                outputs[empties * (PRODUCTS + 1) + product] = weight;
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
                    computeGradient(from + i, i);
                }
            });
            threads.run((thread, of) -> {
                updateRows(count, rate, thread, of);
                if (thread == of - 1) {
                    updateOutputs(from, count, rate);
                }
            });
        }
    }

    /** Evaluates a sample and computes the gradients of its squared error. */
    private void computeGradient(int sample, int slot) {
        int firstUnit = slot * HIDDEN;
        float prediction = predict(training.own(sample), training.opp(sample), slot * STRIDE, firstUnit);
        float gradient = training.weight(sample) * (prediction - training.label(sample) / SCALE);
        outputGradients[slot] = gradient;
        int output = training.empties(sample) * (PRODUCTS + 1);
        float squares = 0;
        for (int product = 0; product < PRODUCTS; product++) {
            int first = firstUnit + product;
            int second = first + PRODUCTS;
            float slope = gradient * outputs[output + product];
            hiddenGradients[first] = isInside(hidden[first]) ? slope * clamp(hidden[second]) : 0;
            hiddenGradients[second] = isInside(hidden[second]) ? slope * clamp(hidden[first]) : 0;
            squares +=
                    hiddenGradients[first] * hiddenGradients[first] + hiddenGradients[second] * hiddenGradients[second];
        }
        gradientSquares[slot] = squares / HIDDEN;
    }

    /** Evaluates a position; leaves its rows and its hidden layer in the arrays. */
    private float predict(long own, long opp, int firstRow, int firstUnit) {
        int empties = Long.bitCount(~(own | opp));
        int stage = Network.firstRow(empties);
        NetworkPatterns.canonicalRows(own, opp, batchRows, firstRow);
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            batchRows[firstRow + pattern] += stage;
        }
        VectorRows.sum(rows, batchRows, firstRow, PATTERNS, hidden, firstUnit);
        int output = empties * (PRODUCTS + 1);
        float prediction = outputs[output + PRODUCTS];
        for (int product = 0; product < PRODUCTS; product++) {
            prediction += outputs[output + product] * product(firstUnit, product);
        }
        return prediction;
    }

    private float product(int firstUnit, int product) {
        return clamp(hidden[firstUnit + product]) * clamp(hidden[firstUnit + PRODUCTS + product]);
    }

    private static float clamp(float value) {
        return Math.max(0, Math.min(1, value));
    }

    private static boolean isInside(float value) {
        return value >= 0 && value <= 1;
    }

    /** Changes the rows of every {@code of}-th shape, beginning with the given one. */
    private void updateRows(int count, float rate, int first, int of) {
        for (int slot = 0; slot < count; slot++) {
            if (gradientSquares[slot] == 0) {
                continue;
            }
            for (int pattern = 0; pattern < PATTERNS; pattern++) {
                if (NetworkPatterns.shape(pattern) % of != first) {
                    continue;
                }
                int row = batchRows[slot * STRIDE + pattern];
                float squares = rowSquares[row] + gradientSquares[slot];
                rowSquares[row] = squares;
                float step = rate / (float) Math.sqrt(squares);
                VectorRows.subtract(rows, row * HIDDEN, hiddenGradients, slot * HIDDEN, step, MAX_ROW_VALUE);
            }
        }
    }

    private void updateOutputs(int from, int count, float rate) {
        for (int slot = 0; slot < count; slot++) {
            int output = training.empties(from + slot) * (PRODUCTS + 1);
            for (int unit = 0; unit <= PRODUCTS; unit++) {
                float activation = unit == PRODUCTS ? 1 : product(slot * HIDDEN, unit);
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
        for (int sample = 0; sample < tests.size(); sample++) {
            double error = SCALE * predict(tests.own(sample), tests.opp(sample), 0, 0) - tests.label(sample);
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
            int row = i / HIDDEN;
            int number = row % NetworkPatterns.ROW_COUNT;
            int canonical = row - number + NetworkPatterns.canonicalRow(number);
            quantisedRows[i] = (short) Math.round(rows[canonical * HIDDEN + i % HIDDEN] * Network.HIDDEN_ONE);
        }
        int[] weights = new int[Network.OUTPUT_COUNT * PRODUCTS];
        int[] constants = new int[Network.OUTPUT_COUNT];
        for (int empties = 0; empties < Network.OUTPUT_COUNT; empties++) {
            int output = empties * (PRODUCTS + 1);
            for (int product = 0; product < PRODUCTS; product++) {
                weights[empties * PRODUCTS + product] = units(outputs[output + product]);
            }
            constants[empties] = units(outputs[output + PRODUCTS]);
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

package dev.outflank.trainer;

import dev.outflank.engine.net.SquareNetwork;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * Trains a {@link SquareNetwork} by gradient descent in batches.
 *
 * <ol>
 *   <li>For each sample of a batch: the score that the network gives now, its error, and the gradient of the squared error
 *       with respect to each unit of the hidden layer.
 *   <li>For each weight: the sum of its gradients over the batch. Adam (Kingma and Ba 2015) takes a step against it: the step
 *       has the size of the learning rate if the gradients of earlier batches agree, and is small if they do not.
 * </ol>
 *
 * <p>In the first part threads share the samples, in the second the squares, so the result does not depend on the number of
 * threads. Every sample is shown in a random one of its eight symmetric images. After every epoch the state is saved, and an
 * interrupted training resumes there.
 */
final class SquareNetworkFit {
    private static final int BATCH = 256;
    private static final int SQUARES = 64;
    private static final int HIDDEN = SquareNetwork.HIDDEN;
    private static final int ROWS_PER_SQUARE = SquareNetwork.ROW_COUNT / SQUARES;

    /** The weights of a set of outputs: those of the hidden units, and the constant. */
    private static final int OUTPUTS = HIDDEN + 1;

    /** Labels are divided by this number of discs. */
    private static final float SCALE = 32;

    private static final float MAX_ROW_VALUE = SquareNetwork.MAX_ROW_VALUE / (float) SquareNetwork.HIDDEN_ONE;
    private static final float MAX_OUTPUT_WEIGHT =
            SquareNetwork.MAX_OUTPUT_WEIGHT / (SCALE * SquareNetwork.UNITS_PER_DISC);

    /** How much of the mean gradient and of its mean square remains after a step. */
    private static final float MEAN_DECAY = 0.9f;

    private static final float SQUARE_DECAY = 0.999f;
    private static final float TINY = 1e-8f;

    private static final String STATE = "network.state";

    /** Numbers that are trained together, and what Adam remembers of their gradients. */
    private static final class Weights {
        private final float[] values;
        private final float[] gradients;
        private final float[] means;
        private final float[] squares;
        private final float max;

        Weights(int count, float max) {
            values = new float[count];
            gradients = new float[count];
            means = new float[count];
            squares = new float[count];
            this.max = max;
        }

        /** Takes a step with the weights in a range; {@code number} counts the steps from 1. */
        void step(int from, int to, float rate, long number) {
            float meanScale = (float) (1 / (1 - Math.pow(MEAN_DECAY, (double) number)));
            float squareScale = (float) (1 / (1 - Math.pow(SQUARE_DECAY, (double) number)));
            for (int i = from; i < to; i++) {
                float gradient = gradients[i] / BATCH;
                gradients[i] = 0;
                means[i] = MEAN_DECAY * means[i] + (1 - MEAN_DECAY) * gradient;
                squares[i] = SQUARE_DECAY * squares[i] + (1 - SQUARE_DECAY) * gradient * gradient;
                float direction = means[i] * meanScale / ((float) Math.sqrt(squares[i] * squareScale) + TINY);
                values[i] = Math.max(-max, Math.min(values[i] - rate * direction, max));
            }
        }
    }

    private final Weights rows = new Weights(SquareNetwork.ROW_COUNT * HIDDEN, MAX_ROW_VALUE);
    private final Weights outputs = new Weights(SquareNetwork.OUTPUT_COUNT * OUTPUTS, MAX_OUTPUT_WEIGHT);

    private final NetworkOptions options;
    private final Path workFolder;
    private final TrainingSet training;
    private final TrainingSet tests;

    /** Of each sample of the batch: its rows, the sums of the hidden layer, and the gradients. */
    private final int[] batchRows = new int[BATCH * SQUARES];

    private final float[] sums = new float[BATCH * HIDDEN];
    private final float[] hiddenGradients = new float[BATCH * HIDDEN];
    private final float[] outputGradients = new float[BATCH];

    /** After each epoch, the root mean square test error by number of empty squares, and the mean absolute one of all. */
    private final List<double[]> history = new ArrayList<>();

    SquareNetworkFit(SampleStore store, Path workFolder, NetworkOptions options) throws IOException {
        this.options = options;
        this.workFolder = workFolder;
        training = TrainingSet.read(store, false);
        tests = TrainingSet.read(store, true);
        SplittableRandom random = new SplittableRandom(options.seed());
        training.shuffle(random);
        for (int i = 0; i < rows.values.length; i++) {
            rows.values[i] = 0.5f / SQUARES + (random.nextFloat() - 0.5f) * 0.08f;
        }
        for (int i = 0; i < outputs.values.length; i++) {
            boolean constant = i % OUTPUTS == HIDDEN;
            outputs.values[i] = constant ? 0 : i % OUTPUTS % 2 == 0 ? 0.5f : -0.5f;
        }
    }

    SquareNetwork run(Trainer.EpochListener listener) throws IOException, InterruptedException {
        Path file = workFolder.resolve(STATE);
        NetworkFit.load(file, history, SquareNetwork.OUTPUT_COUNT + 1, state());
        try (WorkerThreads threads = new WorkerThreads(options.threads())) {
            while (history.size() < options.epochs()) {
                runEpoch(history.size(), threads);
                history.add(test());
                NetworkFit.save(file, history, state());
                Files.writeString(workFolder.resolve("loss.svg"), LossChart.drawByEmpties(history));
                listener.epochFinished(history.size(), meanErrors().getLast());
            }
        }
        return quantise();
    }

    private void runEpoch(int epoch, WorkerThreads threads) throws InterruptedException {
        int batches = (training.size() + BATCH - 1) / BATCH;
        for (int batch = 0; batch < batches; batch++) {
            int first = batch * BATCH;
            int count = Math.min(BATCH, training.size() - first);
            long step = (long) epoch * batches + batch + 1;
            float rate = rate((double) step / ((long) options.epochs() * batches));
            threads.run((thread, of) -> {
                for (int slot = thread * count / of; slot < (thread + 1) * count / of; slot++) {
                    computeGradient(epoch, first + slot, slot);
                }
            });
            threads.run((thread, of) -> {
                changeRows(count, thread * SQUARES / of, (thread + 1) * SQUARES / of, rate, step);
                if (thread == of - 1) {
                    changeOutputs(first, count, rate, step);
                }
            });
        }
    }

    /** The learning rate falls to zero, slowly at the beginning and at the end. */
    private float rate(double done) {
        return (float) (options.learningRate() * (1 + Math.cos(Math.PI * done)) / 2);
    }

    /** Evaluates a sample and computes the gradients of its squared error. */
    private void computeGradient(int epoch, int sample, int slot) {
        int symmetry = TrainingSet.symmetry(options.seed() + 31L * epoch, sample);
        long own = TrainingSet.image(training.own(sample), symmetry);
        long opp = TrainingSet.image(training.opp(sample), symmetry);
        SquareNetwork.rows(own, opp, batchRows, slot * SQUARES);
        int output = training.empties(sample) * OUTPUTS;
        int hidden = slot * HIDDEN;
        float error = evaluate(batchRows, slot * SQUARES, sums, hidden, output) - training.label(sample) / SCALE;
        float gradient = training.weight(sample) * error;
        outputGradients[slot] = gradient;
        for (int unit = 0; unit < HIDDEN; unit++) {
            float sum = sums[hidden + unit];
            float clamped = clamp(sum);
            hiddenGradients[hidden + unit] =
                    sum == clamped ? 2 * clamped * gradient * outputs.values[output + unit] : 0;
        }
    }

    /** The score of the position with these rows; stores the sums of its hidden layer. */
    private float evaluate(int[] positionRows, int firstRow, float[] target, int at, int output) {
        for (int unit = 0; unit < HIDDEN; unit++) {
            target[at + unit] = 0;
        }
        for (int square = 0; square < SQUARES; square++) {
            int row = positionRows[firstRow + square] * HIDDEN;
            for (int unit = 0; unit < HIDDEN; unit++) {
                target[at + unit] += rows.values[row + unit];
            }
        }
        float score = outputs.values[output + HIDDEN];
        for (int unit = 0; unit < HIDDEN; unit++) {
            float clamped = clamp(target[at + unit]);
            score += outputs.values[output + unit] * clamped * clamped;
        }
        return score;
    }

    private static float clamp(float sum) {
        return Math.max(0, Math.min(sum, 1));
    }

    private void changeRows(int count, int fromSquare, int toSquare, float rate, long step) {
        for (int slot = 0; slot < count; slot++) {
            int hidden = slot * HIDDEN;
            for (int square = fromSquare; square < toSquare; square++) {
                int row = batchRows[slot * SQUARES + square] * HIDDEN;
                for (int unit = 0; unit < HIDDEN; unit++) {
                    rows.gradients[row + unit] += hiddenGradients[hidden + unit];
                }
            }
        }
        int length = ROWS_PER_SQUARE * HIDDEN;
        rows.step(fromSquare * length, toSquare * length, rate, step);
    }

    private void changeOutputs(int first, int count, float rate, long step) {
        for (int slot = 0; slot < count; slot++) {
            int output = training.empties(first + slot) * OUTPUTS;
            for (int unit = 0; unit < HIDDEN; unit++) {
                float clamped = clamp(sums[slot * HIDDEN + unit]);
                outputs.gradients[output + unit] += outputGradients[slot] * clamped * clamped;
            }
            outputs.gradients[output + HIDDEN] += outputGradients[slot];
        }
        outputs.step(0, outputs.values.length, rate, step);
    }

    /** The errors on test samples, as in the history. */
    private double[] test() {
        ErrorStatistics all = new ErrorStatistics();
        ErrorStatistics[] byEmpties = IntStream.range(0, SquareNetwork.OUTPUT_COUNT)
                .mapToObj(empties -> new ErrorStatistics())
                .toArray(ErrorStatistics[]::new);
        int[] positionRows = new int[SQUARES];
        float[] hidden = new float[HIDDEN];
        for (int sample = 0; sample < tests.size(); sample++) {
            SquareNetwork.rows(tests.own(sample), tests.opp(sample), positionRows, 0);
            int empties = tests.empties(sample);
            double error = SCALE * evaluate(positionRows, 0, hidden, 0, empties * OUTPUTS) - tests.label(sample);
            all.add(error);
            byEmpties[empties].add(error);
        }
        double[] errors = new double[SquareNetwork.OUTPUT_COUNT + 1];
        for (int empties = 0; empties < byEmpties.length; empties++) {
            errors[empties] = byEmpties[empties].rootMeanSquare();
        }
        errors[SquareNetwork.OUTPUT_COUNT] = all.meanAbsolute();
        return errors;
    }

    private List<Double> meanErrors() {
        return history.stream()
                .map(errors -> errors[SquareNetwork.OUTPUT_COUNT])
                .toList();
    }

    private SquareNetwork quantise() {
        short[] quantisedRows = new short[rows.values.length];
        for (int i = 0; i < quantisedRows.length; i++) {
            quantisedRows[i] = (short) Math.round(rows.values[i] * SquareNetwork.HIDDEN_ONE);
        }
        int[] weights = new int[SquareNetwork.OUTPUT_COUNT * HIDDEN];
        int[] constants = new int[SquareNetwork.OUTPUT_COUNT];
        for (int empties = 0; empties < SquareNetwork.OUTPUT_COUNT; empties++) {
            int output = nearestTrained(empties) * OUTPUTS;
            for (int unit = 0; unit < HIDDEN; unit++) {
                weights[empties * HIDDEN + unit] = units(outputs.values[output + unit]);
            }
            constants[empties] = units(outputs.values[output + HIDDEN]);
        }
        return SquareNetwork.of(quantisedRows, weights, constants, meanErrors());
    }

    private static int units(float weight) {
        return Math.round(weight * SCALE * SquareNetwork.UNITS_PER_DISC);
    }

    /** The number of empty squares with samples that is nearest, preferably of the same parity: games begin after some random
     * moves. */
    private int nearestTrained(int empties) {
        return IntStream.range(0, SquareNetwork.OUTPUT_COUNT)
                .filter(other -> outputs.squares[other * OUTPUTS + HIDDEN] > 0)
                .boxed()
                .min(Comparator.comparingInt(other -> Math.abs(other - empties) + 2 * (Math.abs(other - empties) % 2)))
                .orElse(empties);
    }

    private List<float[]> state() {
        return List.of(rows.values, rows.means, rows.squares, outputs.values, outputs.means, outputs.squares);
    }
}

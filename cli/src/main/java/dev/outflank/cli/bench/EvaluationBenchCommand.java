package dev.outflank.cli.bench;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.evaluation.Evaluation;
import dev.outflank.engine.evaluation.Evaluator;
import dev.outflank.engine.evaluation.Network;
import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Measures the evaluation as a search uses it: each move of a position is played, and the position after it evaluated. */
@Command(
        name = "evaluation",
        mixinStandardHelpOptions = true,
        description = "Measures evaluations per second on one thread, of the network and of the tables.")
final class EvaluationBenchCommand implements Callable<Integer> {
    private static final int POSITIONS = 32;
    private static final int EMPTIES = 30;
    private static final int WARM_UP_ROUNDS = 3;
    private static final long ROUND_NANOS = 1_000_000_000;

    private final Streams streams;

    @Option(
            names = "--rounds",
            paramLabel = "N",
            description = "Number of rounds of a second, 1 to 1000, after " + WARM_UP_ROUNDS
                    + " to warm up (default ${DEFAULT-VALUE}).")
    private int rounds = 5;

    @Option(names = "--json", description = "Print one JSON object per evaluation.")
    private boolean json;

    EvaluationBenchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws InterruptedException {
        if (rounds < 1 || rounds > 1000) {
            throw new UserException("--rounds takes a number from 1 to 1000, not " + rounds);
        }
        Search.warmUpAllVectors().join();
        measure("network", Network.shipped());
        measure("tables", PatternWeights.shipped());
        return 0;
    }

    private void measure(String name, Evaluation evaluation) {
        Position[] positions = positions();
        Evaluator[] evaluators = new Evaluator[POSITIONS];
        for (int i = 0; i < POSITIONS; i++) {
            Colour mover = positions[i].toMove();
            evaluators[i] = evaluation.newEvaluator();
            evaluators[i].set(positions[i].bits(mover), positions[i].bits(mover.other()));
        }
        double[] rates = new double[rounds];
        for (int round = -WARM_UP_ROUNDS; round < rounds; round++) {
            double rate = measureRound(evaluators, positions);
            if (round >= 0) {
                rates[round] = rate;
            }
        }
        Arrays.sort(rates);
        double median = rates[rounds / 2];
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("evaluation", name)
                            .put("perSecond", median)
                            .put("min", rates[0])
                            .put("max", rates[rounds - 1])));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%-8s %6.1f million evaluations/s (median; %.1f to %.1f)%n",
                            name,
                            median / 1e6,
                            rates[0] / 1e6,
                            rates[rounds - 1] / 1e6);
        }
        streams.out().flush();
    }

    /** Evaluates for one round and returns the evaluations per second. */
    private static double measureRound(Evaluator[] evaluators, Position[] positions) {
        long begin = System.nanoTime();
        long evaluations = 0;
        long sum = 0;
        while (System.nanoTime() - begin < ROUND_NANOS) {
            for (int i = 0; i < POSITIONS; i++) {
                Colour mover = positions[i].toMove();
                long own = positions[i].bits(mover);
                long opp = positions[i].bits(mover.other());
                for (long m = Bitboard.moves(own, opp); m != 0; m &= m - 1) {
                    int square = Long.numberOfTrailingZeros(m);
                    evaluators[i].play(EMPTIES, square, Bitboard.flips(own, opp, square));
                    sum += evaluators[i].score(EMPTIES - 1);
                    evaluations++;
                }
            }
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        // The sum is used, so that the compiler cannot remove its computation.
        return sum == Long.MIN_VALUE ? 0 : evaluations / seconds;
    }

    /** Positions of random games. */
    private static Position[] positions() {
        SplittableRandom random = new SplittableRandom(1);
        Position[] positions = new Position[POSITIONS];
        for (int i = 0; i < POSITIONS; ) {
            Position position = Position.start(8);
            while (position.empties() > EMPTIES && !position.isOver()) {
                int mobility = position.mobility();
                position = position.play(mobility == 0 ? Move.PASS : position.move(random.nextInt(mobility)));
            }
            if (!position.isOver()) {
                positions[i++] = position;
            }
        }
        return positions;
    }
}

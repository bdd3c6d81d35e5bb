package dev.outflank.cli.bench;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.competition.CompetitionEntry;
import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.EntryPair;
import dev.outflank.arena.competition.GameSummary;
import dev.outflank.arena.competition.LadderState;
import dev.outflank.arena.competition.PairingState;
import dev.outflank.arena.competition.ResultLog;
import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsCalculator;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.rating.Elo;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.record.Outcome;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Simulates a ladder of bots with known strengths: how fast ratings converge, and how long choosing pairs takes. */
@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description = {
            "Simulates a ladder of bots with known strengths and random results, with the real matchmaking and rating.",
            "Measures the CPU time of a scheduling round and of the standings, from scratch and again, and the heap."
        })
final class LadderBenchCommand implements Callable<Integer> {
    private static final double STRENGTH_DEVIATION = 300;
    private static final double DRAW_RATE = 0.04;
    private static final int REPORT_COUNT = 10;
    private static final GameSummary.Side SIDE = new GameSummary.Side(true, null, TimeUsage.ZERO, TimeUsage.ZERO);

    private final Streams streams;

    @Option(names = "--bots", paramLabel = "N", description = "Number of bots (default ${DEFAULT-VALUE}).")
    private int bots = 1000;

    @Option(names = "--pairs", paramLabel = "P", description = "Number of pairs played (default ${DEFAULT-VALUE}).")
    private int pairs = 50_000;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Seed of strengths and results (default ${DEFAULT-VALUE}).")
    private long seed = 1;

    @Option(names = "--json", description = "Print one JSON object per line.")
    private boolean json;

    LadderBenchCommand(Streams streams) {
        this.streams = streams;
    }

    /** Plays random games between bots of known strengths. */
    private static final class SimulatedLadder {
        final double[] strength;
        final ResultLog log = new ResultLog();
        private final SplittableRandom random;

        SimulatedLadder(int bots, SplittableRandom random) {
            this.random = random;
            this.strength = IntStream.range(0, bots)
                    .mapToDouble(i -> STRENGTH_DEVIATION * random.nextGaussian())
                    .toArray();
        }

        PairingState state() {
            return new PairingState(
                    log,
                    strength.length,
                    IntStream.range(0, strength.length).toArray(),
                    List.of(),
                    List.of(),
                    PairingState.VoidRule.REPLACE,
                    PairingState.OpeningCount.UNLIMITED);
        }

        StandingsCalculator standings(Map<Long, Double> start) {
            return new StandingsCalculator(
                    log,
                    IntStream.range(0, strength.length)
                            .mapToObj(bot -> new CompetitionEntry(bot, "bot " + bot))
                            .toList(),
                    IntStream.range(0, strength.length).toArray(),
                    start);
        }

        void play(EntryPair pair) {
            log.add(log.size(), pair, game(pair.a(), pair.b()), game(pair.b(), pair.a()));
        }

        private GameSummary game(int black, int white) {
            Outcome outcome = random.nextDouble() < DRAW_RATE
                    ? Outcome.DRAW
                    : random.nextDouble() < Elo.expectedScore(strength[black] - strength[white])
                            ? Outcome.BLACK
                            : Outcome.WHITE;
            return new GameSummary(outcome, random.nextLong(), SIDE, SIDE);
        }

        double[] ratings() {
            LadderState state = LadderState.of(log, strength.length);
            return IntStream.range(0, strength.length)
                    .mapToDouble(state::rating)
                    .toArray();
        }
    }

    /** CPU time of this thread, because other work on the machine must not count. */
    private static long cpuTime() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    @Override
    public Integer call() {
        if (bots < 2 || bots > 100_000 || pairs < 1) {
            throw new UserException("--bots takes 2 to 100000, --pairs at least 1");
        }
        SimulatedLadder ladder = new SimulatedLadder(bots, new SplittableRandom(seed));
        if (!json) {
            streams.out()
                    .println(
                            "   pairs  pairs/bot  rank correlation  Elo error  round ms  standings ms  again ms  heap MB");
        }
        int next = Math.max(1, pairs / REPORT_COUNT);
        Map<Long, Double> strengths = Map.of();
        while (ladder.log.size() < pairs) {
            long began = cpuTime();
            int wanted = Math.min(pairs - ladder.log.size(), Math.max(1, bots / 8));
            List<EntryPair> chosen = EloLadder.ENDLESS.nextPairs(ladder.state(), wanted);
            double round = (cpuTime() - began) / 1e6;
            chosen.forEach(ladder::play);
            if (ladder.log.size() >= next || ladder.log.size() >= pairs) {
                next = Math.max(next, ladder.log.size()) + Math.max(1, pairs / REPORT_COUNT);
                strengths = printRow(ladder, round, strengths);
            }
        }
        return 0;
    }

    /** Computes standings from scratch and from earlier strengths, prints a row, and returns the strengths. */
    private Map<Long, Double> printRow(SimulatedLadder ladder, double round, Map<Long, Double> earlier) {
        long began = cpuTime();
        StageStandings table = ladder.standings(Map.of()).standings(Stage.LADDER);
        double cold = (cpuTime() - began) / 1e6;
        began = cpuTime();
        ladder.standings(earlier).standings(Stage.LADDER);
        double warm = (cpuTime() - began) / 1e6;
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        double heap = (runtime.totalMemory() - runtime.freeMemory()) / 1e6;
        double[] ratings = ladder.ratings();
        double correlation = rankCorrelation(ranks(ratings), ranks(ladder.strength));
        double error = meanRatingError(ratings, ladder.strength);
        int played = ladder.log.size();
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("pairs", played)
                            .put("pairsPerBot", 2.0 * played / bots)
                            .put("rankCorrelation", correlation)
                            .put("eloError", error)
                            .put("roundMillis", round)
                            .put("standingsMillis", cold)
                            .put("againMillis", warm)
                            .put("heapMegabytes", heap)));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%8d  %9.1f  %16.3f  %9.0f  %8.0f  %12.0f  %8.0f  %7.0f%n",
                            played,
                            2.0 * played / bots,
                            correlation,
                            error,
                            round,
                            cold,
                            warm,
                            heap);
        }
        streams.out().flush();
        return table.rows().stream().collect(Collectors.toMap(StandingsRow::entry, StandingsRow::elo));
    }

    /** The mean absolute difference between ratings and strengths, both centred. */
    private static double meanRatingError(double[] rating, double[] strength) {
        double shift = Arrays.stream(rating).average().orElse(0)
                - Arrays.stream(strength).average().orElse(0);
        return IntStream.range(0, rating.length)
                .mapToDouble(i -> Math.abs(rating[i] - strength[i] - shift))
                .average()
                .orElse(0);
    }

    private static double[] ranks(double[] values) {
        List<Integer> order = IntStream.range(0, values.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> values[i]))
                .toList();
        double[] ranks = new double[values.length];
        for (int rank = 0; rank < order.size(); rank++) {
            ranks[order.get(rank)] = rank;
        }
        return ranks;
    }

    /** Spearman's rank correlation of two permutations of the same ranks. */
    private static double rankCorrelation(double[] one, double[] other) {
        double mean = (one.length - 1) / 2.0;
        double covariance = 0;
        double variance = 0;
        for (int i = 0; i < one.length; i++) {
            covariance += (one[i] - mean) * (other[i] - mean);
            variance += (one[i] - mean) * (one[i] - mean);
        }
        return covariance / variance;
    }
}

package dev.outflank.cli.bench;

import dev.outflank.arena.rating.Elo;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.tournament.Matchmaker;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Simulates a ladder of bots with known strengths: how fast ratings converge, and how long choosing pairs takes. */
@Command(
        name = "ladder",
        mixinStandardHelpOptions = true,
        description = {
            "Simulates a ladder of bots with known strengths and random results, with the real matchmaking and rating.",
            "A quarter of the bots play at the same time; the next pairs are chosen among the others."
        })
final class LadderBenchCommand implements Callable<Integer> {
    private static final double STRENGTH_DEVIATION = 300;
    private static final double DRAW_RATE = 0.04;
    private static final int REPORT_COUNT = 10;
    private static final int[] NO_MEETINGS = new int[3];

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

    /** The state of the ladder. */
    private static final class SimulatedLadder implements Matchmaker.PairHistory {
        final double[] strength;
        final double[] rating;
        final int[] meetings;
        final int[] streak;
        final Map<Long, int[]> results = new HashMap<>();

        SimulatedLadder(int bots, SplittableRandom random) {
            strength = IntStream.range(0, bots)
                    .mapToDouble(i -> STRENGTH_DEVIATION * random.nextGaussian())
                    .toArray();
            rating = new double[bots];
            Arrays.fill(rating, Elo.INITIAL_RATING);
            meetings = new int[bots];
            streak = new int[bots];
        }

        Matchmaker.Candidate candidate(int bot) {
            return new Matchmaker.Candidate(String.valueOf(bot), rating[bot], meetings[bot], streak[bot], true);
        }

        private long pairKey(int a, int b) {
            return (long) Math.min(a, b) * strength.length + Math.max(a, b);
        }

        /** Wins of the bot with the lower number, wins of the other, pairs played. */
        private int[] headToHead(int a, int b) {
            return results.getOrDefault(pairKey(a, b), NO_MEETINGS);
        }

        void play(int a, int b, SplittableRandom random) {
            double score = (game(a, b, random) + game(a, b, random)) / 2;
            double before = rating[a];
            rating[a] = Elo.update(rating[a], rating[b], score, meetings[a]++);
            rating[b] = Elo.update(rating[b], before, 1 - score, meetings[b]++);
            streak[a] = score > 0.5 ? streak[a] + 1 : 0;
            streak[b] = score < 0.5 ? streak[b] + 1 : 0;
            int[] counts = results.computeIfAbsent(pairKey(a, b), key -> new int[3]);
            counts[2]++;
            if (score != 0.5) {
                counts[score > 0.5 == a < b ? 0 : 1]++;
            }
        }

        private double game(int a, int b, SplittableRandom random) {
            if (random.nextDouble() < DRAW_RATE) {
                return 0.5;
            }
            return random.nextDouble() < Elo.expectedScore(strength[a] - strength[b]) ? 1 : 0;
        }

        @Override
        public int wins(String winner, String loser) {
            int a = Integer.parseInt(winner);
            int b = Integer.parseInt(loser);
            return headToHead(a, b)[a < b ? 0 : 1];
        }

        @Override
        public int pairs(String a, String b) {
            return headToHead(Integer.parseInt(a), Integer.parseInt(b))[2];
        }

        @Override
        public boolean isExcluded(String a, String b) {
            return false;
        }
    }

    @Override
    public Integer call() {
        if (bots < 2 || bots > 100_000 || pairs < 1) {
            throw new UserException("--bots takes 2 to 100000, --pairs at least 1");
        }
        SplittableRandom random = new SplittableRandom(seed);
        SimulatedLadder ladder = new SimulatedLadder(bots, random);
        if (!json) {
            streams.out().println("   pairs  pairs/bot  rank correlation  Elo error  deadlocks  µs to choose");
        }
        int played = 0;
        int deadlocks = 0;
        long choosing = 0;
        int next = Math.max(1, pairs / REPORT_COUNT);
        while (played < pairs) {
            long began = System.nanoTime();
            Matchmaker matchmaker = new Matchmaker(
                    IntStream.range(0, bots).mapToObj(ladder::candidate).toList(), ladder);
            List<Matchmaker.Choice> chosen = new ArrayList<>();
            int maxPairs = Math.min(pairs - played, Math.max(1, bots / 8));
            Optional<Matchmaker.Choice> choice = matchmaker.take();
            if (choice.isEmpty()) {
                choice = matchmaker.chooseInDeadlock();
                deadlocks++;
            }
            while (choice.isPresent()) {
                chosen.add(choice.get());
                choice = chosen.size() < maxPairs ? matchmaker.take() : Optional.empty();
            }
            choosing += System.nanoTime() - began;
            chosen.forEach(pair -> ladder.play(
                    Integer.parseInt(pair.a().name()), Integer.parseInt(pair.b().name()), random));
            played += chosen.size();
            if (played >= next || played >= pairs) {
                next = Math.max(next, played) + Math.max(1, pairs / REPORT_COUNT);
                printRow(ladder, played, deadlocks, choosing / 1e9 / played);
            }
        }
        return 0;
    }

    private void printRow(SimulatedLadder ladder, int played, int deadlocks, double choosing) {
        double correlation = rankCorrelation(ranks(ladder.rating), ranks(ladder.strength));
        if (json) {
            streams.out()
                    .println(JsonFields.toLine(JsonFields.newObject()
                            .put("pairs", played)
                            .put("pairsPerBot", 2.0 * played / bots)
                            .put("rankCorrelation", correlation)
                            .put("eloError", meanRatingError(ladder))
                            .put("deadlocks", deadlocks)
                            .put("choosing", choosing)));
        } else {
            streams.out()
                    .printf(
                            Locale.ROOT,
                            "%8d  %9.1f  %16.3f  %9.0f  %9d  %12.1f%n",
                            played,
                            2.0 * played / bots,
                            correlation,
                            meanRatingError(ladder),
                            deadlocks,
                            1e6 * choosing);
        }
        streams.out().flush();
    }

    /** The mean absolute difference between ratings and strengths, both centred. */
    private static double meanRatingError(SimulatedLadder ladder) {
        double shift = Arrays.stream(ladder.rating).average().orElse(0)
                - Arrays.stream(ladder.strength).average().orElse(0);
        return IntStream.range(0, ladder.rating.length)
                .mapToDouble(i -> Math.abs(ladder.rating[i] - ladder.strength[i] - shift))
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

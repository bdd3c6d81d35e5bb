package dev.outflank.cli;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.Pair;
import dev.outflank.arena.match.SprtMatch;
import dev.outflank.arena.rating.Sprt;
import dev.outflank.arena.record.Fields;
import dev.outflank.arena.record.GameFolder;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

/** A match that ends as soon as it is decided which of two hypotheses holds. */
@Command(
        name = "sprt",
        mixinStandardHelpOptions = true,
        description = {
            "Plays until it is decided whether A is stronger than B by elo0 or by elo1 (pentanomial SPRT).",
            "Repeated games count once."
        },
        footer = "%nExample: outflank sprt engine:depth=5 engine:depth=4 --elo0 0 --elo1 10")
final class SprtCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(index = "0", paramLabel = "A", description = "The contestant that may be stronger.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "The contestant that it is compared with.")
    private String b = "";

    @Option(names = "--elo0", required = true, paramLabel = "E", description = "The first hypothesis.")
    private double elo0;

    @Option(names = "--elo1", required = true, paramLabel = "E", description = "The second hypothesis.")
    private double elo1;

    @Option(names = "--scale", paramLabel = "normalised|logistic", description = "Which Elo (default normalised).")
    private Sprt.Scale scale = Sprt.Scale.NORMALISED;

    @Option(names = "--alpha", paramLabel = "P", description = "Risk of a wrong elo1 (default ${DEFAULT-VALUE}).")
    private double alpha = 0.05;

    @Option(names = "--beta", paramLabel = "P", description = "Risk of a wrong elo0 (default ${DEFAULT-VALUE}).")
    private double beta = 0.05;

    @Option(names = "--games", paramLabel = "N", description = "At most so many games (default ${DEFAULT-VALUE}).")
    private int games = 40_000;

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Mixin
    private Records records = new Records();

    @Option(names = "--json", description = "Print one object at the end and nothing else.")
    private boolean json;

    SprtCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        if (games < 2 || games % 2 != 0) {
            throw new UserError("--games takes an even number from 2 on, since colours are swapped; not " + games);
        }
        Sprt sprt = test();
        Bitboard.warmUpVectors();
        List<Game> starts = openings.list(arena.size(), arena.objective(), Contestants.starts(List.of(a, b)));
        try (Contestants contestants = new Contestants(arena, streams.err())) {
            SprtMatch.Standing end =
                    play(sprt, contestants.of(a, a, starts), contestants.of(b, b, starts), starts);
            streams.out().println(json ? object(end) : report(end));
        }
        return 0;
    }

    private static String report(SprtMatch.Standing end) {
        return end.line() + "\n"
                + switch (end.decision()) {
                    case ACCEPT_ELO1 -> "elo1 is accepted after " + end.score().games() + " games";
                    case ACCEPT_ELO0 -> "elo0 is accepted after " + end.score().games() + " games";
                    case GO_ON -> "undecided after " + end.score().games() + " games";
                };
    }

    private static String object(SprtMatch.Standing end) throws NotationException {
        ObjectNode node = Fields.object();
        node.put("decision", end.decision().name());
        node.put("llr", end.sprt().logLikelihoodRatio(end.score().distinctPairs()));
        node.put("lowerBound", end.sprt().lowerBound());
        node.put("upperBound", end.sprt().upperBound());
        node.set("score", Fields.parse(end.score().summary().json()).node());
        return Fields.line(node);
    }

    private SprtMatch.Standing play(Sprt sprt, Contestant first, Contestant second, List<Game> starts)
            throws IOException, InterruptedException {
        Progress progress = new Progress(streams.err());
        MatchOptions options = new MatchOptions(games, starts, arena.concurrency(), MatchOptions.USUAL_TRIES);
        try (GameFolder folder = records.open()) {
            return SprtMatch.play(first, second, sprt, options, folder, new SprtMatch.Listener() {
                @Override
                public void played(int number, Pair pair, SprtMatch.Standing standing) {
                    progress.show(standing.score().games() + "  " + standing.line());
                }

                @Override
                public void voided(int number, String reason) {
                    progress.say("outflank: pair " + (number + 1) + " is void and does not count: " + reason);
                }
            });
        } finally {
            progress.done();
        }
    }

    private Sprt test() {
        try {
            return new Sprt(scale, elo0, elo1, alpha, beta);
        } catch (IllegalArgumentException e) {
            throw new UserError(String.valueOf(e.getMessage()));
        }
    }
}

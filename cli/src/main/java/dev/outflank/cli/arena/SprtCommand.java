package dev.outflank.cli.arena;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.MatchSummary;
import dev.outflank.arena.match.SprtMatch;
import dev.outflank.arena.rating.Sprt;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** Sequential probability ratio test (Wald 1945): a match that ends as soon as one of two hypotheses is accepted. */
@Command(
        name = "sprt",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a match until an SPRT is decided.",
            "A pentanomial SPRT accepts elo0 or elo1 as the Elo difference between A and B; it is undecided after --games"
                    + " games. Repeated games count once.",
            "Exit code 1: no verdict, because faults decided too many games."
        },
        footer = "%nExample: outflank sprt engine:depth=5 engine:depth=4 --elo0 0 --elo1 10")
public final class SprtCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private MatchArguments arguments = new MatchArguments(40_000);

    @Option(names = "--elo0", required = true, paramLabel = "E", description = "Elo difference under hypothesis H0.")
    private double elo0;

    @Option(names = "--elo1", required = true, paramLabel = "E", description = "Elo difference under hypothesis H1.")
    private double elo1;

    @Option(names = "--scale", paramLabel = "normalised|logistic", description = "Elo scale (default normalised).")
    private Sprt.Scale scale = Sprt.Scale.NORMALISED;

    @Option(
            names = "--alpha",
            paramLabel = "P",
            description = "Probability of accepting elo1 if elo0 is true (default ${DEFAULT-VALUE}).")
    private double alpha = 0.05;

    @Option(
            names = "--beta",
            paramLabel = "P",
            description = "Probability of accepting elo0 if elo1 is true (default ${DEFAULT-VALUE}).")
    private double beta = 0.05;

    @Option(names = "--json", description = "Print only one JSON object at the end.")
    private boolean json;

    SprtCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        Sprt sprt = createSprt();
        SprtMatch.Status end = arguments.play(
                streams,
                "sprt " + sprt,
                (first, second, options, folder, progress) ->
                        SprtMatch.play(first, second, sprt, options, folder, new SprtMatch.Listener() {
                            @Override
                            public void pairPlayed(int number, GamePair pair, SprtMatch.Status standing) {
                                progress.update(standing.score().games() + "  " + standing.toLine(), report(standing));
                            }

                            @Override
                            public void pairVoided(int number, String reason) {
                                progress.printVoid(number, reason);
                            }
                        }));
        streams.out().println(report(end));
        return end.decision() == Sprt.Decision.REFUSED ? ExitCode.FAILURE : ExitCode.SUCCESS;
    }

    private String report(SprtMatch.Status status) {
        if (json) {
            return toJson(status);
        }
        MatchSummary summary = status.score().summary();
        String faults = summary.faultGames() == 0 ? "" : MatchArguments.faultLine(summary) + "\n";
        String kept = arguments.records().describe();
        return status.toLine() + "\n" + status.score().pentanomialLine() + "\n" + faults
                + (kept.isEmpty() ? "" : kept + "\n")
                + switch (status.decision()) {
                    case ACCEPT_ELO1 -> "elo1 is accepted after " + summary.games() + " games";
                    case ACCEPT_ELO0 -> "elo0 is accepted after " + summary.games() + " games";
                    case GO_ON -> "undecided after " + summary.games() + " games";
                    case REFUSED ->
                        "no verdict: more than " + Math.round(100 * SprtMatch.MAX_FAULT_SHARE)
                                + " % of the games were decided by faults";
                };
    }

    private static String toJson(SprtMatch.Status end) {
        ObjectNode node = JsonFields.newObject();
        node.put("decision", end.decision().name());
        node.put("llr", end.sprt().logLikelihoodRatio(end.score().distinctPairs()));
        node.put("lowerBound", end.sprt().lowerBound());
        node.put("upperBound", end.sprt().upperBound());
        node.put("elo0", end.sprt().elo0());
        node.put("elo1", end.sprt().elo1());
        node.put("scale", end.sprt().scale().name());
        MatchSummary summary = end.score().summary();
        node.put("elo", summary.elo());
        node.put("error", summary.error());
        node.put("los", summary.los());
        node.putPOJO("pentanomial", summary.pentanomial());
        node.putPOJO("score", summary);
        return JsonFields.toLine(node);
    }

    private Sprt createSprt() {
        try {
            return new Sprt(scale, elo0, elo1, alpha, beta);
        } catch (IllegalArgumentException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }
}

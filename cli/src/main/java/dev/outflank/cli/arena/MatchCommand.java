package dev.outflank.cli.arena;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.match.MatchListener;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.match.MatchRunner;
import dev.outflank.arena.match.MatchScore;
import dev.outflank.arena.match.MatchSummary;
import dev.outflank.arena.record.MatchFolder;
import dev.outflank.cli.support.Streams;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** A match: two contestants play many games. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a match between two contestants.",
            "Games are played in pairs with colours swapped; the result has error bounds.",
            "A contestant is a built-in player (docs/players.md) or a program (docs/protocols.md):"
        },
        footer = "%nExample: outflank match engine:level=3 'vg101:./mybot' --games 20")
public final class MatchCommand implements Callable<Integer> {
    private final Streams streams;

    @Mixin
    private MatchArguments arguments = new MatchArguments(20);

    @Option(names = "--json", description = "Print only one JSON object with the summary at the end.")
    private boolean json;

    MatchCommand(Streams streams) {
        this.streams = streams;
    }

    @Spec
    void addProtocols(CommandSpec spec) {
        ProtocolHelp.append(spec);
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        MatchScore score = arguments.play(streams, "match", this::play);
        streams.out().println(report(score));
        return 0;
    }

    private MatchScore play(
            Contestant first,
            Contestant second,
            MatchOptions options,
            @Nullable MatchFolder folder,
            MatchProgress progress)
            throws IOException, InterruptedException {
        return MatchRunner.play(first, second, options, folder, new MatchListener() {
            @Override
            public boolean pairPlayed(int number, GamePair pair, MatchScore soFar) {
                progress.update(soFar.games() + "/" + arguments.games() + "  " + soFar.toLine(), report(soFar));
                return true;
            }

            @Override
            public void pairVoided(int number, String reason) {
                progress.printVoid(number, reason);
            }
        });
    }

    private String report(MatchScore score) {
        MatchSummary summary = score.summary();
        if (json) {
            return summary.toJson();
        }
        StringBuilder text = new StringBuilder(score.toLine());
        text.append(String.format("%n")).append(score.pentanomialLine());
        text.append(String.format(
                "%n%d games, %d distinct; longest move of %s %.3f s CPU, %.3f s wall; of %s %.3f s CPU, %.3f s wall",
                summary.games(),
                summary.distinctGames(),
                arguments.a(),
                summary.maxCpuA(),
                summary.maxWallA(),
                arguments.b(),
                summary.maxCpuB(),
                summary.maxWallB()));
        if (summary.faultGames() > 0) {
            text.append(String.format("%n")).append(MatchArguments.faultLine(summary));
        }
        String kept = arguments.records().describe();
        return kept.isEmpty() ? text.toString() : text + String.format("%n") + kept;
    }
}

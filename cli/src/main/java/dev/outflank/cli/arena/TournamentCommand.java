package dev.outflank.cli.arena;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.competition.EloLadder;
import dev.outflank.arena.competition.Format;
import dev.outflank.arena.competition.Gauntlet;
import dev.outflank.arena.competition.PointsRace;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.report.JsonReport;
import dev.outflank.arena.report.TextReport;
import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.Tournament;
import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.arena.tournament.TournamentListener;
import dev.outflank.arena.tournament.TournamentOptions;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.cli.support.InterruptReport;
import dev.outflank.cli.support.ProgressLine;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A tournament among many contestants. After an interruption, the same command resumes it. */
@Command(
        name = "tournament",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a tournament, or resumes it.",
            "The number of rounds can be raised later, except in a points race.",
            "FILE has one line 'name = spec' per player; it can also be a directory of sources (--protocol)."
        },
        footer = {
            "%nroundrobin: all pairs play two games; win 2, loss 0, draw 1 minus own share of the time used (Lab 8).",
            "gauntlet: the first --challengers players play all others.",
            "ladder: Elo ratings from 1500 with VG101's pairing rules, for --meetings pairs.",
            "pointsrace: CS303's points race over --rounds rounds (default 5), +5 per win and -5 per loss, then a round robin.",
            "%nExample: outflank tournament roundrobin players.txt -o cup"
        })
public final class TournamentCommand implements Callable<Integer> {
    enum Kind {
        ROUNDROBIN,
        GAUNTLET,
        LADDER,
        POINTSRACE
    }

    private final Streams streams;

    @Parameters(
            index = "0",
            paramLabel = "roundrobin|gauntlet|ladder|pointsrace",
            description = "Tournament format (see below).")
    private Kind kind = Kind.ROUNDROBIN;

    @Parameters(index = "1", paramLabel = "FILE", description = "The players: a file, or a directory of sources.")
    @SuppressWarnings("NullAway.Init")
    private Path players;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Directory of the tournament (default: name of FILE with '.tournament').")
    private @Nullable Path folder;

    @Option(
            names = "--protocol",
            paramLabel = "P",
            description = "Protocol of the sources in a directory (default ${DEFAULT-VALUE}).")
    private String protocol = "vg101";

    @Mixin
    private GameCount count = new GameCount();

    @Option(
            names = "--challengers",
            paramLabel = "N",
            description = "Number of challengers in a gauntlet (default ${DEFAULT-VALUE}).")
    private int challengers = 1;

    @Option(
            names = "--meetings",
            paramLabel = "N",
            description = "Number of pairs in a ladder (default: 10 per player).")
    private @Nullable Integer meetings;

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Option(names = "--json", description = "Print the tables as one JSON object.")
    private boolean json;

    TournamentCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        Search.warmUpAllVectors();
        Path home = folder == null ? players.resolveSibling(players.getFileName() + ".tournament") : folder;
        ProgressLine progress = new ProgressLine(streams.err());
        List<TournamentEntry> entries = PlayerList.read(players, protocol);
        try (ContestantFactory contestants = new ContestantFactory(arena, streams.err())) {
            List<Game> starts = openings.list(
                    arena.size(),
                    arena.objective(),
                    ContestantFactory.commonStarts(
                            entries.stream().map(TournamentEntry::spec).toList()));
            TournamentOptions options = options(entries, starts);
            Map<String, Contestant> contestantsByName = new HashMap<>();
            for (TournamentEntry entry : entries) {
                contestantsByName.put(entry.name(), contestants.create(entry.name(), entry.spec(), starts));
            }
            TournamentResults results;
            try (InterruptReport<TournamentResults> interrupt = new InterruptReport<>(streams, latest -> {
                latest.ifPresent(this::print);
                progress.printLine("outflank: the tournament was stopped; the same command continues it");
            })) {
                results = play(options, home, contestantsByName, progress, interrupt);
            }
            progress.finish();
            TournamentReports.write(results, home);
            print(results);
            if (!json) {
                streams.out().println("tables, games and logs: " + home);
            }
        }
        return 0;
    }

    private void print(TournamentResults results) {
        streams.out().print(json ? JsonReport.format(results) : TextReport.format(results));
    }

    private TournamentResults play(
            TournamentOptions options,
            Path home,
            Map<String, Contestant> contestantsByName,
            ProgressLine progress,
            InterruptReport<TournamentResults> interrupt)
            throws IOException, InterruptedException {
        int totalPairs = options.format().pairs(options.entries().size());
        return Tournament.play(
                options,
                home,
                entry -> Objects.requireNonNull(contestantsByName.get(entry.name())),
                arena.concurrency(),
                MatchOptions.DEFAULT_MAX_ATTEMPTS,
                new TournamentListener() {
                    @Override
                    public void started(int before, int total) {
                        if (before > 0) {
                            progress.printLine("outflank: resuming after " + before + " of " + total + " pairs");
                        }
                    }

                    @Override
                    public void pairPlayed(PlayedPair played, TournamentResults results) {
                        interrupt.accept(() -> results);
                        progress.update(results.playedPairs().size() + "/" + totalPairs + "  "
                                + played.scheduled().a() + " v "
                                + played.scheduled().b());
                    }

                    @Override
                    public void pairVoided(ScheduledPair pair, String reason) {
                        progress.printLine("outflank: " + pair.a() + " v " + pair.b() + " is void: " + reason);
                    }
                });
    }

    private TournamentOptions options(List<TournamentEntry> entries, List<Game> starts) {
        try {
            return new TournamentOptions(format(entries.size()), entries, starts, arena.conditions());
        } catch (IllegalArgumentException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    private Format format(int entries) {
        Optional<Integer> rounds = count.rounds();
        return switch (kind) {
            case ROUNDROBIN -> new RoundRobin(rounds.orElse(1));
            case GAUNTLET -> new Gauntlet(challengers, rounds.orElse(1));
            case LADDER -> new EloLadder(meetings == null ? 10 * entries : meetings);
            case POINTSRACE -> new PointsRace(rounds.orElse(5));
        };
    }
}

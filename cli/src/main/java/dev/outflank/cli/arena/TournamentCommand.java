package dev.outflank.cli.arena;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.report.JsonReport;
import dev.outflank.arena.report.TextReport;
import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.EloLadder;
import dev.outflank.arena.tournament.Format;
import dev.outflank.arena.tournament.Gauntlet;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.PointsRace;
import dev.outflank.arena.tournament.RoundRobin;
import dev.outflank.arena.tournament.ScheduledPair;
import dev.outflank.arena.tournament.Tournament;
import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.arena.tournament.TournamentListener;
import dev.outflank.arena.tournament.TournamentOptions;
import dev.outflank.arena.tournament.TournamentResults;
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
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Many contestants meet; stopped at any moment, it goes on where it was. */
@Command(
        name = "tournament",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a tournament, or goes on with one: its folder holds a journal from which everything else follows.",
            "FILE has a line 'name = spec' for each player; a folder of sources is taken too (--protocol)."
        },
        footer = {
            "%nroundrobin: everyone meets everyone in two games; win 2, loss 0, tie 1 - own share of the time (Lab 8).",
            "gauntlet: the first --challengers players meet all the others.",
            "ladder: Elo from 1500, with VG101's rules for who meets whom, for --meetings meetings.",
            "pointsrace: CS303's points race over --rounds rounds, +5 a win and -5 a loss, then a round robin.",
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

    @Parameters(index = "0", paramLabel = "roundrobin|gauntlet|ladder|pointsrace", description = "Who meets whom.")
    private Kind kind = Kind.ROUNDROBIN;

    @Parameters(index = "1", paramLabel = "FILE", description = "The players: a file, or a folder of sources.")
    @SuppressWarnings("NullAway.Init")
    private Path players;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "The tournament's folder (default: the players' name with '.tournament').")
    private @Nullable Path folder;

    @Option(
            names = "--protocol",
            paramLabel = "P",
            description = "What sources of a folder speak (default ${DEFAULT-VALUE}).")
    private String protocol = "vg101";

    @Option(names = "--rounds", paramLabel = "N", description = "Rounds (default 1; of a points race 5).")
    private @Nullable Integer rounds;

    @Option(names = "--challengers", paramLabel = "N", description = "Of a gauntlet (default ${DEFAULT-VALUE}).")
    private int challengers = 1;

    @Option(names = "--meetings", paramLabel = "N", description = "Of a ladder (default: ten a player).")
    private @Nullable Integer meetings;

    @Mixin
    private ArenaOptions arena = new ArenaOptions();

    @Mixin
    private OpeningsOption openings = new OpeningsOption();

    @Option(names = "--json", description = "Print the tables as one JSON object instead.")
    private boolean json;

    TournamentCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException, NotationException {
        Search.warmUpVectors();
        Path home = folder == null ? players.resolveSibling(players.getFileName() + ".tournament") : folder;
        ProgressLine progress = new ProgressLine(streams.err());
        List<TournamentEntry> entrants = PlayerList.read(players, protocol);
        try (ContestantFactory contestants = new ContestantFactory(arena, streams.err())) {
            List<Game> starts = openings.list(
                    arena.size(),
                    arena.objective(),
                    ContestantFactory.commonStarts(
                            entrants.stream().map(TournamentEntry::spec).toList()));
            TournamentOptions plan = plan(entrants, starts);
            Map<String, Contestant> made = new HashMap<>();
            for (TournamentEntry entrant : entrants) {
                made.put(entrant.name(), contestants.create(entrant.name(), entrant.spec(), starts));
            }
            TournamentResults results = play(plan, home, made, progress);
            progress.finish();
            TournamentReports.write(results, home);
            if (json) {
                streams.out().print(JsonReport.format(results));
            } else {
                streams.out().print(TextReport.format(results));
                streams.out().println("tables, games and logs: " + home);
            }
        }
        return 0;
    }

    private TournamentResults play(
            TournamentOptions plan, Path home, Map<String, Contestant> made, ProgressLine progress)
            throws IOException, InterruptedException {
        int all = plan.format().pairs(plan.entries().size());
        return Tournament.play(
                plan,
                home,
                entrant -> Objects.requireNonNull(made.get(entrant.name())),
                arena.concurrency(),
                MatchOptions.DEFAULT_MAX_ATTEMPTS,
                new TournamentListener() {
                    @Override
                    public void started(int before, int inAll) {
                        if (before > 0) {
                            progress.printLine("outflank: going on after " + before + " of " + inAll + " meetings");
                        }
                    }

                    @Override
                    public void pairPlayed(PlayedPair played, TournamentResults results) {
                        progress.update(results.playedPairs().size() + "/" + all + "  "
                                + played.scheduled().a() + " v "
                                + played.scheduled().b());
                    }

                    @Override
                    public void pairVoided(ScheduledPair meeting, String reason) {
                        progress.printLine("outflank: " + meeting.a() + " v " + meeting.b() + " is void: " + reason);
                    }
                });
    }

    private TournamentOptions plan(List<TournamentEntry> entrants, List<Game> starts) {
        try {
            return new TournamentOptions(format(entrants.size()), entrants, starts, arena.conditions());
        } catch (IllegalArgumentException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    private Format format(int entrants) {
        return switch (kind) {
            case ROUNDROBIN -> new RoundRobin(rounds == null ? 1 : rounds);
            case GAUNTLET -> new Gauntlet(challengers, rounds == null ? 1 : rounds);
            case LADDER -> new EloLadder(meetings == null ? 10 * entrants : meetings);
            case POINTSRACE -> new PointsRace(rounds == null ? 5 : rounds);
        };
    }
}

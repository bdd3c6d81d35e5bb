package dev.outflank.cli;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.match.MatchOptions;
import dev.outflank.arena.report.JsonReport;
import dev.outflank.arena.report.TextReport;
import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.Entrant;
import dev.outflank.arena.tournament.Format;
import dev.outflank.arena.tournament.Gauntlet;
import dev.outflank.arena.tournament.Ladder;
import dev.outflank.arena.tournament.Meeting;
import dev.outflank.arena.tournament.Plan;
import dev.outflank.arena.tournament.Played;
import dev.outflank.arena.tournament.PointsRace;
import dev.outflank.arena.tournament.Results;
import dev.outflank.arena.tournament.RoundRobin;
import dev.outflank.arena.tournament.Tournament;
import dev.outflank.arena.tournament.TournamentListener;
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
final class TournamentCommand implements Callable<Integer> {
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
        Progress progress = new Progress(streams.err());
        List<Entrant> entrants = PlayerList.read(players, protocol);
        try (Contestants contestants = new Contestants(arena, streams.err())) {
            List<Game> starts = openings.list(
                    arena.size(),
                    arena.objective(),
                    Contestants.starts(entrants.stream().map(Entrant::spec).toList()));
            Plan plan = plan(entrants, starts);
            Map<String, Contestant> made = new HashMap<>();
            for (Entrant entrant : entrants) {
                made.put(entrant.name(), contestants.of(entrant.name(), entrant.spec(), starts));
            }
            Results results = play(plan, home, made, progress);
            progress.done();
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

    private Results play(Plan plan, Path home, Map<String, Contestant> made, Progress progress)
            throws IOException, InterruptedException {
        int all = plan.format().meetings(plan.entrants().size());
        return Tournament.play(
                plan,
                home,
                entrant -> Objects.requireNonNull(made.get(entrant.name())),
                arena.concurrency(),
                MatchOptions.USUAL_TRIES,
                new TournamentListener() {
                    @Override
                    public void began(int before, int inAll) {
                        if (before > 0) {
                            progress.say("outflank: going on after " + before + " of " + inAll + " meetings");
                        }
                    }

                    @Override
                    public void played(Played played, Results results) {
                        progress.show(results.played().size() + "/" + all + "  "
                                + played.meeting().a() + " v " + played.meeting().b());
                    }

                    @Override
                    public void voided(Meeting meeting, String reason) {
                        progress.say("outflank: " + meeting.a() + " v " + meeting.b() + " is void: " + reason);
                    }
                });
    }

    private Plan plan(List<Entrant> entrants, List<Game> starts) {
        try {
            return new Plan(format(entrants.size()), entrants, starts, arena.conditions());
        } catch (IllegalArgumentException e) {
            throw new UserError(String.valueOf(e.getMessage()));
        }
    }

    private Format format(int entrants) {
        return switch (kind) {
            case ROUNDROBIN -> new RoundRobin(rounds == null ? 1 : rounds);
            case GAUNTLET -> new Gauntlet(challengers, rounds == null ? 1 : rounds);
            case LADDER -> new Ladder(meetings == null ? 10 * entrants : meetings);
            case POINTSRACE -> new PointsRace(rounds == null ? 5 : rounds);
        };
    }
}

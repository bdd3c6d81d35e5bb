package dev.outflank.arena.tournament;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.TestContestants;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.match.Openings;
import dev.outflank.rules.Objective;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** Main class of a process that plays a tournament until it is killed. */
final class TournamentProcess {
    static final TournamentOptions OPTIONS = new TournamentOptions(
            new RoundRobin(6),
            List.of(
                    new TournamentEntry("ä", "first"),
                    new TournamentEntry("b", "last"),
                    new TournamentEntry("c", "last"),
                    new TournamentEntry("d", "first")),
            Openings.afterPlies(4, 6, Objective.MOST_DISCS, 9),
            "killed at any moment");

    private TournamentProcess() {}

    /** Pauses at some moves, so that the process can be killed during games as well as during writes. */
    static Contestant slowContestant(TournamentEntry entry) {
        return TestContestants.player(entry.name(), () -> (game, clock) -> {
            if (game.ply() % 8 == 0) {
                try {
                    Thread.sleep(Duration.ofMillis(2));
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return entry.spec().equals("first")
                    ? game.position().move(0)
                    : game.position().moves().getLast();
        });
    }

    public static void main(String[] arguments) throws Exception {
        Tournament.play(
                OPTIONS, Path.of(arguments[0]), TournamentProcess::slowContestant, 2, 1, new TournamentListener() {});
    }
}

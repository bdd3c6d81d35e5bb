package dev.outflank.arena.tournament;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.Contestants;
import dev.outflank.arena.match.Openings;
import dev.outflank.rules.Objective;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A process of its own that plays a tournament until somebody kills it. */
final class KilledTournament {
    static final Plan PLAN = new Plan(
            new RoundRobin(6),
            List.of(
                    new Entrant("ä", "first"),
                    new Entrant("b", "last"),
                    new Entrant("c", "last"),
                    new Entrant("d", "first")),
            Openings.afterPlies(4, 6, Objective.MOST_DISCS, 9),
            "killed at any moment");

    private KilledTournament() {}

    /** Plays with a pause now and then, so that a kill can come in the middle of games as well as of writing. */
    static Contestant slow(Entrant entrant) {
        return Contestants.player(entrant.name(), () -> (game, clock) -> {
            if (game.ply() % 8 == 0) {
                try {
                    Thread.sleep(Duration.ofMillis(2));
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
            return entrant.spec().equals("first")
                    ? game.position().move(0)
                    : game.position().moves().getLast();
        });
    }

    public static void main(String[] arguments) throws Exception {
        Tournament.play(PLAN, Path.of(arguments[0]), KilledTournament::slow, 2, 1, new TournamentListener() {});
    }
}

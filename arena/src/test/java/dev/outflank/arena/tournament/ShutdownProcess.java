package dev.outflank.arena.tournament;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.TestContestants;
import dev.outflank.arena.competition.RoundRobin;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Main class of a process that plays with programs in files, as programs in a sandbox are, until it gets SIGTERM. */
final class ShutdownProcess {
    static final TournamentOptions OPTIONS = new TournamentOptions(
            new RoundRobin(1000),
            List.of(new TournamentEntry("a", "first"), new TournamentEntry("b", "first")),
            Openings.afterPlies(4, 6, Objective.MOST_DISCS, 9),
            "ended while games go on");

    private ShutdownProcess() {}

    private static Contestant fromFile(TournamentEntry entry, Path file) {
        return TestContestants.player(entry.name(), () -> (game, clock) -> {
            if (!Files.exists(file)) {
                throw new IllegalStateException("the program was deleted");
            }
            return game.position().move(0);
        });
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path program = Files.createFile(Scratch.createFolder("box").resolve("program"));
        // Gives the games time to go on without their files, as a slow disk does.
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }));
        Tournament.play(
                OPTIONS, Path.of(arguments[0]), entry -> fromFile(entry, program), 2, 3, new TournamentListener() {});
    }
}

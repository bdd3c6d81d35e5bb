package dev.outflank.cli;

import dev.outflank.arena.tournament.Entrant;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The players of a tournament: lines of a file, or the sources and programs in a folder, which speak one protocol. */
final class PlayerList {
    private PlayerList() {}

    static List<Entrant> read(Path players, String protocol) throws NotationException {
        try {
            return Files.isDirectory(players) ? folder(players, protocol) : Entrant.parse(Files.readString(players));
        } catch (IOException e) {
            throw new UserError("the players cannot be read from " + players + ": " + e.getMessage());
        }
    }

    private static List<Entrant> folder(Path players, String protocol) throws IOException {
        List<Entrant> entrants = new ArrayList<>();
        try (var files = Files.list(players)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (Files.isRegularFile(file) && (Contestants.isSource(name) || Files.isExecutable(file))) {
                    entrants.add(new Entrant(name, protocol + ":'" + file.toString().replace("'", "'\\''") + "'"));
                }
            }
        }
        if (entrants.size() < 2) {
            throw new UserError(players + " holds fewer than two sources (.c, .cpp, .java, .py) or programs");
        }
        return entrants;
    }
}

package dev.outflank.cli.arena;

import dev.outflank.arena.tournament.TournamentEntry;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The entries of a tournament: lines of a file, or the sources and programs in a directory. */
final class PlayerList {
    private PlayerList() {}

    static List<TournamentEntry> read(Path players, String protocol) throws NotationException {
        try {
            return Files.isDirectory(players)
                    ? readFolder(players, protocol)
                    : TournamentEntry.parse(Files.readString(players));
        } catch (IOException e) {
            throw new UserException("cannot read the players from " + players + ": " + e.getMessage());
        }
    }

    private static List<TournamentEntry> readFolder(Path players, String protocol) throws IOException {
        List<TournamentEntry> entries = new ArrayList<>();
        try (var files = Files.list(players)) {
            for (Path file : files.sorted().toList()) {
                String name = file.getFileName().toString();
                if (Files.isRegularFile(file) && (ContestantFactory.isSource(name) || Files.isExecutable(file))) {
                    entries.add(new TournamentEntry(
                            name, protocol + ":'" + file.toString().replace("'", "'\\''") + "'"));
                }
            }
        }
        if (entries.size() < 2) {
            throw new UserException(players + " contains fewer than two sources (.c, .cpp, .java, .py) or programs");
        }
        return entries;
    }
}

package dev.outflank.arena.tournament;

import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** An entry in a tournament: a name, and the spec of its player or program. */
public record TournamentEntry(String name, String spec) {
    /**
     * Parses entries, one per line: {@code name = spec}, or a spec alone, which is then also the name. Empty lines and
     * lines that begin with {@code #} are ignored. A name contains no colon, so an equals sign in a program's arguments
     * does not end a name.
     */
    public static List<TournamentEntry> parse(String text) throws NotationException {
        List<TournamentEntry> entries = new ArrayList<>();
        Set<String> names = new HashSet<>();
        String[] lines = text.split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            TournamentEntry entry = parseEntry(line, i + 1);
            if (!names.add(entry.name())) {
                throw new NotationException("line " + (i + 1) + ": the name " + NotationException.quoted(entry.name())
                        + " is already used; every player needs its own name");
            }
            entries.add(entry);
        }
        if (entries.size() < 2) {
            throw new NotationException("a tournament needs at least two players, one per line: name = spec");
        }
        return List.copyOf(entries);
    }

    private static TournamentEntry parseEntry(String line, int number) throws NotationException {
        int equals = line.indexOf('=');
        String name = equals < 0 ? "" : line.substring(0, equals).strip();
        if (equals < 0 || name.contains(":")) {
            return new TournamentEntry(line, line);
        }
        String spec = line.substring(equals + 1).strip();
        if (name.isEmpty() || spec.isEmpty()) {
            throw new NotationException(
                    "line " + number + ": expected name = spec, not " + NotationException.quoted(line));
        }
        return new TournamentEntry(name, spec);
    }
}

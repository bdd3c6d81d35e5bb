package dev.outflank.arena.tournament;

import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Someone entered for a tournament: a name, and the spec that says which player or program it is. */
public record Entrant(String name, String spec) {
    /**
     * Reads entrants, one a line: {@code name = spec}, or only a spec, which then is the name as well. Empty lines, and
     * lines that begin with {@code #}, do not count. A name holds no colon, so that an equals sign in the arguments of
     * a program is not taken for the end of a name.
     */
    public static List<Entrant> parse(String text) throws NotationException {
        List<Entrant> entrants = new ArrayList<>();
        Set<String> names = new HashSet<>();
        String[] lines = text.split("\\R", -1);
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            Entrant entrant = entrant(line, i + 1);
            if (!names.add(entrant.name())) {
                throw new NotationException("line " + (i + 1) + ": the name " + NotationException.quoted(entrant.name())
                        + " is taken; every player needs its own");
            }
            entrants.add(entrant);
        }
        if (entrants.size() < 2) {
            throw new NotationException("a tournament needs at least two players, one a line: name = spec");
        }
        return List.copyOf(entrants);
    }

    private static Entrant entrant(String line, int number) throws NotationException {
        int equals = line.indexOf('=');
        String name = equals < 0 ? "" : line.substring(0, equals).strip();
        if (equals < 0 || name.contains(":")) {
            return new Entrant(line, line);
        }
        String spec = line.substring(equals + 1).strip();
        if (name.isEmpty() || spec.isEmpty()) {
            throw new NotationException(
                    "line " + number + ": expected name = spec, not " + NotationException.quoted(line));
        }
        return new Entrant(name, spec);
    }
}

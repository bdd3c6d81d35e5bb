package dev.outflank.arena.tournament;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Transcript;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Everything that decides what a tournament's results mean. Two plans with the same {@link #toHeader} may continue each
 * other's journal.
 *
 * @param openings where meetings start from: the first round from the first, and so on, from the first again at the end
 * @param conditions time limits and whatever else the contestants are bound by, in words
 */
public record TournamentOptions(Format format, List<TournamentEntry> entries, List<Game> openings, String conditions) {
    public TournamentOptions {
        if (entries.size() < 2) {
            throw new IllegalArgumentException("a tournament needs at least two players, not " + entries.size());
        }
        if (entries.stream().map(TournamentEntry::name).distinct().count() < entries.size()) {
            throw new IllegalArgumentException("two players of a tournament have the same name");
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a tournament needs at least one opening");
        }
        if (format.pairs(entries.size()) < 1) {
            throw new IllegalArgumentException("nobody is left to meet the " + entries.size() + " challengers");
        }
        entries = List.copyOf(entries);
        openings = List.copyOf(openings);
    }

    public List<String> names() {
        return entries.stream().map(TournamentEntry::name).toList();
    }

    Game opening(ScheduledPair pair) {
        return openings.get(pair.round() % openings.size());
    }

    String spec(String name) {
        return entries.stream()
                .filter(entrant -> entrant.name().equals(name))
                .findFirst()
                .orElseThrow()
                .spec();
    }

    static String openingText(Game game) {
        return BoardText.format(game.startPosition()) + ' ' + Transcript.format(game.moves()) + ' ' + game.objective();
    }

    /** The plan as the first line of a journal. */
    ObjectNode toHeader() {
        ObjectNode header = JsonFields.newObject();
        header.put("journal", "outflank tournament");
        header.put("format", format.description());
        ArrayNode players = header.putArray("players");
        entries.forEach(
                entrant -> players.addObject().put("name", entrant.name()).put("spec", entrant.spec()));
        ArrayNode starts = header.putArray("openings");
        openings.forEach(game -> starts.add(openingText(game)));
        header.put("conditions", conditions);
        return header;
    }
}

package dev.outflank.arena.tournament;

import dev.outflank.arena.competition.Format;
import dev.outflank.arena.match.Openings;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.rules.Game;
import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The settings that determine the results of a tournament. Options with the same {@link #toHeader} may continue each
 * other's journal.
 *
 * @param openings openings of the rounds, used in order and then again from the first
 * @param conditions time limits and other limits of the contestants, as text
 */
public record TournamentOptions(Format format, List<TournamentEntry> entries, List<Game> openings, String conditions) {
    public TournamentOptions {
        if (entries.size() < 2) {
            throw new IllegalArgumentException("a tournament needs at least two players, not " + entries.size());
        }
        if (entries.stream().map(TournamentEntry::name).distinct().count() < entries.size()) {
            throw new IllegalArgumentException("two players have the same name");
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException("a tournament needs at least one opening");
        }
        if (format.pairs(entries.size()) < 1) {
            throw new IllegalArgumentException(
                    "all " + entries.size() + " players are challengers: a gauntlet needs others to play against");
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
                .filter(entry -> entry.name().equals(name))
                .findFirst()
                .orElseThrow()
                .spec();
    }

    static String openingText(Game game) {
        return Openings.describe(game);
    }

    /** The options as the first line of a journal. */
    ObjectNode toHeader() {
        ObjectNode header = JsonFields.newObject();
        header.put("journal", "outflank tournament");
        header.put("format", format.journalText());
        ArrayNode players = header.putArray("players");
        entries.forEach(entry -> players.addObject().put("name", entry.name()).put("spec", entry.spec()));
        ArrayNode openingTexts = header.putArray("openings");
        openings.forEach(game -> openingTexts.add(openingText(game)));
        header.put("conditions", conditions);
        return header;
    }
}

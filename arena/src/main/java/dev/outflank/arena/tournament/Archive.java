package dev.outflank.arena.tournament;

import dev.outflank.arena.match.Pair;
import dev.outflank.arena.record.Fields;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/**
 * Meetings of earlier tournaments: two entrants with the same specs who met under the same conditions from the same
 * opening need not meet again, whatever they are called now.
 */
public final class Archive {
    public static final Archive EMPTY = new Archive();

    private record Key(String a, String b, String opening, String conditions) {}

    private final Map<Key, Pair> pairs = new HashMap<>();

    private Archive() {}

    /** What the journals in these folders hold; lines that cannot be read are left out. */
    public static Archive of(List<Path> folders) throws IOException {
        Archive archive = new Archive();
        for (Path folder : folders) {
            Path journal = folder.resolve(Tournament.JOURNAL);
            if (Files.exists(journal)) {
                archive.read(Files.readAllLines(journal));
            }
        }
        return archive;
    }

    private void read(List<String> lines) {
        try {
            Fields header = Fields.parse(lines.isEmpty() ? "" : lines.getFirst());
            Map<String, String> specs = new HashMap<>();
            for (JsonNode player : header.array("players")) {
                specs.put(Fields.of(player).text("name"), Fields.of(player).text("spec"));
            }
            JsonNode openings = header.array("openings");
            for (String line : lines.subList(1, lines.size())) {
                Fields fields = Fields.parse(line);
                if (!fields.has("void")) {
                    String opening = openings.get(fields.number("round") % openings.size()).asString();
                    Key key = new Key(
                            specs.getOrDefault(fields.text("a"), ""),
                            specs.getOrDefault(fields.text("b"), ""),
                            opening,
                            header.text("conditions"));
                    pairs.put(
                            key,
                            new Pair(
                                    GameJson.parse(fields.object("first")), GameJson.parse(fields.object("second"))));
                }
            }
        } catch (NotationException cut) {
            // The last line of a journal may be cut off, and then its meeting was not played.
        }
    }

    /** The games of a meeting, if they were played before. */
    Optional<Pair> find(Plan plan, Meeting meeting) {
        if (pairs.isEmpty()) {
            return Optional.empty();
        }
        String a = plan.spec(meeting.a());
        String b = plan.spec(meeting.b());
        String opening = Plan.openingText(plan.opening(meeting));
        Pair straight = pairs.get(new Key(a, b, opening, plan.conditions()));
        if (straight != null) {
            return Optional.of(new Pair(
                    named(straight.first(), meeting.a(), meeting.b()),
                    named(straight.second(), meeting.b(), meeting.a())));
        }
        Pair swapped = pairs.get(new Key(b, a, opening, plan.conditions()));
        return Optional.ofNullable(swapped)
                .map(pair -> new Pair(
                        named(pair.second(), meeting.a(), meeting.b()), named(pair.first(), meeting.b(), meeting.a())));
    }

    private static GameRecord named(GameRecord game, String black, String white) {
        return new GameRecord(black, white, game.game(), game.opening(), game.spent(), game.fault(), game.date());
    }
}

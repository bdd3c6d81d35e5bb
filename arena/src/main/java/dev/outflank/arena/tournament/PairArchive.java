package dev.outflank.arena.tournament;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.record.JsonFields;
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
 * Pairs of earlier tournaments. A pair of the same specs under the same conditions from the same opening need not be
 * played again, even if the entries have other names.
 */
public final class PairArchive {
    public static final PairArchive EMPTY = new PairArchive();

    private record Key(String a, String b, String opening, String conditions) {}

    private final Map<Key, GamePair> pairs = new HashMap<>();

    private PairArchive() {}

    /** Reads the journals in these folders, each up to its first unreadable line. */
    public static PairArchive of(List<Path> folders) throws IOException {
        PairArchive archive = new PairArchive();
        for (Path folder : folders) {
            Path journal = folder.resolve(Tournament.JOURNAL_FILE);
            if (Files.exists(journal)) {
                archive.read(Files.readAllLines(journal));
            }
        }
        return archive;
    }

    private void read(List<String> lines) {
        try {
            JsonFields header = JsonFields.parse(lines.isEmpty() ? "" : lines.getFirst());
            Map<String, String> specs = new HashMap<>();
            for (JsonNode player : header.array("players")) {
                specs.put(
                        JsonFields.of(player).text("name"),
                        JsonFields.of(player).text("spec"));
            }
            JsonNode openings = header.array("openings");
            for (String line : lines.subList(1, lines.size())) {
                JsonFields fields = JsonFields.parse(line);
                if (!fields.has("void")) {
                    String opening = openings.get(fields.integer("round") % openings.size())
                            .asString();
                    Key key = new Key(
                            specs.getOrDefault(fields.text("a"), ""),
                            specs.getOrDefault(fields.text("b"), ""),
                            opening,
                            header.text("conditions"));
                    pairs.put(
                            key,
                            new GamePair(
                                    GameJson.parse(fields.object("first")), GameJson.parse(fields.object("second"))));
                }
            }
        } catch (NotationException incomplete) {
            // The last line of a journal may be incomplete; its pair does not count as played.
        }
    }

    /** The games of a pair, if they were played before. */
    Optional<GamePair> find(TournamentOptions options, ScheduledPair scheduled) {
        if (pairs.isEmpty()) {
            return Optional.empty();
        }
        String a = options.spec(scheduled.a());
        String b = options.spec(scheduled.b());
        String opening = TournamentOptions.openingText(options.opening(scheduled));
        GamePair sameOrder = pairs.get(new Key(a, b, opening, options.conditions()));
        if (sameOrder != null) {
            return Optional.of(new GamePair(
                    renamed(sameOrder.first(), scheduled.a(), scheduled.b()),
                    renamed(sameOrder.second(), scheduled.b(), scheduled.a())));
        }
        GamePair swapped = pairs.get(new Key(b, a, opening, options.conditions()));
        return Optional.ofNullable(swapped)
                .map(pair -> new GamePair(
                        renamed(pair.second(), scheduled.a(), scheduled.b()),
                        renamed(pair.first(), scheduled.b(), scheduled.a())));
    }

    private static GameRecord renamed(GameRecord game, String black, String white) {
        return new GameRecord(
                black, white, game.game(), game.openingPlies(), game.moveTimes(), game.fault(), game.date());
    }
}

package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Converts game records to lines of JSON and back without loss; times are decimal seconds with nanosecond resolution.
 * Fields that follow from the moves (size, discs, result, hash) are for other readers. The parser checks size and
 * result, and rejects an inconsistent line.
 */
public final class GameJson {
    private static final int MAX_DIGITS = 100;

    private GameJson() {}

    public static String format(GameRecord record) {
        return JsonFields.toLine(toNode(record));
    }

    public static GameRecord parse(String line) throws NotationException {
        return parse(JsonFields.parse(line));
    }

    public static ObjectNode toNode(GameRecord record) {
        ObjectNode node = JsonFields.newObject();
        node.put("black", record.black());
        node.put("white", record.white());
        node.put("size", record.size());
        node.put("objective", record.objective().name());
        node.put("start", BoardText.format(record.game().startPosition()));
        node.put("opening", record.openingPlies());
        node.put("moves", record.moveText());
        putTimes(node.putArray("cpu"), record.moveTimes(), TimeUsage::cpu);
        putTimes(node.putArray("wall"), record.moveTimes(), TimeUsage::wall);
        node.put("blackDiscs", record.game().position().discs(Colour.BLACK));
        node.put("whiteDiscs", record.game().position().discs(Colour.WHITE));
        node.put("result", record.outcome().name());
        GameFault fault = record.fault();
        if (fault != null) {
            ObjectNode inner = node.putObject("fault");
            inner.put("side", fault.side().name());
            inner.put("verdict", fault.verdict().name());
            inner.put("reason", fault.reason());
            inner.put("cpu", Seconds.exact(fault.time().cpu()));
            inner.put("wall", Seconds.exact(fault.time().wall()));
        }
        node.put("date", record.date().toString());
        node.put("hash", record.hash());
        return node;
    }

    public static GameRecord parse(JsonFields fields) throws NotationException {
        Game start = Game.from(BoardText.parse(fields.text("start")), fields.enumValue("objective", Objective.class));
        int size = fields.integer("size");
        if (size != start.position().size()) {
            throw new NotationException("the field \"size\" is " + size + ", but the board size is "
                    + start.position().size());
        }
        Game game = Transcript.parse(fields.text("moves"), start);
        List<Duration> cpu = durations(fields, "cpu");
        List<Duration> wall = durations(fields, "wall");
        if (cpu.size() != wall.size()) {
            throw new NotationException("there are " + cpu.size() + " CPU times, but " + wall.size() + " wall times");
        }
        List<TimeUsage> spent = new ArrayList<>(cpu.size());
        for (int i = 0; i < cpu.size(); i++) {
            spent.add(new TimeUsage(cpu.get(i), wall.get(i)));
        }
        GameRecord record;
        try {
            record = new GameRecord(
                    fields.text("black"),
                    fields.text("white"),
                    game,
                    fields.integer("opening"),
                    spent,
                    fault(fields),
                    Instant.parse(fields.text("date")));
        } catch (IllegalArgumentException e) {
            throw new NotationException("not a complete game: " + e.getMessage());
        } catch (DateTimeParseException e) {
            throw new NotationException("the field \"date\" must be like 2026-01-31T12:00:00Z, not "
                    + NotationException.quoted(fields.text("date")));
        }
        Outcome written = fields.enumValue("result", Outcome.class);
        if (written != record.outcome()) {
            throw new NotationException(
                    "the field \"result\" is " + written + ", but the result of the moves is " + record.outcome());
        }
        return record;
    }

    private static @Nullable GameFault fault(JsonFields fields) throws NotationException {
        if (!fields.has("fault")) {
            return null;
        }
        JsonFields fault = fields.object("fault");
        return new GameFault(
                fault.enumValue("side", Colour.class),
                fault.enumValue("verdict", Verdict.class),
                fault.text("reason"),
                new TimeUsage(duration("cpu", fault.value("cpu")), duration("wall", fault.value("wall"))));
    }

    private static void putTimes(ArrayNode array, List<TimeUsage> spent, Function<TimeUsage, Duration> clock) {
        spent.forEach(one -> array.add(Seconds.exact(clock.apply(one))));
    }

    private static List<Duration> durations(JsonFields fields, String name) throws NotationException {
        List<Duration> durations = new ArrayList<>();
        for (JsonNode value : fields.array(name)) {
            durations.add(duration(name, value));
        }
        return durations;
    }

    /** Rejects huge exponents first: a short number such as 1e999999999 would expand to that many digits. */
    private static long nanos(BigDecimal seconds) {
        if (Math.abs((long) seconds.scale()) > MAX_DIGITS) {
            throw new ArithmeticException("too many digits");
        }
        return seconds.movePointRight(9).longValueExact();
    }

    private static Duration duration(String name, JsonNode value) throws NotationException {
        try {
            if (value.isNumber() && value.decimalValue().signum() >= 0) {
                return Duration.ofNanos(nanos(value.decimalValue()));
            }
        } catch (ArithmeticException e) {
            throw JsonFields.invalidField(name, "seconds with at most nine decimals", value);
        }
        throw JsonFields.invalidField(name, "seconds", value);
    }
}

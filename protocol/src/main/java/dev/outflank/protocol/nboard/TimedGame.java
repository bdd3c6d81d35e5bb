package dev.outflank.protocol.nboard;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The game of {@code set game} and later moves, with its clocks.
 *
 * @param limit the time of each side for the game; empty if unlimited
 * @param increment the time added after each move
 * @param timeUsed the time that each side has used, less its increments
 */
record TimedGame(Game game, Optional<Duration> limit, Duration increment, Map<Colour, Duration> timeUsed) {
    /** {@code 15:00} or {@code 1:00:00}, then an increment after a slash; extra time after a second slash is ignored. */
    private static final Pattern LIMIT =
            Pattern.compile("TI\\[\\s*(?:(?<h>\\d{1,3}):)??(?<m>\\d{1,4}):(?<s>\\d{1,2})\\s*"
                    + "(?:/(?:\\s*(?<im>\\d{1,3}):(?<is>\\d{1,2})\\s*)?(?:/[^\\]]*)?)?\\]");

    TimedGame {
        timeUsed = Map.copyOf(timeUsed);
    }

    static TimedGame start() {
        return new TimedGame(Game.start(NBoardText.SIZE), Optional.empty(), Duration.ZERO, Map.of());
    }

    static TimedGame parse(String ggf) throws NotationException {
        RecordedGame record = TextFormat.GGF.readFirst(ggf);
        if (record.size() != NBoardText.SIZE) {
            throw new NotationException("expected an 8×8 board, not " + record.size() + "×" + record.size());
        }
        if (record.game().objective() != Objective.MOST_DISCS) {
            throw new NotationException("expected the normal game, not the reversed game");
        }
        Map<Colour, Duration> used = new EnumMap<>(Colour.class);
        Duration increment = increment(ggf);
        Colour side = record.game().startPosition().toMove();
        for (int ply = 0; ply < record.game().ply(); ply++) {
            Duration time = record.annotation(ply).time();
            used.merge(side, time == null ? Duration.ZERO : time.minus(increment), Duration::plus);
            side = side.other();
        }
        return new TimedGame(record.game(), limit(ggf), increment, used);
    }

    private static Duration increment(String ggf) {
        Matcher limit = LIMIT.matcher(ggf);
        return limit.find() && limit.group("im") != null
                ? Duration.ofMinutes(Long.parseLong(limit.group("im"))).plusSeconds(Long.parseLong(limit.group("is")))
                : Duration.ZERO;
    }

    private static Optional<Duration> limit(String ggf) {
        Matcher limit = LIMIT.matcher(ggf);
        if (!limit.find()) {
            return Optional.empty();
        }
        long hours = limit.group("h") == null ? 0 : Long.parseLong(limit.group("h"));
        long seconds = hours * 3600 + Long.parseLong(limit.group("m")) * 60 + Long.parseLong(limit.group("s"));
        return seconds == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(seconds));
    }

    /** The game after a move in the form {@code F5/eval/seconds}. */
    TimedGame play(String text) throws NotationException {
        Move move = NBoardText.move(text);
        Colour side = game.position().toMove();
        if (!game.position().isLegal(move)) {
            throw new NotationException(
                    "move " + (game.ply() + 1) + ", " + move + ", is not legal for " + side.title());
        }
        Map<Colour, Duration> times = new EnumMap<>(Colour.class);
        times.putAll(timeUsed);
        Duration time = seconds(text);
        times.merge(side, time.isZero() ? time : time.minus(increment), Duration::plus);
        return new TimedGame(game.play(move), limit, increment, times);
    }

    /** The time left for the side to move. */
    Optional<Duration> timeLeft() {
        Duration spent = timeUsed.getOrDefault(game.position().toMove(), Duration.ZERO);
        return limit.map(time -> time.compareTo(spent) > 0 ? time.minus(spent) : Duration.ZERO);
    }

    private static Duration seconds(String text) {
        String[] parts = text.split("/");
        boolean hasTime = parts.length > 2 && parts[2].strip().matches("\\d{1,6}(\\.\\d{0,6})?");
        return hasTime
                ? Duration.ofMillis(
                        new BigDecimal(parts[2].strip()).movePointRight(3).longValue())
                : Duration.ZERO;
    }
}

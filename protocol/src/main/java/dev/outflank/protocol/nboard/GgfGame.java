package dev.outflank.protocol.nboard;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The game of {@code set game}: as much GGF as a board sends to an engine, which is one game on 8×8 without comments.
 *
 * @param limit each side's time for the game, if there is one
 * @param used each side's time so far
 */
record GgfGame(Game game, Optional<Duration> limit, Map<Colour, Duration> used) {
    private static final Pattern TAG = Pattern.compile("([A-Z]{1,2})\\[([^\\]]*)\\]");
    private static final Pattern TIME = Pattern.compile("(?:(?<h>\\d{1,3}):)??(?<m>\\d{1,4}):(?<s>\\d{1,2})(?:/.*)?");

    GgfGame {
        used = Map.copyOf(used);
    }

    static GgfGame start() {
        return new GgfGame(Game.start(NBoardText.SIZE), Optional.empty(), unused());
    }

    static GgfGame parse(String text) throws NotationException {
        GgfGame game = null;
        Optional<Duration> limit = Optional.empty();
        for (Matcher tag = TAG.matcher(text); tag.find(); ) {
            String value = tag.group(2).strip();
            switch (tag.group(1)) {
                case "TI" -> limit = time(value);
                case "BO" -> game = new GgfGame(Game.from(board(value), Objective.MOST_DISCS), limit, unused());
                case "B", "W" -> {
                    if (game == null) {
                        throw new NotationException("a move comes before the board, BO[…]");
                    }
                    game = game.played(value, tag.group(1).charAt(0));
                }
                default -> {}
            }
        }
        if (game == null) {
            throw new NotationException("expected a game like (;GM[Othello]…BO[8 … *]B[F5];), not " + quoted(text));
        }
        return game;
    }

    /** The game after a move that comes as {@code F5/eval/seconds}. */
    GgfGame played(String text) throws NotationException {
        return played(text, game.position().toMove().letter());
    }

    private GgfGame played(String text, char letter) throws NotationException {
        Move move = NBoardText.move(text);
        Colour side = letter == Colour.BLACK.letter() ? Colour.BLACK : Colour.WHITE;
        Game before = game;
        if (before.position().toMove() != side && before.position().mustPass()) {
            before = before.play(Move.PASS);
        }
        if (before.position().toMove() != side || !before.position().isLegal(move)) {
            throw new NotationException(
                    "move " + (game.ply() + 1) + ", " + move + ", is not legal for " + side.title());
        }
        Map<Colour, Duration> times = new EnumMap<>(used);
        times.merge(side, seconds(text), Duration::plus);
        return new GgfGame(before.play(move), limit, times);
    }

    /** What the side to move has left. */
    Optional<Duration> left() {
        Duration spent = used.getOrDefault(game.position().toMove(), Duration.ZERO);
        return limit.map(time -> time.compareTo(spent) > 0 ? time.minus(spent) : Duration.ZERO);
    }

    private static Position board(String value) throws NotationException {
        String[] parts = value.split("\\s+", 2);
        if (parts.length < 2 || !parts[0].equals(String.valueOf(NBoardText.SIZE))) {
            throw new NotationException("expected a board like BO[8 … *], not BO[" + quoted(value) + "]");
        }
        Position position = BoardText.parse(parts[1]);
        if (position.size() != NBoardText.SIZE) {
            throw new NotationException("expected 64 squares, not " + position.size() * position.size());
        }
        return position;
    }

    /** {@code 15:00} or {@code 1:00:00}; what may follow after a slash, increments and the like, is not counted on. */
    private static Optional<Duration> time(String value) {
        Matcher time = TIME.matcher(value);
        if (!time.matches()) {
            return Optional.empty();
        }
        long hours = time.group("h") == null ? 0 : Long.parseLong(time.group("h"));
        long seconds = hours * 3600 + Long.parseLong(time.group("m")) * 60 + Long.parseLong(time.group("s"));
        return seconds == 0 ? Optional.empty() : Optional.of(Duration.ofSeconds(seconds));
    }

    private static Duration seconds(String text) {
        String[] parts = text.split("/");
        boolean told = parts.length > 2 && parts[2].strip().matches("\\d{1,6}(\\.\\d{0,6})?");
        return told
                ? Duration.ofMillis(new BigDecimal(parts[2].strip()).movePointRight(3).longValue())
                : Duration.ZERO;
    }

    private static Map<Colour, Duration> unused() {
        return new EnumMap<>(Map.of(Colour.BLACK, Duration.ZERO, Colour.WHITE, Duration.ZERO));
    }
}

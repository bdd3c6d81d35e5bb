package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Games in JSON, as Othello Quest sends them: {@code {"players":[{"name":"Ann"},{"name":"Bob"}],"position":{"moves":
 * [{"m":"f5","t":1200},{"m":"-"}]}}}. Any object with the moves of a game is read, at any depth: moves as one text, as
 * texts, as objects, or as numbers, whose meaning follows from which of them are legal.
 */
final class JsonGames {
    private static final List<String> MOVE_FIELDS = List.of("moves", "transcript", "kifu", "record", "history");
    private static final Set<String> PASSES = Set.of("-", "", "pass", "pa", "ps", "--", "@@", "パス");
    private static final Pattern STATUS = Pattern.compile("(WIN|LOSE):(RESIGN|TIME)?.*");

    /**
     * The meanings of a number: f5 is 56 as in WTHOR, 37 counted from 0, or 38 counted from 1. Column before row, 65,
     * cannot be told from WTHOR's, because the start position is symmetric.
     */
    private static final List<NumberNotation> NUMBERS = List.of(
            (number, size) -> square(number / 10 - 1, number % 10 - 1, size),
            (number, size) -> square(Math.floorDiv(number, size), Math.floorMod(number, size), size),
            (number, size) -> square(Math.floorDiv(number - 1, size), Math.floorMod(number - 1, size), size));

    private JsonGames() {}

    private interface NumberNotation {
        Optional<Move> square(int number, int size);
    }

    /** One move as written, before it is known what numbers mean. */
    private record WrittenMove(
            JsonValue json, String text, @Nullable Duration time) {}

    static void read(String text, RecordSink sink) {
        LineIndex lines = new LineIndex(text);
        boolean[] found = {false};
        try {
            for (JsonValue value : JsonValue.parseAll(text)) {
                visit(value, sink, lines, found);
            }
            if (!found[0]) {
                throw new MalformedRecordException(0, "expected the moves of a game in this JSON, but there are none");
            }
        } catch (MalformedRecordException e) {
            sink.fault(lines.fault(e));
        }
    }

    private static void visit(JsonValue value, RecordSink sink, LineIndex lines, boolean[] found) {
        Optional<JsonValue> moves = moves(value);
        if (moves.isEmpty()) {
            value.children().forEach(child -> visit(child, sink, lines, found));
            return;
        }
        found[0] = true;
        try {
            sink.game(game(value, moves.get()));
        } catch (MalformedRecordException e) {
            sink.fault(lines.fault(e));
        }
    }

    /** The moves of an object, or a list that is nothing but moves. */
    private static Optional<JsonValue> moves(JsonValue object) {
        if (object.isList()) {
            List<JsonValue> written = object.children().stream()
                    .filter(move -> move.get("s").value() == null)
                    .toList();
            boolean isMoves = !written.isEmpty()
                    && written.stream().allMatch(move -> move.get("m").value() instanceof String);
            return isMoves ? Optional.of(object) : Optional.empty();
        }
        return List.of(object, object.get("position"), object.get("game")).stream()
                .flatMap(holder -> MOVE_FIELDS.stream().map(holder::get))
                .filter(moves -> moves.isList()
                        ? moves.children().stream().allMatch(JsonGames::isMove)
                        : moves.value() instanceof String text && !text.isBlank())
                .findFirst();
    }

    private static boolean isMove(JsonValue move) {
        return move.value() instanceof String
                || move.isNumber()
                || Set.of("m", "s", "move", "pos").stream()
                        .anyMatch(name -> move.get(name).value() != null);
    }

    private static RecordedGame game(JsonValue object, JsonValue moves) throws MalformedRecordException {
        Game start = start(object);
        Game game;
        List<MoveAnnotation> annotations = new ArrayList<>();
        @Nullable GameResult result = null;
        if (moves.isList()) {
            List<WrittenMove> written = moves.children().stream()
                    .map(JsonGames::written)
                    .filter(move -> !move.text.equals(" "))
                    .toList();
            MoveSequence replayed = replay(start, written);
            game = replayed.game;
            annotations = replayed.annotations;
            result = result(moves.children(), game);
        } else {
            try {
                game = Transcript.parse(moves.text(), start);
            } catch (NotationException e) {
                throw new MalformedRecordException(moves.offset(), e.reason());
            }
        }
        List<JsonValue> players = object.get("players").children();
        String black = name(players.size() == 2 ? players.getFirst() : object.get("black"));
        String white = name(players.size() == 2 ? players.getLast() : object.get("white"));
        return RecordedGame.of(game)
                .withPlayers(black, white)
                .withEvent(object.get("event").text(), first(object, "created", "date"))
                .withResult(result)
                .withAnnotations(annotations)
                .withTags(tags(object, players));
    }

    private static Game start(JsonValue object) throws MalformedRecordException {
        JsonValue start =
                object.get("start").value() == null ? object.get("position").get("startPos") : object.get("start");
        if (!(start.value() instanceof String text) || text.isBlank() || text.equalsIgnoreCase("startpos")) {
            return Game.start(8);
        }
        try {
            return text.matches("(?:[a-hA-H][1-8])+")
                    ? Transcript.parse(text, Game.start(8))
                    : Game.from(BoardText.parse(text), Objective.MOST_DISCS);
        } catch (NotationException e) {
            throw new MalformedRecordException(start.offset(), e.reason());
        }
    }

    /** A move; a blank for an element that says only how the game ended. */
    private static WrittenMove written(JsonValue move) {
        if (move.value() instanceof String || move.isNumber()) {
            return new WrittenMove(move, move.text(), null);
        }
        JsonValue square = List.of("m", "move", "pos").stream()
                .map(move::get)
                .filter(field -> field.value() != null)
                .findFirst()
                .orElse(new JsonValue(move.offset(), " "));
        JsonValue time = move.get("t");
        boolean timed = time.value() instanceof Double millis && millis >= 0 && millis < 1e9;
        return new WrittenMove(
                square,
                square.text(),
                timed ? Duration.ofMillis(Long.parseLong(time.text().replaceFirst("\\..*", ""))) : null);
    }

    private record MoveSequence(Game game, List<MoveAnnotation> annotations) {}

    /** Replays the moves; numbers in the first meaning in which all moves are legal. */
    private static MoveSequence replay(Game start, List<WrittenMove> moves) throws MalformedRecordException {
        boolean numbers = moves.stream().anyMatch(move -> move.json.isNumber() || move.text.matches("\\d{1,3}"));
        MalformedRecordException furthest = null;
        for (NumberNotation notation : numbers ? NUMBERS : NUMBERS.subList(0, 1)) {
            try {
                return replay(start, moves, notation);
            } catch (MalformedRecordException e) {
                furthest = furthest == null || ply(e) > ply(furthest) ? e : furthest;
            }
        }
        throw furthest == null ? new MalformedRecordException(0, "expected moves") : furthest;
    }

    private static int ply(MalformedRecordException e) {
        return e.readBefore() == null ? 0 : e.readBefore().ply();
    }

    private static MoveSequence replay(Game start, List<WrittenMove> moves, NumberNotation notation)
            throws MalformedRecordException {
        Replay replay = new Replay(start);
        for (WrittenMove written : moves) {
            Game game = replay.game();
            try {
                Move move = move(written.text, game, notation);
                Colour side = game.position().toMove();
                if (move.isPass() && !game.position().mustPass()) {
                    // A format that names passes may also write one where our replay has already inserted it.
                    continue;
                }
                boolean passes = !move.isPass() && game.position().mustPass();
                replay.play(passes ? side.other() : side, move, new MoveAnnotation(null, written.time));
            } catch (NotationException e) {
                throw new MalformedRecordException(written.json.offset(), e.reason(), game);
            }
        }
        return new MoveSequence(replay.game(), replay.annotations());
    }

    private static Move move(String text, Game game, NumberNotation notation) throws NotationException {
        String plain = Notation.halfWidth(text).strip().toLowerCase(Locale.ROOT);
        int size = game.position().size();
        if (PASSES.contains(plain) || plain.startsWith("-")) {
            return Move.PASS;
        }
        if (!plain.matches("\\d{1,3}")) {
            return Notation.STANDARD.parse(plain, size);
        }
        return notation.square(Integer.parseInt(plain), size)
                .orElseThrow(() -> new NotationException("expected the number of a square, as 56 for f5 or 0 to "
                        + (size * size - 1) + ", not " + plain));
    }

    private static Optional<Move> square(int row, int column, int size) {
        return row >= 0 && row < size && column >= 0 && column < size
                ? Optional.of(Move.at(row, column))
                : Optional.empty();
    }

    /** The result of a game that ended before its last move: {@code {"s":"LOSE:RESIGN"}} is about the side to move. */
    private static @Nullable GameResult result(List<JsonValue> moves, Game game) {
        String status = moves.isEmpty() ? "" : moves.getLast().get("s").text().toUpperCase(Locale.ROOT);
        Matcher ending = STATUS.matcher(status);
        if (game.isOver() || !ending.matches()) {
            return null;
        }
        Colour side = game.position().toMove();
        return new GameResult(
                ending.group(1).equals("WIN") ? side : side.other(),
                OptionalInt.empty(),
                "TIME".equals(ending.group(2))
                        ? GameResult.Termination.TIME_FORFEIT
                        : GameResult.Termination.RESIGNATION);
    }

    private static String name(JsonValue player) {
        return player.value() instanceof Map ? first(player, "name", "id") : player.text();
    }

    private static String first(JsonValue object, String... names) {
        return List.of(names).stream()
                .map(name -> object.get(name).text())
                .filter(Predicate.not(String::isEmpty))
                .findFirst()
                .orElse("");
    }

    private static Map<String, String> tags(JsonValue object, List<JsonValue> players) {
        Map<String, String> tags = new LinkedHashMap<>();
        if (players.size() == 2) {
            put(tags, "BlackElo", players.getFirst().get("oldR"));
            put(tags, "WhiteElo", players.getLast().get("oldR"));
        }
        if (object.get("tcb").value() instanceof Double millis && millis >= 1000 && millis < 1e9) {
            tags.put("TimeControl", String.valueOf(Math.round(millis / 1000)));
        }
        return tags;
    }

    private static void put(Map<String, String> tags, String name, JsonValue rating) {
        if (rating.value() instanceof Double value && Math.abs(value) < 1e6) {
            tags.put(name, String.valueOf(Math.round(value)));
        }
    }
}

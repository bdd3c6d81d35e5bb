package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * GGF (Generic Game Format), used by Othello servers, one game per line:
 * {@code (;GM[Othello]PB[…]PW[…]RE[+2]TY[8]BO[8 … *]B[F5/value/seconds]…;)}. Values and times that are not plain numbers
 * are ignored. Other properties become tags, and are written again.
 */
public final class Ggf {
    private static final Pattern TYPE = Pattern.compile("\\D*(\\d{1,3})(.*)");
    private static final Pattern BOARD = Pattern.compile("\\s*(\\d{1,3})\\s+(.*)", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("[+-]?(?:\\d{1,9}(?:\\.\\d{0,9})?|\\.\\d{1,9})");
    /** Properties with a PGN tag of the same meaning; others become tags with the prefix {@code Ggf}. */
    private static final String TIME_TAG = "TimeControl";

    private static final Map<String, String> TAGS = Map.of("RB", "BlackElo", "RW", "WhiteElo", "TI", TIME_TAG);
    private static final Pattern PGN_CLOCK = Pattern.compile("(\\d{1,6})(?:\\+(\\d{1,6}))?");
    private static final String PREFIX = "Ggf";
    private static final String TYPE_TAG = PREFIX + "TY";
    /** The result as it was written. */
    static final String RESULT_TAG = PREFIX + "RE";

    private static final Pattern OWN_TAG = Pattern.compile(PREFIX + "[A-Z]{1,9}");
    private static final String UNKNOWN_RESULT = "?";
    private static final int MIN_VALUE_DECIMALS = 2;
    private static final int MIN_TIME_DECIMALS = 3;
    private static final int MAX_DECIMALS = 6;
    private static final Pattern RESULT = Pattern.compile("([^:]*)(?::([rtsl]))?.*");

    private Ggf() {}

    static void read(String text, RecordSink sink) {
        GameTree.readAll(text, sink, Ggf::game);
    }

    private static RecordedGame game(GameTree tree) throws MalformedRecordException {
        Header header = new Header();
        Replay replay = null;
        for (GameTree.Property property : tree.properties()) {
            try {
                if (property.name().equals("B") || property.name().equals("W")) {
                    if (replay == null) {
                        replay = new Replay(header.start());
                    }
                    play(property.name().equals("B") ? Colour.BLACK : Colour.WHITE, property.value(), replay);
                } else {
                    header.read(property.name(), property.value());
                }
            } catch (NotationException e) {
                throw new MalformedRecordException(
                        property.offset(), e.reason(), replay == null ? null : replay.game());
            }
        }
        if (!header.othello) {
            throw new MalformedRecordException(tree.end() - 1, "expected GM[Othello] in the game, but it ends without");
        }
        Replay played = replay == null ? new Replay(header.start()) : replay;
        return RecordedGame.of(played.game())
                .withPlayers(header.black, header.white)
                .withEvent(header.place, header.date)
                .withResult(header.result())
                .withAnnotations(played.annotations())
                .withTags(header.tags());
    }

    private static void play(Colour side, String text, Replay replay) throws NotationException {
        String[] parts = text.split("/", 3);
        Move move = Notation.STANDARD.parse(parts[0], replay.game().position().size());
        BigDecimal value = number(parts.length > 1 ? parts[1] : "");
        BigDecimal seconds = number(parts.length > 2 ? parts[2] : "");
        replay.play(
                side,
                move,
                new MoveAnnotation(
                        value == null ? null : value.doubleValue(),
                        seconds == null || seconds.signum() < 0
                                ? null
                                : Duration.ofNanos(seconds.movePointRight(9).longValue())));
    }

    private static @Nullable BigDecimal number(String text) {
        String plain = text.strip();
        return NUMBER.matcher(plain).matches() ? new BigDecimal(plain) : null;
    }

    /** The properties before the moves. */
    private static final class Header {
        private boolean othello;
        private String black = "";
        private String white = "";
        private String place = "";
        private String date = "";
        private String recordedResult = UNKNOWN_RESULT;
        private Objective objective = Objective.MOST_DISCS;
        private int size = 8;
        private @Nullable Position board;
        private final Map<String, String> tags = new LinkedHashMap<>();

        Game start() {
            return Game.from(board == null ? Position.start(size) : board, objective);
        }

        void read(String name, String value) throws NotationException {
            switch (name) {
                case "GM" -> {
                    if (!value.strip().equalsIgnoreCase("Othello")) {
                        throw new NotationException(
                                "expected a game of Othello, not of " + NotationException.quoted(value));
                    }
                    othello = true;
                }
                case "PB" -> black = value;
                case "PW" -> white = value;
                case "PC" -> place = value;
                case "DT" -> date = value;
                case "RE" -> recordedResult = value;
                case "TY" -> readType(value);
                case "BO" -> board = board(value);
                default -> tags.put(TAGS.getOrDefault(name, PREFIX + name), value);
            }
        }

        /** The result; {@code null} if unknown. A result outside the board, such as -127, marks an unfinished game. */
        @Nullable
        GameResult result() {
            GameResult found = parseResult(recordedResult);
            return found == null
                            || found.margin().orElse(0)
                                    > start().position().size()
                                            * start().position().size()
                    ? null
                    : found;
        }

        /** All tags; a result that its meaning does not reproduce, such as that of a game with komi, is kept as text. */
        Map<String, String> tags() {
            GameResult result = result();
            String meaning = result == null
                    ? UNKNOWN_RESULT
                    : Ggf.result(result, start().position().size());
            BigDecimal written = number(recordedResult.replaceFirst(":.*", ""));
            BigDecimal understood = number(meaning.replaceFirst(":.*", ""));
            boolean same = written == null || understood == null
                    ? recordedResult.equals(meaning)
                    : written.compareTo(understood) == 0;
            if (!same && !recordedResult.isBlank()) {
                tags.put(RESULT_TAG, recordedResult);
            }
            return tags;
        }

        private void readType(String value) throws NotationException {
            Matcher type = TYPE.matcher(value.strip());
            if (!type.matches()) {
                throw new NotationException("expected a type of game like 8, not " + NotationException.quoted(value));
            }
            size = size(type.group(1));
            objective = type.group(2).contains("a") ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
            if (!value.equals(type(size, objective))) {
                tags.put(TYPE_TAG, value);
            }
        }

        private static Position board(String value) throws NotationException {
            Matcher board = BOARD.matcher(value);
            if (!board.matches()) {
                throw new NotationException("expected a size, rows and the side to move like '8 -------- … *', not "
                        + NotationException.quoted(value));
            }
            int size = size(board.group(1));
            Position position = BoardText.parse(board.group(2));
            if (position.size() != size) {
                throw new NotationException("the board is announced as " + size + "×" + size + ", but it has "
                        + position.size() * position.size() + " squares");
            }
            return position;
        }

        private static int size(String digits) throws NotationException {
            int size = Integer.parseInt(digits);
            if (!Position.isValidSize(size)) {
                throw new NotationException("expected an even board size from 4 to 26, not " + size
                        + (size == 88 ? ", the octagonal board" : ""));
            }
            return size;
        }

        private static @Nullable GameResult parseResult(String value) {
            Matcher result = RESULT.matcher(value);
            BigDecimal lead = result.matches() ? number(result.group(1)) : null;
            if (lead == null) {
                return null;
            }
            String termination = result.group(2);
            return GameResult.ofBlackLead(
                    lead.setScale(0, RoundingMode.HALF_UP).intValue(),
                    switch (termination == null ? "" : termination) {
                        case "r", "l" -> GameResult.Termination.RESIGNATION;
                        case "t" -> GameResult.Termination.TIME_FORFEIT;
                        case "s" -> GameResult.Termination.AGREEMENT;
                        default -> GameResult.Termination.NORMAL;
                    });
        }
    }

    /** The game as one line. GGF can represent every game. */
    public static String format(RecordedGame record) {
        return format(record, " ");
    }

    /** As {@link #format(RecordedGame)}, with a separator between board rows: servers write a space, NBoard nothing. */
    public static String format(RecordedGame record, String betweenRows) {
        Game game = record.game();
        Position start = game.startPosition();
        StringBuilder text = new StringBuilder("(;GM[Othello]");
        property(text, "PC", record.event().isEmpty() ? "Outflank" : record.event());
        property(text, "DT", record.date());
        property(text, "PB", record.black());
        property(text, "PW", record.white());
        record.tags().forEach((name, value) -> tag(text, name, value));
        String result =
                record.result().map(found -> result(found, record.size())).orElse(UNKNOWN_RESULT);
        property(text, "RE", record.tags().getOrDefault(RESULT_TAG, result));
        property(text, "TY", record.tags().getOrDefault(TYPE_TAG, type(record.size(), game.objective())));
        property(
                text,
                "BO",
                record.size() + " " + BoardText.board(start, '*', 'O', '-', betweenRows) + " "
                        + (start.toMove() == Colour.BLACK ? '*' : 'O'));
        Colour side = start.toMove();
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            property(text, String.valueOf(side.letter()), move(moves.get(ply), record.annotation(ply)));
            side = side.other();
        }
        return text.append(";)\n").toString();
    }

    private static String type(int size, Objective objective) {
        return size + (objective == Objective.FEWEST_DISCS ? "a" : "");
    }

    /** Writes a tag that GGF has a property for; result and type are written in their place. */
    private static void tag(StringBuilder text, String name, String value) {
        if (OWN_TAG.matcher(name).matches() && !name.equals(RESULT_TAG) && !name.equals(TYPE_TAG)) {
            property(text, name.substring(PREFIX.length()), value);
            return;
        }
        TAGS.forEach((property, tag) -> {
            if (tag.equals(name)) {
                property(text, property, tag.equals(TIME_TAG) ? clock(value) : value);
            }
        });
    }

    /** PGN's seconds, as {@code 300} or {@code 300+3}, as a clock of GGF; other texts stay as they are. */
    private static String clock(String timeControl) {
        Matcher seconds = PGN_CLOCK.matcher(timeControl);
        if (!seconds.matches()) {
            return timeControl;
        }
        String main = clock(Integer.parseInt(seconds.group(1)));
        return seconds.group(2) == null ? main : main + "/" + clock(Integer.parseInt(seconds.group(2)));
    }

    private static String clock(int seconds) {
        return String.format(Locale.ROOT, "%02d:%02d", seconds / 60, seconds % 60);
    }

    private static void property(StringBuilder text, String name, String value) {
        if (!value.isEmpty()) {
            text.append(name).append('[').append(GameTree.escaped(value)).append(']');
        }
    }

    private static String move(Move move, MoveAnnotation annotation) {
        String square = move.isPass() ? "PA" : move.toString().toUpperCase(Locale.ROOT);
        Double value = annotation.value();
        Duration time = annotation.time();
        String valueText = value == null ? "" : decimal(BigDecimal.valueOf(value), MIN_VALUE_DECIMALS);
        if (time == null) {
            return valueText.isEmpty() ? square : square + "/" + valueText;
        }
        return square + "/" + valueText + "/" + decimal(BigDecimal.valueOf(time.toNanos(), 9), MIN_TIME_DECIMALS);
    }

    private static String decimal(BigDecimal value, int minDecimals) {
        BigDecimal rounded = value.setScale(MAX_DECIMALS, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.setScale(Math.max(minDecimals, rounded.scale()), RoundingMode.UNNECESSARY)
                .toPlainString();
    }

    /** The score from Black's point of view. A win by an unknown margin is written as a win of the whole board. */
    private static String result(GameResult result, int size) {
        OptionalInt lead = result.blackLead();
        int discs = lead.orElse(result.winner() == Colour.BLACK ? size * size : -size * size);
        return (discs >= 0 ? "+" : "")
                + decimal(BigDecimal.valueOf(discs), 3)
                + switch (result.termination()) {
                    case NORMAL -> "";
                    case RESIGNATION -> ":r";
                    case TIME_FORFEIT -> ":t";
                    case AGREEMENT -> ":s";
                };
    }
}

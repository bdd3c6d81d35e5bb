package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * PGN (Portable Game Notation) as PlayOK, Edax and the PGN edition of WTHOR write it: tags, then numbered moves, then the
 * discs of Black and White, {@code 1-0} if only the winner is known, or {@code *}. The number before the dash is Black's,
 * who moves first. Comments, NAGs and variations are skipped, except values and times: {@code {[%eval 1.5] [%emt 7.2]}}.
 *
 * @see <a href="https://www.saremba.de/chessgml/standards/pgn/pgn-complete.htm">PGN specification</a>
 */
final class Pgn {
    private static final Pattern TAG =
            Pattern.compile("\\[\\s*+(\\w++)\\s*+\"((?:[^\"\\\\]|\\\\.)*+)\"\\s*+\\]", Pattern.DOTALL);
    /** A tag whose value contains quotes without backslashes, as in the PGN edition of WTHOR. */
    private static final Pattern TAG_WITH_QUOTES =
            Pattern.compile("\\[\\s*+(\\w++)\\s*+\"([^\\n]*)\"[ \\t]*+\\](?=\\s|$)");

    private static final Pattern GAME_START = Pattern.compile("(?m)^[ \\t]*+\\[\\s*+\\w++\\s*+\"");
    private static final Pattern TOKEN = Pattern.compile("[^\\s{};()\\[\\]]++");
    private static final Pattern MOVE_NUMBER = Pattern.compile("\\d{1,3}\\.*+");
    private static final Pattern GLUED_NUMBER = Pattern.compile("^\\d{1,3}\\.++(?=.)");
    private static final Pattern RESULT = Pattern.compile("(\\d{1,3})-(\\d{1,3})|1/2-1/2|\\*");
    private static final Pattern VALUE = Pattern.compile("\\[%eval\\s++([+-]?\\d{1,4}(?:\\.\\d{1,6})?+)\\s*+\\]");
    private static final Pattern TIME =
            Pattern.compile("\\[%emt\\s++(?:(\\d{1,3}):)?+(?:(\\d{1,4}):)?+(\\d{1,6}(?:\\.\\d{1,9})?+)\\s*+\\]");
    private static final String UNFINISHED = "*";
    private static final String DRAW = "1/2-1/2";
    private static final String TERMINATION = "Termination";
    private static final String FEN = "FEN";
    private static final String RULES = "Rules";
    private static final String ANTI = "anti";
    /** Tags that are fields of a recorded game, and written from them. */
    private static final Set<String> FIELDS =
            Set.of("Event", "Date", "Black", "White", "Result", FEN, "SetUp", RULES, TERMINATION);

    private static final int MAX_EXCERPT = 20;
    private static final int LINE_LENGTH = 79;

    private Pgn() {}

    /** Whether a text begins like PGN: with a tag. */
    static boolean isBegin(String text) {
        return TAG.matcher(text).lookingAt();
    }

    static void read(String text, RecordSink sink) {
        LineIndex lines = new LineIndex(text);
        Parser parser = new Parser(text);
        while (parser.skipToGame()) {
            try {
                sink.game(parser.game());
            } catch (MalformedRecordException e) {
                sink.fault(lines.fault(e));
                parser.recover(e.offset());
            }
        }
    }

    /** Reads games one after the other. */
    private static final class Parser {
        private final String text;
        private final Matcher tag;
        private final Matcher token;
        private final Matcher gameStart;
        private int at;
        private int tagsBegin;

        Parser(String text) {
            this.text = text;
            this.tag = TAG.matcher(text);
            this.token = TOKEN.matcher(text);
            this.gameStart = GAME_START.matcher(text);
        }

        boolean skipToGame() {
            while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || text.charAt(at) == '\uFEFF')) {
                at++;
            }
            return at < text.length();
        }

        /** Continues at the first tag after the tags of the malformed game. */
        void recover(int fault) {
            // At least one character further, so that a malformed tag is not read again.
            at = Math.min(text.length(), Math.max(at, fault) + 1);
            while (gameStart.find(at)) {
                at = gameStart.start();
                if (!followsTag(at)) {
                    return;
                }
                at = gameStart.end();
            }
            at = text.length();
        }

        private boolean followsTag(int offset) {
            int last = offset - 1;
            while (last >= 0 && Character.isWhitespace(text.charAt(last))) {
                last--;
            }
            return last >= 0 && text.charAt(last) == ']';
        }

        RecordedGame game() throws MalformedRecordException {
            Map<String, String> tags = tags();
            Game start = start(tags);
            List<MoveAnnotation> annotations = new ArrayList<>();
            String result = "";
            Game game = start;
            while (at < text.length() && text.charAt(at) != '[') {
                char c = text.charAt(at);
                if (Character.isWhitespace(c)) {
                    at++;
                } else if (c == '{') {
                    annotate(annotations, comment('}'));
                } else if (c == ';') {
                    comment('\n');
                } else if (c == '(') {
                    skipVariation();
                } else {
                    String word = word();
                    if (RESULT.matcher(word).matches()) {
                        result = word;
                        break;
                    }
                    if (word.startsWith("$") || MOVE_NUMBER.matcher(word).matches()) {
                        continue;
                    }
                    game = play(game, word, annotations);
                }
            }
            skipTrailingComments();
            return record(game, tags, result, annotations);
        }

        private Map<String, String> tags() throws MalformedRecordException {
            Map<String, String> tags = new LinkedHashMap<>();
            tagsBegin = at;
            while (skipToGame() && text.charAt(at) == '[') {
                if (!tag.usePattern(TAG).region(at, text.length()).lookingAt()
                        && !tag.usePattern(TAG_WITH_QUOTES)
                                .region(at, text.length())
                                .lookingAt()) {
                    throw new MalformedRecordException(at, "expected a tag like [Black \"Ann\"], not " + excerpt());
                }
                tags.putIfAbsent(tag.group(1), unescaped(tag.group(2)));
                at = tag.end();
            }
            return tags;
        }

        private Game start(Map<String, String> tags) throws MalformedRecordException {
            Objective objective =
                    tags.getOrDefault(RULES, "").equalsIgnoreCase(ANTI) ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
            String fen = tags.getOrDefault(FEN, "");
            try {
                return Game.from(fen.isEmpty() ? Position.start(8) : Fen.parse(fen), objective);
            } catch (NotationException e) {
                throw new MalformedRecordException(tagsBegin, "the tag FEN: " + e.reason());
            }
        }

        private Game play(Game game, String word, List<MoveAnnotation> annotations) throws MalformedRecordException {
            int begin = at - word.length();
            try {
                Game next = Transcript.parse(GLUED_NUMBER.matcher(word).replaceFirst(""), game);
                while (annotations.size() < next.ply()) {
                    annotations.add(MoveAnnotation.NONE);
                }
                return next;
            } catch (NotationException e) {
                throw new MalformedRecordException(begin, e.reason(), game);
            }
        }

        private String word() throws MalformedRecordException {
            if (!token.region(at, text.length()).lookingAt()) {
                throw new MalformedRecordException(at, "expected a move like f5, not " + excerpt());
            }
            at = token.end();
            return token.group();
        }

        /** Reads a comment and returns its text. */
        private String comment(char end) throws MalformedRecordException {
            int close = text.indexOf(end, at);
            if (close < 0 && end == '}') {
                throw new MalformedRecordException(at, "expected '}' at the end of a comment, but the text ends");
            }
            String comment = text.substring(at + 1, close < 0 ? text.length() : close);
            at = close < 0 ? text.length() : close + 1;
            return comment;
        }

        private void skipVariation() throws MalformedRecordException {
            int begin = at;
            int depth = 0;
            do {
                if (at >= text.length()) {
                    throw new MalformedRecordException(
                            begin, "expected ')' at the end of a variation, but the text ends");
                }
                char c = text.charAt(at);
                depth += c == '(' ? 1 : c == ')' ? -1 : 0;
                at++;
            } while (depth > 0);
        }

        private void skipTrailingComments() throws MalformedRecordException {
            while (skipToGame() && (text.charAt(at) == '{' || text.charAt(at) == ';')) {
                comment(text.charAt(at) == '{' ? '}' : '\n');
            }
        }

        private static void annotate(List<MoveAnnotation> annotations, String comment) {
            Matcher value = VALUE.matcher(comment);
            Matcher time = TIME.matcher(comment);
            boolean hasValue = value.find();
            boolean hasTime = time.find();
            if (!annotations.isEmpty() && (hasValue || hasTime)) {
                annotations.set(
                        annotations.size() - 1,
                        new MoveAnnotation(
                                hasValue ? Double.valueOf(value.group(1)) : null, hasTime ? duration(time) : null));
            }
        }

        /** Seconds, {@code m:ss} or {@code h:mm:ss}. */
        private static Duration duration(Matcher time) {
            // With one colon, the possessive pattern puts the minutes into the first group.
            long first = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
            long minutes = time.group(2) == null ? first : 60 * first + Long.parseLong(time.group(2));
            return Duration.ofMinutes(minutes)
                    .plusNanos(new BigDecimal(time.group(3)).movePointRight(9).longValue());
        }

        private String excerpt() {
            int lineEnd = text.indexOf('\n', at);
            int end = Math.min(lineEnd < 0 ? text.length() : lineEnd, at + MAX_EXCERPT);
            return NotationException.quoted(text.substring(at, end).stripTrailing());
        }

        private static RecordedGame record(
                Game game, Map<String, String> tags, String result, List<MoveAnnotation> annotations) {
            Map<String, String> others = new LinkedHashMap<>(tags);
            others.keySet().removeAll(FIELDS);
            return RecordedGame.of(game)
                    .withPlayers(known(tags, "Black"), known(tags, "White"))
                    .withEvent(known(tags, "Event"), known(tags, "Date"))
                    .withResult(result(tags.getOrDefault("Result", result), tags.getOrDefault(TERMINATION, "")))
                    .withAnnotations(annotations)
                    .withTags(others);
        }

        /** A tag; PGN writes a question mark for an unknown text. */
        private static String known(Map<String, String> tags, String name) {
            String value = tags.getOrDefault(name, "");
            return value.equals("?") ? "" : value;
        }

        private static @Nullable GameResult result(String text, String ending) {
            GameResult.Termination termination = switch (ending) {
                case "time forfeit" -> GameResult.Termination.TIME_FORFEIT;
                case "resignation" -> GameResult.Termination.RESIGNATION;
                case "agreement" -> GameResult.Termination.AGREEMENT;
                default -> GameResult.Termination.NORMAL;
            };
            Matcher result = RESULT.matcher(text.strip());
            if (!result.matches() || text.strip().equals(UNFINISHED)) {
                return null;
            }
            if (result.group(1) == null) {
                return GameResult.ofBlackLead(0, termination);
            }
            int black = Integer.parseInt(result.group(1));
            int white = Integer.parseInt(result.group(2));
            if (black + white == 1) {
                return new GameResult(black > white ? Colour.BLACK : Colour.WHITE, OptionalInt.empty(), termination);
            }
            return black + white == 0 ? null : GameResult.ofBlackLead(black - white, termination);
        }

        private static String unescaped(String value) {
            return value.replaceAll("\\\\(.)", "$1");
        }
    }

    static String format(RecordedGame record) {
        Game game = record.game();
        StringBuilder text = new StringBuilder();
        tag(text, "Event", orUnknown(record.event()));
        tag(text, "Date", orUnknown(record.date()));
        tag(text, "Black", orUnknown(record.black()));
        tag(text, "White", orUnknown(record.white()));
        String result = record.result().map(found -> result(found, game)).orElse(UNFINISHED);
        tag(text, "Result", result);
        record.result()
                .map(Pgn::termination)
                .filter(ending -> !ending.isEmpty())
                .ifPresent(ending -> tag(text, TERMINATION, ending));
        if (!game.startPosition().equals(Position.start(8))) {
            tag(text, "SetUp", "1");
            tag(text, FEN, BoardText.format(game.startPosition()));
        }
        if (game.objective() == Objective.FEWEST_DISCS) {
            tag(text, RULES, ANTI);
        }
        record.tags().forEach((name, value) -> {
            if (name.matches("\\w+") && !FIELDS.contains(name)) {
                tag(text, name, value);
            }
        });
        text.append('\n');
        appendMoves(text, record, result);
        return text.append("\n\n").toString();
    }

    private static void appendMoves(StringBuilder text, RecordedGame record, String result) {
        List<String> words = new ArrayList<>();
        List<Move> moves = record.game().moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            String number = ply % 2 == 0 ? ply / 2 + 1 + ". " : "";
            words.add(number + (moves.get(ply).isPass() ? "--" : moves.get(ply).toString()));
            comment(record.annotation(ply), words);
        }
        words.add(result);
        int column = 0;
        for (String word : words) {
            boolean fits = column + 1 + word.length() <= LINE_LENGTH;
            text.append(column == 0 ? "" : fits ? " " : "\n").append(word);
            column = column == 0 || !fits ? word.length() : column + 1 + word.length();
        }
    }

    private static void comment(MoveAnnotation annotation, List<String> words) {
        Double value = annotation.value();
        Duration time = annotation.time();
        if (value != null || time != null) {
            String valueText = value == null ? "" : "[%eval " + plain(BigDecimal.valueOf(value)) + "]";
            String timeText = time == null ? "" : "[%emt " + plain(BigDecimal.valueOf(time.toNanos(), 9)) + "]";
            words.add("{" + valueText + (value == null || time == null ? "" : " ") + timeText + "}");
        }
    }

    private static String plain(BigDecimal number) {
        BigDecimal rounded = number.setScale(6, RoundingMode.HALF_UP).stripTrailingZeros();
        return (rounded.scale() < 0 ? rounded.setScale(0, RoundingMode.UNNECESSARY) : rounded).toPlainString();
    }

    private static String orUnknown(String text) {
        return text.isEmpty() ? "?" : text;
    }

    private static void tag(StringBuilder text, String name, String value) {
        StringBuilder plain = new StringBuilder();
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            plain.append(c == '"' || c == '\\' ? "\\" : "").append(Character.isISOControl(c) ? ' ' : c);
        }
        text.append('[').append(name).append(" \"").append(plain).append("\"]\n");
    }

    private static String termination(GameResult result) {
        return switch (result.termination()) {
            case NORMAL -> "";
            case RESIGNATION -> "resignation";
            case TIME_FORFEIT -> "time forfeit";
            case AGREEMENT -> "agreement";
        };
    }

    /** The discs of both sides: those on the board, or else as many as give the recorded difference. */
    private static String result(GameResult result, Game game) {
        OptionalInt lead = result.blackLead();
        if (lead.isEmpty()) {
            return result.winner() == null ? DRAW : result.winner() == Colour.BLACK ? "1-0" : "0-1";
        }
        Position end = game.position();
        int black = end.discs(Colour.BLACK);
        int white = end.discs(Colour.WHITE);
        if (black - white != lead.getAsInt() || !game.isOver()) {
            int squares = end.size() * end.size();
            int total = Math.max(squares - Math.abs(lead.getAsInt()) % 2, Math.abs(lead.getAsInt()));
            black = (total + lead.getAsInt()) / 2;
            white = total - black;
        }
        // An empty board has no discs to count.
        return black + white == 0 ? DRAW : black + "-" + white;
    }
}

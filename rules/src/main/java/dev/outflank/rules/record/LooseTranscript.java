package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Moves with other text around them: names, comments, side marks such as {@code 黒} or {@code ●}, in any language. A line
 * that consists mostly of moves must be legal; a line of prose counts only if all squares in it are legal moves in order.
 */
final class LooseTranscript {
    /** Fewer moves may be squares that a text happens to mention. */
    private static final int MIN_MOVES = 2;

    private static final String NEXT = "(?!(?!pa|ps|[a-z]\\d)[a-z])";
    private static final String PASS =
            "(?<pass>(?<![a-z])(?:passe|pass|pa|ps)" + NEXT + "|--|@@|パス|虚手|虚着|停一手|停手|弃权|棄權|跳过|跳過)";
    private static final Pattern SMALL_TOKEN = token("[1-9](?!\\d\\d)");
    private static final Pattern LARGE_TOKEN = token("[1-9]\\d?(?!\\d)");
    private static final Pattern COMMENT =
            Pattern.compile("\\([^()]*\\)|\\[[^\\[\\]]*\\]|\\{[^{}]*\\}|【[^【】]*】|「[^「」]*」");
    private static final Pattern SIDE_MARK =
            Pattern.compile("黒番?|黑[方棋]?|白[番方棋]?|先手|後手|后手|第|手目?|步|black|white|move|[bwxo](?![a-z])");
    private static final Pattern FIRST_NUMBER = Pattern.compile("[^0-9]*1\\s*[.:)、手].*", Pattern.DOTALL);

    private static final String BLACK = "(?:black|黒番?|黑[方棋]?|先手|●|▲|☗)(?:\\s*player)?\\s*[:=]\\s*";
    private static final String WHITE = "(?:white|白[番方棋]?|後手|后手|○|△|☖)(?:\\s*player)?\\s*[:=]\\s*";
    private static final Pattern BOTH_NAMES = header(BLACK + "(?<black>\\S.*?)[\\s,、/|;]+" + WHITE + "(?<white>\\S.*)");
    private static final Pattern BLACK_NAME = header(BLACK + "(?<black>\\S.*)");
    private static final Pattern WHITE_NAME = header(WHITE + "(?<white>\\S.*)");
    private static final Pattern VERSUS = header(
            "(?<black>\\S.{0,40}?)\\s+(?:vs\\.?|v\\.|対|对|對|[-–—]|\\d{1,3}\\s*[-–:]\\s*\\d{1,3})\\s+(?<white>\\S.{0,40})");
    private static final Pattern DATE = header("(?:date|日付|日時|日期)\\s*[:=]\\s*(?<value>\\S.*)");
    private static final Pattern EVENT = header("(?:event|tournament|大会|大會|棋戦|赛事|比赛|比賽)\\s*[:=]\\s*(?<value>\\S.*)");

    private final int size;
    private final RecordSink sink;
    private Game game;
    private String black = "";
    private String white = "";
    private String event = "";
    private String date = "";
    private boolean broken;

    private LooseTranscript(int size, RecordSink sink) {
        this.size = size;
        this.sink = sink;
        this.game = Game.start(size);
    }

    private static Pattern token(String row) {
        return Pattern.compile(PASS + "|(?<![a-z])(?<square>[a-z]" + row + ")" + NEXT);
    }

    private static Pattern header(String regex) {
        return Pattern.compile(
                "[\\s#%*]*" + regex, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS);
    }

    /** Reads all games of a text on 8×8 or, if its moves are not legal there, on the smallest board on which they are. */
    static void read(String text, RecordSink sink) {
        RecordBuffer first = null;
        String normal = normal(text);
        String firstSmall = firstSquare(SMALL_TOKEN, normal);
        String firstLarge = firstSquare(LARGE_TOKEN, normal);
        for (int size : PlainTranscript.sizes()) {
            String square = size < 10 ? firstSmall : firstLarge;
            if (size == 8 || !square.isEmpty() && PlainTranscript.isFirstMove(square, size)) {
                RecordBuffer found = new RecordBuffer();
                new LooseTranscript(size, found).readLines(text);
                if (found.isComplete()) {
                    found.sendTo(sink);
                    return;
                }
                first = first == null ? found : first;
            }
        }
        if (first != null) {
            first.sendTo(sink);
        }
    }

    /** The first square of a text; empty if it has none. */
    private static String firstSquare(Pattern tokens, String text) {
        Matcher token = tokens.matcher(text);
        while (token.find()) {
            if (token.group("square") != null) {
                return token.group("square");
            }
        }
        return "";
    }

    private static String normal(String text) {
        return Notation.halfWidth(text).toLowerCase(Locale.ROOT);
    }

    private void readLines(String text) {
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            if (!readHeader(Notation.halfWidth(line).strip())) {
                readMoves(line, number);
            }
        }
        finish();
    }

    private boolean readHeader(String line) {
        Matcher both = BOTH_NAMES.matcher(line);
        Matcher versus = VERSUS.matcher(line);
        if (both.matches() && !isMoves(both.group("black"))) {
            beginGame();
            black = both.group("black");
            white = both.group("white");
            return true;
        }
        if (versus.matches()
                && !SMALL_TOKEN.matcher(normal(line)).find()
                && isName(versus.group("black"))
                && isName(versus.group("white"))) {
            beginGame();
            black = versus.group("black");
            white = versus.group("white");
            return true;
        }
        Matcher one = BLACK_NAME.matcher(line);
        if (one.matches() && !isMoves(one.group("black"))) {
            beginGame();
            black = one.group("black");
            return true;
        }
        one = WHITE_NAME.matcher(line);
        if (one.matches() && !isMoves(one.group("white"))) {
            beginGame();
            white = one.group("white");
            return true;
        }
        return readField(line);
    }

    private boolean readField(String line) {
        Matcher field = DATE.matcher(line);
        if (field.matches()) {
            beginGame();
            date = field.group("value");
            return true;
        }
        field = EVENT.matcher(line);
        if (field.matches()) {
            beginGame();
            event = field.group("value");
            return true;
        }
        return false;
    }

    private static boolean isMoves(String value) {
        return normal(value).matches("(?:[a-z]\\d{1,2}[\\s,-]*)+.*");
    }

    private static boolean isName(String value) {
        return value.chars().anyMatch(Character::isLetter);
    }

    /** A header after moves belongs to the next game. */
    private void beginGame() {
        if (game.ply() > 0) {
            finish();
        }
        broken = false;
    }

    private void finish() {
        if (game.ply() >= MIN_MOVES) {
            sink.game(RecordedGame.of(game).withPlayers(black, white).withEvent(event, date));
        }
        if (game.ply() > 0) {
            black = "";
            white = "";
            event = "";
            date = "";
        }
        game = Game.start(size);
    }

    private void readMoves(String line, int number) {
        String text = withoutComments(normal(line));
        Matcher token = (size < 10 ? SMALL_TOKEN : LARGE_TOKEN).matcher(text);
        List<Integer> begins = new ArrayList<>();
        List<String> tokens = new ArrayList<>();
        StringBuilder rest = new StringBuilder();
        while (token.find()) {
            begins.add(token.start());
            tokens.add(token.group("square") == null ? "" : token.group("square"));
            token.appendReplacement(rest, " ");
        }
        token.appendTail(rest);
        if (tokens.isEmpty()) {
            return;
        }
        long letters = SIDE_MARK
                .matcher(rest)
                .replaceAll(" ")
                .codePoints()
                .filter(Character::isLetter)
                .count();
        boolean mostlyMoves = letters <= 2L * tokens.size();
        if (game.ply() > 0
                && FIRST_NUMBER.matcher(text.substring(0, begins.getFirst())).matches()) {
            finish();
        }
        Game next = game;
        for (int i = 0; i < tokens.size(); i++) {
            @Nullable Game played = play(next, tokens.get(i));
            if (played == null
                    && i == 0
                    && (game.ply() > 0 || broken)
                    && !tokens.get(i).isEmpty()) {
                played = play(Game.start(size), tokens.get(i));
                if (played != null) {
                    finish();
                    broken = false;
                }
            }
            if (played == null) {
                if (mostlyMoves && !broken) {
                    sink.fault(LineIndex.fault(number, begins.get(i) + 1, reason(next, tokens.get(i)))
                            .after(next));
                    game = Game.start(size);
                    broken = true;
                }
                return;
            }
            next = played;
        }
        game = next;
        broken = false;
    }

    /** Replaces comments in brackets by blanks, unless they contain nothing but moves. */
    private static String withoutComments(String line) {
        return COMMENT.matcher(line).replaceAll(comment -> {
            String rest = SMALL_TOKEN.matcher(comment.group()).replaceAll("");
            return rest.codePoints().anyMatch(Character::isLetter)
                    ? " ".repeat(comment.group().length())
                    : Matcher.quoteReplacement(comment.group());
        });
    }

    /** The game after a move; {@code null} if it is not legal. A pass that is not needed changes nothing. */
    private @Nullable Game play(Game before, String square) {
        Game from = before.position().mustPass() ? before.play(Move.PASS) : before;
        if (square.isEmpty()) {
            return from;
        }
        int row = Integer.parseInt(square.substring(1)) - 1;
        int column = square.charAt(0) - 'a';
        boolean legal = row < size && column < size && from.position().isLegal(Move.at(row, column));
        return legal ? from.play(Move.at(row, column)) : null;
    }

    private static String reason(Game before, String square) {
        Position position = before.position();
        return "move " + (before.ply() + 1) + ", " + square + ", is not legal for "
                + (position.mustPass() ? position.toMove().other() : position.toMove()).title();
    }
}

package dev.outflank.rules.record;

import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The syntax that GGF and SGF share: games are {@code (;NAME[value]NAME[value][value];…)}, in SGF with variations in
 * nested brackets. Only the main line is read: the text up to the first closing bracket. The parser is not recursive, so
 * deep nesting cannot overflow the stack.
 *
 * @param properties the properties of the main line in order, one per value
 * @param end the offset after the game
 */
record GameTree(List<Property> properties, int end) {
    /** The start of a game. It is unambiguous, so reading resumes there after any error, even a missing bracket. */
    static final Pattern GAME_START = Pattern.compile("\\(\\s*+;\\s*+(?:GM|FF)\\s*+\\[");

    /** A property: its name, one value, and the offset of the value. */
    record Property(String name, String value, int offset) {}

    /** Converts a tree to a game. */
    interface Interpreter {
        RecordedGame game(GameTree tree) throws MalformedRecordException;
    }

    /** Reads all games of a text. A number before a game, as in server archives, is skipped. */
    static void readAll(String text, RecordSink sink, Interpreter interpreter) {
        LineIndex lines = new LineIndex(text);
        int at = skipSeparators(text, 0);
        while (at < text.length()) {
            try {
                if (text.charAt(at) != '(') {
                    throw new MalformedRecordException(
                            at, "expected a game, which begins with '(;', not " + excerpt(text, at));
                }
                GameTree tree = parse(text, at);
                at = tree.end;
                sink.game(interpreter.game(tree));
            } catch (MalformedRecordException e) {
                sink.fault(lines.fault(e));
                if (e.offset() >= at) {
                    at = nextGameStart(text, Math.max(at + 1, e.offset()));
                }
            }
            at = skipSeparators(text, at);
        }
    }

    private static int nextGameStart(String text, int from) {
        Matcher begin = GAME_START.matcher(text);
        return from < text.length() && begin.find(from) ? begin.start() : text.length();
    }

    private static int skipSeparators(String text, int from) {
        int at = from;
        while (at < text.length() && (isSpace(text.charAt(at)) || Character.isDigit(text.charAt(at)))) {
            at++;
        }
        return at;
    }

    private static GameTree parse(String text, int begin) throws MalformedRecordException {
        List<Property> properties = new ArrayList<>();
        StringBuilder name = new StringBuilder();
        StringBuilder value = new StringBuilder();
        Matcher nextGame = GAME_START.matcher(text);
        boolean mainLine = true;
        int depth = 0;
        int at = begin;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '[') {
                if (name.isEmpty()) {
                    throw new MalformedRecordException(at, "expected a name of capital letters before '['");
                }
                int end = readValue(text, at, value, nextGame);
                if (mainLine) {
                    properties.add(new Property(name.toString(), value.toString(), at + 1));
                }
                at = end;
                continue;
            } else if (isLetter(c)) {
                if (at == 0 || !isLetter(text.charAt(at - 1))) {
                    name.setLength(0);
                }
                // Old files spell names out, such as GaMe for GM: only capitals count.
                if (c <= 'Z') {
                    name.append(c);
                }
            } else if (c == '(') {
                if (depth > 0 && nextGame.region(at, text.length()).lookingAt()) {
                    throw new MalformedRecordException(
                            at, "expected ')' at the end of a game, but the next game begins");
                }
                depth++;
                name.setLength(0);
            } else if (c == ')') {
                mainLine = false;
                name.setLength(0);
                if (--depth == 0) {
                    return new GameTree(properties, at + 1);
                }
            } else if (c == ';') {
                name.setLength(0);
            } else if (!isSpace(c)) {
                throw new MalformedRecordException(
                        at, "expected a property like PB[…], ';' or ')', not " + excerpt(text, at));
            }
            at++;
        }
        throw new MalformedRecordException(text.length(), "expected ')' at the end of a game, but the text ends");
    }

    /** Reads a value that begins with the bracket at {@code open}; returns the offset after the closing bracket. */
    private static int readValue(String text, int open, StringBuilder value, Matcher nextGame)
            throws MalformedRecordException {
        value.setLength(0);
        int at = open + 1;
        while (at < text.length() && text.charAt(at) != ']') {
            char c = text.charAt(at);
            if (c == '\\' && at + 1 < text.length()) {
                c = text.charAt(++at);
            } else if (c == '(' && nextGame.region(at, text.length()).lookingAt()) {
                throw new MalformedRecordException(at, "expected ']' at the end of a value, but the next game begins");
            }
            value.append(c);
            at++;
        }
        if (at >= text.length()) {
            throw new MalformedRecordException(at, "expected ']' at the end of a value, but the text ends");
        }
        return at + 1;
    }

    /** Escapes a value for writing: backslashes and closing brackets are escaped, control characters become spaces. */
    static String escaped(String value) {
        StringBuilder text = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '\\' || c == ']') {
                text.append('\\');
            }
            text.append(Character.isISOControl(c) ? ' ' : c);
        }
        return text.toString();
    }

    static String excerpt(String text, int at) {
        return NotationException.quoted(text.substring(at, Math.min(text.length(), at + 10)));
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || c == '\uFEFF';
    }
}

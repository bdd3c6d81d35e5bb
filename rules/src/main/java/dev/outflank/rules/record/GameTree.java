package dev.outflank.rules.record;

import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The brackets that GGF and SGF share: games are {@code (;NAME[value]NAME[value][value];…)}, in SGF with further lines
 * of play in brackets of their own. Read is the main line: everything up to the first closing bracket. Nothing here
 * calls itself, so no nesting is too deep.
 *
 * @param properties the main line's properties in their order, one for each value
 * @param end the offset behind the game
 */
record GameTree(List<Property> properties, int end) {
    /** How a game begins: unmistakable, so that reading goes on there after a fault, even one of a missing bracket. */
    private static final Pattern GAME_START = Pattern.compile("\\(\\s*+;\\s*+(?:GM|FF)\\s*+\\[");

    /** A value with its name. */
    record Property(String name, String value, int offset) {}

    /** Makes a game of a tree. */
    interface Interpreter {
        RecordedGame game(GameTree tree) throws MalformedRecordException;
    }

    /** Reads all games of a text. A number before a game, as archives have it, is skipped. */
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
                sink.fault(lines.fault(e.offset(), e.reason()));
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
                // Old files spell names out, GaMe for GM: only capitals count.
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

    /** Reads a value from its opening bracket on; gives the offset behind the closing one. */
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

    /** A value as it is written: brackets kept apart from its own, in one line. */
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

    private static String excerpt(String text, int at) {
        return NotationException.quoted(text.substring(at, Math.min(text.length(), at + 10)));
    }

    private static boolean isLetter(char c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private static boolean isSpace(char c) {
        return Character.isWhitespace(c) || c == '\uFEFF';
    }
}

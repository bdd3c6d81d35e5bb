package dev.outflank.judge.submission;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a source file into tokens, without comments and white space. It never fails, even if the file is not a valid
 * program.
 */
final class Lexer {
    private final SourceLanguage language;
    private final String text;
    private final List<Token> tokens = new ArrayList<>();
    private int at;
    private int line = 1;
    private boolean lineBegins = true;

    private Lexer(SourceLanguage language, String text) {
        this.language = language;
        this.text = text.replace("\r\n", "\n");
    }

    static List<Token> tokens(SourceLanguage language, String text) {
        Lexer lexer = new Lexer(language, text);
        lexer.read();
        return lexer.tokens;
    }

    private void read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\n') {
                line++;
                lineBegins = true;
                at++;
            } else if (Character.isWhitespace(c)) {
                at++;
            } else if (isContinuation()) {
                skipContinuation();
            } else if (isComment()) {
                skipComment();
            } else {
                readToken(c);
                lineBegins = false;
            }
        }
    }

    private void readToken(char c) {
        int begin = at;
        int beginLine = line;
        if (lineBegins && language.hasPreprocessor() && (c == '#' || text.startsWith("%:", at))) {
            readDirective();
            return;
        }
        Token.Kind found;
        if (c == '"' || c == '\'') {
            skipString(c);
            found = Token.Kind.STRING;
        } else if (Character.isJavaIdentifierStart(c)) {
            skipWord();
            boolean prefix =
                    at < text.length() && (text.charAt(at) == '"' || text.charAt(at) == '\'') && at - begin <= 2;
            if (prefix) {
                skipString(text.charAt(at));
            }
            found = prefix
                    ? Token.Kind.STRING
                    : language.isKeyword(text.substring(begin, at)) ? Token.Kind.KEYWORD : Token.Kind.IDENTIFIER;
        } else if (Character.isDigit(c)) {
            skipWord();
            found = Token.Kind.NUMBER;
        } else {
            at++;
            found = Token.Kind.PUNCTUATOR;
        }
        tokens.add(new Token(found, text.substring(begin, at), beginLine));
    }

    /** Whether a backslash joins this line with the next. */
    private boolean isContinuation() {
        return text.startsWith("\\\n", at);
    }

    private void skipContinuation() {
        at += 2;
        line++;
    }

    private void skipWord() {
        while (at < text.length() && (Character.isJavaIdentifierPart(text.charAt(at)) || isDecimalPoint())) {
            at++;
        }
    }

    /** Whether this is the decimal point of a number, as in 1.5. */
    private boolean isDecimalPoint() {
        return text.charAt(at) == '.' && at > 0 && Character.isDigit(text.charAt(at - 1));
    }

    private boolean isComment() {
        return language == SourceLanguage.PYTHON
                ? text.charAt(at) == '#'
                : text.startsWith("//", at) || text.startsWith("/*", at);
    }

    private void skipComment() {
        boolean block = text.startsWith("/*", at);
        int end = block ? text.indexOf("*/", at + 2) : text.indexOf('\n', at);
        int to = end < 0 ? text.length() : block ? end + 2 : end;
        countLines(at, to);
        at = to;
    }

    private void skipString(char quote) {
        String triple = String.valueOf(quote).repeat(3);
        boolean isTriple =
                (language == SourceLanguage.PYTHON || language == SourceLanguage.JAVA) && text.startsWith(triple, at);
        String end = isTriple ? triple : String.valueOf(quote);
        int begin = at;
        at += end.length();
        while (at < text.length() && !text.startsWith(end, at) && (isTriple || text.charAt(at) != '\n')) {
            at += text.charAt(at) == '\\' ? 2 : 1;
        }
        boolean closed = at < text.length() && text.startsWith(end, at);
        at = Math.min(text.length(), closed ? at + end.length() : at);
        countLines(begin, at);
    }

    private void readDirective() {
        StringBuilder words = new StringBuilder();
        int beginLine = line;
        while (at < text.length() && text.charAt(at) != '\n') {
            if (isComment()) {
                skipComment();
                words.append(' ');
            } else if (isContinuation()) {
                skipContinuation();
            } else {
                words.append(text.charAt(at++));
            }
        }
        String directive = words.toString().strip().replaceFirst("^%:", "#");
        tokens.add(new Token(Token.Kind.DIRECTIVE, directive, beginLine));
    }

    private void countLines(int from, int to) {
        for (int i = from; i < to; i++) {
            if (text.charAt(i) == '\n') {
                line++;
            }
        }
    }
}

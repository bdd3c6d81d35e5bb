package dev.outflank.protocol.spec;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;

/**
 * Splits a command into words as a POSIX shell does: at white space, with single quotes, double quotes and backslashes.
 * No shell is run, so other characters have no special meaning.
 */
final class ShellWords {
    private ShellWords() {}

    static List<String> split(String text) throws NotationException {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean escapes = c == '\\' && quote != '\'';
            if (escapes && i + 1 == text.length()) {
                throw new NotationException("the command ends in a backslash: " + quoted(text));
            }
            if (escapes && (quote == 0 || text.charAt(i + 1) == '"' || text.charAt(i + 1) == '\\')) {
                word.append(text.charAt(++i));
                inWord = true;
            } else if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                inWord = true;
            } else if (!Character.isWhitespace(c)) {
                word.append(c);
                inWord = true;
            } else if (inWord) {
                words.add(word.toString());
                word.setLength(0);
                inWord = false;
            }
        }
        if (quote != 0) {
            throw new NotationException("the quote " + quote + " is not closed in the command " + quoted(text));
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }
}

package dev.outflank.judge.submission;

import dev.outflank.judge.account.RequestRefusedException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The name of a bot on leaderboards, which its author chooses. Letters of all scripts are allowed, but no characters that
 * are invisible, change the direction of text or look like markup.
 */
final class BotName {
    private static final int MAX_LENGTH = 24;
    private static final Pattern NAME = Pattern.compile("[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} ._'-]*");

    private BotName() {}

    /** The name in the form that is stored. */
    static String parse(String given) throws RequestRefusedException {
        String name = Normalizer.normalize(given, Normalizer.Form.NFKC).strip().replaceAll(" +", " ");
        if (name.codePointCount(0, name.length()) > MAX_LENGTH
                || !NAME.matcher(name).matches()) {
            throw new RequestRefusedException("a bot's name must have 1 to " + MAX_LENGTH
                    + " letters, digits, spaces and . _ ' -, and must begin with a letter or a digit");
        }
        return name;
    }

    /** The form in which two names are compared: names that differ by case only are the same. */
    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}

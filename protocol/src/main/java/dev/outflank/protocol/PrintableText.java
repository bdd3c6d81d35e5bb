package dev.outflank.protocol;

import java.util.regex.Pattern;

/**
 * Text from a program or a compiler that is shown on a terminal, in a log or on a page. Control characters could move
 * the cursor, recolour or retitle the terminal, or reverse the direction of a line, so that it shows something else.
 */
public final class PrintableText {
    private static final Pattern CONTROL = Pattern.compile("[\\p{Cc}\\p{Cf}\\u2028\\u2029&&[^\\n\\t]]");

    private PrintableText() {}

    /** The text with line ends as \n, and � for every other control or format character except tabs. */
    public static String of(String text) {
        return CONTROL.matcher(text.replace("\r\n", "\n")).replaceAll("\uFFFD");
    }
}

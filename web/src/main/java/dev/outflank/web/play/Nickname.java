package dev.outflank.web.play;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import org.jspecify.annotations.Nullable;

/** The name that a visitor chose for a game: one line of at most {@value #MAX_LENGTH} characters, or empty. */
record Nickname(String text) {
    static final Nickname NONE = new Nickname("");
    private static final int MAX_LENGTH = 20;

    /** What can be shown of a text from a request: without control characters and characters that change the direction. */
    static Nickname of(@Nullable String text) {
        String line = Normalizer.normalize(text == null ? "" : text, Normalizer.Form.NFC)
                .replaceAll("[\\p{C}\\p{Z}\\s]+", " ")
                .strip();
        int end = line.offsetByCodePoints(0, Math.min(MAX_LENGTH, line.codePointCount(0, line.length())));
        return new Nickname(line.substring(0, end).strip());
    }

    String or(String fallback) {
        return text.isEmpty() ? fallback : text;
    }

    /** As one word, for the file of a game. */
    String toWord() {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    static Nickname ofWord(String word) {
        return new Nickname(URLDecoder.decode(word, StandardCharsets.UTF_8));
    }
}

package dev.outflank.cli.play;

import java.text.Normalizer;
import java.util.Locale;

/** A move as people type it: {@code D 3}, {@code 3d}, {@code 12. d3}, {@code ｄ３} all mean d3. */
final class TypedMove {
    private TypedMove() {}

    /** The move in standard notation if the text looks like a move, otherwise the text itself. */
    static String normalize(String text) {
        String plain = Normalizer.normalize(text, Normalizer.Form.NFKC)
                .toLowerCase(Locale.ROOT)
                .strip()
                .replaceFirst("^\\d+\\s*[.):]\\s*", "")
                .replaceAll("[\\s,.;:()!?-]", "");
        if (plain.matches("\\d{1,2}[a-z]")) {
            int end = plain.length() - 1;
            return plain.charAt(end) + plain.substring(0, end);
        }
        return plain.matches("[a-z]\\d{1,2}") ? plain : text;
    }
}

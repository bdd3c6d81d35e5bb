package dev.outflank.web.board;

import dev.outflank.rules.record.Opening;
import dev.outflank.web.text.Messages;
import java.util.Locale;

/** The names of openings. Most are names of people or have no established translation and stay English. */
public final class OpeningName {
    private OpeningName() {}

    public static String in(Messages messages, Opening opening) {
        return messages.textOr(
                opening.name(),
                "opening." + opening.name().toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-"));
    }
}

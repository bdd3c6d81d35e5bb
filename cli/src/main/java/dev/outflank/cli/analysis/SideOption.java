package dev.outflank.cli.analysis;

import dev.outflank.cli.support.UserException;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option for boards that do not say which side is to move. */
final class SideOption {
    @Option(
            names = "--side",
            paramLabel = "B|W",
            description = "The side to move on boards that do not name it: B (black) or W (white).")
    private @Nullable String letter;

    /** The side to move; {@code null} if the option is not given. */
    @Nullable
    Colour side() {
        return letter == null
                ? null
                : switch (letter.toLowerCase(Locale.ROOT)) {
                    case "b", "x", "black" -> Colour.BLACK;
                    case "w", "o", "white" -> Colour.WHITE;
                    default -> throw new UserException("--side takes B or W, not " + NotationException.quoted(letter));
                };
    }
}

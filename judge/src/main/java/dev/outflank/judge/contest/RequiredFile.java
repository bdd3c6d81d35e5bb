package dev.outflank.judge.contest;

import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.spec.BotSpec;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A file that students submit: one of the fields under "hand-ins" in a contest file.
 *
 * @param name its name in the contest file
 * @param file its file name, or a pattern such as {@code *.py}
 * @param languages the languages in which it may be written, the default first
 * @param bot its protocol, if it plays games
 * @param text how exactly the program must keep to the text of its protocol
 * @param moveLimits limits of a game
 * @param runLimits limits of one test run
 * @param maxBytes maximum size of the file
 * @param forbiddenFeatures what the source must not use
 * @param providedFiles contents of the files that the course adds when compiling, by name
 */
public record RequiredFile(
        String name,
        String file,
        List<Language> languages,
        Optional<BotSpec> bot,
        Leniency.Level text,
        ResourceLimits moveLimits,
        ResourceLimits runLimits,
        long maxBytes,
        ForbiddenFeatures forbiddenFeatures,
        Map<String, String> providedFiles) {

    /** Whether {@link #file} is a name and not a pattern. */
    public boolean hasFixedName() {
        return !file.contains("*");
    }

    public boolean matches(String fileName) {
        return FileSystems.getDefault().getPathMatcher("glob:" + file).matches(Path.of(fileName));
    }

    /** The policy for one game; the listener gets its remarks. */
    public Leniency leniency(Consumer<String> listener) {
        return Leniency.of(text, listener);
    }

    /** The protocol of a file that plays games. */
    public BotSpec requireBot() {
        return bot.orElseThrow(() -> new IllegalStateException(name + " plays no games"));
    }
}

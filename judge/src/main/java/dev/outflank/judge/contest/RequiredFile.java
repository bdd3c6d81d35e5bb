package dev.outflank.judge.contest;

import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.spec.BotSpec;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A file that is handed in.
 *
 * @param file its name, or a pattern such as {@code *.py}
 * @param languages in which it may be written, the usual ones first
 * @param bot how it talks in games, when it does
 * @param strict whether games ask for the protocol's exact text
 * @param moveLimits for a move in a game
 * @param runLimits for a whole run of a test
 * @param maxBytes bytes of the file
 * @param forbiddenFeatures what it may not use
 * @param providedFiles the course's own files that lie beside it, by name
 */
public record RequiredFile(
        String name,
        String file,
        List<Language> languages,
        Optional<BotSpec> bot,
        boolean strict,
        ResourceLimits moveLimits,
        ResourceLimits runLimits,
        long maxBytes,
        ForbiddenFeatures forbiddenFeatures,
        Map<String, String> providedFiles) {

    /** Whether the name must be this very one. */
    public boolean hasFixedName() {
        return !file.contains("*");
    }

    public boolean matches(String fileName) {
        return FileSystems.getDefault().getPathMatcher("glob:" + file).matches(Path.of(fileName));
    }

    public Leniency leniency() {
        return strict ? Leniency.strict() : Leniency.lenient();
    }

    /** How it talks; only for hand-ins of which the reader knows that they play. */
    public BotSpec requireBot() {
        return bot.orElseThrow(() -> new IllegalStateException(name + " plays no games"));
    }
}

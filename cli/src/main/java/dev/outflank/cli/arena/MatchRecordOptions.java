package dev.outflank.cli.arena;

import dev.outflank.arena.record.MatchFolder;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

/** Where the games of a match are kept. */
final class MatchRecordOptions {
    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Directory for games.jsonl, games.ggf and a log per game (default: matches/DATE-TIME)."
                    + " The match in an existing directory is continued.")
    private @Nullable Path folder;

    @Option(names = "--no-records", description = "Do not save the games.")
    private boolean disabled;

    @Nullable
    MatchFolder open(ObjectNode settings, Map<String, String> ggfTags) {
        if (disabled) {
            return null;
        }
        Path target = folder();
        try {
            return MatchFolder.open(target, settings, ggfTags);
        } catch (IOException e) {
            throw new UserException("cannot save the games in " + target + ": " + e.getMessage());
        }
    }

    String describe() {
        return disabled ? "" : "games and logs: " + folder();
    }

    /** How an interrupted match goes on. */
    String howToContinue() {
        return disabled
                ? "its games were not saved (--no-records)"
                : "the same command with -o " + folder() + " continues it";
    }

    private Path folder() {
        if (folder == null) {
            folder = Path.of(
                    "matches",
                    DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss").format(LocalDateTime.now(ZoneId.systemDefault())));
        }
        return folder;
    }
}

package dev.outflank.cli.arena;

import dev.outflank.arena.record.MatchFolder;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the games of a match are kept. */
final class MatchRecordOptions {
    @Option(
            names = {"-o", "--out"},
            paramLabel = "DIR",
            description = "Directory for games.jsonl, games.ggf and a log per game (default: matches/DATE-TIME).")
    private @Nullable Path folder;

    @Option(names = "--no-records", description = "Do not save the games.")
    private boolean disabled;

    @Nullable
    MatchFolder open() {
        if (disabled) {
            return null;
        }
        Path target = folder();
        try {
            return MatchFolder.create(target);
        } catch (IOException e) {
            throw new UserException("cannot save the games in " + target + ": " + e.getMessage());
        }
    }

    String describe() {
        return disabled ? "" : "games and logs: " + folder();
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

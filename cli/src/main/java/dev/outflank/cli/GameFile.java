package dev.outflank.cli;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;

/** Games in files, with one sentence for whatever a file system can do. */
final class GameFile {
    private GameFile() {}

    /** The first game of a file in any format. */
    static Game read(Path file) {
        List<RecordedGame> first = new ArrayList<>();
        Reading reading = new Reading(game -> {
            if (first.isEmpty()) {
                first.add(game);
            }
        });
        try {
            RecordSource.of(file).read(reading);
        } catch (IOException e) {
            throw new UserError("cannot read " + file + ": " + e.getMessage());
        }
        if (first.isEmpty()) {
            throw new UserError(file + ": " + reading.firstReason());
        }
        return first.getFirst().game();
    }

    /** Writes beside the file first, so that a full disk never costs the game that was saved there before. */
    static void write(Path file, Game game) {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(fresh, TextFormat.TRANSCRIPT.format(RecordedGame.of(game)));
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (NotationException e) {
            throw new UserError("cannot save the game: " + e.reason());
        } catch (IOException e) {
            throw new UserError("cannot save to " + file + ": " + e.getMessage());
        }
    }
}

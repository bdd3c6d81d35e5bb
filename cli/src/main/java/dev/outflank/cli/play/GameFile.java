package dev.outflank.cli.play;

import dev.outflank.cli.support.CountingRecordSink;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.UserException;
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

/** Reads and writes the file of a game; every failure becomes a message for the user. */
final class GameFile {
    private GameFile() {}

    /** Reads the first game of a file in any supported format. */
    static Game read(Path file) {
        List<RecordedGame> first = new ArrayList<>();
        CountingRecordSink sink = new CountingRecordSink(game -> {
            if (first.isEmpty()) {
                first.add(game);
            }
        });
        RecordSource source;
        try {
            source = RecordSource.of(file);
            source.read(null, sink);
        } catch (IOException e) {
            throw new UserException("cannot read " + file + ": " + e.getMessage());
        }
        if (first.isEmpty()) {
            throw new UserException(file + ": " + sink.firstFaultMessage(source));
        }
        return first.getFirst().game();
    }

    /** Writes to a temporary file first, so that a full disk does not destroy the previously saved game. */
    static void write(Path file, Game game) {
        Path temporaryFile = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(temporaryFile, TextFormat.TRANSCRIPT.format(RecordedGame.of(game)));
            Files.move(temporaryFile, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (NotationException e) {
            throw new UserException("cannot save the game: " + e.reason());
        } catch (IOException e) {
            throw new UserException("cannot save to " + file + ": " + e.getMessage());
        }
    }
}

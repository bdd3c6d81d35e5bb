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

/** Games in files, with one sentence for whatever a file system can do. */
final class GameFile {
    private GameFile() {}

    /** The first game of a file in any format. */
    static Game read(Path file) {
        List<RecordedGame> first = new ArrayList<>();
        CountingRecordSink sink = new CountingRecordSink(game -> {
            if (first.isEmpty()) {
                first.add(game);
            }
        });
        try {
            RecordSource.of(file).read(sink);
        } catch (IOException e) {
            throw new UserException("cannot read " + file + ": " + e.getMessage());
        }
        if (first.isEmpty()) {
            throw new UserException(file + ": " + sink.firstFaultMessage());
        }
        return first.getFirst().game();
    }

    /** Writes beside the file first, so that a full disk never costs the game that was saved there before. */
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

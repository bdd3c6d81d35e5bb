package dev.outflank.cli;

import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Games in files, with one sentence for whatever a file system can do. */
final class GameFile {
    private static final long LONGEST = 1 << 20;

    private GameFile() {}

    static Game read(Path file, int size) throws NotationException {
        try {
            if (Files.isRegularFile(file) && Files.size(file) > LONGEST) {
                throw new UserError(file + " is too long for a saved game");
            }
            return SavedGame.parse(Files.readString(file), size);
        } catch (NoSuchFileException e) {
            throw new UserError("there is no file " + file);
        } catch (CharacterCodingException e) {
            throw new UserError(file + " is not a text file");
        } catch (IOException e) {
            throw new UserError("cannot read " + file + ": " + e.getMessage());
        }
    }

    /** Writes beside the file first, so that a full disk never costs the game that was saved there before. */
    static void write(Path file, Game game) {
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        try {
            Files.writeString(fresh, SavedGame.format(game));
            Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UserError("cannot save to " + file + ": " + e.getMessage());
        }
    }
}

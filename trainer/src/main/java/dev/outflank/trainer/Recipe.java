package dev.outflank.trainer;

import dev.outflank.engine.EngineFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/**
 * What is made in a folder, and of what. Finished parts are files that are not made again, so work may only go on where
 * the very same was begun: otherwise the parts of two would be taken for one.
 */
record Recipe(String text) {
    private static final String FILE = "recipe.txt";

    /** Notes it in a new folder; refuses a folder in which something else was begun. */
    void writeOrVerify(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        byte[] bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
        if (!Files.exists(file)) {
            EngineFile.writeAtomically(file, out -> out.write(bytes));
        } else if (!Arrays.equals(bytes, Files.readAllBytes(file))) {
            throw new IOException(folder + " was begun as something else, as " + file + " says; this would be: " + text
                    + ". Take another folder, or remove that one.");
        }
    }

    /** A number that tells weights from others. */
    static int checksum(EngineFile.Writer weights) throws IOException {
        CRC32 sum = new CRC32();
        weights.write(new CheckedOutputStream(OutputStream.nullOutputStream(), sum));
        return (int) sum.getValue();
    }
}

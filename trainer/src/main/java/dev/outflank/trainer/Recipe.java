package dev.outflank.trainer;

import dev.outflank.engine.file.EngineFile;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;

/**
 * Description of what a training folder contains and how it is made. Finished parts are files that are reused, so work
 * may only resume in a folder with the same recipe; otherwise, parts of different work would be mixed.
 */
record Recipe(String text) {
    private static final String FILE = "recipe.txt";

    /** Writes the recipe to a new folder; fails if the folder has another recipe. */
    void writeOrVerify(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path file = folder.resolve(FILE);
        byte[] bytes = (text + "\n").getBytes(StandardCharsets.UTF_8);
        if (!Files.exists(file)) {
            EngineFile.writeAtomically(file, out -> out.write(bytes));
        } else if (!Arrays.equals(bytes, Files.readAllBytes(file))) {
            throw new IOException(folder + " was started with other settings (see " + file + "), not with: " + text
                    + ". Use another folder, or delete this one.");
        }
    }

    /** CRC-32 of the written weights. */
    static int checksum(EngineFile.Writer weights) throws IOException {
        CRC32 sum = new CRC32();
        weights.write(new CheckedOutputStream(OutputStream.nullOutputStream(), sum));
        return (int) sum.getValue();
    }
}

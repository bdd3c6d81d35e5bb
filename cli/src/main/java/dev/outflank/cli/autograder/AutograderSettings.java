package dev.outflank.cli.autograder;

import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;

/**
 * What an exported autograder marks: a file next to the contest file, so that no student sees the seed in a list of
 * processes.
 *
 * @param contest the name of a built-in contest, or of a file in the same folder
 * @param seed the seed of the hidden tests
 */
record AutograderSettings(Platform platform, String contest, long seed) {
    static final String FILE_NAME = "autograder.properties";

    String format() {
        return "platform=%s\ncontest=%s\nseed=%d\n".formatted(platform.id(), contest, seed);
    }

    static AutograderSettings read(Path folder) throws IOException {
        Path file = folder.resolve(FILE_NAME);
        Properties properties = new Properties();
        properties.load(new StringReader(Files.readString(file)));
        try {
            return new AutograderSettings(
                    Platform.of(properties.getProperty("platform", "")),
                    properties.getProperty("contest", ""),
                    Long.parseLong(properties.getProperty("seed", "0")));
        } catch (NotationException | NumberFormatException e) {
            throw new UserException(file + " is not a settings file of 'export': " + e.getMessage());
        }
    }
}

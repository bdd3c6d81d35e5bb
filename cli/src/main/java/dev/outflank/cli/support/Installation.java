package dev.outflank.cli.support;

import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder from which this Outflank runs, as the launcher reports it: a source tree with a build in it, or an unpacked
 * distribution, which has its own Java runtime.
 *
 * @param home the folder that contains the launcher
 */
public record Installation(Path home) {
    private static final String HOME_PROPERTY = "outflank.home";

    public static Installation current() {
        String home = System.getProperty(HOME_PROPERTY);
        if (home == null) {
            throw new UserException("this command needs the launcher: run it as ./outflank");
        }
        return new Installation(Path.of(home));
    }

    public boolean isPackaged() {
        return Files.isDirectory(runtime());
    }

    public Path launcher() {
        return home.resolve("outflank");
    }

    /** The Java runtime of a distribution; a source tree has none. */
    public Path runtime() {
        return home.resolve("runtime");
    }

    /** The jars, and the list of the licences of their authors. */
    public Path jars() {
        return home.resolve(isPackaged() ? "dist" : "target/dist");
    }
}

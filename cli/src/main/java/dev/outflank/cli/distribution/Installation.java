package dev.outflank.cli.distribution;

import dev.outflank.cli.support.UserException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The folder from which this Outflank runs, as the launcher reports it: a source tree with a build in it, or an unpacked
 * distribution, which has its own Java runtime.
 *
 * @param home the folder that contains the launcher
 */
record Installation(Path home) {
    private static final String HOME_PROPERTY = "outflank.home";

    static Installation current() {
        String home = System.getProperty(HOME_PROPERTY);
        if (home == null) {
            throw new UserException("packages are made by the launcher: run ./outflank package");
        }
        return new Installation(Path.of(home));
    }

    boolean isPackaged() {
        return Files.isDirectory(runtime());
    }

    Path launcher() {
        return home.resolve("outflank");
    }

    /** The Java runtime of a distribution; a source tree has none. */
    Path runtime() {
        return home.resolve("runtime");
    }

    /** The jars, and the list of the licences of their authors. */
    Path jars() {
        return home.resolve(isPackaged() ? "dist" : "target/dist");
    }
}

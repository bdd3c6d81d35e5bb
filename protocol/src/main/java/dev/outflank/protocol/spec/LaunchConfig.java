package dev.outflank.protocol.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How to compile and run a program.
 *
 * @param submission the author's file if it needs a {@link dev.outflank.protocol.Driver}: it is copied, under its own
 *     name, into a folder in which the commands are run
 * @param supportFiles the driver's files for that folder: text by file name
 * @param compileCommand the command that compiles the program; empty if nothing is compiled
 * @param runCommand the command that runs the program
 */
public record LaunchConfig(
        Optional<Path> submission,
        Map<String, String> supportFiles,
        List<String> compileCommand,
        List<String> runCommand) {
    public LaunchConfig {
        supportFiles = Map.copyOf(supportFiles);
        compileCommand = List.copyOf(compileCommand);
        runCommand = List.copyOf(runCommand);
    }
}

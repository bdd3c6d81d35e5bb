package dev.outflank.protocol.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What it takes to run a program.
 *
 * @param submission the author's file, where it is no program by itself: it is copied, under its own name, into a folder
 *     in which the commands below are then run
 * @param supportFiles our own files for that folder, by name
 * @param compileCommand the command that makes the program; empty when there is nothing to make
 * @param runCommand the command that runs it
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

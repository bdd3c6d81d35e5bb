package dev.outflank.protocol.spec;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What it takes to run a program.
 *
 * @param handIn the author's file, where it is no program by itself: it is copied, under its own name, into a folder
 *     in which the commands below are then run
 * @param files our own files for that folder, by name
 * @param compile the command that makes the program; empty when there is nothing to make
 * @param run the command that runs it
 */
public record Launch(Optional<Path> handIn, Map<String, String> files, List<String> compile, List<String> run) {
    public Launch {
        files = Map.copyOf(files);
        compile = List.copyOf(compile);
        run = List.copyOf(run);
    }
}

package dev.outflank.cli.support;

import dev.outflank.rules.NotationException;
import java.util.List;
import java.util.OptionalInt;

/**
 * A command that a judge starts once per game. It runs without picocli for the arguments that a judge passes: loading
 * picocli takes longer than the rest of such a start, and without options there is nothing for it to parse.
 */
public interface QuickCommand {
    /**
     * Runs the command with the arguments after its name, none of which is an option or an {@code @file}. Returns the
     * exit code, or empty if these arguments need picocli.
     */
    OptionalInt runQuick(List<String> args) throws NotationException, ReflectiveOperationException;
}

package dev.outflank.judge.contest;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A programming language of submissions, and how its files are compiled and run.
 *
 * @param extensions file name extensions, without the dot
 * @param compilers values of {@code {compiler}}, the default first; empty when the command names the compiler
 * @param compileCommand the command, with {@code {source}}, {@code {given}} and {@code {compiler}} as placeholders;
 *     empty when nothing is compiled
 * @param runCommand the command that runs the program, with {@code {folder}} and {@code {source}} as placeholders; empty
 *     when the driver of the protocol runs it
 */
public record Language(
        String name,
        List<String> extensions,
        List<String> compilers,
        List<String> compileCommand,
        List<String> runCommand) {
    /** The programs that compile and run its files. */
    public List<String> programs() {
        return Stream.of(
                        compileCommand.stream().limit(1),
                        compilers.stream(),
                        runCommand.stream().limit(1))
                .flatMap(words -> words)
                .filter(word -> !word.contains("/") && !word.contains("{"))
                .distinct()
                .toList();
    }

    public boolean accepts(String fileName) {
        String name = fileName.toLowerCase(Locale.ROOT);
        return extensions.stream().anyMatch(extension -> name.endsWith("." + extension.toLowerCase(Locale.ROOT)));
    }
}

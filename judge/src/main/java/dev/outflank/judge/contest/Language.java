package dev.outflank.judge.contest;

import java.util.List;

/**
 * A language in which something may be handed in, and how it becomes a program.
 *
 * @param extensions of file names, without the dot
 * @param compilers what {@code {compiler}} may stand for, the usual one first; empty when the command names it
 * @param compileCommand the command, with {@code {source}}, {@code {given}} and {@code {compiler}} in it; empty when there is
 *     nothing to do
 * @param runCommand the command that runs the result, with {@code {folder}} and {@code {source}} in it; empty when the
 *     protocol's own driver runs it
 */
public record Language(
        String name,
        List<String> extensions,
        List<String> compilers,
        List<String> compileCommand,
        List<String> runCommand) {
    public boolean accepts(String fileName) {
        return extensions.stream().anyMatch(ending -> fileName.endsWith("." + ending));
    }
}

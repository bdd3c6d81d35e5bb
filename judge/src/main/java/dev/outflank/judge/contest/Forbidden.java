package dev.outflank.judge.contest;

import java.util.List;

/**
 * What a source may not use.
 *
 * @param imports headers of C and C++, packages or classes of Java, modules of Python
 * @param calls functions, as {@code itoa}, or calls with these arguments, as {@code fflush(stdin)}
 */
public record Forbidden(List<String> imports, List<String> calls) {
    public static final Forbidden NOTHING = new Forbidden(List.of(), List.of());
}

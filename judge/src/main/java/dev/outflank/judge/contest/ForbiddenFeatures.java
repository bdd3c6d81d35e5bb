package dev.outflank.judge.contest;

import java.util.List;

/**
 * What a source file must not use.
 *
 * @param imports headers of C and C++, packages or classes of Java, modules of Python
 * @param calls functions such as {@code itoa}, or calls with given arguments such as {@code fflush(stdin)}
 */
public record ForbiddenFeatures(List<String> imports, List<String> calls) {
    public static final ForbiddenFeatures NONE = new ForbiddenFeatures(List.of(), List.of());
}

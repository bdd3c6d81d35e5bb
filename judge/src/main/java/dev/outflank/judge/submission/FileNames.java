package dev.outflank.judge.submission;

import dev.outflank.judge.contest.RequiredFile;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/** Names that are nearly the required ones: other capitals, copies made by browsers, a student's name in front. */
final class FileNames {
    /** What browsers and file managers add to the name of a copy, and the extension that some mail programs add. */
    private static final Pattern COPY_MARK = Pattern.compile(
            "( ?\\(\\d{1,3}\\)| - copy|-copy|_copy|[-_]\\d{1,2})(?=\\.[a-z+]+$)|(?<=\\.[a-z+]{1,5})\\.txt$");

    private static final Pattern SEPARATORS = Pattern.compile("[-_. ]+$");

    private FileNames() {}

    /** Whether a name differs from the required one only in capitals, separators or the marks of a copy. */
    static boolean isSimilar(String name, RequiredFile requiredFile) {
        return requiredFile.hasFixedName()
                ? simplify(name).equals(simplify(requiredFile.file()))
                : requiredFile.matches(withoutCopyMarks(name));
    }

    /** The name in lower case without the marks of a copy. */
    static String withoutCopyMarks(String name) {
        String text = name.toLowerCase(Locale.ROOT);
        String last;
        do {
            last = text;
            text = COPY_MARK.matcher(last).replaceFirst("");
        } while (!text.equals(last));
        return text;
    }

    private static String simplify(String name) {
        return withoutCopyMarks(name).replaceAll("[-_ ]", "");
    }

    /** Whether the required name is preceded by other text, as in {@code my_lab8part1.c}. */
    static boolean hasPrefix(String name, RequiredFile requiredFile) {
        return requiredFile.hasFixedName()
                && name.endsWith(requiredFile.file())
                && isPrefix(name, name.length() - requiredFile.file().length());
    }

    /** A Java file has the name of its class: {@code CLIReversi.java} is another class than {@code Reversi.java}. */
    private static boolean isPrefix(String name, int end) {
        return end > 0 && !(name.endsWith(".java") && Character.isLetterOrDigit(name.charAt(end - 1)));
    }

    /**
     * The student's name in front of a required name, as in {@code ann_lab8part1.c}, or before the extension of a file
     * that may have any name; empty if the file is not named like that.
     */
    static Optional<String> student(String name, RequiredFile requiredFile) {
        if (!requiredFile.hasFixedName()) {
            return isSimilar(name, requiredFile) ? Optional.of(baseName(name)) : Optional.empty();
        }
        for (int begin = 1; begin < name.length(); begin++) {
            if (isPrefix(name, begin) && isSimilar(name.substring(begin), requiredFile)) {
                String student = SEPARATORS.matcher(name.substring(0, begin)).replaceFirst("");
                return student.isEmpty() ? Optional.empty() : Optional.of(student);
            }
        }
        return Optional.empty();
    }

    /** The name without its extensions. */
    static String baseName(String name) {
        String base = name.replaceFirst("(?i)\\.(tar\\.(gz|bz2|xz)|[a-z0-9+]{1,5})$", "");
        return base.isEmpty() ? name : base;
    }
}

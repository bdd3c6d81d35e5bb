package dev.outflank.judge.submission;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Explains the first error in a compiler's output to beginners. */
public final class CompilerHints {
    private record Hint(Pattern pattern, String message) {}

    /** Bounds the text that patterns search: compilers quote the source, which may be hostile. */
    private static final int MAX_TRACE_LENGTH = 8_000;

    private static final int MAX_ERRORS = 100;
    private static final int MAX_MESSAGE_LENGTH = 400;

    private static final Pattern ERROR =
            Pattern.compile("(?m)^(?:/box/)?(?:\\./)?([^:\\r\\n]{1,200}+):(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)$");
    private static final Pattern SYNTAX =
            Pattern.compile("(?s)File \"([^\"\\r\\n]{1,200})\", line (\\d+).*?(\\w{0,40}Error: [^\\n]*)");
    private static final String SYSTEM_FOLDER = "/usr/";
    private static final Pattern INCLUDE = Pattern.compile(
            "(?m)(?:In file included|^ {17,} *) ?from (?:/box/)?(?:\\./)?((?!/usr/)[^:\\r\\n]{1,200}):(\\d+)");
    /** Lines of the linker, such as "ld: a.o: in function `main': undefined reference to `x'". */
    private static final Pattern LINKER =
            Pattern.compile("((?:undefined reference to|multiple definition of|cannot find -l) ?[^;]{1,200})");

    private static final String ARGUMENT = "[`‘'\"“]?([^’'\"”\\n]{1,100})[’'\"”]?";

    private static final List<Hint> HINTS = List.of(
            hint(ARGUMENT + " undeclared", "%s is used but not declared: is it spelled as in its declaration?"),
            hint(
                    "cannot find symbol",
                    "A name is used but not declared: is it spelled correctly, and is its type imported?"),
            hint(
                    ARGUMENT + " was not declared in this scope",
                    "%s is not declared here: is it spelled correctly, and is its header included?"),
            hint("expected [‘']?;", "A semicolon is missing, most often at the end of the previous line."),
            hint(
                    "expected .*[‘']?\\)",
                    "A parenthesis is not closed: count ( and ) in this line and the previous one."),
            hint(
                    "reached end of file|at end of input|expected.*before.*end",
                    "A brace is not closed: count { and } from the top of the file."),
            hint("undefined reference to [`‘']?main", "There is no function main, where the program starts."),
            hint("undefined reference to " + ARGUMENT, "%s is called but not defined: is it spelled correctly?"),
            hint("multiple definition of " + ARGUMENT, "%s is defined twice."),
            hint(
                    "implicit declaration of function " + ARGUMENT,
                    "%s is called before it is declared: is its header included?"),
            hint(
                    "List<State> cannot be converted to State\\[]",
                    "getSuccessors must return an array, State[], as in the course's classes, not a list."),
            hint("unknown type name [‘']?bool\\b", "The type bool is not known: add #include <stdbool.h>."),
            hint(
                    "unknown type name " + ARGUMENT,
                    "The type %s is not known: is it spelled correctly, and is its header included?"),
            hint("incompatible types|cannot convert", "A value of one type is used where another type is required."),
            hint(
                    ARGUMENT + ": No such file",
                    "There is no header %s: only the standard library and the course's files are available."),
            hint(
                    "IndentationError|TabError",
                    "All lines of a block must be indented equally, with spaces only or with tabs only."),
            hint(
                    "SyntaxError",
                    "Python cannot parse this line, or the one before it: check brackets, quotes and colons."));

    private CompilerHints() {}

    private static Hint hint(String pattern, String message) {
        return new Hint(Pattern.compile(pattern), message);
    }

    /** A hint about the first error; empty when no known error is found. */
    public static Optional<String> explain(String compilerOutput) {
        Matcher error = ERROR.matcher(compilerOutput);
        Matcher syntax = SYNTAX.matcher(truncate(compilerOutput, MAX_TRACE_LENGTH));
        List<MatchResult> errors = error.results().limit(MAX_ERRORS).toList();
        if (!errors.isEmpty()) {
            // An error in a header of the system is caused by the student's code: find the place there.
            Optional<MatchResult> own = errors.stream()
                    .filter(one -> !one.group(1).startsWith(SYSTEM_FOLDER))
                    .findFirst();
            Matcher include = INCLUDE.matcher(truncate(compilerOutput, MAX_TRACE_LENGTH));
            MatchResult first = own.orElse(errors.getFirst());
            return Optional.of(
                    own.isEmpty() && include.find()
                            ? "The first error is in a header that line " + include.group(2) + " of " + include.group(1)
                                    + " includes. " + explainError(first.group(3))
                            : "The first error is in line " + first.group(2) + " of " + first.group(1) + ". "
                                    + explainError(first.group(3)));
        }
        if (syntax.find()) {
            String file = syntax.group(1).substring(syntax.group(1).lastIndexOf('/') + 1);
            return Optional.of("The first error is in line " + syntax.group(2) + " of " + file + ". "
                    + explainError(syntax.group(3)));
        }
        // Everything else that a compiler prints are notes and quoted source, which explain nothing.
        return compilerOutput
                .lines()
                .map(line -> truncate(line, MAX_MESSAGE_LENGTH))
                .map(LINKER::matcher)
                .filter(Matcher::find)
                .findFirst()
                .flatMap(line -> findHint(line.group(1)));
    }

    private static String truncate(String text, int maxLength) {
        return text.substring(0, Math.min(text.length(), maxLength));
    }

    private static String explainError(String error) {
        String message = truncate(error, MAX_MESSAGE_LENGTH);
        return findHint(message).orElse("The compiler says: " + message + ".");
    }

    private static Optional<String> findHint(String message) {
        for (Hint hint : HINTS) {
            Matcher found = hint.pattern().matcher(message);
            if (found.find()) {
                return Optional.of(hint.message()
                        .formatted(found.groupCount() > 0 ? found.group(1).strip() : ""));
            }
        }
        return Optional.empty();
    }
}

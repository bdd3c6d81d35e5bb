package dev.outflank.judge.submission;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Explains the first error in a compiler's output to beginners. */
public final class CompilerHints {
    private record Hint(Pattern pattern, String message) {}

    /** Bounds the text that patterns search: compilers quote the source, which may be hostile. */
    private static final int MAX_TRACE_LENGTH = 8_000;

    private static final int MAX_HINT_INPUT_LENGTH = 2_000;
    private static final int MAX_MESSAGE_LENGTH = 400;

    private static final Pattern ERROR =
            Pattern.compile("(?m)^(?:/box/)?([^:\\r\\n]{1,200}+):(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)$");
    private static final Pattern SYNTAX =
            Pattern.compile("(?s)File \"([^\"\\r\\n]{1,200})\", line (\\d+).*?(\\w{0,40}Error: [^\\n]*)");
    private static final String ARGUMENT = "[‘'\"“]?([^’'\"”\\n]{1,100})[’'\"”]?";

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
            hint("undefined reference to " + ARGUMENT, "%s is called but not defined."),
            hint(
                    "implicit declaration of function " + ARGUMENT,
                    "%s is called before it is declared: is its header included?"),
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
        if (error.find()) {
            return Optional.of(explain(error.group(1), error.group(2), error.group(3)));
        }
        if (syntax.find()) {
            String file = syntax.group(1).substring(syntax.group(1).lastIndexOf('/') + 1);
            return Optional.of(explain(file, syntax.group(2), syntax.group(3)));
        }
        return findHint(truncate(compilerOutput, MAX_HINT_INPUT_LENGTH));
    }

    private static String truncate(String text, int maxLength) {
        return text.substring(0, Math.min(text.length(), maxLength));
    }

    private static String explain(String file, String line, String error) {
        String message = truncate(error, MAX_MESSAGE_LENGTH);
        return "The first error is in line " + line + " of " + file + ". "
                + findHint(message).orElse("The compiler says: " + message + ".");
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

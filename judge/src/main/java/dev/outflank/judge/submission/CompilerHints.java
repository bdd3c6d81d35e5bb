package dev.outflank.judge.submission;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first error among a compiler's words, in the words of someone who is learning. */
public final class CompilerHints {
    private record Hint(Pattern pattern, String sentence) {}

    /** A compiler quotes its author, who may want to keep us busy: every pattern looks at a bounded piece. */
    private static final int MAX_TRACE_LENGTH = 8_000;

    private static final int MAX_HINT_INPUT_LENGTH = 2_000;
    private static final int MAX_MESSAGE_LENGTH = 400;

    private static final Pattern ERROR =
            Pattern.compile("(?m)^(?:/box/)?([^:\\r\\n]{1,200}+):(\\d+):(?:\\d+:)? (?:fatal )?error: (.*)$");
    private static final Pattern SYNTAX =
            Pattern.compile("(?s)File \"([^\"\\r\\n]{1,200})\", line (\\d+).*?(\\w{0,40}Error: [^\\n]*)");
    private static final String ARGUMENT = "[‘'\"“]?([^’'\"”\\n]{1,100})[’'\"”]?";

    private static final List<Hint> HINTS = List.of(
            hint(ARGUMENT + " undeclared", "%s is used before it is declared: is it spelled as where it is declared?"),
            hint(
                    "cannot find symbol",
                    "A name is used that nothing declares: is it spelled right, and its type imported?"),
            hint(
                    ARGUMENT + " was not declared in this scope",
                    "%s is not known here: is it spelled right, and its header included?"),
            hint("expected [‘']?;", "A semicolon is missing, most often at the end of the line before."),
            hint("expected .*[‘']?\\)", "A bracket is not closed: count ( and ) in this line and the one before."),
            hint(
                    "reached end of file|at end of input|expected.*before.*end",
                    "A brace is not closed: count { and } from the top."),
            hint(
                    "undefined reference to [`‘']?main",
                    "There is no function main: the program does not know where to begin."),
            hint("undefined reference to " + ARGUMENT, "%s is called but nowhere written."),
            hint(
                    "implicit declaration of function " + ARGUMENT,
                    "%s is called before it is declared: is its header included?"),
            hint("incompatible types|cannot convert", "A value of one type is put where another type is wanted."),
            hint(
                    ARGUMENT + ": No such file",
                    "There is no header %s: only the standard library and the course's own files are here."),
            hint(
                    "IndentationError|TabError",
                    "The lines of a block must begin at the same column, all with spaces or all with tabs."),
            hint(
                    "SyntaxError",
                    "Python cannot read this line, or one just before it: look for brackets, quotes and colons."));

    private CompilerHints() {}

    private static Hint hint(String sign, String sentence) {
        return new Hint(Pattern.compile(sign), sentence);
    }

    /** One sentence about the first error; empty when the words hold none that we know. */
    public static Optional<String> explain(String compilerOutput) {
        Matcher error = ERROR.matcher(compilerOutput);
        Matcher syntax = SYNTAX.matcher(truncate(compilerOutput, MAX_TRACE_LENGTH));
        if (error.find()) {
            return Optional.of(sentence(error.group(1), error.group(2), error.group(3)));
        }
        if (syntax.find()) {
            String file = syntax.group(1).substring(syntax.group(1).lastIndexOf('/') + 1);
            return Optional.of(sentence(file, syntax.group(2), syntax.group(3)));
        }
        return findHint(truncate(compilerOutput, MAX_HINT_INPUT_LENGTH));
    }

    private static String truncate(String text, int maxLength) {
        return text.substring(0, Math.min(text.length(), maxLength));
    }

    private static String sentence(String file, String line, String words) {
        String message = truncate(words, MAX_MESSAGE_LENGTH);
        return "The first error is in line " + line + " of " + file + ". "
                + findHint(message).orElse("The compiler says: " + message + ".");
    }

    private static Optional<String> findHint(String message) {
        for (Hint hint : HINTS) {
            Matcher found = hint.pattern().matcher(message);
            if (found.find()) {
                return Optional.of(hint.sentence()
                        .formatted(found.groupCount() > 0 ? found.group(1).strip() : ""));
            }
        }
        return Optional.empty();
    }
}

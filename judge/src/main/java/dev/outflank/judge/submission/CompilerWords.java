package dev.outflank.judge.submission;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The first error among a compiler's words, in the words of someone who is learning. */
public final class CompilerWords {
    private record Hint(Pattern sign, String sentence) {}

    /** A compiler quotes its author, who may want to keep us busy: every pattern looks at a bounded piece. */
    private static final int LONGEST_TRACE = 8_000;

    private static final int LONGEST_ADVISED = 2_000;
    private static final int LONGEST_MESSAGE = 400;

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

    private CompilerWords() {}

    private static Hint hint(String sign, String sentence) {
        return new Hint(Pattern.compile(sign), sentence);
    }

    /** One sentence about the first error; empty when the words hold none that we know. */
    public static Optional<String> explain(String words) {
        Matcher error = ERROR.matcher(words);
        Matcher syntax = SYNTAX.matcher(cut(words, LONGEST_TRACE));
        if (error.find()) {
            return Optional.of(sentence(error.group(1), error.group(2), error.group(3)));
        }
        if (syntax.find()) {
            String file = syntax.group(1).substring(syntax.group(1).lastIndexOf('/') + 1);
            return Optional.of(sentence(file, syntax.group(2), syntax.group(3)));
        }
        return advice(cut(words, LONGEST_ADVISED));
    }

    private static String cut(String text, int longest) {
        return text.substring(0, Math.min(text.length(), longest));
    }

    private static String sentence(String file, String line, String words) {
        String message = cut(words, LONGEST_MESSAGE);
        return "The first error is in line " + line + " of " + file + ". "
                + advice(message).orElse("The compiler says: " + message + ".");
    }

    private static Optional<String> advice(String message) {
        for (Hint hint : HINTS) {
            Matcher found = hint.sign().matcher(message);
            if (found.find()) {
                return Optional.of(
                        hint.sentence().formatted(found.groupCount() > 0 ? found.group(1).strip() : ""));
            }
        }
        return Optional.empty();
    }
}

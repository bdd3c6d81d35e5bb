package dev.outflank.judge.submission;

import java.util.Arrays;
import java.util.Optional;

/** A language that the {@link Lexer} supports. */
public enum SourceLanguage {
    C(" c h ", Keywords.C),
    CPP(" cpp cc cxx hpp ", Keywords.CPP),
    JAVA(" java ", Keywords.JAVA),
    PYTHON(" py ", Keywords.PYTHON);

    /** File name extensions, each with a space on either side, like the keywords. */
    private final String extensions;

    private final String keywords;

    SourceLanguage(String extensions, String keywords) {
        this.extensions = extensions;
        this.keywords = " " + keywords + " ";
    }

    /** The language of a file by its extension; empty when it is not supported. */
    public static Optional<SourceLanguage> of(String fileName) {
        String extension = fileName.substring(fileName.lastIndexOf('.') + 1);
        return Arrays.stream(values())
                .filter(language -> language.extensions.contains(" " + extension + " "))
                .findFirst();
    }

    boolean isKeyword(String word) {
        return keywords.contains(" " + word + " ");
    }

    boolean hasPreprocessor() {
        return this == C || this == CPP;
    }

    private static final class Keywords {
        static final String C =
                "auto break case char const continue default do double else enum extern float for goto if inline int"
                        + " long register restrict return short signed sizeof static struct switch typedef union unsigned"
                        + " void volatile while bool";
        static final String CPP = C + " catch class constexpr delete explicit false friend mutable namespace new"
                + " noexcept nullptr operator private protected public template this throw true try typename using"
                + " virtual";
        static final String JAVA = "abstract assert boolean break byte case catch char class const continue default do"
                + " double else enum extends final finally float for goto if implements import instanceof int interface"
                + " long native new package private protected public record return short static super switch"
                + " synchronized this throw throws transient try var void volatile while yield";
        static final String PYTHON = "False None True and as assert async await break class continue def del elif else"
                + " except finally for from global if import in is lambda nonlocal not or pass raise return try while"
                + " with yield";
    }
}

package dev.outflank.judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzz;
import dev.outflank.judge.contest.Forbidden;
import dev.outflank.judge.submission.CompilerWords;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Sources that are no programs, and what a compiler may say of them. */
class SourceFuzzTest {
    private static final Forbidden FORBIDDEN =
            new Forbidden(List.of("conio.h", "os", "java.net"), List.of("itoa", "fflush(stdin)"));

    @ParameterizedTest
    @EnumSource
    void source_broken_hasTokensAndFingerprints(SourceKind kind) throws Exception {
        List<byte[]> sources = Fuzz.texts(
                """
                #include <stdio.h>
                /* a */ int main(void) {
                  char *s = "x\\"y"; // b
                  return 'a' + 1.5e3;
                }
                """,
                "import os, sys as s\nfrom a.b import c\ndef f(x):\n    '''t'''\n    return __import__('os') # c\n",
                "package a;\nimport static java.net.URL.*;\nclass A { String s = \"\"\"\n  x\"\"\"; int b = 0x1F; }\n",
                "%: include \"conio.h\"\nint x = \\\n 3; fflush(stdin);\n",
                "/box/a.c:3:5: error: expected ';' before '}' token\n",
                "  File \"/box/a.py\", line 3\n    x\nSyntaxError: invalid syntax\n");
        Fuzz.run(200, sources, input -> {
            String text = new String(input, StandardCharsets.UTF_8);
            int lines = 1 + (int) text.chars().filter(c -> c == '\n').count();
            assertThat(Lexer.tokens(kind, text)).allMatch(token -> token.line() >= 1 && token.line() <= lines);
            Similarity similarity = new Similarity();
            Path file = Path.of("a." + (kind == SourceKind.PYTHON ? "py" : kind == SourceKind.JAVA ? "java" : "c"));
            similarity.add("ann", file, text);
            similarity.add("bob", file, text + text);
            assertThat(similarity.matches(0)).allMatch(match -> match.share() >= 0 && match.share() <= 1);
            return ForbiddenWords.find(kind, FORBIDDEN, text).map(Fuzz::sentence).orElse("")
                    + CompilerWords.explain(text).map(Fuzz::sentence).orElse("");
        });
    }
}

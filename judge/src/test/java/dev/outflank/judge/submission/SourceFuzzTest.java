package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.judge.contest.ForbiddenFeatures;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fuzzes the lexer, the fingerprints, the forbidden features and the compiler hints with invalid sources. */
@Tag("attack")
class SourceFuzzTest {
    private static final ForbiddenFeatures FORBIDDEN =
            new ForbiddenFeatures(List.of("conio.h", "os", "java.net"), List.of("itoa", "fflush(stdin)"));

    @ParameterizedTest
    @EnumSource
    void analysis_mutatedSource_neverFails(SourceLanguage language) throws Exception {
        List<byte[]> sources = Fuzzer.texts(
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
        Fuzzer.run(200, sources, input -> {
            String text = new String(input, StandardCharsets.UTF_8);
            int lines = 1 + (int) text.chars().filter(c -> c == '\n').count();
            assertThat(Lexer.tokens(language, text)).allMatch(token -> token.line() >= 1 && token.line() <= lines);
            Similarity similarity = new Similarity();
            Path file = Path.of(
                    "a." + (language == SourceLanguage.PYTHON ? "py" : language == SourceLanguage.JAVA ? "java" : "c"));
            similarity.add("ann", file, text);
            similarity.add("bob", file, text + text);
            assertThat(similarity.findPairs(0)).allMatch(match -> match.share() >= 0 && match.share() <= 1);
            return ForbiddenFeatureFinder.find(language, FORBIDDEN, text)
                            .map(Fuzzer::requireSentence)
                            .orElse("")
                    + CompilerHints.explain(text).map(Fuzzer::requireSentence).orElse("");
        });
    }
}

package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.contest.ForbiddenFeatures;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Forbidden features are found however they are written, and nothing else is. */
final class ForbiddenFeatureFinderTest {
    private static final ForbiddenFeatures C =
            new ForbiddenFeatures(List.of("unistd.h"), List.of("fflush(stdin)", "itoa"));
    private static final ForbiddenFeatures PYTHON = new ForbiddenFeatures(List.of("os"), List.of());

    private static String c(String text) {
        return ForbiddenFeatureFinder.find(SourceLanguage.C, C, text).orElse("nothing");
    }

    private static String python(String text) {
        return ForbiddenFeatureFinder.find(SourceLanguage.PYTHON, PYTHON, text).orElse("nothing");
    }

    @Test
    void java_importOverSeveralLines_isReportedInOneLine() {
        ForbiddenFeatures network = new ForbiddenFeatures(List.of("java.net"), List.of());
        String message = ForbiddenFeatureFinder.find(
                        SourceLanguage.JAVA, network, "import java.net.URL\"\"\"\n x\"\"\";")
                .orElseThrow();
        assertThat(message)
                .startsWith("line 1: import java.net.URL")
                .endsWith(" is forbidden")
                .doesNotContain("\n");
    }

    @Test
    void c_includesAndCalls_areFound() {
        String found = "#include <unistd.h> is forbidden";
        assertThat(c("#include <unistd.h>")).isEqualTo("line 1: " + found);
        assertThat(c("\n  #  include /* x */ \"unistd.h\"")).isEqualTo("line 2: " + found);
        assertThat(c("#inc\\\nlude <unistd.h>")).isEqualTo("line 1: " + found);
        assertThat(c("%:include <unistd.h>")).isEqualTo("line 1: " + found);
        assertThat(c("#define H <unistd.h>\n#include H")).contains("line 2: #include must name its header");
        assertThat(c("x;\nfflush ( stdin ) ;")).isEqualTo("line 2: fflush(stdin) is forbidden");
        assertThat(c("itoa(3, s, 10);")).contains("itoa is forbidden");
    }

    @Test
    void c_commentsStringsAndOtherNames_areAllowed() {
        assertThat(c("// #include <unistd.h>\n/* itoa(1) */"
                        + " char *s = \"itoa(\"; fflush(stdout); my_itoa(3); int itoa;"))
                .isEqualTo("nothing");
    }

    @Test
    void python_importsOfEveryKind_areFound() {
        assertThat(python("import os")).isEqualTo("line 1: import os is forbidden");
        assertThat(python("import sys, os.path as p")).contains("import os.path is forbidden");
        assertThat(python("x = 1\nfrom os import path")).isEqualTo("line 2: from os is forbidden");
        assertThat(python("m = __import__('os')")).contains("__import__('os') is forbidden");
        assertThat(python("m = __import__(name)")).contains("must name its module");
        assertThat(python("# import os\n'import os'\nimport osmosis\nimport numpy as os"))
                .isEqualTo("nothing");
    }

    @Test
    void java_imports_areFound() {
        ForbiddenFeatures forbidden = new ForbiddenFeatures(List.of("java.net"), List.of());
        assertThat(ForbiddenFeatureFinder.find(
                        SourceLanguage.JAVA, forbidden, "import java.util.List;\nimport static java.net.Socket;"))
                .contains("line 2: import java.net.Socket is forbidden");
    }
}

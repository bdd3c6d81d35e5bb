package dev.outflank.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TextAssertTest {
    private static final String LONG_TEXT =
            IntStream.rangeClosed(1, 10_000).mapToObj(i -> "line " + i + "\n").collect(Collectors.joining());

    @Test
    void assertSameText_equalTexts_passes() {
        assertThatCode(() -> TextAssert.assertSameText(LONG_TEXT, LONG_TEXT)).doesNotThrowAnyException();
    }

    @Test
    void assertSameText_oneLetterOfALongText_showsTheLineAndItsNeighbours() {
        assertThatThrownBy(() -> TextAssert.assertSameText(LONG_TEXT.replace("line 500\n", "lime 500\n"), LONG_TEXT))
                .isInstanceOf(AssertionError.class)
                .hasMessage(String.format("text differs in line 500, column 3 (expected 10000 lines, actual 10000):%n"
                        + "    497  line 497%n    498  line 498%n    499  line 499%n"
                        + "-   500  line 500%n+   500  lime 500%n"
                        + "    501  line 501%n    502  line 502%n    503  line 503"));
    }

    @Test
    void describe_actualEndsEarly_saysSo() {
        assertThat(TextAssert.describe("output", "a\n", "a\nb\n"))
                .startsWith("output differs in line 2, column 1")
                .endsWith(String.format("-     2  b%n+        (the text ends)"));
    }

    @Test
    void describe_missingLastNewline_namesTheLastCharacters() {
        assertThat(TextAssert.describe("output", "a", "a\n")).contains("U+000A", "U+0061");
    }

    @Test
    void describe_longLine_isCutAroundTheDifference() {
        String line = "x".repeat(100_000);
        assertThat(TextAssert.describe("output", line + "a", line + "b")).hasSizeLessThan(400);
    }
}

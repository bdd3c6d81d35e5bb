package dev.outflank.protocol.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OutputComparisonTest {
    private static final ExpectedOutput EXPECTED = ExpectedOutput.of("one\n\n two\nthree\n");

    /** "Size: " and "Colour: " are prompts; the rest of the line is printed after the answers. */
    private static final ExpectedOutput PROMPTS = new ExpectedOutput("Size: Colour:   abcd\nend\n", List.of(6, 14));

    @ParameterizedTest
    @CsvSource({
        "'one\n\n two\nthree\n', ''",
        "'one \n\n two\t\nthree\n', there is white space at the end of line 1",
        "'one\r\n\r\n two\r\nthree\r\n', lines end with CR LF instead of LF",
        "'one\n\n two\nthree', the last line has no line end",
        "'one\n two\nthree\n', a blank line is missing before line 2",
        "'one\n\n two\n\n\nthree\n', 'line 4 is blank, but no blank line is expected there'",
        "'\none\n\n two\nthree\n', 'line 1 is blank, but no blank line is expected there'",
    })
    void whiteSpaceThatIsNotSeen_isRemarkedOnly(String found, String remark) {
        OutputComparison.Result result = OutputComparison.compare(EXPECTED, found, false);
        assertThat(result.difference()).isEmpty();
        assertThat(String.join("; ", result.remarks())).isEqualTo(remark);
        assertThat(OutputComparison.compare(EXPECTED, found, true).difference().isEmpty())
                .as("equal bytes")
                .isEqualTo(remark.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "'one\n\ntwo\nthree\n', 2, 2",
        "'one\n\n two\nThree\n', 3, 3",
        "'one\n\n two\n', 3, 4",
        "'one\n\n two\nthree\nfour\n', 5, 4",
        "'', 0, 1",
        "'one two\nthree\n', 0, 0"
    })
    void otherText_isADifference(String found, int expectedLine, int foundLine) {
        assertThat(OutputComparison.compare(EXPECTED, found, false).difference())
                .contains(new OutputComparison.Difference(expectedLine, foundLine));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Size: Colour:   abcd\nend\n",
                "Size:Colour:  abcd\nend\n",
                "Size: \nColour: \n  abcd\nend\n",
                "Size:\n\nColour:   abcd\nend",
                "Size:  Colour:     abcd \nend\n"
            })
    void whiteSpaceAfterAPrompt_isHarmless(String found) {
        assertThat(OutputComparison.compare(PROMPTS, found, false).difference()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Size: Colour: abcd\nend\n", "Si\nze: Colour:   abcd\nend\n", "Size: Colour: \nend\n", "Size: \n"
            })
    void otherTextAfterAPrompt_isADifference(String found) {
        assertThat(OutputComparison.compare(PROMPTS, found, false).difference()).isPresent();
    }

    @Test
    void exact_everyByteCounts() {
        assertThat(OutputComparison.compare(EXPECTED, "one\n\n two\nthree\n", true)
                        .difference())
                .isEmpty();
        assertThat(OutputComparison.compare(PROMPTS, "Size:Colour:  abcd\nend\n", true)
                        .difference())
                .contains(new OutputComparison.Difference(0, 0));
    }
}

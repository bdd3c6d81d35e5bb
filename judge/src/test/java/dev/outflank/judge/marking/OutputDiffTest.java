package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.output.ExpectedOutput;
import dev.outflank.protocol.output.OutputComparison;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The first difference between two outputs. */
final class OutputDiffTest {
    private static String message(String expected, String found, boolean exact) {
        return diff(expected, found, exact).map(OutputDiff::message).orElse("none");
    }

    private static Optional<OutputDiff> diff(String expected, String found, boolean exact) {
        ExpectedOutput output = ExpectedOutput.of(expected);
        return OutputComparison.compare(output, found, exact)
                .difference()
                .map(difference -> OutputDiff.of(output, found, difference));
    }

    @Test
    void between_equalOutputs_isEmpty() {
        assertThat(message("a\nb\n", "a\nb\n", true)).isEqualTo("none");
        assertThat(message("a\nb\n", "a  \r\nb\n\n", false)).isEqualTo("none");
    }

    @Test
    void between_eachKindOfDifference_isDescribed() {
        assertThat(message("a\nb\n", "a\nc\n", true)).isEqualTo("line 2 differs at column 1");
        assertThat(message("a\nb\n", "a\nB\n", true)).isEqualTo("line 2 differs only in upper and lower case");
        assertThat(message("a b\n", "a  b\n", true)).isEqualTo("line 1 differs only in white space (· is a space)");
        assertThat(message("a\nb\n", "a\n", true)).isEqualTo("the output ends too early: line 2 is missing");
        assertThat(message("a\n", "a", true)).isEqualTo("the line end after line 1 is missing");
        assertThat(message("a\n", "a\nb\n", true)).isEqualTo("the output is too long: it should end before line 2");
        assertThat(message("a\nb\n", "", true)).isEqualTo("the output ends too early: line 1 is missing");
    }

    @Test
    void sideBySide_afterExtraBlankLines_alignsTheLines() {
        String sideBySide = diff("one\ntwo\nthree\n", "one\n\n\ntwo\nThree\n", false)
                .orElseThrow()
                .sideBySide();
        assertThat(sideBySide).contains("   4  two      │ two").contains("  >5  three    │ Three");
    }

    @Test
    void sideBySide_invisibleCharacters_areShown() {
        String sideBySide = diff("one\ntwo words\n", "one\ntwo\twords\u0007\n", true)
                .orElseThrow()
                .sideBySide();
        assertThat(sideBySide).contains("expected").contains(">2  two·words │ two→words?");
    }
}

package dev.outflank.judge.test;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The first difference between two outputs. */
final class OutputDiffTest {
    private static String sentence(String expected, String found, boolean exact) {
        return OutputDiff.between(expected, found, exact)
                .map(OutputDiff::message)
                .orElse("none");
    }

    @Test
    void between_same_isNone() {
        assertThat(sentence("a\nb\n", "a\nb\n", true)).isEqualTo("none");
        assertThat(sentence("a\nb\n", "a  \r\nb\n\n", false)).isEqualTo("none");
    }

    @Test
    void between_eachKind_isNamed() {
        assertThat(sentence("a\nb\n", "a\nc\n", true)).isEqualTo("line 2 differs from column 1 on");
        assertThat(sentence("a\nb\n", "a\nB\n", true)).isEqualTo("line 2 differs in small and capital letters");
        assertThat(sentence("a b\n", "a  b\n", true)).isEqualTo("line 1 differs in white space only (· is a space)");
        assertThat(sentence("a\nb\n", "a\n", true)).isEqualTo("the output ends too early: line 2 is missing");
        assertThat(sentence("a\n", "a", true)).isEqualTo("the output ends without a line end after line 1");
        assertThat(sentence("a\n", "a\nb\n", true))
                .isEqualTo("line 2 is too much: the output should have ended before it");
        assertThat(sentence("a\nb\n", "", true)).isEqualTo("the output ends too early: line 1 is missing");
    }

    @Test
    void picture_showsBothSidesAndWhatCannotBeSeen() {
        String picture = OutputDiff.between("one\ntwo words\n", "one\ntwo\twords\u0007\n", true)
                .orElseThrow()
                .sideBySide();
        assertThat(picture).contains("expected").contains(">2  two·words │ two→words?");
    }
}

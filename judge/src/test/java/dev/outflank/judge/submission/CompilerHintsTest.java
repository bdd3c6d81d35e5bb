package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Robustness of the patterns; the hints themselves are tested with real compilers in CourseMarksIT. */
class CompilerHintsTest {
    /** Found by fuzzing: a long line, quoted by the compiler from the source, kept a worker busy for minutes. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void explain_longLines_isFast() {
        for (String part : new String[] {"  char *s", "expected before ", "File \"x\", line 1 ", "a\r", "x"}) {
            String output = part.repeat(100_000 / part.length());
            assertThat(CompilerHints.explain(output).orElse("")).hasSizeLessThan(1_000);
            assertThat(CompilerHints.explain("a.c:1:2: error: " + output)).isPresent();
        }
    }
}

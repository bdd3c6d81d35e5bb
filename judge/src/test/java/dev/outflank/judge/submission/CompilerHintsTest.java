package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** The sentences themselves are tested where they are used. */
class CompilerHintsTest {
    /** Fuzzing found that a long line, which a student can make a compiler quote, kept a worker busy for minutes. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void explain_longLines_soonDone() {
        for (String part : new String[] {"  char *s", "expected before ", "File \"x\", line 1 ", "a\r", "x"}) {
            String words = part.repeat(100_000 / part.length());
            assertThat(CompilerHints.explain(words).orElse("")).hasSizeLessThan(1_000);
            assertThat(CompilerHints.explain("a.c:1:2: error: " + words)).isPresent();
        }
    }
}

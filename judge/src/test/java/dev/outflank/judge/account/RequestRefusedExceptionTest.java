package dev.outflank.judge.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RequestRefusedExceptionTest {
    /** Names of files are case-sensitive: "Lab8part2.c would be missing" is wrong. */
    @ParameterizedTest
    @CsvSource({
        "the contest is closed, The contest is closed.",
        "lab8part2.c would be missing, lab8part2.c would be missing.",
        "'',''"
    })
    void toSentence_capitalisesWordsButNoNames(String reason, String sentence) {
        assertThat(RequestRefusedException.toSentence(reason)).isEqualTo(sentence);
    }
}

package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.protocol.output.ExpectedOutput;
import java.util.List;
import org.junit.jupiter.api.Test;

class TestCaseResultTest {
    private static String reproduction(List<String> command, List<String> arguments, String input) {
        TestCase testCase = new TestCase("a case", false, arguments, input, ExpectedOutput.of(""));
        return TestCaseResult.passed(testCase, command, List.of()).reproduction();
    }

    @Test
    void reproduction_namesTheCommandOfTheLanguage() {
        assertThat(reproduction(List.of("./program"), List.of(), "4\nW\nit's\n"))
                .isEqualTo("printf '%s\\n' 4 W 'it'\\''s' | ./program");
        assertThat(reproduction(List.of("java", "-cp", ".", "Reversi"), List.of("300", "1"), ""))
                .isEqualTo("java -cp . Reversi 300 1");
    }
}

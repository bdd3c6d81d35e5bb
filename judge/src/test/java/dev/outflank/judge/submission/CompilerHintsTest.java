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

    @Test
    void explain_listInsteadOfArray_namesTheCoursesType() {
        assertThat(CompilerHints.explain("CLIReversi.java:73: error: incompatible types: ArrayList<State> cannot be"
                        + " converted to State[]\n"))
                .hasValueSatisfying(hint -> assertThat(hint).contains("getSuccessors must return an array, State[]"));
    }

    @Test
    void explain_linkerError_ignoresNotesAndWarnings() {
        String output = """
                /box/lab8part2.c: In function 'main':
                /box/lab8part2.c:3:5: warning: implicit declaration of function 'findSmartestMove'
                    3 |     findSmartestMove(board, n, colour, &row, &col);
                /box/lab8part2.c:1:6: note: expected 'char (*)[26]' but argument is of type 'char *' (
                /usr/bin/ld: /tmp/ccX.o: in function `main':
                lab8part2.c:(.text+0x5b): undefined reference to `findSmartestMove'
                collect2: error: ld returned 1 exit status
                """;
        assertThat(CompilerHints.explain(output))
                .contains("findSmartestMove is called but not defined: is it spelled correctly?");
    }

    /** Found with a real submission, which newer compilers accept without the header. */
    @Test
    void explain_unknownType_namesTheMissingHeader() {
        assertThat(CompilerHints.explain("/box/./lab8part2.c:8:3: error: unknown type name ‘bool’\n"))
                .contains("The first error is in line 8 of lab8part2.c. The type bool is not known: add #include"
                        + " <stdbool.h>.");
        assertThat(CompilerHints.explain("bot.c:2:1: error: unknown type name 'Board'; did you mean 'board'?\n"))
                .hasValueSatisfying(hint -> assertThat(hint).contains("The type Board is not known"));
    }

    @Test
    void explain_warningsOnly_isEmpty() {
        assertThat(CompilerHints.explain("a.c:1:2: note: expected ')' before ';' token\n"))
                .isEmpty();
    }

    @Test
    void explain_errorInASystemHeader_namesTheInclude() {
        String output = """
                In file included from /usr/include/c++/12/unordered_map:35,
                                 from /box/bot.cpp:7:
                /usr/include/c++/12/bits/c++0x_warning.h:32:2: error: #error This file requires C++ 2011
                """;
        assertThat(CompilerHints.explain(output))
                .contains(
                        "The first error is in a header that line 7 of bot.cpp includes. The compiler says: #error This"
                                + " file requires C++ 2011.");
    }
}

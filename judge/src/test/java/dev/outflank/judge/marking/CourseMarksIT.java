package dev.outflank.judge.marking;

import static dev.outflank.judge.CourseFixture.mark;
import static dev.outflank.judge.CourseFixture.reason;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.CourseFixture;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/** Exact marks of good, weak, wrong and hostile programs in each built-in contest. */
final class CourseMarksIT {
    @TempDir
    private Path folder = Path.of("/");

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void lab8_goodWeakWrongAndHostile_getExpectedMarks() throws Exception {
        String greedy = CourseFixture.source("lab8.c");
        CourseFixture course = new CourseFixture(folder, "aps105-lab8")
                .submit("good", "lab8part1.c", greedy)
                .submit("good", "lab8part2.c", greedy.replace("STRATEGY 1", "STRATEGY 2"))
                .submit("weak", "lab8part1.c", greedy.replace("Invalid move", "Invalid Move"))
                .submit("weak", "lab8part2.c", greedy.replace("STRATEGY 1", "STRATEGY 3"))
                .submit("wrong", "lab8part1.c", greedy.replace("\"Draw!\\n\"", "\"Draw!\\n\" + ;"))
                .submit("wrong", "lab8part2.c", greedy.replace("place(&b, row, col, turn);\n        show", "show"))
                .submit(
                        "hostile",
                        "lab8part1.c",
                        "#include <stdio.h>\nint main(void) { for (;;) printf(\"%09000d\\n\", 0); }")
                .submit(
                        "hostile",
                        "lab8part2.c",
                        "#include <stdio.h>\nint main(void) { for (;;) printf(\"%09000d\\n\", 0); }");
        Marks marks = course.mark();
        assertThat(mark(marks, "good", "Part 1")).isEqualTo("3");
        assertThat(mark(marks, "good", "Part 2")).isEqualTo("4");
        assertThat(mark(marks, "good", "Style")).isEqualTo("–");
        assertThat(mark(marks, "weak", "Part 1"))
                .as(reason(marks, "weak", "Part 1"))
                .isEqualTo("2.25");
        assertThat(mark(marks, "weak", "Part 2"))
                .as(reason(marks, "weak", "Part 2"))
                .isEqualTo("2");
        assertThat(mark(marks, "wrong", "Part 1")).isEqualTo("0");
        assertThat(reason(marks, "wrong", "Part 1")).startsWith("COMPILE_ERROR: The first error is in line ");
        assertThat(mark(marks, "wrong", "Part 2")).isEqualTo("0");
        assertThat(reason(marks, "wrong", "Part 2"))
                .contains("does not beat aps105-smarter")
                .contains("PROTOCOL");
        assertThat(mark(marks, "hostile", "Part 1")).isEqualTo("0");
        assertThat(reason(marks, "hostile", "Part 1")).contains("the program wrote more than 4194304 bytes");
        assertThat(mark(marks, "hostile", "Part 2")).isEqualTo("0");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void lab8_quirksOfRealSubmissions_costNothing() throws Exception {
        String good = CourseFixture.source("lab8.c");
        CourseFixture course = new CourseFixture(folder, "aps105-lab8")
                .submit("spaces", "lab8part1.c", good.replace("\\n\"", "  \\n\""))
                .submit("crlf", "Lab8Part1.c", good.replace("\\n\"", "\\r\\n\""))
                .submit("blank", "lab8part1 (1).c", good.replace("\\n\"", "\\n\\n\""))
                .submit(
                        "library",
                        "lab8part2.c",
                        """
                        #include "lab8part2lib.h"
                        #include "lab7part2lib.h"
                        """ + good.replace("STRATEGY 1", "STRATEGY 2").replace("int main(", """
                        static void test(char board[][26]) {
                            int row, col;
                            findSmartestMove(board, 8, 'B', &row, &col);
                        }
                        void (*used)(char board[][26]) = test;
                        int main("""));
        Marks marks = course.mark();
        for (String student : new String[] {"spaces", "crlf", "blank"}) {
            assertThat(mark(marks, student, "Part 1"))
                    .as(reason(marks, student, "Part 1"))
                    .isEqualTo("3");
            assertThat(reason(marks, student, "Part 1")).contains("20 of 20 cases passed; accepted although ");
            assertThat(reason(marks, student, "Part 2")).contains("MISSING: lab8part2.c is missing");
        }
        assertThat(mark(marks, "library", "Part 2"))
                .as(reason(marks, "library", "Part 2"))
                .isEqualTo("4");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void lab8_makeMoveFunction_isMarkedThroughTheDriver() throws Exception {
        String function = """
            #include "lab8part2.h"
            static int run(const char board[][26], int n, int r, int c, int dr, int dc, char turn) {
                int count = 0;
                for (r += dr, c += dc; r >= 0 && c >= 0 && r < n && c < n; r += dr, c += dc, count++) {
                    if (board[r][c] == 'U') return 0;
                    if (board[r][c] == turn) return count;
                }
                return 0;
            }
            int makeMove(const char board[][26], int n, char turn, int *row, int *col) {
                int best = 0;
                for (int r = 0; r < n; r++) for (int c = 0; c < n; c++) {
                    int sum = 0;
                    for (int d = 0; d < 9 && board[r][c] == 'U'; d++) {
                        if (d != 4) sum += run(board, n, r, c, d / 3 - 1, d % 3 - 1, turn);
                    }
                    if (sum >= best && sum > 0) { best = sum; *row = r; *col = c; }
                }
                return 0;
            }
            """;
        CourseFixture course = new CourseFixture(folder, "aps105-makemove")
                .submit("good", "lab8part2.c", function)
                .submit("wrong", "lab8part2.c", function.replace("*row = r", "*row = r + 30"))
                .submit("missing", "readme.txt", "I ran out of time");
        Marks marks = course.mark();
        assertThat(reason(marks, "good", "Part 2")).contains("aps105-smarter (").contains("aps105-smartest (");
        assertThat(mark(marks, "good", "Part 2"))
                .as(reason(marks, "good", "Part 2"))
                .isEqualTo("2");
        assertThat(reason(marks, "wrong", "Part 2")).contains("lost as Black PROTOCOL");
        assertThat(mark(marks, "missing", "Part 2")).isEqualTo("0");
        assertThat(reason(marks, "missing", "Part 2"))
                .contains("MISSING: lab8part2.c is missing; found only readme.txt");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void vg101_workingAndBroken_getExpectedMarks() throws Exception {
        String good = CourseFixture.source("vg101.cpp");
        String c99 = """
            // outflank: c99
            #include <stdio.h>
            #include <string.h>
            int main(void) {
                char line[100];
                while (fgets(line, sizeof line, stdin)) {
                    if (!strncmp(line, "DONE", 4)) puts("OK");
                    if (!strncmp(line, "BEGIN", 5)) puts("d 3");
                    fflush(stdout);
                }
                return 0;
            }
            """;
        CourseFixture course = new CourseFixture(folder, "vg101-final")
                .submit("good", "ai.cpp", good)
                .submit("old", "ai.cpp", "// outflank: c++98\n" + good)
                .submit("onemove", "ai.c", c99)
                .submit("wrong", "ai.cpp", good.replace("char('a' + bestCol)", "char('A' + bestCol)"))
                .submit("forbidden", "ai.cpp", "#include <unistd.h>\n" + good)
                .submit("called", "ai.cpp", good.replace("return 0;\n}", "fflush ( stdin ); return 0;\n}"))
                .submit("unknown", "ai.cpp", "// outflank: c++20\n" + good)
                .submit("two", "a.cpp", good)
                .submit("two", "b.cpp", good + "// another file")
                .submit(
                        "hostile",
                        "ai.c",
                        "#include <stdlib.h>\nint main(void) { while (malloc(1 << 20)) ; abort(); }");
        Marks marks = course.mark();
        for (String working : new String[] {"good", "old", "onemove"}) {
            assertThat(mark(marks, working, "Working AI"))
                    .as(reason(marks, working, "Working AI"))
                    .isEqualTo("25");
        }
        for (String broken : new String[] {"wrong", "forbidden", "called", "unknown", "two", "hostile"}) {
            assertThat(mark(marks, broken, "Working AI")).as(broken).isEqualTo("0");
        }
        assertThat(reason(marks, "forbidden", "Working AI")).contains("line 1: #include <unistd.h> is forbidden");
        assertThat(reason(marks, "called", "Working AI")).contains("fflush(stdin) is forbidden");
        assertThat(reason(marks, "unknown", "Working AI")).contains("'c++20' is requested");
        assertThat(reason(marks, "two", "Working AI")).contains("but there are 2: a.cpp, b.cpp");
        assertThat(reason(marks, "wrong", "Working AI")).contains("PROTOCOL");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void cs540_goodWeakWrongAndHostile_getProportionalMarks() throws Exception {
        String good = CourseFixture.source("Reversi.java");
        StringBuilder contest = new StringBuilder("like: cs540-tiny\ntitle: Tiny, shortened\nmarking:\n");
        int[] marks = {20, 20, 20, 20, 10, 10};
        for (int i = 0; i < marks.length; i++) {
            contest.append("""
                  - part: "%c"
                    marks: %d
                    tests:
                      hand-in: reversi
                      compare: lines
                      cases:
                        - {arguments: "%d 1 2100211022200000", answer-of: tiny}
                        - {generate: tiny, flag: %d, count: 1, seed: 7, hidden: true}
                """.formatted('a' + i, marks[i], 100 * i + 100, 100 * i + 100));
        }
        contest.append("""
              - part: g
                marks: 0
                tests:
                  hand-in: with-cli
                  run: java -XX:TieredStopAtLevel=1 -cp {folder} CLIReversi
                  cases:
                    - {input: "2\\n1\\n", answer-of: tiny-play}
            """);
        CourseFixture course = CourseFixture.of(folder, contest.toString())
                .submit("good", "Reversi.java", good)
                .submit("weak", "Reversi.java", good.replace("if (cut && alpha >= beta)", "if (cut && alpha > beta)"))
                .submit("wrong", "Reversi.java", good.replace("class State {", "class State { int x = \"y\";"))
                .submit(
                        "hostile",
                        "Reversi.java",
                        "public class Reversi { public static void main(String[] a) { Runtime.getRuntime().halt(3);"
                                + " } }");
        Marks given = course.mark();
        for (int i = 0; i < marks.length; i++) {
            String part = String.valueOf((char) ('a' + i));
            assertThat(mark(given, "good", part))
                    .as(reason(given, "good", part))
                    .isEqualTo(String.valueOf(marks[i]));
            assertThat(mark(given, "wrong", part)).isEqualTo("0");
            assertThat(mark(given, "hostile", part)).isEqualTo("0");
        }
        assertThat(reason(given, "good", "g")).isEqualTo("1 of 1 cases passed");
        assertThat(reason(given, "hostile", "g")).startsWith("COMPILE_ERROR");
        String log = given.students().stream()
                .filter(one -> one.name().equals("hostile"))
                .findFirst()
                .orElseThrow()
                .part("a")
                .log();
        assertThat(log).contains("repeat: java -XX:TieredStopAtLevel=1 -cp . Reversi 100 1 2100211022200000\n");
        assertThat(reason(given, "wrong", "a")).contains("A value of one type is used where another type is required");
        assertThat(mark(given, "weak", "a")).isEqualTo("20");
        assertThat(mark(given, "weak", "c")).isEqualTo("20");
        assertThat(mark(given, "weak", "e")).as(reason(given, "weak", "e")).isEqualTo("0");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void cs303_usabilityTest_getsExpectedMarks() throws Exception {
        String good = CourseFixture.source("cs303.py");
        CourseFixture course = new CourseFixture(folder, "cs303-project")
                .submit("good", "ai.py", good)
                .submit("wrong", "ai.py", good.replace("max(moves, key=lambda move: WEIGHT[move])", "(0, 0)"))
                .submit("syntax", "ai.py", good.replace("def go(self, chessboard):", "def go(self, chessboard)"))
                .submit(
                        "forbidden",
                        "ai.py",
                        good.replace("import numpy as np", "import sys, os as o\nimport numpy as np"))
                .submit("hostile", "ai.py", good.replace("self.candidate_list.clear()", "x = [0] * 10 ** 9"));
        Marks marks = course.mark();
        assertThat(mark(marks, "good", "Usability test"))
                .as(reason(marks, "good", "Usability test"))
                .isEqualTo("100");
        assertThat(mark(marks, "wrong", "Usability test"))
                .as(reason(marks, "wrong", "Usability test"))
                .isEqualTo("20");
        assertThat(reason(marks, "syntax", "Usability test")).contains("COMPILE_ERROR: The first error is in line 19");
        assertThat(reason(marks, "forbidden", "Usability test")).contains("line 2: import os is forbidden");
        assertThat(mark(marks, "hostile", "Usability test")).isEqualTo("0");
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void mark_secondRun_marksOnlyChangedFiles() throws Exception {
        String greedy = CourseFixture.source("lab8.c");
        CourseFixture course = CourseFixture.of(folder, """
                    like: aps105-lab8
                    title: short
                    marking:
                      - part: Part 1
                        marks: 10
                        tests: {hand-in: part1, cases: [{generate: lab8, count: 2}]}
                    """)
                .submit("ann", "lab8part1.c", greedy)
                .submit("bob", "lab8part1.c", greedy);
        Marks first = course.mark();
        long lines = Files.readAllLines(folder.resolve("record.jsonl")).size();
        assertThat(course.mark()).isEqualTo(first);
        assertThat(Files.readAllLines(folder.resolve("record.jsonl"))).hasSize((int) lines);
        course.submit("bob", "lab8part1.c", greedy.replace("player wins", "player won"));
        Marks second = course.mark();
        assertThat(mark(second, "ann", "Part 1")).isEqualTo("10");
        assertThat(mark(second, "bob", "Part 1")).isEqualTo("0");
        assertThat(Files.readAllLines(folder.resolve("record.jsonl"))).hasSize((int) lines + 1);
        assertThat(MarksPage.format(second)).contains("2 of 2 cases passed").doesNotContain("<script");
    }
}

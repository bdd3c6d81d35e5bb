package dev.outflank.judge.marking;

import static dev.outflank.judge.CourseFixture.mark;
import static dev.outflank.judge.CourseFixture.reason;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.CourseFixture;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Malicious submissions, under shorter limits than the courses'. Those that try to read or write files solve the task if
 * their attempts fail, so they get full marks exactly when the sandbox has stopped them.
 */
@Tag("attack")
final class HostileSubmissionsIT {
    @TempDir
    private Path folder = Path.of("/");

    private static void assertMark(Marks marks, String student, String part, String expected, String... why) {
        String reason = reason(marks, student, part);
        assertThat(mark(marks, student, part)).as("%s: %s", student, reason).isEqualTo(expected);
        assertThat(reason).as(student).contains(why);
    }

    /** The folder of submissions contains the submitted files and nothing else. */
    private static void assertUntouched(CourseFixture course, int files) throws Exception {
        try (Stream<Path> all = Files.walk(course.submissions())) {
            assertThat(all.filter(Files::isRegularFile)).hasSize(files);
        }
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void lab8_maliciousPrograms_getNoMarksAndDoNoHarm() throws Exception {
        CourseFixture course = CourseFixture.of(folder, """
            like: aps105-lab8
            title: Lab 8, short limits
            hand-ins:
              part1: {file: lab8part1.c, limits: {run: 300ms, memory: 64MB}}
              part2: {file: lab8part2.c, protocol: lab8, limits: {move: 400ms, clock: cpu, start: 2s, memory: 64MB}}
            staff: {novice: first}
            marking:
              - part: Part 1
                marks: 6
                tests: {hand-in: part1, cases: [{generate: lab8, count: 1, boards: [4]}]}
              - part: Part 2
                marks: 4
                games: {hand-in: part2, boards: [4], beat: either, opponents: {novice: 4}}
            competition: {hand-in: part2, boards: [4], entry: {move: true}, players: [novice], format: round-robin}
            """);
        String good = CourseFixture.source("lab8.c");
        String secret = course.submissions().resolve("good/lab8part1.c").toString();
        String[][] programs = {
            {"good", good},
            {"loops", "int main(void) { for (;;) ; }"},
            {"sleeps", "#include <unistd.h>\nint main(void) { sleep(1000); return 0; }"},
            {"forks", "#include <unistd.h>\nint main(void) { for (;;) fork(); }"},
            {"closes", "#include <unistd.h>\nint main(void) { close(0); close(1); close(2); return 0; }"},
            {"lingers", "#include <unistd.h>\nint main(void) { close(1); if (fork()) return 0; for (;;) ; }"},
            {
                "pries",
                atStart(
                        good,
                        "if (fopen(\"" + secret + "\", \"r\") || fopen(\"/etc/shadow\", \"r\")"
                                + " || fopen(\"notes\", \"w\") || fopen(\"program\", \"r+\")) return 1;")
            },
        };
        for (String[] program : programs) {
            course.submit(program[0], "lab8part1.c", program[1]).submit(program[0], "lab8part2.c", program[1]);
        }
        Marks marks = course.mark();
        for (String harmless : new String[] {"good", "pries"}) {
            assertMark(marks, harmless, "Part 1", "6", "1 of 1 cases passed");
            assertMark(marks, harmless, "Part 2", "4", "beats novice");
        }
        assertMark(marks, "loops", "Part 1", "0", "still running after 0.3");
        assertMark(marks, "loops", "Part 2", "0", "lost as Black TIMEOUT_CPU", "lost as White TIMEOUT_CPU");
        assertMark(marks, "sleeps", "Part 1", "0", "did not exit within 1.200 s");
        assertMark(marks, "sleeps", "Part 2", "0", "lost as Black TIMEOUT_WALL", "lost as White TIMEOUT_WALL");
        assertMark(marks, "forks", "Part 1", "0", "0 of 1 cases passed");
        assertMark(marks, "forks", "Part 2", "0", "lost as Black TIMEOUT_");
        for (String silent : new String[] {"closes", "lingers"}) {
            assertMark(marks, silent, "Part 1", "0", "the output ends too early: line 1 is missing");
            assertMark(marks, silent, "Part 2", "0", "lost as Black CRASH", "lost as White CRASH");
        }
        assertUntouched(course, 2 * programs.length);
    }

    /** The program with a statement at the beginning of main. */
    private static String atStart(String program, String statement) {
        String changed = program.replace("int main(void) {", "int main(void) {\n    " + statement);
        assertThat(changed).isNotEqualTo(program);
        return changed;
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void cs303_maliciousClasses_getNoMarksAndDoNoHarm() throws Exception {
        CourseFixture course = CourseFixture.of(folder, """
            like: cs303-project
            title: CS303, short limits
            total: 100
            hand-ins:
              ai:
                file: "*.py"
                protocol: cs303
                forbidden: {imports: [os]}
                limits: {move: 300ms, clock: cpu, start: 10s, memory: 100MB}
            marking:
              - {part: Usability test, marks: 100, positions: {board: 4, count: 1}}
            competition: {boards: [4], entry: {full-marks: Usability test}, format: points-race, rounds: 1}
            """);
        String good = CourseFixture.source("cs303.py");
        String secret = course.submissions().resolve("good/ai.py").toString();
        String[][] classes = {
            {"good", good},
            {"loops", inGo(good, "while True: pass")},
            {"sleeps", inGo(good, "import time; time.sleep(1000)")},
            {"forks", inGo(good, "import subprocess\n        while True: subprocess.Popen(['sleep', '1000'])")},
            {"threads", inGo(good, """
                        import threading
                                def spin():
                                    while True: pass
                                for i in range(8): threading.Thread(target=spin).start()
                                threading.Event().wait()""")},
            {"exits", inGo(good, "raise SystemExit(0)")},
            {"recurses", inGo(good, "self.go(chessboard)")},
            {"closes", inGo(good, "import sys; sys.stdout.close(); sys.__stdout__.close()")},
            {"smuggles", inGo(good, "__import__('os').fork()")},
            {
                "pries",
                inGo(
                        good,
                        "for path, mode in (('" + secret + "', 'r'), ('/etc/shadow', 'r'), ('notes', 'w')):\n"
                                + "            try: open(path, mode); return\n            except OSError: pass")
            },
        };
        for (String[] one : classes) {
            course.submit(one[0], "ai.py", one[1]);
        }
        Marks marks = course.mark();
        for (String harmless : new String[] {"good", "pries", "closes"}) {
            assertMark(marks, harmless, "Usability test", "100", "1 of 1 positions");
        }
        for (String[] expected : new String[][] {
            {"loops", "TIMEOUT_CPU"},
            {"sleeps", "TIMEOUT_WALL"},
            {"forks", "CRASH: The program raised BlockingIOError"},
            {"threads", "TIMEOUT_CPU"},
            {"exits", "CRASH: The program raised SystemExit: 0 in line 20"},
            {"recurses", "CRASH: The program raised RecursionError"},
            {"smuggles", "COMPILE_ERROR: ai.py, line 20: __import__('os') is forbidden"}
        }) {
            assertMark(marks, expected[0], "Usability test", "0", expected[1]);
        }
        assertUntouched(course, classes.length);
    }

    private static String inGo(String good, String lines) {
        String clear = "        self.candidate_list.clear()";
        String changed = good.replace(clear, "        " + lines + "\n" + clear);
        assertThat(changed).isNotEqualTo(good);
        return changed;
    }

    @Execution(ExecutionMode.CONCURRENT)
    @Test
    void cs540_maliciousClasses_getNoMarksAndDoNoHarm() throws Exception {
        CourseFixture course = CourseFixture.of(folder, """
            like: cs540-tiny
            title: Tiny, short limits
            total: 10
            hand-ins:
              reversi: {file: Reversi.java, limits: {run: 1500ms, memory: 256MB}}
            marking:
              - part: a
                marks: 10
                tests:
                  hand-in: reversi
                  compare: lines
                  cases: [{arguments: 100 1 2100211022200000, answer-of: tiny}]
            """);
        String good = CourseFixture.source("Reversi.java");
        String secret = course.submissions().resolve("exits/Reversi.java").toString();
        String[][] classes = {
            {"exits", inMain(good, "System.exit(0);")},
            {"overflows", inMain(good, "main(args);")},
            {"threads", inMain(good, "for (int i = 0; i < 4; i++) new Thread(() -> { for (;;) ; }).start();")},
            {
                "pries",
                inMain(
                        good,
                        "if (new java.io.File(\"" + secret + "\").exists()) return; try { new"
                                + " java.io.File(\"notes\").createNewFile(); return; }"
                                + " catch (java.io.IOException e) { }")
            },
        };
        for (String[] one : classes) {
            course.submit(one[0], "Reversi.java", one[1]);
        }
        Marks marks = course.mark();
        assertMark(marks, "pries", "a", "10", "1 of 1 cases passed");
        for (String[] expected : new String[][] {
            {"exits", "the output ends too early: line 1 is missing"},
            {
                "overflows",
                "exit code 1; last line of standard error: 'Exception in thread \"main\" java.lang.StackOverflowError'"
            },
            {"threads", "still running after"}
        }) {
            assertMark(marks, expected[0], "a", "0", expected[1]);
        }
        assertUntouched(course, classes.length);
    }

    private static String inMain(String good, String statement) {
        String main = "public static void main(String[] args) {";
        String changed = good.replace(main, main + "\n        " + statement);
        assertThat(changed).isNotEqualTo(good);
        return changed;
    }
}

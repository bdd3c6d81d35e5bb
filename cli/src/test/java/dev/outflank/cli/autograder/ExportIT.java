package dev.outflank.cli.autograder;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Run;
import dev.outflank.cli.distribution.UnpackedPackage;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Exports autograders, and runs them as the platforms do: unpacked, without network, JDK and Maven. */
class ExportIT {
    private static final Path SOURCES = Path.of("../judge/src/test/resources/submissions");
    private static final Pattern GRADE = Pattern.compile("^Grade :=>>(.*)$", Pattern.MULTILINE);

    /** What 'mark' gave, for all platforms. */
    private static final Map<Course, List<BigDecimal>> MARKS = new EnumMap<>(Course.class);

    @TempDir
    private Path folder = Path.of("/");

    private Path home = Path.of("/");

    /** A course with a submission that gets some but not all marks. */
    enum Course {
        APS105("lab8.yaml", "lab8.c", """
                like: aps105-lab8
                title: Lab 8, shortened
                dates: {closes: 2020-01-31}
                class: {late: {per-day: 10, days: 3}}
                total: 10
                marking:
                  - part: Part 1
                    marks: 3
                    tests:
                      hand-in: part1
                      cases:
                        - {generate: lab8, count: 2, seed: 105, boards: [4]}
                        - {generate: lab8, count: 5, seed: 2019, boards: [4, 6], hidden: true}
                  - part: Part 2
                    marks: 4
                    games: {hand-in: part2, boards: [4], beat: either, opponents: {aps105-smarter: 2, aps105-smartest: 2}}
                  - part: Style
                    marks: 3
                    manual: a TA reads the program
                """),
        VG101("vg101-final", "vg101.cpp", ""),
        CS540("tiny.yml", "Reversi.java", """
                like: cs540-tiny
                title: Tiny, shortened
                total: 30
                marking:
                  - part: a
                    marks: 20
                    tests:
                      hand-in: reversi
                      cases: [{arguments: "100 1 2100211022200000", answer-of: tiny}]
                  - part: e
                    marks: 10
                    tests:
                      hand-in: reversi
                      cases:
                        - {arguments: "500 1 2100211022200000", answer-of: tiny}
                        - {generate: tiny, flag: 500, count: 2, seed: 7, hidden: true}
                """),
        CS303("cs303-project", "cs303.py", "");

        private final String contest;
        private final String source;
        private final String text;

        Course(String contest, String source, String text) {
            this.contest = contest;
            this.source = source;
            this.text = text;
        }

        /** The argument of commands; writes the contest file if there is one. */
        String contest(Path folder) throws IOException {
            return text.isEmpty()
                    ? contest
                    : Files.writeString(folder.resolve(contest), text).toString();
        }

        void submit(Path folder) throws IOException {
            Files.createDirectories(folder);
            String good = Files.readString(SOURCES.resolve(source));
            switch (this) {
                case APS105 -> {
                    Files.writeString(folder.resolve("lab8part1.c"), good.replace("Invalid move", "Invalid Move"));
                    Files.writeString(folder.resolve("lab8part2.c"), good.replace("STRATEGY 1", "STRATEGY 3"));
                }
                case VG101 -> Files.writeString(folder.resolve("ai.cpp"), good);
                case CS540 ->
                    Files.writeString(
                            folder.resolve("Reversi.java"),
                            good.replace("if (cut && alpha >= beta)", "if (cut && alpha > beta)"));
                case CS303 ->
                    Files.writeString(
                            folder.resolve("ai.py"),
                            good.replace("max(moves, key=lambda move: WEIGHT[move])", "(0, 0)"));
            }
        }
    }

    @BeforeEach
    void readable() throws Exception {
        home = UnpackedPackage.get().home();
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** The marks that 'mark' gives to the submission of a course, by part; those that people give are 0. */
    private List<BigDecimal> mark(Course course) throws Exception {
        List<BigDecimal> known = MARKS.get(course);
        if (known != null) {
            return known;
        }
        Path own = Files.createDirectories(folder.resolve("mark"));
        course.submit(own.resolve("class/ann"));
        String json = run(
                List.of(home + "/outflank", "mark", course.contest(own), "class", "--json", "-o", "marks.csv"), own);
        String line =
                json.lines().filter(one -> one.startsWith("{")).findFirst().orElseThrow();
        List<BigDecimal> marks = new ArrayList<>();
        JsonFields.parse(line)
                .node()
                .get("students")
                .get(0)
                .get("parts")
                .forEach(part -> marks.add(part.has("marks") ? part.get("marks").decimalValue() : BigDecimal.ZERO));
        MARKS.put(course, marks);
        return marks;
    }

    private static BigDecimal sum(List<BigDecimal> marks) {
        return marks.stream().reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** Exports an autograder, which does not contain the distribution unless an archive is given, and unpacks it. */
    private Path export(String contest, Platform platform, String... options) throws Exception {
        Path archive = folder.resolve(platform.id() + ".zip");
        List<String> arguments =
                new ArrayList<>(List.of("export", contest, "--" + platform.id(), "-o", archive.toString()));
        if (options.length == 0) {
            arguments.addAll(List.of("--installed", home.toString()));
            assertThat(Run.of(arguments.toArray(String[]::new)).err()).isEmpty();
        } else {
            arguments.addFirst(home + "/outflank");
            arguments.addAll(List.of(options));
            run(arguments, folder);
        }
        Path unpacked = folder.resolve(platform.id());
        run(List.of("unzip", "-q", archive.toString(), "-d", unpacked.toString()), folder);
        return unpacked;
    }

    /** A container of a platform: its own files, no network, no JDK, no Maven, and no permission to create namespaces. */
    private List<String> container(String... options) {
        List<String> command =
                new ArrayList<>(List.of("bwrap", "--unshare-net", "--unshare-pid", "--as-pid-1", "--clearenv"));
        command.addAll(List.of("--setenv", "PATH", "/usr/local/bin:/usr/bin:/bin", "--setenv", "HOME", "/tmp"));
        command.addAll(List.of("--die-with-parent", "--ro-bind", "/usr", "/usr", "--ro-bind", "/etc", "/etc"));
        for (String name : List.of("bin", "sbin", "lib", "lib64")) {
            command.addAll(List.of("--symlink", "usr/" + name, "/" + name));
        }
        command.addAll(List.of("--tmpfs", "/usr/lib/jvm", "--tmpfs", "/usr/share/maven"));
        command.addAll(List.of("--ro-bind", "/dev/null", "/usr/bin/bwrap"));
        command.addAll(List.of("--proc", "/proc", "--dev", "/dev", "--perms", "1777", "--tmpfs", "/tmp"));
        for (int i = 1; i < home.getNameCount(); i++) {
            command.addAll(List.of("--perms", "0755", "--dir", "/" + home.subpath(0, i)));
        }
        command.addAll(List.of("--ro-bind", home.toString(), home.toString()));
        command.addAll(List.of(options));
        return command;
    }

    private Path gradescope(Path unpacked, Path submission) throws Exception {
        Path autograder = Files.createDirectories(folder.resolve("autograder"));
        Files.move(unpacked, autograder.resolve("source"));
        Files.copy(autograder.resolve("source/run_autograder"), autograder.resolve("run_autograder"));
        Files.createDirectories(autograder.resolve("results"));
        Files.move(submission, autograder.resolve("submission"));
        return autograder;
    }

    /** Docker's root has these capabilities; it may change its user id. */
    private List<String> gradescopeContainer(Path autograder) {
        List<String> command = container("--bind", autograder.toString(), "/autograder", "--chdir", "/autograder");
        for (String capability : List.of("CHOWN", "DAC_OVERRIDE", "FOWNER", "KILL", "SETGID", "SETUID")) {
            command.addAll(List.of("--cap-add", "CAP_" + capability));
        }
        return command;
    }

    private static List<String> with(List<String> command, String... more) {
        return Stream.concat(command.stream(), Stream.of(more)).toList();
    }

    @ParameterizedTest
    @EnumSource
    void gradescope_everyCourse_givesTheMarksOfMark(Course course) throws Exception {
        Path student = folder.resolve("class/ann");
        course.submit(student);
        String contest = course.contest(folder);
        List<BigDecimal> expected = mark(course);
        Path autograder = gradescope(export(contest, Platform.GRADESCOPE), student);
        run(with(gradescopeContainer(autograder), "/autograder/run_autograder"), folder);
        var results = JsonFields.parse(Files.readString(autograder.resolve("results/results.json")))
                .node();
        assertThat(results.get("score").decimalValue()).isEqualByComparingTo(sum(expected));
        assertThat(sum(expected)).isPositive();
        var first = results.get("tests").get(0);
        assertThat(first.get("score").decimalValue()).isEqualByComparingTo(expected.getFirst());
        assertThat(first.get("visibility").asString()).isEqualTo("visible");
        assertThat(results.get("leaderboard").get(0).get("value").decimalValue())
                .isEqualByComparingTo(sum(expected));
        assertThat(results.get("output").asString()).contains("missing layers", "no namespaces");
        if (course == Course.APS105) {
            assertThat(first.get("output").asString())
                    .contains("hidden ones too")
                    .doesNotContain("hidden 1");
            assertThat(results.get("tests").get(1).get("visibility").asString()).isEqualTo("hidden");
            assertThat(results.get("output").asString())
                    .contains("Style (3 marks) is marked by the staff", "late penalties are those of this platform");
        }
    }

    @ParameterizedTest
    @EnumSource
    void vpl_everyCourse_givesTheMarksOfMark(Course course) throws Exception {
        Path student = folder.resolve("class/ann");
        course.submit(student);
        String contest = course.contest(folder);
        assertThat(grade(vpl(export(contest, Platform.VPL), student))).isEqualByComparingTo(sum(mark(course)));
    }

    /** Runs an evaluation as VPL does: compiles by vpl_evaluate.sh, deletes the staff's files, runs vpl_execution. */
    private String vpl(Path unpacked, Path student) throws Exception {
        Path jail = Files.move(unpacked.resolve("execution-files"), folder.resolve("jail"));
        // VPL's own evaluator in C++ is in the same folder as the student's files.
        Files.writeString(jail.resolve("vpl_evaluate.cpp"), "int main() {}");
        StringBuilder environment = new StringBuilder();
        int number = 0;
        try (Stream<Path> files = Files.list(student)) {
            for (Path file : files.sorted().toList()) {
                Files.copy(file, jail.resolve(file.getFileName()));
                environment.append("export VPL_SUBFILE%d=\"%s\"%n".formatted(number, file.getFileName()));
                number++;
            }
        }
        Files.writeString(jail.resolve("vpl_environment.sh"), environment + "export VPL_SUBFILES=\"several names\"\n");
        // A user without privileges, as in the jail.
        List<String> inJail = container(
                "--unshare-user",
                "--uid",
                "1000",
                "--gid",
                "1000",
                "--bind",
                jail.toString(),
                "/home/p1",
                "--chdir",
                "/home/p1");
        run(with(inJail, "./vpl_evaluate.sh"), folder);
        for (String name : List.of("vpl_evaluate.sh", "vpl_run.sh", "vpl_environment.sh", "vpl_evaluate.cpp")) {
            Files.delete(jail.resolve(name));
        }
        String output = run(with(inJail, "./vpl_execution"), folder);
        assertThat(output).contains("<|--\n", "--|>\n", "no namespaces", "share the user id");
        return output;
    }

    /** The grade as VPL finds it: the last line that has one. */
    private static BigDecimal grade(String output) {
        List<String> grades = GRADE.matcher(output)
                .results()
                .map(match -> match.group(1).strip())
                .toList();
        assertThat(grades).as(output).hasSize(1);
        return new BigDecimal(grades.getFirst());
    }

    @ParameterizedTest
    @EnumSource
    void classroom50_everyCourse_givesTheMarksOfMark(Course course) throws Exception {
        Path student = folder.resolve("class/ann");
        course.submit(student);
        String contest = course.contest(folder);
        List<BigDecimal> expected = mark(course);
        Files.writeString(student.resolve("result.json"), "{\"score\": 100}");
        Path bundle = onlyFolder(export(contest, Platform.CLASSROOM50).resolve("autograders"));
        var result = classroom50(bundle, student, "http://127.0.0.1:1/none");
        assertThat(result.get("score").intValue()).isEqualTo(points(sum(expected)));
        assertThat(result.get("tests").get(0).get("score").intValue()).isEqualTo(points(expected.getFirst()));
        assertThat(result.get("schema").asString()).isEqualTo("classroom50/result/v1");
        assertThat(student.resolve("release-body.md")).content().contains("marks\n");
    }

    private static Path onlyFolder(Path folder) throws IOException {
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.toList().getFirst();
        }
    }

    private static int points(BigDecimal marks) {
        return marks.multiply(BigDecimal.valueOf(100)).intValueExact();
    }

    private tools.jackson.databind.JsonNode classroom50(Path bundle, Path checkout, String pages) throws Exception {
        Map<String, String> environment = Map.of(
                "CLASSROOM",
                "fall",
                "ASSIGNMENT",
                "lab8",
                "SUBMISSION_TAG",
                "submit/2026",
                "COMMIT_URL",
                "https://c",
                "RELEASE_URL",
                "https://r",
                "PAGES_BASE_URL",
                pages,
                "SECRET",
                "abcd1234");
        run(List.of("python3", bundle.resolve("autograder.py").toString()), checkout, environment);
        return JsonFields.parse(Files.readString(checkout.resolve("result.json")))
                .node();
    }

    @Test
    void classroom50_distribution_isFetchedInPieces() throws Exception {
        // A package with the layout of a real one, whose launcher is that of the real one.
        Path small = Files.createDirectories(folder.resolve("small/outflank-1"));
        Path launcher = Files.writeString(small.resolve("outflank"), "#!/bin/sh\nexec " + home + "/outflank \"$@\"\n");
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
        run(List.of("tar", "-C", folder.resolve("small").toString(), "-czf", "small.tar.gz", "outflank-1"), folder);
        Path student = folder.resolve("class/ann");
        Course.VG101.submit(student);
        Path unpacked = export(
                "vg101-final",
                Platform.CLASSROOM50,
                "--package",
                folder.resolve("small.tar.gz").toString());
        run(List.of("tar", "-C", unpacked + "/autograders", "-czf", "outflank.tar.gz", "outflank"), folder);
        byte[] published = Files.readAllBytes(folder.resolve("outflank.tar.gz"));
        HttpServer pages = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        pages.createContext("/classroom50/fall/abcd1234/autograders/outflank.tar.gz", exchange -> {
            exchange.sendResponseHeaders(200, published.length);
            try (exchange) {
                exchange.getResponseBody().write(published);
            }
        });
        pages.start();
        try {
            var result = classroom50(
                    unpacked.resolve("autograders/vg101-final"),
                    student,
                    "http://127.0.0.1:" + pages.getAddress().getPort() + "/classroom50");
            assertThat(result.get("score").intValue()).isEqualTo(2500);
        } finally {
            pages.stop(0);
        }
    }

    @Test
    void gradescope_completeArchive_isSetUpFromThePackage() throws Exception {
        Path student = folder.resolve("class/ann");
        Course.VG101.submit(student);
        Path unpacked = export(
                "vg101-final",
                Platform.GRADESCOPE,
                "--package",
                UnpackedPackage.get().archive().toString());
        Path autograder = gradescope(unpacked, student);
        List<String> container = gradescopeContainer(autograder);
        assertThat(run(with(container, "/autograder/source/setup.sh"), folder)).contains("preparing the first start");
        run(with(container, "/autograder/run_autograder"), folder);
        assertThat(autograder.resolve("results/results.json")).content().contains("\"score\":25");
    }

    /**
     * A program that prints grades, writes result files, and tries to write into every process, also in the background
     * while the marker reports.
     */
    private static final String FORGER = """
            #define _DEFAULT_SOURCE
            #include <fcntl.h>
            #include <stdio.h>
            #include <unistd.h>
            static void forge(void) {
                const char *files[] = {"/autograder/results/results.json", "/home/p1/vpl_execution", "results.json"};
                char name[64];
                for (int i = 0; i < 3; i++) {
                    FILE *file = fopen(files[i], "w");
                    if (file) { fputs("{\\"score\\": 100, \\"forged\\": 1}", file); fclose(file); }
                }
                for (int i = 0; i < 400; i++) {
                    sprintf(name, "/proc/%d/fd/1", i);
                    int file = i == getpid() ? -1 : open(name, O_WRONLY | O_NONBLOCK);
                    if (file >= 0) { write(file, "\\nGrade :=>> 100\\n", 16); close(file); }
                }
            }
            int main(void) {
                if (fork() == 0) {
                    setsid();
                    for (int i = 0; i < 3; i++) { close(i); }
                    for (int i = 0; i < 100; i++) { forge(); usleep(100000); }
                    return 0;
                }
                forge();
                puts("--|>\\nGrade :=>> 100\\n<|--");
                return 0;
            }
            """;

    @Test
    void forgedResults_doNotCount() throws Exception {
        String contest = Files.writeString(folder.resolve("one-case.yaml"), """
                like: aps105-lab8
                title: One case
                total: 3
                marking:
                  - {part: Part 1, marks: 3, tests: {hand-in: part1, cases: [{generate: lab8, count: 1, boards: [4]}]}}
                """).toString();
        for (Platform platform : List.of(Platform.GRADESCOPE, Platform.VPL)) {
            Path student = Files.createDirectories(folder.resolve("class/mal-" + platform.id()));
            Files.writeString(student.resolve("lab8part1.c"), FORGER);
            Path unpacked = export(contest, platform);
            if (platform == Platform.VPL) {
                String output = vpl(unpacked, student);
                assertThat(grade(output)).isZero();
                assertThat(output).contains("0 of 1 cases passed");
            } else {
                Path autograder = gradescope(unpacked, student);
                Files.writeString(autograder.resolve("results/results.json"), "{\"score\": 100}");
                run(with(gradescopeContainer(autograder), "/autograder/run_autograder"), folder);
                assertThat(autograder.resolve("results/results.json"))
                        .content()
                        .contains("\"score\":0", "0 of 1 cases passed")
                        .doesNotContain("\"forged\"");
            }
        }
    }

    private String run(List<String> command, Path workingFolder) throws Exception {
        return run(command, workingFolder, Map.of());
    }

    private String run(List<String> command, Path workingFolder, Map<String, String> variables) throws Exception {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(workingFolder.toFile()).redirectErrorStream(true);
        builder.environment().keySet().removeIf(name -> name.contains("JAVA") || name.contains("MAVEN"));
        builder.environment().put("XDG_CACHE_HOME", folder.resolve("cache").toString());
        builder.environment().putAll(variables);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}

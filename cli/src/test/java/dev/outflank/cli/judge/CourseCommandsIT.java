package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Run;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The commands of a course, with the submissions of the tests of module judge. */
class CourseCommandsIT {
    private static final Path SOURCES = Path.of("../judge/src/test/resources/submissions");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static String source(String name) throws IOException {
        return Files.readString(SOURCES.resolve(name));
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    @Test
    void contest_listShowAndCheck_printContestsAndErrors() throws IOException {
        assertThat(Run.of("contest", "list").out())
                .contains("aps105-lab8", "cs540-tiny", "vg101-final", "cs303-project");
        assertThat(Run.of("contest", "show", "aps105-lab8").out())
                .contains("gcc -std=c99", "6 public and 14 hidden tests", "beat aps105-smarter with both colours");
        Path wrong = write("wrong.yaml", "like: aps105-lab8\ntitle: Mine\nstaff: {aps105-smarter: genius}\n");
        Run run = Run.of("contest", "check", wrong.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err())
                .hasLineCount(1)
                .contains("wrong.yaml:3:", "staff.aps105-smarter", "expected one of first");
    }

    @Test
    void contest_json_hasTheSameContent() throws Exception {
        assertThat(json("contest", "list", "--json").get("contests")).hasSizeGreaterThanOrEqualTo(6);
        JsonNode shown = json("contest", "show", "aps105-lab8", "--json");
        assertThat(shown.get("total").intValue()).isEqualTo(10);
        assertThat(shown.get("handIns").get(1).get("move").doubleValue()).isEqualTo(1);
        assertThat(shown.get("competition").get("entry").stringValue()).contains("aps105-smarter");
        assertThat(json("contest", "check", "cs303-project", "--json")
                        .get("right")
                        .booleanValue())
                .isTrue();
        Run wrong = Run.of(
                "contest",
                "check",
                write("wrong.yaml", "like: aps105-lab8\ntotle: 3\n").toString(),
                "--json");
        assertThat(wrong.exit()).as(wrong.err()).isEqualTo(2);
        JsonNode error = JsonFields.parse(wrong.out()).node();
        assertThat(error.get("right").booleanValue()).isFalse();
        assertThat(error.get("line").intValue()).isEqualTo(2);
        assertThat(wrong.err()).contains(error.get("reason").stringValue());
    }

    private static JsonNode json(String... command) throws NotationException {
        return JsonFields.parse(Run.of(command).out()).node();
    }

    @Test
    void exercise_goodAndBrokenFiles_exitWith0And1() throws IOException {
        Path good = write("good/lab8part1.c", source("lab8.c"));
        Run run = Run.of("exercise", "aps105-lab8", good.toString());
        assertThat(run.exit()).as(run.out()).isZero();
        assertThat(run.out()).contains("Part 1: 6 of 6 public tests passed.").doesNotContain("26×26");
        Path broken = write("broken/lab8part1.c", source("lab8.c").replace("int canMove(const", "int canMov(const"));
        run = Run.of("exercise", "aps105-lab8", broken.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("does not compile", "canMove");
        assertThat(Run.of("exercise", "aps105-lab8", write("a.txt", "").toString())
                        .err())
                .contains("none of these files", "lab8part1.c, lab8part2.c");
    }

    @Test
    void exercise_json_hasAllTestsAndAnExplainedError() throws Exception {
        Path wrong = write("wrong/lab8part1.c", source("lab8.c").replace("player wins.", "player won."));
        Run run = Run.of("exercise", "aps105-lab8", "--json", wrong.toString());
        assertThat(run.exit()).isEqualTo(1);
        JsonNode report = JsonFields.parse(run.out()).node();
        assertThat(report.get("fine").booleanValue()).isFalse();
        JsonNode part = report.get("handIns").get(0).get("parts").get(0);
        assertThat(part.get("public").intValue()).isEqualTo(6);
        assertThat(part.get("passed").intValue()).isLessThan(6);
        assertThat(part.get("tests"))
                .hasSize(6)
                .anyMatch(test -> test.get("verdict").stringValue().equals("WRONG_OUTPUT")
                        && test.get("details").stringValue().contains("player·won."));
        Path broken = write("broken/lab8part1.c", "int main(void) { return 0 }\n");
        JsonNode error = json("exercise", "aps105-lab8", "--json", broken.toString())
                .get("handIns")
                .get(0);
        assertThat(error.get("compiled").booleanValue()).isFalse();
        assertThat(error.get("explanation").stringValue()).contains("line 1", "semicolon");
    }

    @Test
    void exercise_partsMarkedByMoves_arePlayed() throws IOException {
        Path works = write("works/ai.cpp", source("vg101.cpp"));
        Run run = Run.of("exercise", "vg101-final", works.toString());
        assertThat(run.exit()).as(run.out()).isZero();
        assertThat(run.out()).contains("Working AI: plays a legal move (25 of 25 marks)");
        Path wrong =
                write("wrong/ai.py", source("cs303.py").replace("max(moves, key=lambda move: WEIGHT[move])", "(0, 0)"));
        run = Run.of("exercise", "cs303-project", wrong.toString());
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("Usability test: ", "positions answered legally", "of 100 marks)");
    }

    @Test
    void mark_rankPart_givesMarksByRankWithTheRequiredMean() throws IOException {
        Path contest = write("vg.yaml", """
            like: vg101-final
            title: VG101, shortened
            total: 200
            competition: {boards: [8], entry: {move: true}, format: ladder, meetings: 2}
            """);
        write("class/ann/ai.cpp", source("vg101.cpp"));
        write("class/bob/ai.cpp", source("vg101.cpp").replace("turned(bestRow, bestCol, 1, true);", ""));
        write("class/cyd/ai.cpp", "int main() { return 1; }");
        Path csv = folder.resolve("marks.csv");
        Run run = Run.of("mark", contest.toString(), folder.resolve("class").toString(), "-o", csv.toString());
        assertThat(run.exit()).as(run.err()).isZero();
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines.getFirst()).isEqualTo("student,Working AI,Rank,total,reasons");
        // Two meetings cannot separate their strengths, so both share the first rank and the mean.
        assertThat(lines.get(1)).startsWith("ann,25,65,90,");
        assertThat(lines.get(2)).startsWith("bob,25,65,90,");
        assertThat(lines.get(3)).startsWith("cyd,0,0,0,");
    }

    @Test
    void mark_manualMarks_areKeptAndCounted() throws Exception {
        Path contest = write("short.yaml", """
            like: aps105-lab8
            title: short
            total: 10
            marking:
              - part: Part 1
                marks: 9
                tests: {hand-in: part1, cases: [{generate: lab8, count: 1}]}
              - {part: Style, marks: 1, manual: by hand}
            """);
        write("class/ann_lab8part1.c", source("lab8.c"));
        Path csv = folder.resolve("marks.csv");
        String[] command = {"mark", contest.toString(), folder.resolve("class").toString(), "-o", csv.toString()};
        assertThat(Run.of(command).exit()).isZero();
        assertThat(Files.readAllLines(csv).get(1)).startsWith("ann,9,,9,");
        Files.writeString(csv, Files.readString(csv).replace("ann,9,,9,", "ann,9,0.5,9,"));
        assertThat(Run.of(command).exit()).isZero();
        assertThat(Files.readAllLines(csv).get(1)).startsWith("ann,9,0.5,9.5,");
        JsonNode ann = json(Stream.concat(Stream.of(command), Stream.of("--json"))
                        .toArray(String[]::new))
                .get("students")
                .get(0);
        assertThat(ann.get("total").doubleValue()).isEqualTo(9.5);
        assertThat(ann.get("parts").get(0).toString())
                .isEqualTo("{\"part\":\"Part 1\",\"marks\":9,\"of\":9,\"reason\":\"1 of 1 cases passed\"}");
        Files.writeString(csv, Files.readString(csv).replace("ann,9,0.5,", "ann,9,7,"));
        assertThat(Run.of(command).err()).contains("ann has '7' for Style; it must be a number from 0 to 1");
    }

    @Test
    void compete_pointsRace_playsStandardAndReversedGames() throws IOException {
        for (String base : List.of("cs303-project", "cs303-reversed")) {
            Path contest =
                    write(base + "-short.yaml", """
                        like: cs303-project
                        title: short
                        total: 100
                        hand-ins:
                          ai: {file: "*.py", protocol: "%s", limits: {move: 5s, start: 20s, memory: 100MB}}
                        marking:
                          - {part: Usability test, marks: 100, positions: {board: 4, count: 2}}
                        competition:
                          boards: [4]
                          entry: {full-marks: Usability test}
                          format: points-race
                          rounds: 1
                        """.formatted(base.endsWith("reversed") ? "cs303,reversed" : "cs303"));
            Path out = folder.resolve(base);
            write(base + "-class/ann/ai.py", source("cs303.py").replace("WEIGHT[move]", "move[0]"));
            write(base + "-class/bob/ai.py", source("cs303.py").replace("WEIGHT[move]", "-move[0]"));
            write(base + "-class/cyd/ai.py", "class AI(object): pass\n");
            Run run = Run.of(
                    "compete",
                    contest.toString(),
                    folder.resolve(base + "-class").toString(),
                    "-o",
                    out.toString());
            assertThat(run.exit()).as(run.err()).isZero();
            assertThat(run.out())
                    .contains("Points race", "Round robin", "cyd did not enter: Usability test: 0 of 2 positions")
                    .containsPattern("(ann|bob) +-?\\d+");
            assertThat(out.resolve("leaderboard.html")).isNotEmptyFile();
        }
    }

    @Test
    void similarity_renamedCopy_isListedWithItsLines() throws Exception {
        write("class/ann/a.c", source("lab8.c"));
        write(
                "class/bob/b.c",
                source("lab8.c")
                        .replaceAll("\\b(row|col|count|flips)\\b", "$1_of_mine")
                        .replace("\n", "\n\n"));
        write("class/cyd/c.c", "int main(void) { return 0; }\n");
        Run run = Run.of("similarity", folder.resolve("class").toString());
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("100 %  ann – bob", "ann/a.c:", "bob/b.c:")
                .doesNotContain("cyd");
        JsonNode pairs =
                json("similarity", folder.resolve("class").toString(), "--json").get("pairs");
        assertThat(pairs).hasSize(1);
        assertThat(pairs.get(0).get("share").doubleValue()).isEqualTo(1);
        assertThat(pairs.get(0).get("places").get(0).get("lastB").intValue()).isGreaterThan(1);
    }
}

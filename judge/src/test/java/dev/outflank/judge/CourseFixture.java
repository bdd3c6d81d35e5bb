package dev.outflank.judge;

import static org.assertj.core.api.Assertions.fail;
import static org.junit.jupiter.api.Assumptions.abort;

import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.marking.ContestMarker;
import dev.outflank.judge.marking.MarkFile;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.marking.PartMarker;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** A contest with a folder of submissions, and everything that is needed to mark them. */
public final class CourseFixture {
    private static final Sandbox SANDBOX = Sandbox.probe();

    private final Path home;
    private final Contest contest;

    public CourseFixture(Path home, String nameOrFile) throws IOException, ContestException {
        this.home = home;
        this.contest = new ContestLoader(new BuiltInPlayerRegistry()).load(nameOrFile);
        Files.createDirectories(submissions());
    }

    /** A course with a contest file written for the test. */
    public static CourseFixture of(Path home, String yaml) throws IOException, ContestException {
        return new CourseFixture(
                home, Files.writeString(home.resolve("contest.yaml"), yaml).toString());
    }

    /** The sandbox of this machine; the test is skipped only if bubblewrap is not installed. */
    public static Sandbox sandbox() {
        if (!SANDBOX.isReady()) {
            String missing = String.join(" ", SANDBOX.missing());
            if (missing.contains("bwrap is not installed")) {
                abort(missing);
            }
            fail(missing);
        }
        return SANDBOX;
    }

    public Contest contest() {
        return contest;
    }

    public Path home() {
        return home;
    }

    public Path submissions() {
        return home.resolve("submissions");
    }

    public CourseFixture submit(String student, String file, String text) throws IOException {
        Files.writeString(
                Files.createDirectories(submissions().resolve(student)).resolve(file), text);
        return this;
    }

    public SubmissionCompiler compiler() {
        return new SubmissionCompiler(sandbox(), home.resolve("compiled"));
    }

    public Marks mark() throws IOException, InterruptedException {
        try (SubmissionCompiler compiler = compiler();
                MarkFile markCache = MarkFile.open(home.resolve("record.jsonl"))) {
            return new ContestMarker(
                            contest, new PartMarker(contest, compiler, new BuiltInPlayerRegistry(), 0), markCache, 0)
                    .markAll(
                            Submissions.readFolder(submissions(), contest),
                            2,
                            part -> List.of(),
                            Map.of(),
                            (student, part, mark) -> {});
        }
    }

    /** A student's mark for a part as text; "–" when it is unknown. */
    public static String mark(Marks marks, String student, String part) {
        return marks.students().stream()
                .filter(one -> one.name().equals(student))
                .findFirst()
                .orElseThrow()
                .part(part)
                .marks()
                .map(BigDecimal::toPlainString)
                .orElse("–");
    }

    public static String reason(Marks marks, String student, String part) {
        return marks.students().stream()
                .filter(one -> one.name().equals(student))
                .findFirst()
                .orElseThrow()
                .part(part)
                .reason();
    }

    /** A submission from the test resources. */
    public static String source(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(CourseFixture.class.getResourceAsStream("/submissions/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}

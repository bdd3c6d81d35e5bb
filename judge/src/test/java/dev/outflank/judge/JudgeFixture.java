package dev.outflank.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.worker.Worker;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** A judge with a database. Its workers use the real sandbox, compilers and queue; tests without workers need neither. */
public final class JudgeFixture implements AutoCloseable {
    private static final Duration TIMEOUT = Duration.ofMinutes(5);

    public final Database database;
    public final JudgeServices judge;
    private final Path folder;
    private @Nullable SubmissionCompiler compiler;

    public JudgeFixture(Database database, Path folder) {
        this.database = database;
        this.judge = new JudgeServices(database, new BuiltInPlayerRegistry());
        this.folder = folder;
    }

    /** Lab 8 on 6×6 with fast staff players. */
    public static String cup(String competition) {
        return """
                like: aps105-lab8
                title: "Cup"
                dates: {}
                staff: {novice: first, greedy: greedy}
                total: 11
                marking:
                  - {part: Working, marks: 1, working: {hand-in: part2, board: 6}}
                  - {part: Style, marks: 10, manual: by hand}
                competition:
                  hand-in: part2
                  boards: [6]
                  entry: {move: true}
                  players: [novice, greedy]
                  %s
                """.formatted(competition);
    }

    public HostedContest saveContest(String id, String text) throws RequestRefusedException {
        judge.contests().save("test", id, text, true);
        return judge.contests().find(id).orElseThrow();
    }

    public Person person(String login) {
        return judge.accounts().add(login, login, Role.STUDENT).orElseThrow();
    }

    public StoredSubmission submit(Person person, HostedContest hosted, String source) throws RequestRefusedException {
        return judge.submissions()
                .submit(person, hosted, Map.of("lab8part2.c", source.getBytes(StandardCharsets.UTF_8)));
    }

    /** The source of a program that flips the most discs. */
    public static String greedy() throws IOException {
        return CourseFixture.source("lab8.c");
    }

    public Worker worker(String name) throws IOException {
        SubmissionCompiler compilerOfWorker = compiler;
        if (compilerOfWorker == null) {
            compilerOfWorker = new SubmissionCompiler(CourseFixture.sandbox(), folder.resolve("compiled"));
            compiler = compilerOfWorker;
        }
        return judge.startWorker(compilerOfWorker, name, 1);
    }

    public StoredSubmission reload(StoredSubmission submission) {
        return judge.submissions().find(submission.id()).orElseThrow();
    }

    public static void await(String what, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plus(TIMEOUT);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("waiting until " + what).isBefore(end);
            Thread.sleep(100);
        }
    }

    @Override
    public void close() {
        if (compiler != null) {
            compiler.close();
        }
        judge.close();
    }
}

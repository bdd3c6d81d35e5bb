package dev.outflank.judge.worker;

import static dev.outflank.judge.JudgeFixture.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.account.AuditEvent;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.sql.Timestamp;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tasks that fail at every attempt, because something that they need is broken: they end with a sentence. */
@Tag("attack")
final class TaskFailureIT {
    @TempDir
    private Path folder = Path.of("/");

    private JudgeFixture open() throws Exception {
        return new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    /** Ends the waiting times between attempts. */
    private static void hurry(JudgeFixture fixture) {
        fixture.database
                .jdbi()
                .useHandle(handle ->
                        handle.execute("update work_queue set execution_time = ? where not picked", new Timestamp(0)));
    }

    private static String events(JudgeFixture fixture) {
        StringBuilder text = new StringBuilder();
        for (AuditEvent event : fixture.judge.accounts().auditEvents(100)) {
            text.append(event.contest())
                    .append(' ')
                    .append(event.action())
                    .append(": ")
                    .append(event.detail())
                    .append('\n');
        }
        return text.toString();
    }

    @Test
    void check_runtimeException_isGivenUpAfterFiveAttemptsWithASentence() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: round-robin"));
            Person ann = fixture.person("ann");
            StoredSubmission submission = fixture.submit(ann, cup, JudgeFixture.greedy());
            // A later version cannot read the contest, as if a player that it names had been removed.
            fixture.database
                    .jdbi()
                    .useHandle(handle -> handle.execute("update contests set text = 'like: no-such-contest'"));
            try (Worker _ = fixture.worker("w")) {
                await("it is given up", () -> {
                    hurry(fixture);
                    return fixture.reload(submission).state() == StoredSubmission.State.UNCHECKED;
                });
            }
            assertThat(fixture.reload(submission).attempts()).isEqualTo(5);
            assertThat(fixture.reload(submission).reason())
                    .startsWith("The server could not check this submission in 5 attempts; this is not the fault of"
                            + " your program. The staff have been notified.")
                    .contains("cannot be read")
                    .doesNotContain("\tat ", "\n");
            assertThat(events(fixture))
                    .contains("cup check given up: submission " + submission.id())
                    .contains("cup scheduling failed: the contest cup cannot be read");
            assertThat(fixture.judge.workers().all().getFirst().failed()).isEqualTo(5);
        }
    }

    @Test
    void mark_missingCompiler_isGivenUpWithASentence_andRepeatedOnRequest() throws Exception {
        try (JudgeFixture fixture = open()) {
            String text = JudgeFixture.cup("format: round-robin");
            HostedContest cup = fixture.saveContest("cup", text);
            StoredSubmission submission = fixture.submit(fixture.person("ann"), cup, JudgeFixture.greedy());
            try (Worker _ = fixture.worker("w")) {
                await("only marking is left", () -> fixture.judge.competitions().countPairs(Pairing.State.PLAYED) == 3);
                HostedContest broken = fixture.saveContest("cup", text + """
                        languages: {c: {endings: [c], compile: "no-such-compiler {source}", run: ./program}}
                        """);
                fixture.judge.marks().schedule("staff", broken);
                await("it is given up", () -> {
                    hurry(fixture);
                    return events(fixture).contains("cup marking given up: submission " + submission.id());
                });
                assertThat(reason(fixture, broken))
                        .startsWith("the server could not mark this part; this is not the fault of the program: ")
                        .contains("no-such-compiler is not installed");

                HostedContest repaired = fixture.saveContest("cup", text);
                fixture.judge.marks().schedule("staff", repaired);
                assertThat(reason(fixture, repaired)).doesNotContain("no-such-compiler");
                await("it is marked", () -> isMarked(fixture, repaired));
            }
        }
    }

    private static boolean isMarked(JudgeFixture fixture, HostedContest cup) {
        return mark(fixture, cup).marks().isPresent();
    }

    private static String reason(JudgeFixture fixture, HostedContest cup) {
        return mark(fixture, cup).reason();
    }

    private static PartMark mark(JudgeFixture fixture, HostedContest cup) {
        try {
            return fixture.judge.marks().marks(cup).students().getFirst().part("Working");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

package dev.outflank.judge.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.CourseFixture;
import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.AuditEvent;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.rules.Player;
import dev.outflank.rules.PlayerRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A check that fails with an unexpected exception. */
@Tag("attack")
final class TaskFailureIT {
    @TempDir
    private Path folder = Path.of("/");

    /** A part of the server that is broken. */
    private static final PlayerRegistry BROKEN = new PlayerRegistry() {
        @Override
        public Optional<String> unavailableReason(String spec, int size) {
            throw new IllegalStateException("a defect");
        }

        @Override
        public Player createPlayer(String spec) {
            throw new IllegalStateException("a defect");
        }
    };

    @Test
    void check_unexpectedException_endsAfterTheLastAttempt_andEverybodyReadsWhy() throws Exception {
        try (JudgeFixture fixture = new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
                SubmissionCompiler compiler =
                        new SubmissionCompiler(CourseFixture.sandbox(), folder.resolve("compiled"))) {
            StoredSubmission submission = fixture.submit(
                    fixture.person("ann"),
                    fixture.saveContest("cup", JudgeFixture.cup("format: ladder")),
                    JudgeFixture.greedy());
            for (int attempt = 0; attempt < 4; attempt++) {
                fixture.judge.submissions().recordFailure(submission.id(), "an earlier failure", false);
            }
            assertThat(fixture.reload(submission).state()).isEqualTo(StoredSubmission.State.QUEUED);
            try (Worker _ = new JudgeServices(fixture.database, BROKEN)
                    .startWorker(compiler, "broken", 1, Duration.ofSeconds(2))) {
                JudgeFixture.await(
                        "the worker gives up",
                        () -> fixture.reload(submission).state() == StoredSubmission.State.UNCHECKED);
            }
            assertThat(fixture.reload(submission).reason())
                    .contains("could not check this submission in 5 attempts")
                    .contains("not the fault of your program");
            assertThat(fixture.judge.accounts().auditEvents(10))
                    .extracting(AuditEvent::action)
                    .contains("check given up");
        }
    }
}

package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.store.Database;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeCommandTest {
    @TempDir
    private Path folder = Path.of("/");

    private String in(String name) {
        return folder.resolve(name).toString();
    }

    @Test
    void backup_ofARunningServer_isRestoredCompletely() throws Exception {
        try (Database database = Database.openSqlite(folder.resolve("data"))) {
            JudgeServices judge = new JudgeServices(database, new BuiltInPlayerRegistry());
            judge.contests().createDemo();
            judge.accounts().add("ann", "Ann", Role.STUDENT);
            assertThat(Run.of("judge", "recompute", "--data", in("data")).err())
                    .contains("another server is using the folder");
            assertThat(Run.of("judge", "backup", in("copy.db"), "--data", in("data"))
                            .exit())
                    .isZero();
        }
        assertThat(Run.of("judge", "backup", in("copy.db"), "--data", in("data"))
                        .err())
                .contains("already exists");
        assertThat(Run.of("judge", "restore", in("copy.db"), "--data", in("other"))
                        .exit())
                .isZero();
        assertThat(Run.of("judge", "restore", in("copy.db"), "--data", in("other"))
                        .err())
                .contains("already contains a database");
        try (Database database = Database.openSqlite(folder.resolve("other"))) {
            assertThat(new JudgeServices(database, new BuiltInPlayerRegistry())
                            .accounts()
                            .find("ann"))
                    .isPresent();
        }
        Run first = Run.of("judge", "recompute", "--data", in("other"));
        assertThat(first.out()).contains("house-ladder: 0 pairs, standings differed");
        assertThat(Run.of("judge", "recompute", "--data", in("other")).out()).contains("standings unchanged");
    }

    @Test
    void restore_otherFile_isRejectedAndLeavesNoDatabase() throws Exception {
        Files.writeString(folder.resolve("notes.txt"), "no database at all ".repeat(100));
        Run run = Run.of("judge", "restore", in("notes.txt"), "--data", in("new"));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("is not a copy of a server's database").hasLineCount(1);
        assertThat(folder.resolve("new").resolve("outflank.db")).doesNotExist();
    }
}

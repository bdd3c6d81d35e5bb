package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.support.ExitCode;
import java.sql.SQLException;
import org.junit.jupiter.api.Test;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

final class ErrorReportTest {
    /** A worker that starts while the database is restarted. */
    @Test
    void message_databaseUnavailable_isNoInternalError() {
        SQLException stopped = new SQLException("FATAL: terminating connection due to administrator command", "57P01");
        Exception failure = new IllegalStateException("unable to execute", stopped);
        assertThat(ErrorReport.message(failure))
                .isEqualTo("outflank: the database is not available: "
                        + "FATAL: terminating connection due to administrator command");
        assertThat(ErrorReport.exitCode(failure)).isEqualTo(ExitCode.FAILURE);
    }

    /** A server that starts while the disk is full. */
    @Test
    void message_databaseOnAFullDisk_saysThatItIsFull() {
        SQLiteException full = new SQLiteException(
                "[SQLITE_IOERR_SHMSIZE] I/O error in the VFS layer", SQLiteErrorCode.SQLITE_IOERR_SHMSIZE);
        assertThat(ErrorReport.message(new IllegalStateException("unable to connect", full)))
                .isEqualTo("outflank: the disk of the database is full");
    }

    @Test
    void message_otherFailure_isInternalErrorInOneLine() {
        assertThat(ErrorReport.message(new IllegalStateException("a\nb")))
                .startsWith("outflank: internal error: java.lang.IllegalStateException: a b at ");
    }
}

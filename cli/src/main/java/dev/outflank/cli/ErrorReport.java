package dev.outflank.cli;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.JudgeServices;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Turns the exception that ended a command into one line for the user and an exit code. */
final class ErrorReport {
    private ErrorReport() {}

    static int exitCode(Exception e) {
        return isUserError(e) || e instanceof NoSuchFileException ? ExitCode.USAGE : ExitCode.FAILURE;
    }

    static String message(Exception e) {
        if (e instanceof FileSystemException file) {
            return "outflank: " + oneLine(file.getFile() + ": " + reason(file));
        }
        if (isUserError(e) || e instanceof IOException) {
            return "outflank: " + oneLine(String.valueOf(e.getMessage()));
        }
        if (JudgeServices.isDiskFull(e)) {
            return "outflank: the disk of the database is full";
        }
        if (JudgeServices.isUnavailable(e)) {
            return "outflank: the database is not available: "
                    + oneLine(String.valueOf(rootCause(e).getMessage()));
        }
        StackTraceElement[] trace = e.getStackTrace();
        return "outflank: internal error: " + oneLine(e.toString()) + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    private static Throwable rootCause(Throwable e) {
        return e.getCause() == null ? e : rootCause(e.getCause());
    }

    /** The JDK expresses the most common reasons by the type of the exception alone. */
    private static String reason(FileSystemException e) {
        if (e.getReason() != null) {
            return e.getReason();
        }
        return switch (e) {
            case NoSuchFileException _ -> "no such file or directory";
            case AccessDeniedException _ -> "permission denied";
            case FileAlreadyExistsException _ -> "file already exists";
            case NotDirectoryException _ -> "not a directory";
            default -> e.getClass().getSimpleName();
        };
    }

    private static boolean isUserError(Exception e) {
        return e instanceof UserException || e instanceof NotationException;
    }

    /** Removes the line breaks of a message. */
    static String oneLine(String text) {
        return text.strip().replaceAll("\\s*[\\r\\n]+\\s*", " ");
    }
}

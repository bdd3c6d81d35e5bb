package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.CompetitionService;
import dev.outflank.judge.store.StoreException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Administration of the database of a server. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        description = "Backs up, restores and checks the database of a server.")
public final class JudgeCommand {
    private final Streams streams;

    JudgeCommand(Streams streams) {
        this.streams = streams;
    }

    @Command(
            name = "backup",
            mixinStandardHelpOptions = true,
            description = "Writes a backup of the database to a file; the server may be running.")
    int backup(
            @Parameters(paramLabel = "FILE", description = "The backup file, which must not exist.") Path file,
            @Mixin DataOptions data) {
        copy(data, () -> JudgeServices.backUp(data.folder(), file));
        streams.out().println("backup written to " + file);
        return 0;
    }

    @Command(
            name = "restore",
            mixinStandardHelpOptions = true,
            description = "Restores a backup into a data directory without a database.")
    int restore(
            @Parameters(paramLabel = "FILE", description = "A file written by 'judge backup'.") Path file,
            @Mixin DataOptions data) {
        copy(data, () -> JudgeServices.restore(file, data.folder()));
        streams.out().println("restored into " + data.folder());
        return 0;
    }

    private interface StoreOperation {
        void run() throws StoreException;
    }

    private static void copy(DataOptions data, StoreOperation operation) {
        if (!data.databaseUrl().isEmpty()) {
            throw new UserException("use pg_dump and pg_restore to back up and restore a PostgreSQL database");
        }
        try {
            operation.run();
        } catch (StoreException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    @Command(
            name = "recompute",
            mixinStandardHelpOptions = true,
            description = {
                "Recomputes all standings from the results, compares them with the stored ones, and stores them.",
                "With SQLite, stop the server first. Exit code 1: some standings differed."
            })
    int recompute(@Mixin DataOptions data) {
        if (data.databaseUrl().isEmpty() && !Files.isDirectory(data.folder())) {
            throw new UserException("no such directory: " + data.folder());
        }
        try (JudgeServices judge = data.open(streams.err())) {
            boolean same = true;
            for (CompetitionService.Recomputation one : judge.recomputeStandings()) {
                streams.out()
                        .println(one.contest() + ": " + one.pairs() + " pairs, "
                                + (one.same() ? "standings unchanged" : "standings differed and were replaced"));
                same &= one.same();
            }
            return same ? ExitCode.SUCCESS : ExitCode.FAILURE;
        }
    }
}

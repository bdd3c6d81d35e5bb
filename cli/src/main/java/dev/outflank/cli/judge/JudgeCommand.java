package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoreException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What an administrator does with the server's records. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        description = "Backs up, restores and checks a server's records.")
public final class JudgeCommand {
    private final Streams streams;

    JudgeCommand(Streams streams) {
        this.streams = streams;
    }

    @Command(
            name = "backup",
            mixinStandardHelpOptions = true,
            description = "Writes a copy of all records into a file, also while the server runs.")
    int backup(
            @Parameters(paramLabel = "FILE", description = "The copy; it must not be there yet.") Path file,
            @Mixin DataOptions data) {
        copy(data, () -> Database.backUp(data.folder(), file));
        streams.out().println("copied to " + file);
        return 0;
    }

    @Command(
            name = "restore",
            mixinStandardHelpOptions = true,
            description = "Puts a copy into a folder that has no records yet.")
    int restore(
            @Parameters(paramLabel = "FILE", description = "A copy that 'judge backup' made.") Path file,
            @Mixin DataOptions data) {
        copy(data, () -> Database.restore(file, data.folder()));
        streams.out().println("restored into " + data.folder());
        return 0;
    }

    private interface StoreOperation {
        void run() throws StoreException;
    }

    private static void copy(DataOptions data, StoreOperation operation) {
        if (!data.databaseUrl().isEmpty()) {
            throw new UserException("PostgreSQL has its own tools for this: pg_dump and pg_restore");
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
                "Works all tables out anew from the results, says whether they were the same, and stores them.",
                "On the folder's own database the server must be stopped first. Exit code 1 when a table was another."
            })
    int recompute(@Mixin DataOptions data) {
        if (data.databaseUrl().isEmpty() && !Files.isDirectory(data.folder())) {
            throw new UserException("there is no folder " + data.folder());
        }
        try (Database database = data.open()) {
            boolean same = true;
            for (Judge.Recomputation one :
                    new Judge(new Store(database), new BuiltInPlayerRegistry()).recomputeStandings()) {
                streams.out()
                        .println(one.contest() + ": " + one.pairs() + " pairs, "
                                + (one.same() ? "the same table" : "another table than was stored; it is stored now"));
                same &= one.same();
            }
            return same ? ExitCode.SUCCESS : ExitCode.FAILURE;
        }
    }
}

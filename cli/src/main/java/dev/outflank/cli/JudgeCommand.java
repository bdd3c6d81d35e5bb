package dev.outflank.cli;

import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.Store;
import dev.outflank.judge.store.StoreException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** What an administrator does with the server's records. */
@Command(
        name = "judge",
        mixinStandardHelpOptions = true,
        description = "Backs up, restores and checks a server's records.",
        subcommands = {JudgeCommand.Backup.class, JudgeCommand.Restore.class, JudgeCommand.Recompute.class})
final class JudgeCommand {
    private static void expectFolder(DataOptions data) {
        if (!data.address().isEmpty()) {
            throw new UserError("PostgreSQL has its own tools for this: pg_dump and pg_restore");
        }
    }

    /** A copy of everything. */
    @Command(
            name = "backup",
            mixinStandardHelpOptions = true,
            description = "Writes a copy of all records into a file, also while the server runs.")
    static final class Backup implements Callable<Integer> {
        private final Streams streams;

        @Parameters(paramLabel = "FILE", description = "The copy; it must not be there yet.")
        @SuppressWarnings("NullAway.Init")
        private Path file;

        @Mixin
        private DataOptions data = new DataOptions();

        Backup(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() {
            expectFolder(data);
            try {
                Database.backUp(data.folder(), file);
            } catch (StoreException e) {
                throw new UserError(String.valueOf(e.getMessage()));
            }
            streams.out().println("copied to " + file);
            return 0;
        }
    }

    /** A copy put back. */
    @Command(
            name = "restore",
            mixinStandardHelpOptions = true,
            description = "Puts a copy into a folder that has no records yet.")
    static final class Restore implements Callable<Integer> {
        private final Streams streams;

        @Parameters(paramLabel = "FILE", description = "A copy that 'judge backup' made.")
        @SuppressWarnings("NullAway.Init")
        private Path file;

        @Mixin
        private DataOptions data = new DataOptions();

        Restore(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() {
            expectFolder(data);
            try {
                Database.restore(file, data.folder());
            } catch (StoreException e) {
                throw new UserError(String.valueOf(e.getMessage()));
            }
            streams.out().println("restored into " + data.folder());
            return 0;
        }
    }

    /** Tables made anew. */
    @Command(
            name = "recompute",
            mixinStandardHelpOptions = true,
            description = {
                "Works all tables out anew from the results, says whether they were the same, and stores them.",
                "On the folder's own database the server must be stopped first. Exit code 1 when a table was another."
            })
    static final class Recompute implements Callable<Integer> {
        private final Streams streams;

        @Mixin
        private DataOptions data = new DataOptions();

        Recompute(Streams streams) {
            this.streams = streams;
        }

        @Override
        public Integer call() {
            if (data.address().isEmpty() && !Files.isDirectory(data.folder())) {
                throw new UserError("there is no folder " + data.folder());
            }
            try (Database database = data.open()) {
                boolean same = true;
                for (Judge.Recomputed one : new Judge(new Store(database), new StaffPlayers()).recompute()) {
                    streams.out().println(one.contest() + ": " + one.pairs() + " pairs, "
                            + (one.same() ? "the same table" : "another table than was stored; it is stored now"));
                    same &= one.same();
                }
                return same ? 0 : Main.FAILURE;
            }
        }
    }
}

package dev.outflank.cli.judge;

import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.store.StoreException;
import dev.outflank.rules.PlayerRegistry;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for the database of the judge. */
final class DataOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${sys:user.home}/.outflank",
            description = "Directory for the data of the server (default ${DEFAULT-VALUE}).")
    private Path data = Path.of("");

    @Option(
            names = "--database",
            paramLabel = "URL",
            description =
                    "PostgreSQL database instead of SQLite in the data directory: postgresql://user:password@host/name."
                            + " Can also be set by the environment variable OUTFLANK_DATABASE, which hides the password from other"
                            + " users.")
    private @Nullable String database;

    Path folder() {
        return data;
    }

    /** The URL of the PostgreSQL database; empty for SQLite in the data directory. */
    String databaseUrl() {
        String url = database == null ? System.getenv("OUTFLANK_DATABASE") : database;
        return url == null ? "" : url;
    }

    /** Opens the database, which must be closed, and makes the data directory private if it is not. */
    JudgeServices open(PrintStream err) {
        // Contests come from the web: their players must not name files of the server.
        PlayerRegistry players = BuiltInPlayerRegistry.withoutFiles();
        try {
            if (databaseUrl().isEmpty()) {
                makePrivate(err);
                return JudgeServices.openSqlite(data, players);
            }
            // First the database: a wrong address must not change the data directory.
            JudgeServices judge = JudgeServices.openPostgres(databaseUrl(), players);
            try {
                if (Files.isDirectory(data)) {
                    makePrivate(err);
                }
                return judge;
            } catch (IOException | UncheckedIOException e) {
                judge.close();
                throw e;
            }
        } catch (StoreException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        } catch (IOException | UncheckedIOException e) {
            throw new UserException("the data directory " + data + " cannot be used: " + e.getMessage());
        }
    }

    private void makePrivate(PrintStream err) throws IOException {
        JudgeServices.makePrivate(data).ifPresent(sentence -> err.println("outflank: " + sentence));
    }
}

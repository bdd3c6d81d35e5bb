package dev.outflank.cli.judge;

import dev.outflank.cli.support.UserException;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.store.StoreException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where the judge keeps its records. */
final class DataOptions {
    @Option(
            names = "--data",
            paramLabel = "DIR",
            defaultValue = "${sys:user.home}/.outflank",
            description = "Folder that keeps what must outlive the server (default ${DEFAULT-VALUE}).")
    private Path data = Path.of("");

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "PostgreSQL instead of the folder's own database: postgresql://user:password@host/name."
                    + " The variable OUTFLANK_DATABASE does the same, and shows no password to others.")
    private @Nullable String database;

    Path folder() {
        return data;
    }

    /** The address of the database that was asked for; empty for the folder's own. */
    String databaseUrl() {
        String named = database == null ? System.getenv("OUTFLANK_DATABASE") : database;
        return named == null ? "" : named;
    }

    Database open() {
        try {
            return databaseUrl().isEmpty() ? Database.openSqlite(data) : Database.openPostgres(databaseUrl());
        } catch (StoreException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }
}

package dev.outflank.web.compete;

import dev.outflank.judge.store.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** The supported databases. All tests share one PostgreSQL server, each with its own database. */
public enum Databases {
    SQLITE {
        @Override
        public Database open(Path folder) throws Exception {
            return Database.openSqlite(folder);
        }
    },
    POSTGRES {
        @Override
        public Database open(Path folder) throws Exception {
            String name = "test" + Server.NUMBER.incrementAndGet();
            try (Connection connection = Server.RUNNING.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            }
            return Database.openPostgres("postgresql://postgres@localhost:" + Server.RUNNING.getPort() + "/" + name);
        }
    };

    /** Opens a new database. */
    public abstract Database open(Path folder) throws Exception;

    /** Started on first use; stopped when the JVM exits. */
    private static final class Server {
        static final EmbeddedPostgres RUNNING = start();
        static final AtomicInteger NUMBER = new AtomicInteger();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setPGStartupWait(Duration.ofMinutes(5))
                        .start();
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}

package dev.outflank.web.explore;

import dev.outflank.rules.Position;
import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.rules.database.GameDatabase;
import dev.outflank.rules.database.GameFilter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The database of the server. Files added to its folder are indexed in the background; the last index answers meanwhile. */
final class ServerDatabase {
    private static final Logger LOG = LoggerFactory.getLogger(ServerDatabase.class);
    private static final long CHECK_PERIOD_NANOS = 10_000_000_000L;

    private final DatabaseFolder folder;
    private final AtomicBoolean checking = new AtomicBoolean();
    private volatile long lastCheck = System.nanoTime() - CHECK_PERIOD_NANOS;
    private volatile boolean indexing;

    ServerDatabase(Path folder) {
        this.folder = new DatabaseFolder(folder);
    }

    /** The database; empty if the folder has no games yet. */
    Optional<GameDatabase> database() {
        if (System.nanoTime() - lastCheck > CHECK_PERIOD_NANOS && checking.compareAndSet(false, true)) {
            lastCheck = System.nanoTime();
            Thread.ofPlatform().daemon().name("game-index").start(this::check);
        }
        try {
            return folder.database();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether files are being indexed. */
    boolean isIndexing() {
        return indexing;
    }

    private void check() {
        try {
            if (folder.isStale()) {
                indexing = true;
                GameDatabase database = folder.build(fault -> LOG.warn("{}", fault));
                LOG.info("{} games indexed in {}", database.gameCount(), folder.path());
            }
            // The JVM compiles the search before a visitor waits for it.
            folder.database().ifPresent(database -> database.moves(Position.start(8), GameFilter.ALL));
        } catch (IOException e) {
            LOG.error("the games in {} cannot be indexed: {}", folder.path(), e.getMessage());
        } finally {
            indexing = false;
            checking.set(false);
        }
    }
}

package dev.outflank.web.explore;

import dev.outflank.engine.book.BookFile;
import dev.outflank.engine.book.OpeningBook;
import dev.outflank.rules.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The book of the server, read again when it has changed, and behind it the shipped one. */
final class ServerBook {
    private static final Logger LOG = LoggerFactory.getLogger(ServerBook.class);

    private final Path file;
    private @Nullable BookFile open;
    private long openedModified = -1;

    ServerBook(Path file) {
        this.file = file;
    }

    /** The value of a position for the side to move. */
    OptionalInt value(Position position) {
        BookFile own = own();
        OptionalInt value = own == null ? OptionalInt.empty() : own.value(position);
        return value.isPresent() ? value : OpeningBook.shipped(position.size()).score(position);
    }

    private synchronized @Nullable BookFile own() {
        try {
            long modified = Files.exists(file) ? Files.getLastModifiedTime(file).toMillis() : -1;
            if (modified != openedModified) {
                openedModified = modified;
                open = modified < 0 ? null : BookFile.open(file);
            }
        } catch (IOException e) {
            LOG.warn("the book cannot be read: {}", e.getMessage());
            open = null;
        }
        return open;
    }
}

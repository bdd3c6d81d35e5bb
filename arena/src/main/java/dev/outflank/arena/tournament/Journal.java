package dev.outflank.arena.tournament;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.JsonFields;
import dev.outflank.arena.record.JsonSettings;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * The append-only journal of a tournament, in JSON Lines; all other files are derived from it. The first line holds the
 * options; every further line holds a pair with both its games, or a void pair. A pair counts only after its line is
 * forced to disk. If the process ends at any moment, even by {@code kill -9}, at most the last line is incomplete: it has
 * no line end, is dropped, and its pair is played again. The file is locked, so only one process can write it.
 */
final class Journal implements AutoCloseable {
    private static final String HEADER_PREFIX = "{\"journal\":\"outflank tournament\"";

    private final FileChannel channel;
    private final History history;

    private Journal(FileChannel channel, History history) {
        this.channel = channel;
        this.history = history;
    }

    /** Opens or creates the journal of a tournament and reads its history. */
    static Journal open(Path file, TournamentOptions options) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (lock(channel) == null) {
                throw new IOException(file + " is in use: this tournament is already running");
            }
            History history = new History(options.names());
            int length = new Reader(file, options, history).read();
            channel.truncate(length).position(length);
            Journal journal = new Journal(channel, history);
            if (length == 0) {
                journal.append(options.toHeader());
            }
            return journal;
        } catch (IOException | RuntimeException e) {
            channel.close();
            throw e;
        }
    }

    /** Reads the history of a journal without locking it; another process may be writing it. */
    static History read(Path file, TournamentOptions options) throws IOException {
        History history = new History(options.names());
        new Reader(file, options, history).read();
        return history;
    }

    private static @Nullable FileLock lock(FileChannel channel) throws IOException {
        try {
            return channel.tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    History history() {
        return history;
    }

    private record Reader(Path file, TournamentOptions options, History history) {
        /** Reads all complete lines and returns their length in bytes. */
        int read() throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int length = bytes.length;
            while (length > 0 && bytes[length - 1] != '\n') {
                length--;
            }
            String prefix =
                    new String(bytes, 0, Math.min(bytes.length, HEADER_PREFIX.length()), StandardCharsets.UTF_8);
            if (!HEADER_PREFIX.startsWith(prefix)) {
                throw new IOException(file + " is not a tournament journal: choose a new folder");
            }
            if (length > 0) {
                read(new String(bytes, 0, length, StandardCharsets.UTF_8).split("\n"));
            }
            return length;
        }

        private void read(String[] lines) throws IOException {
            for (int i = 0; i < lines.length; i++) {
                try {
                    JsonFields fields = JsonFields.parse(lines[i]);
                    if (i == 0) {
                        checkHeader(fields.node());
                    } else {
                        readPair(fields);
                    }
                } catch (NotationException e) {
                    throw new IOException(file + ", line " + (i + 1) + ": " + e.reason(), e);
                }
            }
        }

        private void checkHeader(ObjectNode found) throws IOException {
            Optional<String> difference = JsonSettings.difference(options.toHeader(), found);
            if (difference.isPresent()) {
                throw new IOException(file + " was started with " + difference.get()
                        + "; continue with the same settings, or choose a new folder");
            }
        }

        private void readPair(JsonFields fields) throws NotationException {
            ScheduledPair scheduled = new ScheduledPair(
                    fields.integer("meeting"),
                    fields.enumValue("stage", Stage.class),
                    fields.integer("round"),
                    fields.text("a"),
                    fields.text("b"));
            if (!history.names().containsAll(List.of(scheduled.a(), scheduled.b()))) {
                throw new NotationException("there is no entry " + scheduled.a() + " or no entry " + scheduled.b());
            }
            if (fields.has("void")) {
                history.markVoid(scheduled);
                return;
            }
            if (history.isPlayed(scheduled.number())) {
                throw new NotationException("pair " + scheduled.number() + " occurs twice");
            }
            GamePair pair =
                    new GamePair(GameJson.parse(fields.object("first")), GameJson.parse(fields.object("second")));
            boolean correctNames = pair.first().black().equals(scheduled.a())
                    && pair.first().white().equals(scheduled.b())
                    && pair.second().black().equals(scheduled.b())
                    && pair.second().white().equals(scheduled.a());
            if (!correctNames) {
                throw new NotationException("the games are not between " + scheduled.a() + " and " + scheduled.b());
            }
            history.complete(new PlayedPair(scheduled, pair));
        }
    }

    void appendPlayed(PlayedPair played) throws IOException {
        ObjectNode node = node(played.scheduled());
        node.set("first", GameJson.toNode(played.pair().first()));
        node.set("second", GameJson.toNode(played.pair().second()));
        append(node);
        history.complete(played);
    }

    void appendVoid(ScheduledPair pair, String reason) throws IOException {
        append(node(pair).put("void", reason));
        history.markVoid(pair);
    }

    private static ObjectNode node(ScheduledPair pair) {
        return JsonFields.newObject()
                .put("meeting", pair.number())
                .put("stage", pair.stage().name())
                .put("round", pair.round())
                .put("a", pair.a())
                .put("b", pair.b());
    }

    private void append(ObjectNode node) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(JsonFields.toLine(node) + '\n');
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(true);
    }

    /** Closes the channel, which also releases the lock. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}

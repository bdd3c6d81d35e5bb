package dev.outflank.arena.tournament;

import dev.outflank.arena.match.GamePair;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.JsonFields;
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
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The one thing a tournament keeps. Its first line is the plan, every further line a meeting with both its games, or a
 * meeting that was given up. A line is written at once and forced to the disk before it counts. Whenever the process
 * ends, even by {@code kill -9}, at most the last line is unfinished: it has no line end, is dropped, and its meeting
 * is played again. The file is locked, so that two runs cannot write the same journal.
 */
final class Journal implements AutoCloseable {
    private static final String HEADER_PREFIX = "{\"journal\":\"outflank tournament\"";

    private final FileChannel channel;
    private final History history;

    private Journal(FileChannel channel, History history) {
        this.channel = channel;
        this.history = history;
    }

    /** Opens the journal of a plan, or begins it; the history then holds what it says. */
    static Journal open(Path file, TournamentOptions options) throws IOException {
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (lock(channel) == null) {
                throw new IOException(file + " is in use: another run of this tournament has not ended");
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

    /** The history that a journal tells, without continuing it; another run may be writing it. */
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
        /** Reads the complete lines, and returns the number of their bytes. */
        int read() throws IOException {
            byte[] bytes = Files.readAllBytes(file);
            int length = bytes.length;
            while (length > 0 && bytes[length - 1] != '\n') {
                length--;
            }
            String beginning =
                    new String(bytes, 0, Math.min(bytes.length, HEADER_PREFIX.length()), StandardCharsets.UTF_8);
            if (!HEADER_PREFIX.startsWith(beginning)) {
                throw new IOException(file + " is not the journal of a tournament: name a new folder");
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
            ObjectNode expected = options.toHeader();
            for (String field : expected.propertyNames()) {
                JsonNode ours = expected.get(field);
                JsonNode theirs = found.get(field);
                if (!ours.equals(theirs)) {
                    throw new IOException(file + " was begun with another setting of " + field + ": it says "
                            + NotationException.quoted(String.valueOf(theirs)) + ", not "
                            + NotationException.quoted(ours.toString())
                            + "; go on with the same settings, or name a new folder");
                }
            }
        }

        private void readPair(JsonFields fields) throws NotationException {
            ScheduledPair meeting = new ScheduledPair(
                    fields.integer("meeting"),
                    fields.enumValue("stage", Stage.class),
                    fields.integer("round"),
                    fields.text("a"),
                    fields.text("b"));
            if (!history.names().containsAll(List.of(meeting.a(), meeting.b()))) {
                throw new NotationException("nobody entered as " + meeting.a() + " or as " + meeting.b());
            }
            if (fields.has("void")) {
                history.markVoid(meeting);
                return;
            }
            if (history.isPlayed(meeting.number())) {
                throw new NotationException("meeting " + meeting.number() + " is here a second time");
            }
            GamePair pair =
                    new GamePair(GameJson.parse(fields.object("first")), GameJson.parse(fields.object("second")));
            boolean rightSides = pair.first().black().equals(meeting.a())
                    && pair.first().white().equals(meeting.b())
                    && pair.second().black().equals(meeting.b())
                    && pair.second().white().equals(meeting.a());
            if (!rightSides) {
                throw new NotationException("the games are not those of " + meeting.a() + " and " + meeting.b());
            }
            history.complete(new PlayedPair(meeting, pair));
        }
    }

    void appendPlayed(PlayedPair played) throws IOException {
        ObjectNode node = node(played.scheduled());
        node.set("first", GameJson.toNode(played.pair().first()));
        node.set("second", GameJson.toNode(played.pair().second()));
        append(node);
        history.complete(played);
    }

    void appendVoid(ScheduledPair meeting, String reason) throws IOException {
        append(node(meeting).put("void", reason));
        history.markVoid(meeting);
    }

    private static ObjectNode node(ScheduledPair meeting) {
        return JsonFields.newObject()
                .put("meeting", meeting.number())
                .put("stage", meeting.stage().name())
                .put("round", meeting.round())
                .put("a", meeting.a())
                .put("b", meeting.b());
    }

    private void append(ObjectNode node) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(JsonFields.toLine(node) + '\n');
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        channel.force(true);
    }

    /** Closing the channel frees the lock. */
    @Override
    public void close() throws IOException {
        channel.close();
    }
}

package dev.outflank.engine.players;

import dev.outflank.engine.file.EngineFile;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** The parameters of a player spec, such as {@code :1,200,20}. */
final class PlayerParameters {
    private static final int MAX_DEPTH = 64;
    static final String DEPTH_USAGE = "depth a whole number from 1 to " + MAX_DEPTH;
    static final String SEED_USAGE = "seed a whole number of 64 bits";

    private final PlayerInfo info;
    private final String text;
    private final String[] values;

    /** @param text what follows the name: nothing, or a colon and values separated by commas */
    PlayerParameters(PlayerInfo info, String text) {
        this.info = info;
        this.text = text;
        this.values = text.isEmpty() ? new String[0] : text.substring(1).split(",", -1);
    }

    int count() {
        return values.length;
    }

    void requireNone() throws NotationException {
        requireCount(0, 0, "nothing after it");
    }

    /**
     * Fails unless the number of parameters is within bounds.
     *
     * @param usage what the parameters mean and which values they have, for the message
     */
    void requireCount(int min, int max, String usage) throws NotationException {
        if (values.length < min || values.length > max) {
            throw error(usage);
        }
    }

    /** The value at an index as a whole number within bounds. */
    long number(int index, long min, long max, String usage) throws NotationException {
        return number(text(index), min, max, usage);
    }

    private long number(String value, long min, long max, String usage) throws NotationException {
        long number;
        try {
            number = Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw error(usage);
        }
        if (number < min || number > max) {
            throw error(usage);
        }
        return number;
    }

    /** The value at an index as a search depth. */
    int depth(int index) throws NotationException {
        return depth(text(index), DEPTH_USAGE);
    }

    /** A value as a search depth. */
    int depth(String value, String usage) throws NotationException {
        return (int) number(value, 1, MAX_DEPTH, usage);
    }

    /** The value at an index as the seed of a random generator. */
    long seed(int index, String usage) throws NotationException {
        return number(index, Long.MIN_VALUE, Long.MAX_VALUE, usage);
    }

    /** The value at an index as it was written. */
    String text(int index) {
        return values[index].strip();
    }

    /**
     * The content of the file that a value names.
     *
     * @param <T> the type of the content
     */
    <T> T readFile(String file, String usage, EngineFile.Reader<T> reader) throws NotationException {
        try {
            return EngineFile.read(Path.of(file), reader);
        } catch (FileSystemException | InvalidPathException e) {
            // The exception's message only repeats the file name.
            throw unreadable(file, "", usage);
        } catch (IOException e) {
            throw unreadable(file, ": " + e.getMessage(), usage);
        }
    }

    private NotationException unreadable(String file, String reason, String usage) {
        return new NotationException(NotationException.quoted(file) + " cannot be read" + reason + "; "
                + error(usage).getMessage());
    }

    NotationException error(String usage) {
        String spec = NotationException.quoted(info.name() + text);
        return new NotationException("expected " + info.syntax() + " with " + usage + ", not " + spec);
    }
}

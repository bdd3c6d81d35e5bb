package dev.outflank.arena.record;

import dev.outflank.rules.record.Ggf;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * The folder in which a match saves its games: {@code games.jsonl}, {@code games.ggf}, and one log per game in
 * {@code logs}. The games of a pair are written at once, so a stopped match leaves only complete games.
 */
public final class MatchFolder implements AutoCloseable {
    private final Path logs;
    private final FileChannel json;
    private final FileChannel ggf;

    private MatchFolder(Path logs, FileChannel json, FileChannel ggf) {
        this.logs = logs;
        this.json = json;
        this.ggf = ggf;
    }

    /** Creates the folder if necessary; fails if it already contains games. */
    public static MatchFolder create(Path folder) throws IOException {
        Path logs = Files.createDirectories(folder.resolve("logs"));
        try {
            return new MatchFolder(logs, newFile(folder.resolve("games.jsonl")), newFile(folder.resolve("games.ggf")));
        } catch (FileAlreadyExistsException e) {
            throw new IOException(folder + " contains the games of another match: choose a new folder", e);
        }
    }

    private static FileChannel newFile(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /** Saves games, numbered consecutively from the given number. */
    public void save(int number, List<GameRecord> games) throws IOException {
        StringBuilder jsonLines = new StringBuilder();
        StringBuilder ggfLines = new StringBuilder();
        for (int i = 0; i < games.size(); i++) {
            GameRecord game = games.get(i);
            jsonLines.append(GameJson.format(game)).append('\n');
            ggfLines.append(Ggf.format(game.toRecordedGame()));
            Files.writeString(logs.resolve(GameLog.fileName(number + i, game)), GameLog.format(game));
        }
        write(json, jsonLines);
        write(ggf, ggfLines);
    }

    private static void write(FileChannel file, CharSequence text) throws IOException {
        ByteBuffer bytes = StandardCharsets.UTF_8.encode(text.toString());
        while (bytes.hasRemaining()) {
            file.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        try (json;
                ggf) {
            // try-with-resources closes both, even if closing one fails
        }
    }
}

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
 * Where a match saves its games: {@code games.jsonl}, {@code games.ggf}, and a log for each in {@code logs}. The
 * games of a pair go out in one write, so that a stopped match leaves whole games behind.
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

    /** Makes the folder where it is missing; one that holds games already is left alone. */
    public static MatchFolder create(Path folder) throws IOException {
        Path logs = Files.createDirectories(folder.resolve("logs"));
        try {
            return new MatchFolder(logs, newFile(folder.resolve("games.jsonl")), newFile(folder.resolve("games.ggf")));
        } catch (FileAlreadyExistsException e) {
            throw new IOException(folder + " holds the games of another match: name a new folder", e);
        }
    }

    private static FileChannel newFile(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
    }

    /** Saves games; the first has this number. */
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
            // both are closed, also when closing one of them fails
        }
    }
}

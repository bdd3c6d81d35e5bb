package dev.outflank.arena.record;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.Ggf;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.node.ObjectNode;

/**
 * The folder of a match: {@code match.json} with its settings, {@code games.jsonl}, {@code games.ggf}, and one log per
 * game in {@code logs}. The games of a pair are written at once, so a stopped match leaves only complete pairs, except
 * for a last line without line end; a match with the same settings continues after the last complete pair.
 */
public final class MatchFolder implements AutoCloseable {
    private static final String GAME_NUMBER = "game";

    /** A saved game with its number, counted from 1. */
    public record SavedGame(int number, GameRecord game) {}

    private final Path logs;
    private final FileChannel json;
    private final FileChannel ggf;
    private final List<SavedGame> saved;
    private final Map<String, String> ggfTags;

    private MatchFolder(
            Path logs, FileChannel json, FileChannel ggf, List<SavedGame> saved, Map<String, String> ggfTags) {
        this.logs = logs;
        this.ggfTags = ggfTags;
        this.json = json;
        this.ggf = ggf;
        this.saved = List.copyOf(saved);
    }

    /** Creates the folder of a match, or opens it to continue a match with the same settings. */
    public static MatchFolder open(Path folder, ObjectNode settings) throws IOException {
        return open(folder, settings, Map.of());
    }

    /** @param ggfTags tags of every game in {@code games.ggf}, such as its time control */
    public static MatchFolder open(Path folder, ObjectNode settings, Map<String, String> ggfTags) throws IOException {
        Path logs = Files.createDirectories(folder.resolve("logs"));
        Path jsonFile = folder.resolve("games.jsonl");
        checkSettings(folder.resolve("match.json"), jsonFile, settings);
        FileChannel json = openFile(jsonFile);
        try {
            lock(json, folder);
            List<SavedGame> saved = new ArrayList<>();
            long length = read(jsonFile, saved);
            json.truncate(length).position(length);
            FileChannel ggf = openFile(folder.resolve("games.ggf"));
            ggf.truncate(0);
            for (SavedGame game : saved) {
                write(ggf, Ggf.format(game.game().toRecordedGame().withTags(ggfTags)));
            }
            return new MatchFolder(logs, json, ggf, saved, ggfTags);
        } catch (IOException | RuntimeException e) {
            json.close();
            throw e;
        }
    }

    private static void checkSettings(Path file, Path games, ObjectNode settings) throws IOException {
        if (!Files.exists(file)) {
            if (Files.exists(games)) {
                throw new IOException(games + " contains games without their settings: choose a new folder");
            }
            Files.writeString(file, JsonFields.toLine(settings) + '\n');
            return;
        }
        try {
            var difference = JsonSettings.difference(
                    settings, JsonFields.parse(Files.readString(file)).node());
            if (difference.isPresent()) {
                throw new IOException(file + " was started with " + difference.get()
                        + "; continue with the same settings, or choose a new folder");
            }
        } catch (NotationException e) {
            throw new IOException(file + ": " + e.reason(), e);
        }
    }

    private static FileChannel openFile(Path file) throws IOException {
        return FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    private static void lock(FileChannel channel, Path folder) throws IOException {
        try {
            if (channel.tryLock() != null) {
                return;
            }
        } catch (OverlappingFileLockException e) {
            // Locked by this process.
        }
        throw new IOException(folder + " is in use: this match is already running");
    }

    /** Reads all complete pairs and returns their length in bytes. */
    private static long read(Path file, List<SavedGame> saved) throws IOException {
        String text = Files.readString(file);
        long length = 0;
        int number = 0;
        String firstLine = "";
        for (int from = 0, end = text.indexOf('\n'); end >= 0; from = end + 1, end = text.indexOf('\n', from)) {
            String line = text.substring(from, end + 1);
            if (++number % 2 == 1) {
                firstLine = line;
                continue;
            }
            SavedGame first = parse(file, number - 1, firstLine);
            SavedGame second = parse(file, number, line);
            if (first.number() % 2 != 1 || second.number() != first.number() + 1) {
                throw new IOException(file + ", line " + number + ": expected the second game of a pair, number "
                        + (first.number() + 1) + ", not " + second.number());
            }
            saved.add(first);
            saved.add(second);
            length += firstLine.getBytes(StandardCharsets.UTF_8).length + line.getBytes(StandardCharsets.UTF_8).length;
        }
        return length;
    }

    private static SavedGame parse(Path file, int lineNumber, String line) throws IOException {
        try {
            JsonFields fields = JsonFields.parse(line);
            return new SavedGame(fields.integer(GAME_NUMBER), GameJson.parse(fields));
        } catch (NotationException e) {
            throw new IOException(file + ", line " + lineNumber + ": " + e.reason(), e);
        }
    }

    /** The games that were in the folder when it was opened, in the order in which they were played. */
    public List<SavedGame> savedGames() {
        return saved;
    }

    /** Saves games, numbered consecutively from the given number. */
    public synchronized void save(int number, List<GameRecord> games) throws IOException {
        StringBuilder jsonLines = new StringBuilder();
        StringBuilder ggfLines = new StringBuilder();
        for (int i = 0; i < games.size(); i++) {
            GameRecord game = games.get(i);
            jsonLines
                    .append(JsonFields.toLine(GameJson.toNode(game).put(GAME_NUMBER, number + i)))
                    .append('\n');
            ggfLines.append(Ggf.format(game.toRecordedGame().withTags(ggfTags)));
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

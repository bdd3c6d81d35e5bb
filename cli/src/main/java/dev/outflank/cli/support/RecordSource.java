package dev.outflank.cli.support;

import dev.outflank.arena.record.GameJson;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordReader;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorNames;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Games from a file, from standard input or from the argument itself; the format is detected by content. */
public final class RecordSource {
    private static final int MAX_BYTES = 1 << 29;
    private static final byte[] RESULT_TAG = "[Result ".getBytes(StandardCharsets.US_ASCII);

    private final String name;
    private final byte[] content;
    private final @Nullable Path file;
    private String format = "";

    private RecordSource(String name, byte[] content, @Nullable Path file) {
        this.name = name;
        this.content = content;
        this.file = file;
    }

    /** A file, or {@code -} for standard input. */
    public static RecordSource file(String argument, Streams streams) throws IOException {
        return findExisting(argument, streams).orElseThrow(() -> new UserException("no such file: " + argument));
    }

    /** Like {@link #file}; if there is no such file, the argument is the game or position itself. */
    public static RecordSource fileOrText(String argument, Streams streams) throws IOException {
        Optional<RecordSource> existing = findExisting(argument, streams);
        if (existing.isPresent()) {
            return existing.get();
        }
        CountingRecordSink sink = new CountingRecordSink(game -> {});
        RecordSource text = new RecordSource("the argument", argument.getBytes(StandardCharsets.UTF_8), null);
        text.read(Colour.BLACK, sink);
        if (sink.gameCount() == 0) {
            throw new UserException("no such file: " + NotationException.quoted(argument)
                    + ", and not a game or position either: " + sink.firstFaultMessage(text));
        }
        return text;
    }

    private static Optional<RecordSource> findExisting(String argument, Streams streams) throws IOException {
        if (argument.equals("-")) {
            return Optional.of(new RecordSource("standard input", readBytes("standard input", streams.in()), null));
        }
        Path path;
        try {
            path = Path.of(argument);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
        return Files.exists(path) ? Optional.of(of(path)) : Optional.empty();
    }

    public static RecordSource of(Path file) throws IOException {
        if (!Files.exists(file)) {
            throw new UserException("no such file: " + file);
        }
        if (Files.isDirectory(file)) {
            throw new UserException(file + " is a directory: expected a file of games");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return new RecordSource(file.toString(), readBytes(file.toString(), in), file);
        }
    }

    /** Reads a limited number of bytes, because a pipe or a device may never end. */
    private static byte[] readBytes(String name, InputStream in) throws IOException {
        try {
            byte[] content = in.readNBytes(MAX_BYTES + 1);
            if (content.length <= MAX_BYTES) {
                return content;
            }
        } catch (OutOfMemoryError e) {
            throw new UserException(name + " is larger than this machine's memory allows");
        }
        throw new UserException(name + " is larger than " + (MAX_BYTES >> 20) + " MiB: split it");
    }

    /** The name of the source in messages. */
    public String name() {
        return name;
    }

    /** Estimates the number of games without parsing them: by the length of a WTHOR file, by brackets, tags or lines. */
    public long estimateGameCount() {
        if (RecordReader.isBinary(content)) {
            return WthorFile.gamesIn(content.length);
        }
        long lines = 1;
        long games = 0;
        for (int i = 1; i < content.length; i++) {
            if (content[i] == '\n') {
                lines++;
            } else if (content[i] == ';' && content[i - 1] == '(' || isResultTag(i)) {
                games++;
            }
        }
        return games > 0 ? games : lines;
    }

    /** Whether PGN's tag of the result, which every game has, begins at this offset. */
    private boolean isResultTag(int offset) {
        int end = offset + RESULT_TAG.length;
        return content[offset] == '['
                && end <= content.length
                && Arrays.equals(content, offset, end, RESULT_TAG, 0, RESULT_TAG.length);
    }

    /** Reads all games. On boards that do not name it, {@code side} is to move; {@code null} if unknown. */
    public void read(@Nullable Colour side, RecordSink sink) throws IOException {
        try {
            if (isArenaRecords()) {
                format = "arena records";
                readJson(RecordReader.text(content), sink);
            } else {
                format = new RecordReader(side)
                        .read(
                                content,
                                readNames(".jou", WthorNames::readPlayers),
                                readNames(".trn", WthorNames::readTournaments),
                                sink);
            }
        } catch (OutOfMemoryError e) {
            throw new UserException(name + " is larger than this machine's memory allows");
        }
    }

    /** The name of the format that was recognised when the source was read; empty if it is unknown. */
    public String format() {
        return format;
    }

    /** Whether the first line is a record of a match or tournament, which has more fields than other JSON. */
    private boolean isArenaRecords() {
        String head = new String(content, 0, Math.min(content.length, 1 << 16), StandardCharsets.UTF_8).stripLeading();
        return head.startsWith("{\"") && head.lines().findFirst().orElse("").contains("\"objective\"");
    }

    /** Reads the list of names next to the file: the one with the same base name, or the only one. */
    private WthorNames readNames(String extension, Function<byte[], WthorNames> reader) throws IOException {
        if (file == null || !RecordReader.isBinary(content)) {
            return WthorNames.NONE;
        }
        Path folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(file);
        String own = file.getFileName().toString().toLowerCase(Locale.ROOT).replaceFirst("\\.[^.]*$", "") + extension;
        List<Path> lists;
        try (Stream<Path> siblings = Files.list(folder)) {
            lists = siblings.filter(path -> lowerName(path).endsWith(extension)).toList();
        }
        Optional<Path> list = lists.stream()
                .filter(path -> lowerName(path).equals(own))
                .findFirst()
                .or(() -> lists.size() == 1 ? Optional.of(lists.getFirst()) : Optional.empty());
        return list.isEmpty() ? WthorNames.NONE : reader.apply(Files.readAllBytes(list.get()));
    }

    private static String lowerName(Path path) {
        return path.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    /** Reads the records of the arena: one JSON object per line. */
    private static void readJson(String text, RecordSink sink) {
        int number = 0;
        for (Iterator<String> lines = text.lines().iterator(); lines.hasNext(); ) {
            String line = lines.next();
            number++;
            if (line.isBlank()) {
                continue;
            }
            try {
                sink.game(GameJson.parse(line).toRecordedGame());
            } catch (NotationException e) {
                sink.fault(new RecordFault("line " + number + ", column " + Math.max(1, e.column()), e.reason()));
            }
        }
    }
}

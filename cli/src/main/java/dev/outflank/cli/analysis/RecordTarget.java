package dev.outflank.cli.analysis;

import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.rules.record.WthorWriter;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A file of games that is written atomically: it replaces the old file only when it is complete. */
interface RecordTarget extends AutoCloseable {
    /** Writes a game; throws {@link NotationException} if the format cannot represent it. */
    void write(RecordedGame game) throws IOException, NotationException;

    /** Completes the file and moves it to its place. */
    void commit() throws IOException;

    /** Deletes the temporary file if the file was not completed. */
    @Override
    void close() throws IOException;

    /** Opens a file, or {@code -} for standard output. The format is the given one, else that of the extension. */
    static RecordTarget open(String out, @Nullable String format, Streams streams) throws IOException {
        String named = format == null ? extension(out) : format.toLowerCase(Locale.ROOT);
        if (named.equals("wtb") || named.equals("wthor")) {
            if (out.equals("-")) {
                throw new UserException(
                        "WTHOR consists of three files and cannot be written to standard output: give a file name");
            }
            return new Wthor(Path.of(out));
        }
        TextFormat text = textFormat(named)
                .orElseThrow(() -> new UserException((format == null
                                ? "unknown format of " + out + ": use --to or one of the extensions "
                                : "unknown format " + NotationException.quoted(format) + ": --to takes one of ")
                        + Stream.concat(Arrays.stream(TextFormat.values()).map(TextFormat::extension), Stream.of("wtb"))
                                .collect(Collectors.joining(", "))));
        if (out.equals("-")) {
            return new Text(text, null, new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8));
        }
        Path file = Path.of(out);
        return new Text(text, file, Files.newBufferedWriter(temporaryFile(file)));
    }

    private static Optional<TextFormat> textFormat(String name) {
        return Arrays.stream(TextFormat.values())
                .filter(format -> format.extension().equals(name)
                        || format.name().toLowerCase(Locale.ROOT).equals(name))
                .findFirst();
    }

    private static String extension(String file) {
        return file.substring(file.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }

    private static Path temporaryFile(Path file) {
        return file.resolveSibling(file.getFileName() + ".new");
    }

    /** A text format, written game by game. */
    final class Text implements RecordTarget {
        private final TextFormat format;
        private final @Nullable Path file;
        private final Writer writer;

        private Text(TextFormat format, @Nullable Path file, Writer writer) {
            this.format = format;
            this.file = file;
            this.writer = new BufferedWriter(writer);
        }

        @Override
        public void write(RecordedGame game) throws IOException, NotationException {
            writer.write(format.format(game));
        }

        @Override
        public void commit() throws IOException {
            writer.flush();
            if (file != null) {
                writer.close();
                Files.move(temporaryFile(file), file, StandardCopyOption.REPLACE_EXISTING);
            }
        }

        @Override
        public void close() throws IOException {
            if (file != null) {
                writer.close();
                Files.deleteIfExists(temporaryFile(file));
            }
        }
    }

    /** WTHOR: a file of games with lists of players and tournaments next to it. */
    final class Wthor implements RecordTarget {
        private final Path file;
        private final WthorWriter writer = new WthorWriter();

        private Wthor(Path file) {
            this.file = file;
        }

        @Override
        public void write(RecordedGame game) throws NotationException {
            writer.add(game);
        }

        @Override
        public void commit() throws IOException {
            LocalDate today = LocalDate.now(ZoneId.systemDefault());
            String stem = file.getFileName().toString().replaceFirst("\\.[^.]*$", "");
            put(file.resolveSibling(stem + ".jou"), writer.players(today));
            put(file.resolveSibling(stem + ".trn"), writer.tournaments(today));
            put(file, writer.games(today));
        }

        private static void put(Path file, byte[] content) throws IOException {
            Files.write(temporaryFile(file), content);
            Files.move(temporaryFile(file), file, StandardCopyOption.REPLACE_EXISTING);
        }

        @Override
        public void close() {
            // Nothing is written before commit.
        }
    }
}

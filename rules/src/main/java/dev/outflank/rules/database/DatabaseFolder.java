package dev.outflank.rules.database;

import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordReader;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.WthorNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A folder of files of games, in any format of {@code rules.record}, and the index built from them. The files are what
 * counts: the index is built again whenever one was added, changed or removed.
 */
public final class DatabaseFolder {
    private static final String INDEX = "index.bin";

    private final Path folder;
    private @Nullable GameDatabase open;
    private long openedModified;

    public DatabaseFolder(Path folder) {
        this.folder = folder;
    }

    /** The folder. */
    public Path path() {
        return folder;
    }

    /** The database of the last index; empty if there is none yet. */
    public synchronized Optional<GameDatabase> database() throws IOException {
        Path index = folder.resolve(INDEX);
        if (!Files.exists(index)) {
            open = null;
            return Optional.empty();
        }
        long modified = Files.getLastModifiedTime(index).toMillis();
        if (open == null || modified != openedModified) {
            open = GameDatabase.open(index);
            openedModified = modified;
        }
        return Optional.of(open);
    }

    /** Whether files were added, changed or removed since the index was built. */
    public boolean isStale() throws IOException {
        String sources = describeSources();
        Optional<GameDatabase> database = database();
        return database.isEmpty()
                ? !sources.isEmpty()
                : !database.get().sources().equals(sources);
    }

    /**
     * Builds the index from all files.
     *
     * @param faults receives a sentence for every game that could not be read
     */
    public synchronized GameDatabase build(Consumer<String> faults) throws IOException {
        DatabaseBuilder builder = new DatabaseBuilder();
        String sources = describeSources();
        for (Path file : files()) {
            read(file, new RecordSink() {
                @Override
                public void game(RecordedGame game) {
                    builder.game(game);
                }

                @Override
                public void fault(RecordFault fault) {
                    builder.fault(fault);
                    faults.accept(file.getFileName() + ": " + fault);
                }
            });
        }
        builder.write(folder.resolve(INDEX), sources);
        open = null;
        return database().orElseThrow();
    }

    private String describeSources() throws IOException {
        StringBuilder lines = new StringBuilder();
        for (Path file : files()) {
            lines.append(file.getFileName())
                    .append(' ')
                    .append(Files.size(file))
                    .append(' ')
                    .append(Files.getLastModifiedTime(file).toMillis())
                    .append('\n');
        }
        return lines.toString();
    }

    /** The files of games and names, in a fixed order. */
    private List<Path> files() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile)
                    .filter(file ->
                            !lowerName(file).startsWith(".") && !lowerName(file).startsWith("index"))
                    .sorted()
                    .toList();
        }
    }

    private static String lowerName(Path file) {
        return file.getFileName().toString().toLowerCase(Locale.ROOT);
    }

    private void read(Path file, RecordSink sink) throws IOException {
        String name = lowerName(file);
        if (name.endsWith(".jou") || name.endsWith(".trn")) {
            return;
        }
        new RecordReader(null)
                .read(
                        Files.readAllBytes(file),
                        names(".jou", file, WthorNames::readPlayers),
                        names(".trn", file, WthorNames::readTournaments),
                        sink);
    }

    /** The players' names for a WTHOR file that is not in the folder: the only list in the folder, or none. */
    public WthorNames players() throws IOException {
        return names(".jou", folder, WthorNames::readPlayers);
    }

    /** The tournaments' names, likewise. */
    public WthorNames tournaments() throws IOException {
        return names(".trn", folder, WthorNames::readTournaments);
    }

    /** The names for a WTHOR file: the list of the same base name, or the only one in the folder. */
    private WthorNames names(String extension, Path file, Function<byte[], WthorNames> reader) throws IOException {
        String own = lowerName(file).replaceFirst("\\.[^.]*$", "") + extension;
        List<Path> lists = files().stream()
                .filter(path -> lowerName(path).endsWith(extension))
                .toList();
        Optional<Path> list = lists.stream()
                .filter(path -> lowerName(path).equals(own))
                .findFirst()
                .or(() -> lists.size() == 1 ? Optional.of(lists.getFirst()) : Optional.empty());
        return list.isEmpty() ? WthorNames.NONE : reader.apply(Files.readAllBytes(list.get()));
    }
}

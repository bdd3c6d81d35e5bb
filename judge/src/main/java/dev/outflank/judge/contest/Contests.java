package dev.outflank.judge.contest;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The contests that come with the product, and those in files of one's own. */
public final class Contests {
    private static final String FOLDER = "/contests/";
    private static final String ENDING = ".yaml";
    private static final long LARGEST = 4 << 20;

    private final StaffRoom staffRoom;

    public Contests(StaffRoom staffRoom) {
        this.staffRoom = staffRoom;
    }

    /** The names of the contests that come with the product. */
    public static List<String> names() {
        URL folder = Contests.class.getResource(FOLDER);
        if (folder == null) {
            throw new IllegalStateException("the contests are missing from this build");
        }
        try {
            URI place = folder.toURI();
            if (place.getScheme().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(place, Map.of())) {
                    return names(jar.getPath(FOLDER));
                }
            }
            return names(Path.of(place));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the place of the contests has no address: " + folder, e);
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(ENDING))
                    .map(name -> name.substring(0, name.length() - ENDING.length()))
                    .sorted()
                    .toList();
        }
    }

    /** The contest of a name, or of a file: whatever has a slash or ends in .yaml is a file. */
    public Contest find(String nameOrFile) throws ContestException, IOException {
        boolean isFile = nameOrFile.contains("/") || nameOrFile.endsWith(ENDING) || nameOrFile.endsWith(".yml");
        if (isFile) {
            return file(Path.of(nameOrFile));
        }
        String text = builtIn(nameOrFile + ENDING)
                .orElseThrow(() -> new IOException("there is no contest '" + nameOrFile + "': there are "
                        + String.join(", ", names()) + "; a file of your own ends in " + ENDING));
        return new ContestReader(nameOrFile, Contests::builtIn, staffRoom).read(nameOrFile + ENDING, text);
    }

    /** The contest of a text that has no file; what it is like comes with the product. */
    public Contest parse(String id, String text) throws ContestException {
        return new ContestReader(id, Contests::builtIn, staffRoom).read(id + ENDING, text);
    }

    private Contest file(Path file) throws ContestException, IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException("there is no contest file " + file);
        }
        String name = file.getFileName().toString();
        String id = name.substring(0, name.lastIndexOf('.'));
        @Nullable Path folder = file.toAbsolutePath().getParent();
        ContestReader.Library beside = other -> {
            Optional<String> own = folder == null ? Optional.empty() : text(folder, other);
            return own.isPresent() ? own : builtIn(other);
        };
        return new ContestReader(id, beside, staffRoom).read(file.toString(), read(file));
    }

    private static Optional<String> text(Path folder, String name) {
        Path file = folder.resolve(name).normalize();
        if (!file.startsWith(folder) || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(read(file));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static String read(Path file) throws IOException {
        if (Files.size(file) > LARGEST) {
            throw new IOException(file + " is larger than the " + (LARGEST >> 20) + " MB of any contest file");
        }
        try {
            return Files.readString(file);
        } catch (MalformedInputException e) {
            throw new IOException(file + " is no text in UTF-8", e);
        }
    }

    private static Optional<String> builtIn(String name) {
        if (name.contains("/")) {
            return Optional.empty();
        }
        try (InputStream stream = Contests.class.getResourceAsStream(FOLDER + name)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

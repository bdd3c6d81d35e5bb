package dev.outflank.judge.contest;

import dev.outflank.rules.PlayerRegistry;
import java.io.FileNotFoundException;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Loads the built-in contests and contest files of the user. */
public final class ContestLoader {
    private static final String FOLDER = "/contests/";
    private static final String EXTENSION = ".yaml";
    private static final int MAX_FILE_BYTES = 256 << 10;

    private final PlayerRegistry playerRegistry;

    public ContestLoader(PlayerRegistry playerRegistry) {
        this.playerRegistry = playerRegistry;
    }

    /** The names of the built-in contests. */
    public static List<String> builtInNames() {
        URL folder = ContestLoader.class.getResource(FOLDER);
        if (folder == null) {
            throw new IllegalStateException("the built-in contests are missing from this build");
        }
        try {
            URI uri = folder.toURI();
            if (uri.getScheme().equals("jar")) {
                try (FileSystem jar = FileSystems.newFileSystem(uri, Map.of())) {
                    return builtInNames(jar.getPath(FOLDER));
                }
            }
            return builtInNames(Path.of(uri));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("the URL of the built-in contests is not a URI: " + folder, e);
        }
    }

    private static List<String> builtInNames(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(EXTENSION))
                    .map(name -> name.substring(0, name.length() - EXTENSION.length()))
                    .sorted()
                    .toList();
        }
    }

    /** Whether the argument of a command means a contest file, not the name of a built-in contest. */
    public static boolean isFile(String nameOrFile) {
        return nameOrFile.contains("/") || nameOrFile.endsWith(EXTENSION) || nameOrFile.endsWith(".yml");
    }

    /** Loads a contest by name, or from a file if the argument contains a slash or ends in .yaml or .yml. */
    public Contest load(String nameOrFile) throws ContestException, IOException {
        if (isFile(nameOrFile)) {
            return loadFile(Path.of(nameOrFile), new LinkedHashMap<>());
        }
        String text = builtInText(nameOrFile + EXTENSION)
                .orElseThrow(
                        () -> new FileNotFoundException("there is no contest '" + nameOrFile + "': expected one of "
                                + String.join(", ", builtInNames()) + ", or a file ending in " + EXTENSION));
        return new ContestParser(nameOrFile, ContestLoader::builtInText, playerRegistry)
                .parse(nameOrFile + EXTENSION, text);
    }

    /**
     * The files of a contest that is not built in, by name, the contest file first: what it names with {@code like} and
     * {@code given}, as far as it is in the same folder.
     */
    public Map<String, String> ownFiles(Path file) throws ContestException, IOException {
        Map<String, String> files = new LinkedHashMap<>();
        files.put(file.getFileName().toString(), "");
        loadFile(file, files);
        return files;
    }

    /** Parses the text of a contest file; its {@code like} may name a built-in contest. */
    public Contest parse(String id, String text) throws ContestException {
        if (text.length() > MAX_FILE_BYTES) {
            throw new ContestException(
                    new ContestException.Place(fileName(id), 1),
                    "a contest file has at most " + (MAX_FILE_BYTES >> 10) + " KB");
        }
        return new ContestParser(id, ContestLoader::builtInText, playerRegistry).parse(fileName(id), text);
    }

    /** The name of a contest's file in messages. */
    static String fileName(String id) {
        return id + EXTENSION;
    }

    /** The text of a contest for students: complete, but without hidden test cases. */
    public String publicText(String id, String text) throws ContestException {
        return new ContestParser(id, ContestLoader::builtInText, playerRegistry).publicText(fileName(id), text);
    }

    private Contest loadFile(Path file, Map<String, String> filesRead) throws ContestException, IOException {
        if (!Files.isRegularFile(file)) {
            throw new FileNotFoundException("there is no contest file " + file);
        }
        String name = file.getFileName().toString();
        String id = name.substring(0, name.lastIndexOf('.'));
        @Nullable Path folder = file.toAbsolutePath().normalize().getParent();
        ContestParser.FileLookup lookup = other -> {
            Optional<String> own = folder == null ? Optional.empty() : text(folder, other);
            own.ifPresent(text -> filesRead.put(other, text));
            return own.isPresent() ? own : builtInText(other);
        };
        String text = read(file);
        filesRead.put(name, text);
        return new ContestParser(id, lookup, playerRegistry).parse(file.toString(), text);
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
        if (Files.size(file) > MAX_FILE_BYTES) {
            throw new IOException(file + " is too large: a contest file has at most " + (MAX_FILE_BYTES >> 10) + " KB");
        }
        try {
            return Files.readString(file);
        } catch (MalformedInputException e) {
            throw new IOException(file + " is not a UTF-8 text file", e);
        }
    }

    private static Optional<String> builtInText(String name) {
        if (name.contains("/")) {
            return Optional.empty();
        }
        try (InputStream stream = ContestLoader.class.getResourceAsStream(FOLDER + name)) {
            return stream == null
                    ? Optional.empty()
                    : Optional.of(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

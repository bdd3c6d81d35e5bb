package dev.outflank.cli.autograder;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.jspecify.annotations.Nullable;

/** Writes the archive of an autograder: the scripts of a platform, with the contest and the distribution. */
final class AutograderArchive {
    private static final int FILE_MODE = 0100644;
    private static final int PROGRAM_MODE = 0100755;
    /** GitHub refuses files above 100 MB and warns above 50 MB. */
    private static final int CHUNK_BYTES = 45 << 20;

    private final Platform platform;
    private final String nameOrFile;
    private final Contest contest;
    private final long seed;
    private final String installed;

    /**
     * Creates an archive.
     *
     * @param nameOrFile the argument that names the contest
     * @param installed directory of Outflank on the platform, without quotes; empty if the archive contains it
     */
    AutograderArchive(Platform platform, String nameOrFile, Contest contest, long seed, String installed) {
        this.platform = platform;
        this.nameOrFile = nameOrFile;
        this.contest = contest;
        this.seed = seed;
        this.installed = installed;
    }

    /** Writes the archive, with an archive of the distribution if there is one. */
    void write(Path file, @Nullable Path distribution) throws IOException {
        try (ZipArchiveOutputStream zip = new ZipArchiveOutputStream(file)) {
            zip.setLevel(Deflater.BEST_SPEED);
            Map<String, String> settings = settingsFiles();
            switch (platform) {
                case GRADESCOPE -> {
                    add(zip, "README.md", FILE_MODE, script("README.md"));
                    add(zip, "setup.sh", PROGRAM_MODE, script("setup.sh"));
                    add(zip, "run_autograder", PROGRAM_MODE, script("run_autograder"));
                    addAll(zip, "settings/", settings);
                    if (distribution != null) {
                        addFile(zip, "outflank.tar.gz", distribution);
                    }
                }
                case CLASSROOM50 -> {
                    String folder = "autograders/" + slug() + "/";
                    add(zip, "README.md", FILE_MODE, script("README.md"));
                    add(zip, "runtime.json", FILE_MODE, script("runtime.json"));
                    add(zip, folder + "autograder.py", PROGRAM_MODE, script("autograder.py"));
                    addAll(zip, folder + "settings/", settings);
                    if (distribution != null) {
                        addChunks(zip, "autograders/outflank/outflank.tar.gz.", distribution);
                    }
                }
                case VPL -> {
                    add(zip, "README.md", FILE_MODE, script("README.md"));
                    String evaluate = vplEvaluate(settings);
                    add(zip, "execution-files/vpl_run.sh", PROGRAM_MODE, evaluate);
                    add(zip, "execution-files/vpl_evaluate.sh", PROGRAM_MODE, evaluate);
                    if (distribution != null) {
                        addFile(zip, "jail-server/outflank.tar.gz", distribution);
                    }
                }
            }
        }
    }

    /** The settings and, for a contest of the user's own, its files. */
    private Map<String, String> settingsFiles() throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        String name = nameOrFile;
        if (ContestLoader.isFile(nameOrFile)) {
            try {
                files.putAll(new ContestLoader(new BuiltInPlayerRegistry()).ownFiles(Path.of(nameOrFile)));
            } catch (ContestException e) {
                throw new IllegalStateException("a contest that was loaded cannot be loaded again", e);
            }
            name = files.keySet().iterator().next();
        }
        files.put(AutograderSettings.FILE_NAME, new AutograderSettings(platform, name, seed).format());
        return files;
    }

    /** VPL deletes all files of the staff before it evaluates, so the script contains the settings. */
    private String vplEvaluate(Map<String, String> settings) throws IOException {
        StringBuilder files = new StringBuilder();
        settings.forEach((name, text) -> files.append("write_setting '%s' %s%n"
                .formatted(
                        name.replace("'", "'\\''"),
                        Base64.getEncoder().encodeToString(text.getBytes(StandardCharsets.UTF_8)))));
        return script("vpl_evaluate.sh").replace("@SETTINGS@\n", files);
    }

    /** A script or text of the platform, with the contest's names filled in. */
    private String script(String name) throws IOException {
        try (InputStream in =
                Objects.requireNonNull(AutograderArchive.class.getResourceAsStream(platform.id() + "/" + name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replace("@TITLE@", contest.title())
                    .replace("@SLUG@", slug())
                    .replace("@INSTALLED@", installed)
                    .replace("@FILES@", String.join(", ", contest.fileNames()));
        }
    }

    /** The contest's name as Classroom 50 allows names of assignments. */
    private String slug() {
        String slug = contest.id().toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
        String trimmed = slug.replaceAll("^-+", "");
        return trimmed.length() < 2 ? "reversi" : trimmed.substring(0, Math.min(39, trimmed.length()));
    }

    private static void addAll(ZipArchiveOutputStream zip, String folder, Map<String, String> files)
            throws IOException {
        for (Map.Entry<String, String> file : files.entrySet()) {
            add(zip, folder + file.getKey(), FILE_MODE, file.getValue());
        }
    }

    private static void add(ZipArchiveOutputStream zip, String name, int mode, String text) throws IOException {
        addBytes(zip, name, mode, text.getBytes(StandardCharsets.UTF_8));
    }

    private static void addBytes(ZipArchiveOutputStream zip, String name, int mode, byte[] bytes) throws IOException {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setUnixMode(mode);
        zip.putArchiveEntry(entry);
        zip.write(bytes);
        zip.closeArchiveEntry();
    }

    private static void addFile(ZipArchiveOutputStream zip, String name, Path file) throws IOException {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setUnixMode(FILE_MODE);
        zip.putArchiveEntry(entry);
        Files.copy(file, zip);
        zip.closeArchiveEntry();
    }

    private static void addChunks(ZipArchiveOutputStream zip, String name, Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            int number = 0;
            for (byte[] chunk = in.readNBytes(CHUNK_BYTES); chunk.length > 0; chunk = in.readNBytes(CHUNK_BYTES)) {
                addBytes(zip, name + "%02d".formatted(number), FILE_MODE, chunk);
                number++;
            }
        }
    }
}

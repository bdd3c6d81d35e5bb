package dev.outflank.judge.submission;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Finds submissions in a folder with one folder or file per student. Symbolic links are not followed. */
public final class Submissions {
    private static final int MAX_DEPTH = 4;
    private static final int MAX_FILES = 2000;

    private Submissions() {}

    /**
     * Reads all submissions, sorted by name. A student may have several files without a folder, such as
     * {@code ann_lab8part1.c} and {@code ann_lab8part2.c}; files that match no required file are ignored.
     */
    public static List<Submission> readFolder(Path folder, Contest contest) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(
                    folder.toString(), null, "not a directory; expected a folder with one folder or file per student");
        }
        Map<String, List<Path>> files = new TreeMap<>();
        for (Path entry : entries(folder)) {
            String name = entry.getFileName().toString();
            if (name.startsWith(".") || Files.isSymbolicLink(entry)) {
                continue;
            }
            if (Files.isDirectory(entry)) {
                files.computeIfAbsent(name, student -> new ArrayList<>()).addAll(filesIn(entry));
            } else {
                for (RequiredFile requiredFile : contest.requiredFiles().values()) {
                    String student = student(name, requiredFile);
                    if (!student.isEmpty()) {
                        files.computeIfAbsent(student, key -> new ArrayList<>()).add(entry);
                        break;
                    }
                }
            }
        }
        List<Submission> submissions = new ArrayList<>();
        for (Map.Entry<String, List<Path>> student : files.entrySet()) {
            submissions.add(new Submission(
                    student.getKey(), List.copyOf(student.getValue()), lastModified(student.getValue())));
        }
        return submissions;
    }

    /** A single submission of these files and of the files in these folders. */
    public static Submission ofPaths(List<Path> paths) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            files.addAll(Files.isDirectory(path) ? filesIn(path) : List.of(path));
        }
        return new Submission("you", List.copyOf(files), lastModified(files));
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, MAX_DEPTH)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(file -> !file.getFileName().toString().startsWith("."))
                    .limit(MAX_FILES)
                    .sorted()
                    .toList();
        } catch (UncheckedIOException vanished) {
            throw vanished.getCause();
        }
    }

    private static List<Path> entries(Path folder) throws IOException {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.sorted().toList();
        } catch (UncheckedIOException vanished) {
            throw vanished.getCause();
        }
    }

    /** The student's name in a file name, before the name that the course prescribes; empty if there is no match. */
    private static String student(String fileName, RequiredFile requiredFile) {
        if (requiredFile.hasFixedName()) {
            return fileName.endsWith(requiredFile.file())
                    ? fileName.substring(
                                    0, fileName.length() - requiredFile.file().length())
                            .replaceAll("[-_. ]+$", "")
                    : "";
        }
        return requiredFile.matches(fileName) ? fileName.substring(0, fileName.lastIndexOf('.')) : "";
    }

    private static Instant lastModified(List<Path> files) throws IOException {
        Instant last = Instant.EPOCH;
        for (Path file : files) {
            Instant time = Files.getLastModifiedTime(file).toInstant();
            last = time.isAfter(last) ? time : last;
        }
        return last;
    }
}

package dev.outflank.judge.submission;

import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import dev.outflank.protocol.PrintableText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Finds submissions in a folder with one folder, file or archive per student. Symbolic links are not followed. Every
 * entry of the folder gives a submission, so that no student is left out silently.
 */
public final class Submissions {
    private static final int MAX_DEPTH = 8;
    private static final int MAX_FILES = 2000;
    /** Files that operating systems add. */
    private static final Set<String> SYSTEM_NAMES = Set.of("__MACOSX", "Thumbs.db", "desktop.ini");

    private Submissions() {}

    /** The files of one student, while they are collected. */
    private static final class Collection {
        private final List<SubmittedFile> files = new ArrayList<>();
        private final List<String> remarks = new ArrayList<>();
        private Instant lastModified = Instant.EPOCH;

        /** Adds a file; an archive adds the files in it. */
        void add(Path file, String name) throws IOException {
            Instant time = Files.getLastModifiedTime(file).toInstant();
            lastModified = time.isAfter(lastModified) ? time : lastModified;
            if (!Archive.isArchive(name)) {
                files.add(SubmittedFile.of(file, name));
                return;
            }
            try {
                files.addAll(Archive.read(file));
            } catch (IOException e) {
                remarks.add(name + " cannot be read: " + e.getMessage());
            }
        }

        void add(String name, byte[] bytes) {
            if (!Archive.isArchive(name)) {
                files.add(new SubmittedFile(name, name, bytes.length, () -> bytes));
                return;
            }
            try {
                files.addAll(Archive.read(bytes, name));
            } catch (IOException e) {
                remarks.add(name + " cannot be read: " + e.getMessage());
            }
        }

        void addFolder(Path folder) throws IOException {
            for (Path file : filesIn(folder)) {
                add(file, file.getFileName().toString());
            }
        }

        Submission build(String student) {
            return new Submission(student, List.copyOf(files), lastModified, List.copyOf(remarks));
        }
    }

    /**
     * Reads all submissions, sorted by name. A student may have several files without a folder, such as
     * {@code ann_lab8part1.c} and {@code ann_lab8part2.c}.
     */
    public static List<Submission> readFolder(Path folder, Contest contest) throws IOException {
        return readFolder(folder, contest, List.of());
    }

    /** Like {@link #readFolder(Path, Contest)}, with an empty submission for those of a class who submitted nothing. */
    public static List<Submission> readFolder(Path folder, Contest contest, List<String> classList) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new NoSuchFileException(
                    folder.toString(), null, "not a directory; expected a folder with one folder or file per student");
        }
        Map<String, Collection> students = new TreeMap<>();
        classList.forEach(student -> collection(students, student));
        for (Path entry : entries(folder)) {
            String name = entry.getFileName().toString();
            if (isIgnored(name)) {
                continue;
            }
            if (Files.isSymbolicLink(entry)) {
                collection(students, name).remarks.add(name + " is a symbolic link, which is not followed");
            } else if (Files.isDirectory(entry)) {
                collection(students, name).addFolder(entry);
            } else {
                addFile(students, entry, name, contest);
            }
        }
        contest.classRules().groups().forEach(group -> group.forEach(student -> collection(students, student)));
        Map<String, Submission> built = new TreeMap<>();
        students.forEach((name, files) -> built.put(name, files.build(name)));
        contest.classRules().groups().forEach(group -> share(group, built));
        return List.copyOf(built.values());
    }

    /** Gives the newest submission of a group to all its members. */
    private static void share(List<String> group, Map<String, Submission> submissions) {
        group.stream()
                .map(submissions::get)
                .filter(one -> one != null && !one.files().isEmpty())
                .max(Comparator.comparing(Submission::lastModified))
                .ifPresent(newest -> group.forEach(member -> submissions.put(
                        member, new Submission(member, newest.files(), newest.lastModified(), newest.remarks()))));
    }

    /** Names of folders and files are shown on terminals, and may come from an archive. */
    private static Collection collection(Map<String, Collection> students, String name) {
        String printable = PrintableText.of(name).replaceAll("\\s", " ");
        return students.computeIfAbsent(printable, student -> new Collection());
    }

    /** Adds a file that is not in a student's folder: the student's name is the beginning of its name. */
    private static void addFile(Map<String, Collection> students, Path file, String name, Contest contest)
            throws IOException {
        for (RequiredFile requiredFile : contest.requiredFiles().values()) {
            Optional<String> student = FileNames.student(name, requiredFile);
            if (student.isPresent()) {
                collection(students, student.get()).add(file, requiredFile.hasFixedName() ? requiredFile.file() : name);
                return;
            }
        }
        collection(students, FileNames.baseName(name)).add(file, name);
    }

    /** A single submission of these files and archives, and of those in these folders. */
    public static Submission ofPaths(List<Path> paths) throws IOException {
        Collection collection = new Collection();
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            if (Files.isDirectory(path)) {
                collection.addFolder(path);
            } else {
                collection.add(path, path.getFileName().toString());
            }
        }
        return collection.build("you");
    }

    /** A submission of files with these names. */
    public static Submission ofFiles(String student, Map<String, byte[]> files, Instant time) {
        Collection collection = new Collection();
        files.forEach(collection::add);
        Submission read = collection.build(student);
        return new Submission(student, read.files(), time, read.remarks());
    }

    /** The files in the working directory that may be meant by a required file; not those in its folders. */
    public static Submission ofWorkingDirectory(Contest contest) throws IOException {
        Collection collection = new Collection();
        for (Path file : entries(Path.of(""))) {
            String name = file.getFileName().toString();
            boolean wanted = contest.requiredFiles().values().stream()
                    .anyMatch(required -> required.matches(name) || FileNames.isSimilar(name, required));
            if (wanted && Files.isRegularFile(file)) {
                collection.add(file, name);
            }
        }
        return collection.build("you");
    }

    /** A submission without files, of a student who submitted nothing. */
    public static Submission none(String student) {
        return new Submission(student, List.of(), Instant.EPOCH, List.of());
    }

    /** Whether a file is hidden, or was added by an operating system; the name may contain directories. */
    static boolean isIgnored(String name) {
        return Arrays.stream(name.split("[/\\\\]"))
                .anyMatch(part -> part.startsWith(".") && !part.equals(".") || SYSTEM_NAMES.contains(part));
    }

    private static List<Path> filesIn(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder, MAX_DEPTH)) {
            return files.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
                    .filter(file -> !isIgnored(folder.relativize(file).toString()))
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
}

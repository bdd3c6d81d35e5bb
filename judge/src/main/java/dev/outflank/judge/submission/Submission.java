package dev.outflank.judge.submission;

import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.RequiredFile;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The files that one student submitted.
 *
 * @param name the student's name
 * @param remarks what could not be read
 */
public record Submission(String name, List<SubmittedFile> files, Instant lastModified, List<String> remarks) {
    private static final int MAX_LISTED_FILES = 8;

    /**
     * The files that may be meant by a required file: those with its name; if there are none, those with the name after
     * other text, as in {@code my_lab8part1.c}; if there are none either, those with a similar name. Identical copies
     * count once.
     */
    public List<SubmittedFile> candidates(RequiredFile requiredFile) throws IOException {
        List<List<SubmittedFile>> choices = List.of(
                select(files.stream().filter(file -> requiredFile.matches(file.name()))),
                select(files.stream().filter(file -> FileNames.hasPrefix(file.name(), requiredFile))),
                select(files.stream().filter(file -> FileNames.isSimilar(file.name(), requiredFile))),
                select(files.stream()
                        .filter(file -> requiredFile.hasFixedName()
                                && FileNames.student(file.name(), requiredFile).isPresent())));
        return choices.stream().filter(choice -> !choice.isEmpty()).findFirst().orElse(List.of());
    }

    /** The files without those that have the same content as an earlier one. */
    private static List<SubmittedFile> select(Stream<SubmittedFile> all) throws IOException {
        List<SubmittedFile> distinct = new ArrayList<>();
        for (SubmittedFile file : all.toList()) {
            if (!isCopy(file, distinct)) {
                distinct.add(file);
            }
        }
        return List.copyOf(distinct);
    }

    private static boolean isCopy(SubmittedFile file, List<SubmittedFile> others) throws IOException {
        for (SubmittedFile other : others) {
            if (other.size() == file.size() && Arrays.equals(other.bytes(), file.bytes())) {
                return true;
            }
        }
        return false;
    }

    /** The submitted name of a required file, for messages; the required name if it is missing or ambiguous. */
    public String fileName(RequiredFile requiredFile) throws IOException {
        List<SubmittedFile> found = candidates(requiredFile);
        return found.size() == 1 ? found.getFirst().place() : requiredFile.file();
    }

    /** The required files of a contest that are missing, by their names in the contest file. */
    public List<String> missingFiles(Contest contest) throws IOException {
        List<String> missing = new ArrayList<>();
        for (RequiredFile requiredFile : contest.requiredFiles().values()) {
            if (candidates(requiredFile).isEmpty() && !missing.contains(requiredFile.file())) {
                missing.add(requiredFile.file());
            }
        }
        return missing;
    }

    /** A sentence about sources that are not compiled together with a required file; empty if there are none. */
    public String describeOtherSources(Contest contest, RequiredFile requiredFile) throws IOException {
        List<SubmittedFile> compiled = candidates(requiredFile);
        List<SubmittedFile> required = new ArrayList<>();
        for (RequiredFile one : contest.requiredFiles().values()) {
            required.addAll(candidates(one));
        }
        String others = files.stream()
                .filter(file -> !required.contains(file)
                        && !requiredFile.providedFiles().containsKey(file.name())
                        && requiredFile.languages().stream().anyMatch(language -> language.accepts(file.name())))
                .limit(MAX_LISTED_FILES)
                .map(SubmittedFile::place)
                .collect(Collectors.joining(", "));
        return others.isEmpty() || compiled.size() != 1
                ? ""
                : " Only " + compiled.getFirst().place() + " was compiled, not " + others
                        + ": this course asks for one file.";
    }

    /**
     * A key of everything that the reason of a mark depends on: the content of a required file, and the names that messages
     * mention. Files of equal content have equal keys if nothing but the required name would be mentioned.
     */
    public String key(Contest contest, RequiredFile requiredFile) throws IOException {
        List<SubmittedFile> found = candidates(requiredFile);
        List<String> mentioned = new ArrayList<>();
        if (found.size() == 1) {
            mentioned.add(found.getFirst().place());
            mentioned.add(describeOtherSources(contest, requiredFile));
            mentioned.removeIf(text -> text.isEmpty() || text.equals(requiredFile.file()));
        } else {
            files.forEach(file -> mentioned.add(file.place()));
            mentioned.addAll(remarks);
        }
        String hash = hash(requiredFile);
        return mentioned.isEmpty()
                ? hash
                : hash + new Sha256().add(String.join("\n", mentioned)).hex(16);
    }

    /** A hash of the files that match a required file. */
    public String hash(RequiredFile requiredFile) throws IOException {
        Sha256 hash = new Sha256();
        for (SubmittedFile file : candidates(requiredFile)) {
            String name = file.name();
            // A file above the limit is refused without being read; its size alone identifies it.
            byte[] bytes = file.size() > requiredFile.maxBytes() ? new byte[0] : file.bytes();
            hash.add(name.substring(name.lastIndexOf('.') + 1) + ' ' + file.size() + '\n')
                    .add(bytes);
        }
        return hash.hex(16);
    }
}

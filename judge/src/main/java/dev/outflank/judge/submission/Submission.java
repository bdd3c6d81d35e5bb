package dev.outflank.judge.submission;

import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.contest.RequiredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * The files that one student submitted.
 *
 * @param name the student's name
 */
public record Submission(String name, List<Path> files, Instant lastModified) {
    /** The files that match a required file. */
    public List<Path> candidates(RequiredFile requiredFile) {
        List<Path> named = files.stream()
                .filter(file -> requiredFile.matches(file.getFileName().toString()))
                .toList();
        // Without a folder per student, the required name follows the student's name, as in ann_lab8part1.c.
        return named.isEmpty() && requiredFile.hasFixedName()
                ? files.stream()
                        .filter(file -> file.getFileName().toString().endsWith(requiredFile.file()))
                        .toList()
                : named;
    }

    /** A hash of the files that match a required file. */
    public String hash(RequiredFile requiredFile) throws IOException {
        Sha256 hash = new Sha256();
        for (Path file : candidates(requiredFile)) {
            String name = file.getFileName().toString();
            // A file above the limit is refused without being read; its size alone identifies it.
            byte[] bytes = Files.size(file) > requiredFile.maxBytes() ? new byte[0] : Files.readAllBytes(file);
            hash.add(name.substring(name.lastIndexOf('.') + 1) + ' ' + Files.size(file) + '\n')
                    .add(bytes);
        }
        return hash.hex(16);
    }
}

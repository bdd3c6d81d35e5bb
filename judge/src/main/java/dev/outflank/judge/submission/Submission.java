package dev.outflank.judge.submission;

import dev.outflank.arena.record.Sha256;
import dev.outflank.judge.contest.RequiredFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * What one student handed in: the files as they were when the folder was looked at.
 *
 * @param name the student's
 */
public record Submission(String name, List<Path> files, Instant lastModified) {
    /** The files that may be this hand-in. */
    public List<Path> candidates(RequiredFile requiredFile) {
        List<Path> named = files.stream()
                .filter(file -> requiredFile.matches(file.getFileName().toString()))
                .toList();
        // A student with a file and no folder: the handed-in name stands at the end, after the student's.
        return named.isEmpty() && requiredFile.hasFixedName()
                ? files.stream()
                        .filter(file -> file.getFileName().toString().endsWith(requiredFile.file()))
                        .toList()
                : named;
    }

    /** The same for two submissions exactly when their files for this hand-in are the same. */
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

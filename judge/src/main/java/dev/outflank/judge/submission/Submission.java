package dev.outflank.judge.submission;

import dev.outflank.judge.contest.RequiredFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.HexFormat;
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
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : candidates(requiredFile)) {
                String name = file.getFileName().toString();
                // A larger file is refused unread; its size says that.
                byte[] bytes = Files.size(file) > requiredFile.maxBytes() ? new byte[0] : Files.readAllBytes(file);
                digest.update((name.substring(name.lastIndexOf('.') + 1) + ' ' + Files.size(file) + '\n')
                        .getBytes(StandardCharsets.UTF_8));
                digest.update(bytes);
            }
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}

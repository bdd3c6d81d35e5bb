package dev.outflank.judge.submission;

import dev.outflank.judge.contest.HandIn;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/**
 * What one student handed in: the files as they were when the folder was looked at.
 *
 * @param name the student's
 */
public record Submission(String name, List<Path> files, Instant changed) {
    /** The files that may be this hand-in. */
    public List<Path> candidates(HandIn handIn) {
        List<Path> named = files.stream()
                .filter(file -> handIn.matches(file.getFileName().toString()))
                .toList();
        // A student with a file and no folder: the handed-in name stands at the end, after the student's.
        return named.isEmpty() && handIn.hasFixedName()
                ? files.stream()
                        .filter(file -> file.getFileName().toString().endsWith(handIn.file()))
                        .toList()
                : named;
    }
}

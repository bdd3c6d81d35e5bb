package dev.outflank.judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A file of a submission.
 *
 * @param name its name, without a student's name in front of it
 * @param place where it was found, for messages: its own name, or an archive and the name in it
 * @param size in bytes
 */
public record SubmittedFile(String name, String place, long size, Content content) {
    /** Reads the bytes of the file. */
    @FunctionalInterface
    interface Content {
        byte[] read() throws IOException;
    }

    static SubmittedFile of(Path file) throws IOException {
        return of(file, file.getFileName().toString());
    }

    /** A file that counts as having another name. */
    static SubmittedFile of(Path file, String name) throws IOException {
        return new SubmittedFile(name, file.getFileName().toString(), Files.size(file), () -> Files.readAllBytes(file));
    }

    public byte[] bytes() throws IOException {
        return content.read();
    }
}

package dev.outflank.trainer;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Samples sorted by the number of empty squares, a file each, so that a phase of the game can be read by itself, again
 * and again, without ever being in memory as a whole.
 */
final class Shelf {
    private static final int FILES = 61;

    private final Path folder;

    private Shelf(Path folder) {
        this.folder = folder;
    }

    /** Takes samples with a known number of empty squares. */
    interface Visitor {
        void visit(long own, long opp, int score);
    }

    /** Sorts all sample files of some folders into this one. */
    static Shelf sort(List<Path> sources, Path folder) throws IOException {
        Files.createDirectories(folder);
        List<DataOutputStream> files = new ArrayList<>();
        try {
            for (int empties = 0; empties < FILES; empties++) {
                files.add(new DataOutputStream(
                        new BufferedOutputStream(Files.newOutputStream(file(folder, empties)), 1 << 16)));
            }
            for (Path source : sources) {
                for (Path file : files(source)) {
                    SampleFile.visit(file, (own, opp, score, isTest) -> {
                        try {
                            SampleFile.write(files.get(Long.bitCount(~(own | opp))), own, opp, score, isTest);
                        } catch (IOException e) {
                            throw new UncheckedIOException(e);
                        }
                    });
                }
            }
        } finally {
            for (DataOutputStream file : files) {
                file.close();
            }
        }
        return new Shelf(folder);
    }

    /** The sample files of a folder, in order of their names. */
    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(SampleFile.ENDING)).sorted().toList();
        }
    }

    /** All samples with so many squares empty, either those for tests or the others. */
    void visit(int empties, boolean tests, Visitor visitor) throws IOException {
        SampleFile.visit(file(folder, empties), (own, opp, score, isTest) -> {
            if (isTest == tests) {
                visitor.visit(own, opp, score);
            }
        });
    }

    private static Path file(Path folder, int empties) {
        return folder.resolve("%02d".formatted(empties) + SampleFile.ENDING);
    }
}

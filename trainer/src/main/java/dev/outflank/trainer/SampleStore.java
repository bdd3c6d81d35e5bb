package dev.outflank.trainer;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

/**
 * Samples partitioned by the number of empty squares, one file each, so that a phase of the game can be read repeatedly
 * without having all samples in memory.
 */
final class SampleStore {
    private static final int FILE_COUNT = 61;

    private final Path folder;

    private SampleStore(Path folder) {
        this.folder = folder;
    }

    /** Receives samples one by one. */
    interface Visitor {
        void visit(long own, long opp, int score, float weight);
    }

    /**
     * A folder of samples.
     *
     * @param weight weight of each sample, above 0 and at most 1; noisy samples should count less
     */
    record WeightedFolder(Path folder, double weight) {
        /** Parses a folder with an optional weight: {@code games=0.1}. */
        static WeightedFolder parse(String text) throws IOException {
            int equals = text.lastIndexOf('=');
            if (equals < 0) {
                return new WeightedFolder(Path.of(text), 1);
            }
            String weight = text.substring(equals + 1);
            if (!weight.matches("0?\\.\\d{1,9}|1(\\.0*)?") || Double.parseDouble(weight) == 0) {
                throw new IOException(
                        "the weight of a sample folder must be above 0 and at most 1, as in games=0.1, not " + weight);
            }
            return new WeightedFolder(Path.of(text.substring(0, equals)), Double.parseDouble(weight));
        }

        static List<WeightedFolder> parse(List<String> texts) throws IOException {
            List<WeightedFolder> sources = new ArrayList<>();
            for (String text : texts) {
                sources.add(parse(text));
            }
            return sources;
        }
    }

    /** Partitions the samples of some folders into a folder. There must be training samples and test samples. */
    static SampleStore partitionByEmpties(List<WeightedFolder> sources, Path folder) throws IOException {
        Files.createDirectories(folder);
        LongAdder training = new LongAdder();
        LongAdder tests = new LongAdder();
        List<DataOutputStream> files = new ArrayList<>();
        try {
            for (int empties = 0; empties < FILE_COUNT; empties++) {
                files.add(new DataOutputStream(
                        new BufferedOutputStream(Files.newOutputStream(file(folder, empties)), 1 << 16)));
            }
            for (WeightedFolder source : sources) {
                int trainingWeight =
                        Math.clamp(Math.round(SampleFile.FULL_WEIGHT * source.weight()), 1, SampleFile.FULL_WEIGHT);
                visit(source.folder(), (own, opp, score, weight) -> {
                    (weight == 0 ? tests : training).increment();
                    try {
                        int newWeight = weight == 0 ? 0 : trainingWeight;
                        SampleFile.write(files.get(Long.bitCount(~(own | opp))), own, opp, score, newWeight);
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
            }
        } finally {
            for (DataOutputStream file : files) {
                file.close();
            }
        }
        if (training.sum() == 0 || tests.sum() == 0) {
            throw new IOException(
                    "a fit needs training samples and test samples; there are " + training + " and " + tests);
        }
        return new SampleStore(folder);
    }

    /** Visits all samples of a folder. */
    static void visit(Path folder, SampleFile.Visitor visitor) throws IOException {
        for (Path file : files(folder)) {
            SampleFile.visit(file, visitor);
        }
    }

    /** The sample files of a folder, sorted by name. */
    static List<Path> files(Path folder) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new IOException("no such folder of samples: " + folder);
        }
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(SampleFile.EXTENSION))
                    .sorted()
                    .toList();
        }
    }

    /** Total size of a folder's sample files. */
    static long sizeInBytes(Path folder) throws IOException {
        long bytes = 0;
        for (Path file : files(folder)) {
            bytes += Files.size(file);
        }
        return bytes;
    }

    /** Visits the test samples or the training samples with a number of empty squares. */
    void visit(int empties, boolean tests, Visitor visitor) throws IOException {
        SampleFile.visit(file(folder, empties), (own, opp, score, weight) -> {
            if (weight == 0 == tests) {
                visitor.visit(own, opp, score, weight / (float) SampleFile.FULL_WEIGHT);
            }
        });
    }

    private static Path file(Path folder, int empties) {
        return folder.resolve("%02d".formatted(empties) + SampleFile.EXTENSION);
    }
}

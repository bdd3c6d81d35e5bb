package dev.outflank.trainer;

import dev.outflank.rules.PositionKey;
import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The samples of a fit, partitioned by the number of empty squares, one file each, so that a phase of the game can be read
 * repeatedly without having all samples in memory. A position occurs once, with the mean of the labels of all its
 * symmetric images.
 */
final class SampleStore {
    /** Numbers of empty squares. */
    static final int FILE_COUNT = 61;

    private static final int RECORD_BYTES = 24;
    private static final int LABEL_OFFSET = 16;
    private static final int WEIGHT_OFFSET = 20;
    private static final ValueLayout.OfLong BITBOARD_LAYOUT =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);
    private static final ValueLayout.OfFloat FLOAT_LAYOUT =
            ValueLayout.JAVA_FLOAT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private final Path folder;

    private SampleStore(Path folder) {
        this.folder = folder;
    }

    /** Receives samples one by one. */
    interface Visitor {
        /**
         * @param label the score for the mover, in discs
         * @param weight how much the sample counts; 0 for a test sample
         */
        void visit(long own, long opp, float label, float weight);
    }

    /**
     * Partitions the samples of some folders into a folder. There must be training samples and test samples.
     *
     * @param resultShare the share of a game's result in a label; the rest is the score of the search
     * @param excluded keys of positions that must not be used
     */
    static SampleStore partitionByEmpties(
            List<WeightedFolder> sources, double resultShare, Set<Long> excluded, Path folder) throws IOException {
        Files.createDirectories(folder);
        SampleStore store = new SampleStore(folder);
        LongAdder training = new LongAdder();
        LongAdder tests = new LongAdder();
        List<DataOutputStream> files = new ArrayList<>();
        try {
            for (int empties = 0; empties < FILE_COUNT; empties++) {
                files.add(output(store.file(empties)));
            }
            for (WeightedFolder source : sources) {
                visit(source.folder(), sample -> {
                    if (!excluded.isEmpty() && excluded.contains(PositionKey.of(sample.own(), sample.opp()))) {
                        return;
                    }
                    (sample.isTest() ? tests : training).increment();
                    float label = (float) sample.label(resultShare);
                    float weight = sample.isTest() ? 0 : (float) source.weight();
                    try {
                        write(files.get(sample.empties()), sample.own(), sample.opp(), label, weight);
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
        for (int empties = 0; empties < FILE_COUNT; empties++) {
            store.mergeDuplicates(empties);
        }
        return store;
    }

    private void mergeDuplicates(int empties) throws IOException {
        int records = Math.toIntExact(Files.size(file(empties)) / RECORD_BYTES);
        MergedSamples merged = new MergedSamples(records);
        visit(empties, merged::add);
        try (DataOutputStream out = output(file(empties))) {
            merged.forEach((own, opp, label, weight) -> {
                try {
                    write(out, own, opp, label, weight);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
        }
    }

    /** Visits all samples of a folder. */
    static void visit(Path folder, Consumer<Sample> visitor) throws IOException {
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
        visit(empties, (own, opp, label, weight) -> {
            if (weight == 0 == tests) {
                visitor.visit(own, opp, label, weight);
            }
        });
    }

    private void visit(int empties, Visitor visitor) throws IOException {
        try (FileChannel channel = FileChannel.open(file(empties));
                Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            for (long at = 0; at < bytes.byteSize(); at += RECORD_BYTES) {
                visitor.visit(
                        bytes.get(BITBOARD_LAYOUT, at),
                        bytes.get(BITBOARD_LAYOUT, at + Long.BYTES),
                        bytes.get(FLOAT_LAYOUT, at + LABEL_OFFSET),
                        bytes.get(FLOAT_LAYOUT, at + WEIGHT_OFFSET));
            }
        }
    }

    private static void write(DataOutputStream out, long own, long opp, float label, float weight) throws IOException {
        out.writeLong(own);
        out.writeLong(opp);
        out.writeFloat(label);
        out.writeFloat(weight);
    }

    private static DataOutputStream output(Path file) throws IOException {
        return new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file), 1 << 16));
    }

    private Path file(int empties) {
        return folder.resolve("%02d".formatted(empties) + SampleFile.EXTENSION);
    }
}

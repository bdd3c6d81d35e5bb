package dev.outflank.trainer;

import java.io.BufferedOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Consumer;

/**
 * File of samples, {@value #RECORD_BYTES} bytes each: the mover's discs, the opponent's discs, the score, the result, and
 * 1 for test samples, otherwise 0.
 */
final class SampleFile {
    static final String EXTENSION = ".samples";

    private static final int RECORD_BYTES = 19;
    private static final int MIN_DISCS = 4;
    private static final int SCORE_OFFSET = 16;
    private static final int RESULT_OFFSET = 17;
    private static final int TEST_OFFSET = 18;
    private static final ValueLayout.OfLong BITBOARD_LAYOUT =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private SampleFile() {}

    /** Writes a file atomically. */
    static void write(Path file, List<Sample> samples) throws IOException {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(temporary)))) {
            for (Sample sample : samples) {
                out.writeLong(sample.own());
                out.writeLong(sample.opp());
                out.writeByte(sample.score());
                out.writeByte(sample.result());
                out.writeByte(sample.isTest() ? 1 : 0);
            }
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Visits the samples of a file, which is memory-mapped. */
    static void visit(Path file, Consumer<Sample> visitor) throws IOException {
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            if (bytes.byteSize() % RECORD_BYTES != 0) {
                throw new IOException(file + " is not a sample file: its size is not a multiple of " + RECORD_BYTES);
            }
            for (long at = 0; at < bytes.byteSize(); at += RECORD_BYTES) {
                long own = bytes.get(BITBOARD_LAYOUT, at);
                long opp = bytes.get(BITBOARD_LAYOUT, at + Long.BYTES);
                if ((own & opp) != 0 || Long.bitCount(own | opp) < MIN_DISCS) {
                    throw new IOException(file + " is not a sample file: the bytes at " + at + " are not a position");
                }
                visitor.accept(new Sample(
                        own,
                        opp,
                        bytes.get(ValueLayout.JAVA_BYTE, at + SCORE_OFFSET),
                        bytes.get(ValueLayout.JAVA_BYTE, at + RESULT_OFFSET),
                        bytes.get(ValueLayout.JAVA_BYTE, at + TEST_OFFSET) != 0));
            }
        }
    }
}

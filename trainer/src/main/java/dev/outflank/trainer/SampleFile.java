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

/**
 * File of samples, {@value #RECORD_BYTES} bytes each: the mover's discs, the opponent's discs, the score, and the weight,
 * which is 0 for test samples.
 */
final class SampleFile {
    static final String EXTENSION = ".samples";

    /** Stored weight of a sample that counts 1. */
    static final int FULL_WEIGHT = 64;

    private static final int RECORD_BYTES = 18;
    private static final int MIN_DISCS = 4;
    private static final int SCORE_OFFSET = 16;
    private static final int WEIGHT_OFFSET = 17;
    private static final ValueLayout.OfLong BITBOARD_LAYOUT =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    /** Receives samples one by one. */
    interface Visitor {
        /** @param weight the stored weight: {@link #FULL_WEIGHT} is 1, and 0 is a test sample */
        void visit(long own, long opp, int score, int weight);
    }

    private SampleFile() {}

    static void write(DataOutputStream out, long own, long opp, int score, int weight) throws IOException {
        out.writeLong(own);
        out.writeLong(opp);
        out.writeByte(score);
        out.writeByte(weight);
    }

    /** Writes a file atomically. */
    static void write(Path file, List<Sample> samples) throws IOException {
        Path temporary = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(temporary)))) {
            for (Sample sample : samples) {
                write(out, sample.own(), sample.opp(), sample.score(), sample.isTest() ? 0 : FULL_WEIGHT);
            }
        }
        Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Visits the samples of a file, which is memory-mapped. */
    static void visit(Path file, Visitor visitor) throws IOException {
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
                visitor.visit(
                        own,
                        opp,
                        bytes.get(ValueLayout.JAVA_BYTE, at + SCORE_OFFSET),
                        bytes.get(ValueLayout.JAVA_BYTE, at + WEIGHT_OFFSET));
            }
        }
    }
}

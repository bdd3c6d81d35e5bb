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
 * Samples on disk, {@value #BYTES} bytes each: the mover's discs, the opponent's, the score, and a byte that says how
 * much a sample counts, 0 for those kept for tests.
 */
final class SampleFile {
    static final String EXTENSION = ".samples";

    /** The weight of a sample that counts whole. */
    static final int FULL_WEIGHT = 64;

    private static final int RECORD_BYTES = 18;
    private static final int MIN_DISCS = 4;
    private static final int SCORE_OFFSET = 16;
    private static final int WEIGHT_OFFSET = 17;
    private static final ValueLayout.OfLong BITBOARD_LAYOUT =
            ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    /** Takes samples one by one. */
    interface Visitor {
        /** @param weight in {@link #FULL_WEIGHT}ths, 0 for a test */
        void visit(long own, long opp, int score, int weight);
    }

    private SampleFile() {}

    static void write(DataOutputStream out, long own, long opp, int score, int weight) throws IOException {
        out.writeLong(own);
        out.writeLong(opp);
        out.writeByte(score);
        out.writeByte(weight);
    }

    /** Writes a whole file; it appears complete or not at all. */
    static void write(Path file, List<Sample> samples) throws IOException {
        Path growing = file.resolveSibling(file.getFileName() + ".new");
        try (DataOutputStream out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(growing)))) {
            for (Sample sample : samples) {
                write(out, sample.own(), sample.opp(), sample.score(), sample.isTest() ? 0 : FULL_WEIGHT);
            }
        }
        Files.move(growing, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Reads a file without holding it in memory. */
    static void visit(Path file, Visitor visitor) throws IOException {
        try (FileChannel channel = FileChannel.open(file);
                Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
            if (bytes.byteSize() % RECORD_BYTES != 0) {
                throw new IOException(file + " is no file of samples: its size is no multiple of " + RECORD_BYTES);
            }
            for (long at = 0; at < bytes.byteSize(); at += RECORD_BYTES) {
                long own = bytes.get(BITBOARD_LAYOUT, at);
                long opp = bytes.get(BITBOARD_LAYOUT, at + Long.BYTES);
                if ((own & opp) != 0 || Long.bitCount(own | opp) < MIN_DISCS) {
                    throw new IOException(file + " is no file of samples: at byte " + at + " there is no position");
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

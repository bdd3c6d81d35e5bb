package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {
    /** Deep enough for passes and finished games, shallow enough for every test run. */
    private static final long MAX_LEAVES = 30_000_000;

    record PublishedCount(int size, int depth, Perft.Convention convention, long leaves) {}

    static Stream<PublishedCount> publishedCounts() throws IOException {
        try (InputStream in = PerftTest.class.getResourceAsStream("perft.txt")) {
            assertThat(in).isNotNull();
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return lines.stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(PerftTest::parse)
                    .filter(published -> published.leaves() <= MAX_LEAVES);
        }
    }

    private static PublishedCount parse(String line) {
        String[] fields = line.split(" ");
        return new PublishedCount(
                Integer.parseInt(fields[0]),
                Integer.parseInt(fields[2]),
                Perft.Convention.valueOf(fields[1]),
                Long.parseLong(fields[3]));
    }

    @ParameterizedTest
    @MethodSource("publishedCounts")
    void count_publishedValue_isReproducedByBothKernels(PublishedCount published) {
        Position start = Position.start(published.size());
        for (boolean vectors : new boolean[] {false, true}) {
            Bitboard.useVectors(vectors);
            assertThat(new Perft(published.convention()).count(start, published.depth()))
                    .isEqualTo(published.leaves());
        }
    }

    @AfterAll
    static void restoreScalarKernel() {
        Bitboard.useVectors(false);
    }
}

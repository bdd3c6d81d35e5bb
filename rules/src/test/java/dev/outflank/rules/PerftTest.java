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
    /** Deep enough to meet passes and ended games, shallow enough for every run. */
    private static final long MOST_LEAVES = 30_000_000;

    record Known(int size, int depth, Perft.Convention convention, long leaves) {}

    static Stream<Known> known() throws IOException {
        try (InputStream in = PerftTest.class.getResourceAsStream("perft.txt")) {
            assertThat(in).isNotNull();
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return lines.stream()
                    .filter(line -> !line.startsWith("#"))
                    .map(PerftTest::parse)
                    .filter(known -> known.leaves() <= MOST_LEAVES);
        }
    }

    private static Known parse(String line) {
        String[] fields = line.split(" ");
        return new Known(
                Integer.parseInt(fields[0]),
                Integer.parseInt(fields[2]),
                Perft.Convention.valueOf(fields[1]),
                Long.parseLong(fields[3]));
    }

    @ParameterizedTest
    @MethodSource("known")
    void count_publishedValues_isReproducedByBothKernels(Known known) {
        Position start = Position.start(known.size());
        for (boolean vectors : new boolean[] {false, true}) {
            Bitboard.useVectors(vectors);
            assertThat(new Perft(known.convention()).count(start, known.depth()))
                    .isEqualTo(known.leaves());
        }
    }

    @AfterAll
    static void scalarAgain() {
        Bitboard.useVectors(false);
    }
}

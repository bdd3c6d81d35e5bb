package dev.outflank.arena.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.match.Openings;
import dev.outflank.fuzz.Fuzzer;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Transcript;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fuzzes the parsers of game records and openings. */
@Tag("attack")
class GameFuzzTest {
    @Test
    void parse_fuzzedGame_isRejectedOrRoundTrips() throws Exception {
        Game game = Transcript.parse("f5d6c3", Game.start(8));
        TimeUsage spent = new TimeUsage(Duration.ofMillis(12), Duration.ofNanos(34_000_001));
        GameFault fault = new GameFault(Colour.WHITE, Verdict.CRASH, "it 'crashed'", spent);
        GameRecord record = new GameRecord(
                "a", "b \"ü\"", game, 1, List.of(spent, spent), fault, Instant.parse("2026-01-31T12:00:00Z"));
        Fuzzer.run(1_200, Fuzzer.texts(GameJson.format(record)), input -> {
            try {
                GameRecord read = GameJson.parse(new String(input, StandardCharsets.UTF_8));
                assertThat(GameJson.parse(GameJson.format(read))).isEqualTo(read);
                return Fuzzer.requireNoInternals(GameLog.format(read)).isEmpty() ? "" : "a game";
            } catch (NotationException e) {
                return Fuzzer.requireSentence(e.getMessage());
            }
        });
    }

    @Test
    void parse_fuzzedOpenings_areReadOrRejected() throws Exception {
        List<byte[]> lists = Fuzzer.texts("f5d6c3 # a\nf5f6\n; b\n", "-----OX--XO----- X\n1. f5 2. d6\n");
        Fuzzer.run(1_200, lists, input -> {
            String text = new String(input, StandardCharsets.UTF_8);
            try {
                return Openings.parse(text, 8, Objective.MOST_DISCS).size() + " openings";
            } catch (NotationException e) {
                return Fuzzer.requireSentence(e.getMessage());
            }
        });
    }
}

package dev.outflank.web.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.puzzle.Puzzle;
import dev.outflank.web.TestClient;
import dev.outflank.web.WebServer;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class PuzzlePagesTest {
    private static final WebServer SERVER = WebServer.start("127.0.0.1", 0, List.of(new PuzzlePages()));
    private static final TestClient CLIENT = new TestClient(SERVER.address());

    @AfterAll
    static void close() {
        CLIENT.close();
        SERVER.close();
    }

    @Test
    void daily_consecutiveDays_areDifferentPuzzles() {
        LocalDate day = LocalDate.of(2026, 11, 18);
        assertThat(PuzzlePages.daily(day)).isEqualTo(PuzzlePages.daily(day));
        assertThat(PuzzlePages.daily(day).number())
                .isNotEqualTo(PuzzlePages.daily(day.plusDays(1)).number());
    }

    @Test
    void random_grade_hasThatGradeAndNoSolution() {
        JsonNode puzzle = CLIENT.get("/api/puzzles/random?grade=2").body();
        assertThat(puzzle.path("grade").asInt()).isEqualTo(2);
        assertThat(puzzle.toString()).doesNotContain("solution").doesNotContain("value");
        assertThat(CLIENT.get("/api/puzzles/random?grade=9").error()).isEqualTo("The grade must be 1 to 5.");
    }

    @Test
    void guess_moves_areJudgedByExactValues() {
        Puzzle puzzle = Puzzle.shipped().get(3);
        List<String> moves =
                puzzle.values().keySet().stream().map(Object::toString).toList();
        JsonNode right =
                CLIENT.get("/api/puzzles/3/guess?square=" + moves.getFirst()).body();
        assertThat(right.path("solved").asBoolean()).isTrue();
        assertThat(right.path("values").path(0).path("value").asInt()).isEqualTo(puzzle.value());
        JsonNode wrong =
                CLIENT.get("/api/puzzles/3/guess?square=" + moves.getLast()).body();
        assertThat(wrong.path("solved").asBoolean()).isFalse();
        assertThat(wrong.path("solution").asString()).isEqualTo(moves.getFirst());
    }

    @Test
    void guess_invalid_isRejectedWithASentence() {
        assertThat(CLIENT.get("/api/puzzles/3/guess?square=z9").status()).isEqualTo(400);
        assertThat(CLIENT.get("/api/puzzles/3/guess?square=d4").error()).isEqualTo("d4 is not a legal move here.");
        assertThat(CLIENT.get("/api/puzzles/99999/guess?square=d4").error()).isEqualTo("There is no such puzzle.");
    }
}

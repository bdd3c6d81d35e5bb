package dev.outflank.web.learn;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerInfo;
import dev.outflank.web.TestClient;
import dev.outflank.web.WebServer;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.text.Messages;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class LearnPagesTest {
    private static final EnginePool ENGINE_POOL = new EnginePool("test", 1);
    private static final WebServer SERVER = WebServer.start("127.0.0.1", 0, List.of(new LearnPages(ENGINE_POOL)));
    private static final TestClient CLIENT = new TestClient(SERVER.address());

    private static final String START = "start%20---------------------------OX------XO---------------------------%20X";

    @AfterAll
    static void close() {
        CLIENT.close();
        SERVER.close();
        ENGINE_POOL.close();
    }

    @Test
    void everyLesson_scoresAllLegalMoves() {
        JsonNode lessons = CLIENT.get("/api/learn/lessons").body();
        assertThat(lessons.findValuesAsString("id"))
                .containsExactlyElementsOf(BuiltInPlayers.list().stream()
                        .filter(player -> player.lesson().isPresent())
                        .map(PlayerInfo::name)
                        .toList());
        for (JsonNode lesson : lessons) {
            JsonNode scores = scores(lesson.path("id").asString()).body();
            assertThat(scores.size()).as(lesson.toString()).isEqualTo(3);
        }
    }

    @Test
    void everyLesson_inEveryOtherLanguage_isTranslated() {
        List<Lesson> english = Lesson.all(Messages.english());
        for (Messages messages : Messages.all().subList(1, Messages.all().size())) {
            List<Lesson> translated = Lesson.all(messages);
            for (int i = 0; i < english.size(); i++) {
                Lesson lesson = translated.get(i);
                assertThat(List.of(lesson.title(), lesson.text(), lesson.unit()))
                        .as("%s in %s", lesson.id(), messages)
                        .doesNotContain(
                                english.get(i).title(),
                                english.get(i).text(),
                                english.get(i).unit());
            }
        }
    }

    @Test
    void engineLesson_onLargeBoard_scoresMoves() {
        String start = "start%20" + "-".repeat(65) + "OX" + "-".repeat(10) + "XO" + "-".repeat(65) + "%20X";
        assertThat(CLIENT.get("/api/learn/scores?lesson=engine&record=" + start)
                        .body()
                        .size())
                .isEqualTo(4);
    }

    @ParameterizedTest
    @CsvSource({"greedy, 1", "random, 33%", "smarter, 0.998", "composite, \u221239"})
    void score_isFormattedInUnitOfLesson(String lesson, String text) {
        assertThat(scores(lesson).body().path(0).path("text").asString()).isEqualTo(text);
    }

    @Test
    void network_startPosition_showsStatesValueAndTraining() {
        JsonNode network = CLIENT.get("/api/learn/network?record=" + START).body();
        assertThat(network.path("states").valueStream().map(JsonNode::asString))
                .hasSize(64)
                .contains("EMPTY", "OWN_MOVE", "OPPONENT_MOVE", "OWN_FRONTIER", "OPPONENT_FRONTIER")
                .doesNotContain("OWN_INNER");
        assertThat(network.path("states").path(19).asString()).isEqualTo("OWN_MOVE");
        assertThat(network.path("value").isIntegralNumber()).isTrue();
        assertThat(network.path("errors").size()).isGreaterThan(1);
    }

    @Test
    void tree_hasStateCountsOfTheCourse() {
        JsonNode tree = CLIENT.get("/api/learn/tree?board=0000021001200000%201").body();
        assertThat(tree.path("minimax").path("explored").asInt()).isEqualTo(224_821);
        assertThat(tree.path("alphabeta").path("explored").asInt()).isEqualTo(7_208);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/learn/scores?lesson=none&record=f5",
                "/api/learn/scores?lesson=greedy",
                "/api/learn/scores?lesson=greedy&record=x",
                "/api/learn/scores?lesson=cs303&record=start%20-----OX--XO-----%20X",
                "/api/learn/scores?lesson=net&record=start%20-----OX--XO-----%20X",
                "/api/learn/network",
                "/api/learn/network?record=start%20-----OX--XO-----%20X",
                "/api/learn/tree?board=abc",
                "/api/learn/tree?board=---------------------------OX------XO---------------------------X",
                "/api/learn/walk?board=-----OX--XO-----X&search=minimax&state=0",
                "/api/learn/walk?board=-----OX--XO-----X&search=minimax&state=99999999999"
            })
    void request_invalid_isRefusedWithMessage(String path) {
        TestClient.Response response = CLIENT.get(path);
        assertThat(response.status()).isBetween(400, 409);
        assertThat(response.error()).isNotBlank().doesNotContain("Exception");
    }

    private static TestClient.Response scores(String lesson) {
        return CLIENT.get("/api/learn/scores?lesson=" + lesson + "&record=f5");
    }
}

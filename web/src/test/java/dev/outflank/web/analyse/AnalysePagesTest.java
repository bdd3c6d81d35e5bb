package dev.outflank.web.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.web.TestClient;
import dev.outflank.web.WebServer;
import dev.outflank.web.engine.EnginePool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class AnalysePagesTest {
    /** A 6×6 game of random moves: quick to analyse and full of mistakes. */
    private static final String GAME = "start --------------OX----XO-------------- X moves "
            + "e4 e5 d5 e3 c2 b4 f5 f4 e2 f2 b3 e6 b5 c5 f6 d2 f1 b1 b2 a4 "
            + "c6 a2 a1 b6 e1 f3 d6 d1 a3 c1 a5 a6";

    private static final Path LISTS = createFolder();
    private static final EnginePool ENGINE_POOL = new EnginePool("test", 1);
    private static final WebServer SERVER = WebServer.start(
            "127.0.0.1", 0, List.of(new AnalysePages(ENGINE_POOL, ENGINE_POOL, new DatabaseFolder(LISTS))));
    private static final TestClient CLIENT = new TestClient(SERVER.address());

    private static Path createFolder() {
        try {
            return Files.createTempDirectory("outflank-lists");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @AfterAll
    static void close() throws IOException {
        CLIENT.close();
        SERVER.close();
        ENGINE_POOL.close();
        Files.deleteIfExists(LISTS.resolve("WTH.JOU"));
        Files.delete(LISTS);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "f5d6c3d3c4",
                "1. f5 2. d6 3. c3 4. d3 5. c4",
                "黒f5 白d6 黒c3 白d3 黒c4",
                "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bob\"}],\"position\":{\"moves\":"
                        + "[{\"m\":\"f5\"},{\"m\":\"d6\"},{\"m\":\"c3\"},{\"m\":\"d3\"},{\"m\":\"c4\"}]}}",
                "(;GM[Othello]PB[a]PW[b]TY[8]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- --------"
                        + " -------- *]B[F5]W[D6]B[C3]W[D3]B[C4];)",
                "(;GM[2]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])"
            })
    void record_inAnyTextFormat_isImported(String text) {
        JsonNode games = CLIENT.post("/api/analyse/records", text).body().path("games");
        assertThat(games.size()).isEqualTo(1);
        assertThat(games.path(0).path("text").asString()).isEqualTo("f5d6c3d3c4");
    }

    @Test
    void board_isImportedAsGameWithoutMoves() {
        JsonNode games =
                CLIENT.post("/api/analyse/records", "-----OX--XO----- X").body().path("games");
        assertThat(games.path(0).path("size").asInt()).isEqualTo(4);
        assertThat(games.path(0).path("moves").asInt()).isZero();
    }

    @Test
    void board_withoutSide_isAskedFor() {
        String board = "....\n.OX.\n.XO.\n....";
        JsonNode asked = CLIENT.post("/api/analyse/records", board).body();
        assertThat(asked.path("sideMissing").asBoolean()).isTrue();
        assertThat(asked.path("games").size()).isZero();
        JsonNode answered =
                CLIENT.post("/api/analyse/records?side=white", board).body().path("games");
        assertThat(answered.path(0).path("text").asString()).isEqualTo("start -----OX--XO----- O moves");
    }

    @Test
    void record_withIllegalMove_offersTheMovesBefore() {
        JsonNode imported = CLIENT.post("/api/analyse/records", "Ann vs Bob\nf5 d6 c3 a1 d3")
                .body();
        assertThat(imported.path("error").asString())
                .isEqualTo("No game could be read: read as moves in text, 3 moves; "
                        + "line 2, column 10: move 4, a1, is not legal for White.");
        assertThat(imported.path("partial").path(0).path("text").asString()).isEqualTo("f5d6c3");
    }

    @Test
    void game_hasStepsAndOpening() {
        JsonNode game = CLIENT.get("/api/analyse/game?record=f5d6c3d3c4").body();
        assertThat(game.path("opening").asString()).isEqualTo("Tiger");
        assertThat(game.path("steps").path(0).toString())
                .isEqualTo("{\"ply\":1,\"side\":\"black\",\"square\":37,\"flips\":[36]}");
        assertThat(game.path("moves").size()).isEqualTo(6);
    }

    @Test
    void verdicts_comeLastMoveFirst_thenSummary() {
        try (TestClient.Events events = CLIENT.events("/api/analyse/verdicts?record=" + encoded(GAME))) {
            JsonNode first = events.await(event -> event.has("grade"));
            assertThat(first.path("ply").asInt()).isEqualTo(31);
            assertThat(first.path("exact").asBoolean()).isTrue();
            JsonNode summary = events.await(event -> event.has("turningPoint"));
            assertThat(summary.path("black").path("discsLost").asInt()
                            + summary.path("white").path("discsLost").asInt())
                    .isPositive();
        }
    }

    @Test
    void values_coverAllLegalMoves_bestFirst() {
        try (TestClient.Events events = CLIENT.events("/api/analyse/values?ply=20&record=" + encoded(GAME))) {
            JsonNode values = events.await(
                    event -> event.isArray() && event.path(0).path("exact").asBoolean());
            assertThat(values.size())
                    .isEqualTo(CLIENT.get("/api/analyse/game?record=" + encoded(GAME))
                            .body()
                            .path("moves")
                            .path(20)
                            .size());
            assertThat(values.path(0).path("value").asInt())
                    .isGreaterThanOrEqualTo(
                            values.path(values.size() - 1).path("value").asInt());
        }
    }

    @Test
    void values_levelAndTime_areLimited() {
        String path = "/api/analyse/values?ply=0&record=f5";
        try (TestClient.Events events = CLIENT.events(path + "&level=2&seconds=1")) {
            JsonNode values = events.await(JsonNode::isArray);
            assertThat(values.path(0).path("difficulty").asInt()).isPositive();
        }
        assertThat(CLIENT.get(path + "&level=99").status()).isEqualTo(400);
        assertThat(CLIENT.get(path + "&seconds=0").status()).isEqualTo(400);
    }

    @Test
    void tree_isWrittenWithVariations() {
        String tree =
                "{\"format\":\"%s\",\"start\":\"" + "-".repeat(27) + "OX------XO" + "-".repeat(27) + " X\",\"nodes\":["
                        + "{\"parent\":-1,\"move\":\"f5\",\"comment\":\"\",\"marks\":[]},"
                        + "{\"parent\":0,\"move\":\"d6\",\"comment\":\"hi\",\"marks\":[\"c3\"]},"
                        + "{\"parent\":0,\"move\":\"%s\",\"comment\":\"\",\"marks\":[]}]}";
        assertThat(CLIENT.post("/api/analyse/tree", tree.formatted("sgf", "f6"))
                        .body()
                        .path("text")
                        .asString())
                .contains("(;W[d6]C[hi]MA[c3])", "(;W[f6])");
        assertThat(CLIENT.post("/api/analyse/tree", tree.formatted("ggf", "f6"))
                        .body()
                        .path("text")
                        .asString())
                .hasLineCount(2);
        assertThat(CLIENT.post("/api/analyse/tree", tree.formatted("sgf", "a1")).status())
                .isEqualTo(400);
    }

    @Test
    void mistakes_containPliesOnly() {
        try (TestClient.Events events = CLIENT.events("/api/analyse/mistakes?side=black&record=" + encoded(GAME))) {
            JsonNode end = events.await(event -> {
                assertThat(event.propertyNames()).isSubsetOf("left", "plies");
                return event.has("plies");
            });
            assertThat(end.path("plies").isEmpty()).isFalse();
        }
    }

    @Test
    void guess_returnsValues() {
        JsonNode response = CLIENT.post(
                        "/api/analyse/guess", "{\"record\":\"%s\",\"ply\":0,\"square\":\"e4\"}".formatted(GAME))
                .body();
        assertThat(response.path("values").size()).isEqualTo(4);
        assertThat(CLIENT.post("/api/analyse/guess", "{\"record\":\"f5\",\"ply\":1,\"square\":\"a1\"}")
                        .status())
                .isEqualTo(409);
    }

    @Test
    void picture_isSvgAndExportsAreFiles() {
        assertThat(CLIENT.text("/api/analyse/picture?record=f5d6&ply=1")).startsWith("<svg ");
        assertThat(CLIENT.text("/api/analyse/export?record=f5d6&format=ggf")).contains("B[F5]W[D6]");
        assertThat(CLIENT.text("/api/analyse/export?record=f5d6&format=text")).isEqualTo("f5d6\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/api/analyse/game",
                "/api/analyse/game?record=",
                "/api/analyse/game?record=f5f5",
                "/api/analyse/game?record=hello",
                "/api/analyse/values?record=f5&ply=2",
                "/api/analyse/values?record=f5&ply=-1",
                "/api/analyse/values?record=f5&ply=x",
                "/api/analyse/mistakes?record=f5&side=red",
                "/api/analyse/export?record=f5&format=exe",
                "/api/analyse/picture?record=zz&ply=0"
            })
    void request_invalid_isRefusedWithMessage(String path) {
        TestClient.Response response = CLIENT.get(path);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.error()).isNotBlank().doesNotContain("Exception");
    }

    @Test
    void record_invalid_isRefusedWithMessage() {
        for (String text : List.of("", "   ", "hello", "(;GM[Chess])", "\0\0\0", "f5f5", "(".repeat(100_000))) {
            TestClient.Response response = CLIENT.post("/api/analyse/records", text);
            assertThat(response.status()).as(text).isEqualTo(400);
            assertThat(response.error()).isNotBlank().doesNotContain("Exception");
        }
        assertThat(CLIENT.get("/api/analyse/game?record=" + "f5".repeat(3100)).status())
                .isEqualTo(400);
    }

    @Test
    void game_onLargeBoard_isAnalysed() {
        String record =
                encoded("start " + "-".repeat(44) + "OX" + "-".repeat(8) + "XO" + "-".repeat(44) + " X moves e4 f4");
        assertThat(CLIENT.get("/api/analyse/game?record=" + record)
                        .body()
                        .path("refusal")
                        .asString())
                .isEmpty();
        try (TestClient.Events events = CLIENT.events("/api/analyse/values?ply=0&record=" + record)) {
            assertThat(events.await(JsonNode::isArray).size()).isEqualTo(4);
        }
        try (TestClient.Events events = CLIENT.events("/api/analyse/verdicts?record=" + record)) {
            assertThat(events.await(event -> event.has("grade")).path("ply").asInt())
                    .isEqualTo(1);
            events.await(event -> event.has("turningPoint"));
        }
    }

    /** A year with one game of two moves, f5 and d6, between players 0 and 1. */
    private static byte[] wthorYear() {
        byte[] file = new byte[16 + 68];
        file[4] = 1;
        file[10] = (byte) 2001;
        file[11] = 2001 >> 8;
        file[12] = 8;
        // The numbers of the players; rows and columns of squares count from 1.
        file[16 + 4] = 1;
        file[16 + 8] = 56;
        file[16 + 9] = 64;
        return file;
    }

    /** A list of two players. */
    private static byte[] wthorPlayers(String first, String second) {
        byte[] list = Arrays.copyOf(new byte[] {0, 0, 0, 0, 0, 0, 0, 0, 2}, 16 + 2 * 20);
        System.arraycopy(first.getBytes(StandardCharsets.ISO_8859_1), 0, list, 16, first.length());
        System.arraycopy(second.getBytes(StandardCharsets.ISO_8859_1), 0, list, 36, second.length());
        return list;
    }

    @Test
    void wthorFile_isImported() {
        byte[] file = wthorYear();
        TestClient.Response response = CLIENT.post("/api/analyse/records", file);
        assertThat(response.status()).as(response.error()).isEqualTo(200);
        JsonNode game = response.body().path("games").path(0);
        assertThat(game.path("text").asString()).isEqualTo("f5d6");
        assertThat(game.path("date").asString()).isEqualTo("2001");
        file[16 + 9] = 56;
        assertThat(CLIENT.post("/api/analyse/records", file).error()).contains("No game could be read");
    }

    @Test
    void wthorFile_namesOfPlayers_comeFromTheUploadedListOrTheServersOwn() throws IOException {
        Files.write(LISTS.resolve("WTH.JOU"), wthorPlayers("Ann", "Bob"));
        JsonNode fromServer = CLIENT.post("/api/analyse/records", wthorYear()).body();
        assertThat(fromServer.path("games").path(0).path("white").asString()).isEqualTo("Bob");
        JsonNode uploaded = CLIENT.postFiles(
                        "/api/analyse/records",
                        Map.of("WTH_2001.wtb", wthorYear(), "OTHER.JOU", wthorPlayers("Cid", "Dan")))
                .body();
        assertThat(uploaded.path("games").path(0).path("black").asString()).isEqualTo("Cid");
        assertThat(CLIENT.postFiles("/api/analyse/records", Map.of("OTHER.JOU", wthorPlayers("Cid", "Dan")))
                        .status())
                .as("a list without games")
                .isEqualTo(400);
    }

    @Test
    void player_oneGame_isReportedInRows() {
        try (TestClient.Events events =
                CLIENT.events("/api/analyse/player?side=white&date=2001.05.06&record=" + encoded(GAME))) {
            JsonNode report = events.await(event -> event.has("rows"));
            assertThat(report.path("rows").findValuesAsString("section"))
                    .containsExactly("total", "phase", "phase", "phase", "colour", "opening", "year", "endgame");
            assertThat(report.path("rows").findValuesAsString("name")).contains("white", "2001", "1–20");
            JsonNode mistake = report.path("mistakes").path(0);
            assertThat(mistake.path("lost").asInt()).isPositive();
            assertThat(mistake.has("best")).as("it is to be practised").isFalse();
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}

package dev.outflank.web.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.web.TestClient;
import dev.outflank.web.WebServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class ExplorerPagesTest {
    private static final String START = "-".repeat(27) + "OX------XO" + "-".repeat(27) + "X";

    private static final String GAMES = """
            [Event "Cup"]
            [Date "2001.05.06"]
            [Black "Ann"]
            [White "Bob"]
            [Result "40-24"]

            1. f5 d6 2. c3 d3

            [Event "Open"]
            [Date "2010.05.06"]
            [Black "Cid"]
            [White "Ann"]
            [Result "20-44"]

            1. d3 c5 2. d6
            """;

    @TempDir
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private WebServer server;

    @SuppressWarnings("NullAway.Init")
    private TestClient client;

    @BeforeEach
    void start() {
        server = WebServer.start("127.0.0.1", 0, List.of(new ExplorerPages(folder, folder.resolve("none.bin"))));
        client = new TestClient(server.address());
    }

    @AfterEach
    void close() {
        client.close();
        server.close();
    }

    private void index() throws Exception {
        Files.writeString(folder.resolve("games.pgn"), GAMES);
        new DatabaseFolder(folder).build(_ -> {});
    }

    @Test
    void explorer_positionOfGames_hasMovesNamesBookAndResults() throws Exception {
        index();
        JsonNode view = client.get("/api/explorer?board=" + START).body();
        assertThat(view.path("games").asInt()).isEqualTo(2);
        assertThat(view.path("moves").size()).isEqualTo(4);
        JsonNode move = view.path("moves").path(0);
        assertThat(move.path("games").asInt())
                .as("all four first moves are the same")
                .isEqualTo(2);
        assertThat(move.path("blackWins").asInt()).isEqualTo(1);
        assertThat(move.path("averageDiscs").asDouble()).isEqualTo(30);
        assertThat(move.path("book").isNumber()).isTrue();
        String afterF5 = "-".repeat(27) + "OX------XXX" + "-".repeat(26) + "O";
        assertThat(client.get("/api/explorer?board=" + afterF5)
                        .body()
                        .path("moves")
                        .findValuesAsString("opening"))
                .containsExactlyInAnyOrder("Perpendicular", "Diagonal", "Parallel");
    }

    @Test
    void explorer_inJapanese_namesOpenings() {
        String afterF5 = "-".repeat(27) + "OX------XXX" + "-".repeat(26) + "O";
        assertThat(client.get("/api/explorer?board=" + afterF5, "ja")
                        .body()
                        .path("moves")
                        .findValuesAsString("opening"))
                .containsExactlyInAnyOrder("縦取り", "斜め取り", "並び取り");
    }

    @Test
    void openings_areListedInTheVisitorsLanguage() {
        JsonNode openings = client.get("/api/explorer/openings", "ja").body();
        assertThat(openings.findValuesAsString("name")).contains("虎定石");
        assertThat(openings.findValuesAsString("line")).contains("f5d6c3d3c4");
    }

    @Test
    void games_filteredByPlayerAndYear_arePages() throws Exception {
        index();
        assertThat(client.get("/api/explorer/games?player=ann")
                        .body()
                        .path("total")
                        .asInt())
                .isEqualTo(2);
        JsonNode found = client.get("/api/explorer/games?player=ANN&from=2005").body();
        assertThat(found.path("games").path(0).path("event").asString()).isEqualTo("Open");
        assertThat(found.path("games").path(0).path("result").asString()).isEqualTo("20:44");
        assertThat(client.get("/api/explorer/games?event=cup&board=" + START)
                        .body()
                        .path("total")
                        .asInt())
                .isEqualTo(1);
    }

    @Test
    void explorer_emptyFolder_hasTheBookOnly() {
        JsonNode view = client.get("/api/explorer?board=" + START).body();
        assertThat(view.path("games").asInt()).isZero();
        assertThat(view.path("moves").path(0).path("book").isNumber()).isTrue();
    }

    @Test
    void explorer_invalidInput_isRejectedWithASentence() {
        assertThat(client.get("/api/explorer?board=xyz").error()).startsWith("Invalid board: ");
        assertThat(client.get("/api/explorer/games?page=0").error())
                .isEqualTo("'page' must be a number from 1 to 100000.");
        assertThat(client.get("/api/explorer/games?from=abc").status()).isEqualTo(400);
    }
}

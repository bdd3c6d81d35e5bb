package dev.outflank.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Position;
import dev.outflank.web.TestClient;
import dev.outflank.web.WebServer;
import dev.outflank.web.engine.EnginePool;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

class PlayPagesTest {
    private static final String SAME_SCREEN = "{\"size\":8,\"black\":\"me\",\"white\":\"me\"}";

    @TempDir
    private Path folder = Path.of("");

    private EnginePool enginePool = new EnginePool("test", 0);
    private WebServer server = WebServer.start("127.0.0.1", 0, List.of());
    private TestClient ann = new TestClient(server.address());
    private TestClient bob = new TestClient(server.address());

    @BeforeEach
    void start() {
        close();
        enginePool = new EnginePool("test", 1);
        server = WebServer.start("127.0.0.1", 0, List.of(new PlayPages(folder, enginePool)));
        ann = new TestClient(server.address());
        bob = new TestClient(server.address());
    }

    @AfterEach
    void close() {
        ann.close();
        bob.close();
        server.close();
        enginePool.close();
    }

    @Test
    void game_onSameScreen_showsMovesAndFlips() {
        String game = create(SAME_SCREEN);
        assertThat(ann.get(game).body().path("moves").toString()).isEqualTo("[19,26,37,44]");
        assertThat(ann.get(game).body().path("flips").toString()).isEqualTo("[[27],[27],[36],[36]]");
        JsonNode view = move(ann, game, 0, "f5").body();
        assertThat(view.path("board").asString())
                .startsWith("-".repeat(27) + "OX")
                .contains("XXX");
        assertThat(view.path("recent").path(0).toString())
                .isEqualTo("{\"ply\":1,\"side\":\"black\",\"square\":37,\"flips\":[36]}");
        assertThat(view.path("status").asString()).isEqualTo("White to move");
        assertThat(view.path("black").path("discs").asInt()).isEqualTo(4);
    }

    @Test
    void game_withBalancedOpening_beginsAfterEightPlies() {
        String game = create(SAME_SCREEN.replace("{", "{\"opening\": \"balanced\", "));
        assertThat(ann.get(game).body().path("board").asString().replace("-", ""))
                .hasSize(12);
        TestClient.Response refused = ann.post(
                "/api/games",
                SAME_SCREEN.replace("{", "{\"opening\": \"balanced\", ").replace(":8,", ":6,"));
        assertThat(refused.error()).isEqualTo("Only games on 8×8 can begin with a balanced opening.");
    }

    @Test
    void games_overRateLimit_areRefusedForThisVisitorOnly() {
        for (int i = 0; i < 60; i++) {
            create(SAME_SCREEN);
        }
        TestClient.Response refused = ann.post("/api/games", SAME_SCREEN);
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.error()).isEqualTo("You have started 60 games within an hour. Please try again later.");
        assertThat(bob.post("/api/games", SAME_SCREEN).status()).isEqualTo(201);
    }

    @Test
    void games_stale_areDeleted() {
        String played = create(SAME_SCREEN);
        String unplayed = create(SAME_SCREEN);
        move(ann, played, 0, "f5");
        try (GameRooms rooms = new GameRooms(folder, enginePool)) {
            rooms.deleteStale(Instant.now());
            assertThat(files()).hasSize(2);
            rooms.deleteStale(Instant.now().plus(Duration.ofDays(2)));
            assertThat(files())
                    .as("the game with a move is kept")
                    .singleElement()
                    .asString()
                    .contains(played.substring(played.lastIndexOf('/') + 1));
            rooms.find(played.substring(played.lastIndexOf('/') + 1));
            rooms.deleteStale(Instant.now().plus(Duration.ofDays(200)));
            assertThat(files()).as("a game in use is kept").hasSize(1);
        }
        try (GameRooms rooms = new GameRooms(folder, enginePool)) {
            rooms.deleteStale(Instant.now().plus(Duration.ofDays(200)));
            assertThat(files()).isEmpty();
        }
        assertThat(ann.get(unplayed).status()).isEqualTo(404);
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void engine_whileWatched_plays() {
        String game = create("{\"size\":6,\"black\":\"me\",\"white\":\"greedy\"}");
        try (TestClient.Events events = ann.events(game + "/events")) {
            move(ann, game, 0, "b3");
            JsonNode view = events.await(state -> state.path("ply").asInt() == 2);
            assertThat(view.path("yourTurn").asBoolean()).isTrue();
        }
    }

    @Test
    void game_afterRestart_isRestored() {
        String game = create(SAME_SCREEN);
        move(ann, game, 0, "f5");
        move(ann, game, 1, "d6");
        post(ann, game + "/undo");
        JsonNode before = ann.get(game).body();
        WebServer first = server;
        server = WebServer.start("127.0.0.1", 0, List.of(new PlayPages(folder, enginePool)));
        try (TestClient later = new TestClient(server.address())) {
            JsonNode after = later.get(game).body();
            assertThat(after.path("board")).isEqualTo(before.path("board"));
            assertThat(after.path("ply").asInt()).isEqualTo(1);
            assertThat(after.path("yours").isEmpty()).isTrue();
        }
        first.close();
    }

    @Test
    void game_withIncompleteLastLine_losesThatLineOnly() throws IOException {
        String game = create(SAME_SCREEN);
        move(ann, game, 0, "f5");
        Path file;
        try (Stream<Path> files = Files.walk(folder)) {
            file = files.filter(Files::isRegularFile).findFirst().orElseThrow();
        }
        Files.writeString(file, "move d", StandardOpenOption.APPEND);
        assertThat(new GameEventStore(folder)
                        .read(game.substring(game.lastIndexOf('/') + 1))
                        .orElseThrow())
                .last()
                .asString()
                .startsWith("move f5 ");
        assertThat(Files.readString(file)).endsWith("\n");
    }

    @Test
    void undoAndRedo_againstEngine_moveToOwnTurn() {
        String game = create("{\"size\":4,\"black\":\"me\",\"white\":\"first\"}");
        assertThat(post(ann, game + "/undo").status()).isEqualTo(409);
        try (TestClient.Events events = ann.events(game + "/events")) {
            move(ann, game, 0, "a2");
            events.await(state -> state.path("ply").asInt() == 2);
            assertThat(post(ann, game + "/undo").body().path("ply").asInt()).isZero();
            assertThat(post(ann, game + "/redo").body().path("ply").asInt()).isEqualTo(2);
            assertThat(post(ann, game + "/redo").status()).isEqualTo(409);
        }
    }

    @Test
    void twoPeople_byLink_moveOwnSideOnly() {
        String game = create("{\"size\":8,\"black\":\"me\",\"white\":\"friend\"}");
        assertThat(move(ann, game, 0, "f5").error()).contains("starts when the other player has joined");
        String invitation = ann.get(game).body().path("invitation").asString();
        assertThat(bob.get(game).body().path("invitation").isNull()).isTrue();
        assertThat(claim(bob, game, "0123456789abcdef").status()).isEqualTo(403);
        assertThat(claim(ann, game, invitation).status()).isEqualTo(409);
        assertThat(claim(bob, game, invitation).body().path("yours").toString()).isEqualTo("[\"white\"]");
        try (TestClient carl = new TestClient(server.address())) {
            assertThat(claim(carl, game, invitation).status()).isEqualTo(403);
            assertThat(move(carl, game, 0, "f5").status()).isEqualTo(403);
            assertThat(post(carl, game + "/resign").status()).isEqualTo(403);
        }
        assertThat(move(bob, game, 0, "f5").error()).isEqualTo("It is not your turn.");
        assertThat(move(ann, game, 0, "f5").status()).isEqualTo(200);
        assertThat(move(bob, game, 1, "d6").status()).isEqualTo(200);
        assertThat(post(ann, game + "/undo").status()).isEqualTo(403);
        assertThat(post(ann, game + "/hint").status()).isEqualTo(403);
        assertThat(post(bob, game + "/resign").body().path("status").asString()).isEqualTo("You lost by resignation");
        assertThat(ann.get(game).body().path("status").asString()).isEqualTo("You won by resignation");
        JsonNode offered = post(ann, game + "/rematch").body();
        assertThat(offered.path("next").isNull())
                .as("a rematch needs both players")
                .isTrue();
        assertThat(offered.path("offers").path("rematch").toString()).isEqualTo("[\"black\"]");
        String next = post(bob, game + "/rematch").body().path("next").asString();
        assertThat(ann.get(game).body().path("next").asString()).isEqualTo(next);
        assertThat(bob.get("/api/games/" + next).body().path("yours").toString())
                .isEqualTo("[\"black\"]");
    }

    @Test
    void draw_offeredByBoth_endsGame_andLapsesWithTheNextMove() {
        String game = create("{\"size\":8,\"black\":\"me\",\"white\":\"friend\"}");
        claim(bob, game, ann.get(game).body().path("invitation").asString());
        assertThat(post(ann, game + "/draw").body().path("offers").path("draw").toString())
                .isEqualTo("[\"black\"]");
        move(ann, game, 0, "f5");
        assertThat(post(bob, game + "/draw").body().path("over").asBoolean())
                .as("the move ended the offer")
                .isFalse();
        assertThat(post(ann, game + "/draw").body().path("status").asString()).isEqualTo("Draw by agreement");
        String alone = create(SAME_SCREEN);
        assertThat(post(ann, alone + "/draw").status()).isEqualTo(409);
    }

    @Test
    void players_haveNicknamesAndPresence_andSpectatorsAreCounted() {
        String game = create("{\"size\":8,\"black\":\"me\",\"white\":\"friend\",\"nickname\":\" Ann\\u202e<b>\\n \"}");
        bob.post(
                game + "/claim",
                "{\"nickname\":\"%s\",\"invitation\":\"%s\"}"
                        .formatted(
                                "小".repeat(30),
                                ann.get(game).body().path("invitation").asString()));
        assertThat(bob.get(game).body().path("black").path("name").asString()).isEqualTo("Ann <b>");
        assertThat(ann.get(game).body().path("white").path("name").asString()).isEqualTo("小".repeat(20));
        assertThat(ann.get(game).body().path("white").path("present").asBoolean())
                .isFalse();
        try (TestClient carl = new TestClient(server.address());
                TestClient.Events seenByAnn = ann.events(game + "/events");
                TestClient.Events _ = bob.events(game + "/events");
                TestClient.Events _ = carl.events(game + "/events")) {
            JsonNode view = seenByAnn.await(event -> event.path("spectators").asInt() == 1
                    && event.path("white").path("present").asBoolean());
            assertThat(view.path("black").path("name").asString()).isEqualTo("You");
        }
    }

    @Test
    void replay_hasAllPositions() {
        String game = create(SAME_SCREEN);
        move(ann, game, 0, "f5");
        move(ann, game, 1, "d6");
        JsonNode replay = bob.get(game + "/replay").body();
        assertThat(replay.path("names").toString()).isEqualTo("[\"f5\",\"d6\"]");
        assertThat(replay.path("steps").path(1).path("flips").toString()).isEqualTo("[35]");
    }

    @Test
    void resignation_keepsTheTimeThatWasUsed() {
        GameState state = ended(new GameEvent.Resignation(Colour.WHITE, 20_000));
        assertThat(state.remainingMillis(Colour.WHITE)).isEqualTo(40_000);
        assertThat(String.valueOf(state.forfeit())).isEqualTo("Black wins by resignation");
    }

    @Test
    void agreedDraw_keepsTheTimeThatWasUsed() {
        GameState state = ended(new GameEvent.DrawAgreement(20_000));
        assertThat(state.remainingMillis(Colour.WHITE)).isEqualTo(40_000);
        assertThat(ended(GameEvent.parse("draw")).remainingMillis(Colour.WHITE))
                .as("a game stored without it")
                .isEqualTo(60_000);
    }

    /** A game with one minute each, ended when White is to move. */
    private static GameState ended(GameEvent end) {
        GameState state = new GameState(new GameOptions(
                Position.start(8),
                ByColour.of(_ -> new GameSeat.Human("x", Nickname.NONE)),
                new TimeControl(60_000, 0)));
        state.apply(GameEvent.parse("move f5 10"));
        state.apply(GameEvent.parse(end.toLine()));
        return state;
    }

    @Test
    void clock_expired_endsGame() {
        String id = "00000000000000aa";
        String visitor = new Visitor("x").hash();
        new GameEventStore(folder)
                .create(
                        id,
                        new GameOptions(
                                Position.start(8),
                                ByColour.of(_ -> new GameSeat.Human(visitor, Nickname.NONE)),
                                new TimeControl(50, 0)));
        GameState state = new GameState(
                GameOptions.parse(new GameEventStore(folder).read(id).orElseThrow()));
        state.apply(GameEvent.parse("move f5 10"));
        assertThat(state.isClockRunning()).isTrue();
        assertThat(state.remainingMillis(Colour.BLACK)).isEqualTo(40);
        state.apply(GameEvent.parse("time white"));
        assertThat(state.isOver()).isTrue();
        assertThat(String.valueOf(state.forfeit())).isEqualTo("Black wins on time");
    }

    @Test
    void hint_onOwnTurn_isLegalMove() {
        String game = create(SAME_SCREEN);
        assertThat(post(ann, game + "/hint").body().path("square").asString()).isIn("d3", "c4", "f5", "e6");
        assertThat(post(bob, game + "/hint").status()).isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{\"size\":8}",
                "{\"size\":7,\"black\":\"me\",\"white\":\"me\"}",
                "{\"size\":28,\"black\":\"me\",\"white\":\"me\"}",
                "{\"size\":-4,\"black\":\"me\",\"white\":\"me\"}",
                "{\"size\":\"eight\",\"black\":\"me\",\"white\":\"me\"}",
                "{\"size\":8,\"black\":\"me\",\"white\":\"engine:weights=/etc/passwd\"}",
                "{\"size\":6,\"black\":\"me\",\"white\":\"cs303\"}",
                "{\"size\":8,\"black\":\"friend\",\"white\":\"friend\"}",
                "{\"size\":8,\"black\":\"me\",\"white\":\"me\",\"minutes\":-1}",
                "{\"size\":8,\"black\":\"me\",\"white\":\"me\",\"minutes\":100000}",
                "{\"size\":8,\"black\":\"me\",\"white\":\"me\",\"board\":\"XXXX\"}",
                "{\"size\":8,\"black\":\"me\",\"white\":\"me\",\"admin\":true}"
            })
    void newGame_invalid_isRefusedWithMessage(String json) {
        TestClient.Response response = ann.post("/api/games", json);
        assertThat(response.status()).isEqualTo(400);
        assertThat(response.error()).isNotBlank().doesNotContain("Exception");
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"z9", "a1", "pass", "", "f5f5", "<b>", "４５"})
    void move_invalid_isRefusedWithMessage(String square) {
        String game = create(SAME_SCREEN);
        TestClient.Response response = move(ann, game, 0, square);
        assertThat(response.status()).isBetween(400, 409);
        assertThat(response.error()).isNotBlank();
        assertThat(ann.get(game).body().path("ply").asInt()).isZero();
    }

    @Test
    void move_forAnEarlierPosition_isRefused() {
        String game = create(SAME_SCREEN);
        move(ann, game, 0, "f5");
        assertThat(move(ann, game, 0, "d6").status()).isEqualTo(409);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0000000000000000", "..", "..%2F..%2Fetc", "0000000000000000.game", "ABCDEF0123456789", "a b"})
    void unknownGame_isNotFound(String id) {
        String path = "/api/games/" + id.replace(" ", "%20");
        assertThat(ann.get(path).status()).isBetween(400, 404);
        assertThat(ann.post(path + "/moves", "{\"ply\":0,\"square\":\"f5\"}").status())
                .isBetween(400, 404);
    }

    @Test
    void body_tooLarge_isRefused() {
        assertThat(ann.post("/api/games", "[" + "0,".repeat(2_000_000) + "0]").status())
                .isEqualTo(413);
    }

    private String create(String request) {
        TestClient.Response response = ann.post("/api/games", request);
        assertThat(response.status()).as(response.error()).isEqualTo(201);
        return "/api/games/" + response.body().path("id").asString();
    }

    private static TestClient.Response post(TestClient client, String path) {
        return client.post(path, "{}");
    }

    private static TestClient.Response move(TestClient client, String game, int ply, String square) {
        return client.post(game + "/moves", "{\"ply\":%d,\"square\":\"%s\"}".formatted(ply, square));
    }

    private static TestClient.Response claim(TestClient client, String game, String invitation) {
        return client.post(game + "/claim", "{\"invitation\":\"%s\"}".formatted(invitation));
    }
}

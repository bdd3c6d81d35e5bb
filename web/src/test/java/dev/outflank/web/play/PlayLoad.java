package dev.outflank.web.play;

import dev.outflank.web.TestClient;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import tools.jackson.databind.JsonNode;

/**
 * Load test: many visitors play random moves against built-in players in turn, some games at once; prints the response
 * times. Run by hand against a server, with the number of games, the opponents, the moves per game and the games at once:
 * {@code PlayLoad http://127.0.0.1:8080 100 level-5,level-18 20 10}.
 */
final class PlayLoad {
    private PlayLoad() {}

    public static void main(String[] arguments) throws Exception {
        URI server = URI.create(arguments[0]);
        int visitors = Integer.parseInt(arguments[1]);
        String[] opponents = arguments[2].split(",");
        int moves = Integer.parseInt(arguments[3]);
        List<Long> waits = Collections.synchronizedList(new ArrayList<>());
        List<Long> pages = new ArrayList<>();
        long start = System.nanoTime();
        try (ExecutorService threads = Executors.newFixedThreadPool(Integer.parseInt(arguments[4]));
                TestClient watcher = new TestClient(server)) {
            List<Future<?>> games = new ArrayList<>();
            for (int i = 0; i < visitors; i++) {
                long seed = i;
                String opponent = opponents[i % opponents.length];
                games.add(threads.submit(() -> play(server, opponent, moves, seed, waits)));
            }
            while (games.stream().anyMatch(game -> !game.isDone())) {
                long requested = System.nanoTime();
                watcher.text("/play");
                pages.add(System.nanoTime() - requested);
                Thread.sleep(100);
            }
            for (Future<?> game : games) {
                game.get();
            }
        }
        System.out.printf("%d games, %d moves, %.1f s%n", visitors, waits.size(), (System.nanoTime() - start) / 1e9);
        print("from a move to the reply", waits);
        print("page load meanwhile", pages);
    }

    private static void play(URI server, String opponent, int moves, long seed, List<Long> waits) {
        SplittableRandom random = new SplittableRandom(seed);
        try (TestClient client = new TestClient(server)) {
            String game = "/api/games/"
                    + client.post("/api/games", "{\"size\":8,\"black\":\"me\",\"white\":\"" + opponent + "\"}")
                            .body()
                            .path("id")
                            .asString();
            try (TestClient.Events events = client.events(game + "/events")) {
                JsonNode state = events.await(PlayLoad::isOwnTurn);
                for (int move = 0; move < moves && !state.path("over").asBoolean(); move++) {
                    int square = state.path("moves")
                            .path(random.nextInt(state.path("moves").size()))
                            .asInt();
                    int ply = state.path("ply").asInt();
                    long sent = System.nanoTime();
                    client.post(
                            game + "/moves",
                            "{\"ply\":%d,\"square\":\"%c%d\"}".formatted(ply, 'a' + square % 8, square / 8 + 1));
                    state = events.await(next -> next.path("ply").asInt() > ply && isOwnTurn(next));
                    waits.add(System.nanoTime() - sent);
                }
            }
        }
    }

    private static boolean isOwnTurn(JsonNode state) {
        return state.path("yourTurn").asBoolean() || state.path("over").asBoolean();
    }

    private static void print(String name, List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        System.out.printf(
                "%s: median %.0f ms, 95th percentile %.0f ms, maximum %.0f ms%n",
                name,
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 95 / 100) / 1e6,
                sorted.getLast() / 1e6);
    }
}

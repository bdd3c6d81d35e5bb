package dev.outflank.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Run;
import dev.outflank.web.SiteRoutes;
import dev.outflank.web.WebServer;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The same game gets the same verdicts from the command, with any number of threads, and from the page. */
class SameVerdictsTest {
    /** Estimates, since it ends early. */
    private static final String GAME = "f5f4e3f6g5d6";

    @TempDir
    private Path data;

    /** What the page and the command have in common. */
    private record Verdict(int ply, int value, int bestValue, String best, int lost, String grade) {}

    @Test
    void analyze_standardLevel_pageAndCommandAgree() throws Exception {
        List<Verdict> page = ofPage();
        assertThat(page).hasSize(6);
        assertThat(ofCommand()).isEqualTo(page);
        assertThat(ofCommand("--threads", "2")).isEqualTo(page);
    }

    private static List<Verdict> ofCommand(String... options) throws Exception {
        List<String> arguments = new ArrayList<>(List.of("analyze", GAME, "--json"));
        arguments.addAll(List.of(options));
        List<Verdict> verdicts = new ArrayList<>();
        for (JsonNode move : JsonFields.parse(
                        Run.of(arguments.toArray(String[]::new)).out())
                .node()
                .get("moves")) {
            int sign = move.path("side").asString().equals("black") ? 1 : -1;
            int value = sign * move.path("value").path("discs").asInt();
            verdicts.add(new Verdict(
                    move.path("number").asInt() - 1,
                    value,
                    move.has("bestValue")
                            ? sign * move.path("bestValue").path("discs").asInt()
                            : value,
                    move.path("best").asString(),
                    Math.max(0, move.path("lost").asInt()),
                    move.path("grade").asString()));
        }
        return verdicts;
    }

    private List<Verdict> ofPage() throws Exception {
        try (WebServer server = WebServer.start("127.0.0.1", 0, SiteRoutes.publicRoutes(data));
                HttpClient client = HttpClient.newHttpClient()) {
            HttpRequest request = HttpRequest.newBuilder(
                            server.address().resolve("/api/analyse/verdicts?record=" + GAME))
                    .build();
            List<Verdict> verdicts = new ArrayList<>();
            for (String line : client.send(request, BodyHandlers.ofString())
                    .body()
                    .lines()
                    .filter(line -> line.startsWith("data:") && line.contains("\"grade\""))
                    .toList()) {
                JsonNode move = JsonFields.parse(
                                line.substring("data:".length()).strip())
                        .node();
                verdicts.add(new Verdict(
                        move.path("ply").asInt(),
                        move.path("value").asInt(),
                        move.path("bestValue").asInt(),
                        move.path("best").asString(),
                        move.path("lost").asInt(),
                        move.path("grade").asString()));
            }
            verdicts.sort(Comparator.comparingInt(Verdict::ply));
            return verdicts;
        }
    }
}

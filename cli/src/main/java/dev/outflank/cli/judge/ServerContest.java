package dev.outflank.cli.judge;

import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A contest on a server, as seen by a student. */
final class ServerContest implements AutoCloseable {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final URI home;
    private final String contest;
    private final String token;
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build();

    ServerContest(URI home, String contest, String token) {
        this.home = home;
        this.contest = contest;
        this.token = token;
    }

    String id() {
        return contest;
    }

    /** Gets a resource of the contest, such as "marks". */
    JsonNode get(String resource) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(home.resolve("/api/contests/" + contest + "/" + resource)));
    }

    JsonNode upload(long id) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(home.resolve("/api/uploads/" + id)));
    }

    JsonNode post(String resource, Object body) throws IOException, InterruptedException {
        return send(HttpRequest.newBuilder(home.resolve("/api/contests/" + contest + "/" + resource))
                .POST(BodyPublishers.ofString(JSON.writeValueAsString(body))));
    }

    private JsonNode send(HttpRequest.Builder request) throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(
                request.header("Authorization", "Bearer " + token)
                        .header("Content-Type", "application/json")
                        .timeout(Duration.ofSeconds(60))
                        .build(),
                BodyHandlers.ofString());
        try {
            JsonNode body = JSON.readTree(answer.body());
            if (answer.statusCode() >= 400) {
                throw new UserException(
                        "the server says: " + body.path("error").asString("status " + answer.statusCode()));
            }
            return body;
        } catch (JacksonException e) {
            throw new IOException("the answer of the server is not JSON; status " + answer.statusCode(), e);
        }
    }

    @Override
    public void close() {
        client.close();
    }
}

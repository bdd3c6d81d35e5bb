package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Submits files to a server. */
@Command(
        name = "submit",
        mixinStandardHelpOptions = true,
        description = "Submits files to a contest of a server and shows the result.",
        footer = "%nExample: outflank submit vg101 ai.cpp --server https://reversi.example.edu")
public final class SubmitCommand implements Callable<Integer> {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final long MAX_FILE_BYTES = 1 << 20;
    private static final long POLL_INTERVAL_MILLIS = 1000;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "Name of the contest in the URLs of the server.")
    private String contest = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILES", description = "Your files.")
    private List<Path> files = List.of();

    @Option(
            names = "--server",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8080",
            description = "URL of the server (default ${DEFAULT-VALUE}).")
    private String server = "";

    @Option(
            names = "--token",
            paramLabel = "T",
            description =
                    "Token from your account page. Can also be set by the environment variable OUTFLANK_TOKEN, which hides it"
                            + " from other users.")
    private @Nullable String token;

    @Option(names = "--no-wait", description = "Do not wait for the result.")
    private boolean noWait;

    SubmitCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        String key = token == null ? System.getenv("OUTFLANK_TOKEN") : token;
        if (key == null || !key.matches("[A-Za-z0-9_-]+")) {
            throw new UserException(
                    "a token is needed: create one on your account page and pass it by --token or OUTFLANK_TOKEN");
        }
        URI home = ServerAddress.of("--server", server);
        if (!contest.matches("[a-z0-9-]+")) {
            throw new UserException("CONTEST takes the name of a contest on the server, not '" + contest + "'");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        for (Path file : files) {
            if (!Files.isRegularFile(file) || Files.size(file) > MAX_FILE_BYTES) {
                throw new UserException(file + " is not a file of at most " + (MAX_FILE_BYTES >> 20)
                        + " MB; submit larger files on the web page");
            }
            texts.put(String.valueOf(file.getFileName()), Files.readString(file));
        }
        try (HttpClient client =
                HttpClient.newBuilder().connectTimeout(Duration.ofSeconds(20)).build()) {
            JsonNode upload = send(
                    client,
                    HttpRequest.newBuilder(home.resolve("/api/contests/" + contest + "/uploads"))
                            .POST(BodyPublishers.ofString(JSON.writeValueAsString(Map.of("files", texts)))),
                    key);
            long id = upload.path("id").asLong();
            streams.out().println("Upload " + id + " was accepted.");
            streams.out().flush();
            while (!noWait && upload.path("state").asString("").equals("QUEUED")) {
                Thread.sleep(POLL_INTERVAL_MILLIS);
                upload = send(client, HttpRequest.newBuilder(home.resolve("/api/uploads/" + id)), key);
            }
            return noWait ? ExitCode.SUCCESS : report(upload);
        }
    }

    private int report(JsonNode upload) {
        String state = upload.path("state").asString("");
        boolean fine = state.equals("ENTERED") || state.equals("SKIPPED");
        String log = upload.path("log").asString("").strip();
        if (!log.isEmpty()) {
            streams.out().println(log);
        }
        streams.out().println(state + ": " + upload.path("reason").asString(""));
        return fine ? ExitCode.SUCCESS : ExitCode.FAILURE;
    }

    private static JsonNode send(HttpClient client, HttpRequest.Builder request, String key)
            throws IOException, InterruptedException {
        HttpResponse<String> answer = client.send(
                request.header("Authorization", "Bearer " + key)
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
}

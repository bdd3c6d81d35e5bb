package dev.outflank.cli.judge;

import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
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

/** Hands files in to a server. */
@Command(
        name = "submit",
        mixinStandardHelpOptions = true,
        description = "Hands your files in to a contest of a server, and says what becomes of them.",
        footer = "%nExample: outflank submit vg101 ai.cpp --server https://reversi.example.edu")
public final class SubmitCommand implements Callable<Integer> {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final long MAX_FILE_BYTES = 1 << 20;
    private static final long POLL_INTERVAL_MILLIS = 1000;

    private final Streams streams;

    @Parameters(index = "0", paramLabel = "CONTEST", description = "The contest's name in the server's addresses.")
    private String contest = "";

    @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILES", description = "Your files.")
    private List<Path> files = List.of();

    @Option(
            names = "--server",
            paramLabel = "URL",
            defaultValue = "http://127.0.0.1:8080",
            description = "The server (default ${DEFAULT-VALUE}).")
    private String server = "";

    @Option(
            names = "--token",
            paramLabel = "T",
            description = "A token of your account's page; or the variable OUTFLANK_TOKEN, which shows it to nobody.")
    private @Nullable String token;

    @Option(names = "--no-wait", description = "Do not wait until it was looked at.")
    private boolean noWait;

    SubmitCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException, InterruptedException {
        String key = token == null ? System.getenv("OUTFLANK_TOKEN") : token;
        if (key == null || !key.matches("[A-Za-z0-9_-]+")) {
            throw new UserException(
                    "a token is needed: make one on your account's page and give it by --token or OUTFLANK_TOKEN");
        }
        URI home = ServerAddress.of("--server", server);
        if (!contest.matches("[a-z0-9-]+")) {
            throw new UserException("CONTEST takes a name of the server's contests, not '" + contest + "'");
        }
        Map<String, String> texts = new LinkedHashMap<>();
        for (Path file : files) {
            if (!Files.isRegularFile(file) || Files.size(file) > MAX_FILE_BYTES) {
                throw new UserException(file + " is no file of at most " + (MAX_FILE_BYTES >> 20)
                        + " MB; larger ones are handed in by the page");
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
            streams.out().println("Upload " + id + " was taken.");
            streams.out().flush();
            while (!noWait && upload.path("state").asString("").equals("QUEUED")) {
                Thread.sleep(POLL_INTERVAL_MILLIS);
                upload = send(client, HttpRequest.newBuilder(home.resolve("/api/uploads/" + id)), key);
            }
            return noWait ? 0 : report(upload);
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
            throw new IOException("the server's answer is no JSON; status " + answer.statusCode(), e);
        }
    }
}

package dev.outflank.web.compete;

import java.io.IOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/**
 * Load test: a whole class submits different programs to a running server at the same time. Arguments: the link that a
 * new server prints for its administrator, the number of students, and the source of a Lab 8 program.
 */
final class SubmissionLoad {
    private static final String CONTEST = """
            like: aps105-lab8
            title: Everyone at once
            dates: {}
            staff: {novice: first}
            total: 1
            marking: [{part: Style, marks: 1, manual: by hand}]
            competition: {hand-in: part2, boards: [6], entry: {move: true}, players: [novice], format: ladder, meetings: 1}
            """;

    private SubmissionLoad() {}

    private static HttpResponse<String> post(HttpClient client, URI address, Map<String, String> form)
            throws IOException, InterruptedException {
        String body = form.entrySet().stream()
                .map(one -> one.getKey() + "=" + URLEncoder.encode(one.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return client.send(
                HttpRequest.newBuilder(address)
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(BodyPublishers.ofString(body))
                        .build(),
                BodyHandlers.ofString());
    }

    public static void main(String[] args) throws Exception {
        URI link = URI.create(args[0]);
        int students = Integer.parseInt(args[1]);
        String source = Files.readString(Path.of(args[2]));
        HttpClient staff =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        post(staff, link, Map.of("password", "a password for the load"));
        post(staff, link.resolve("/staff/contests"), Map.of("id", "load", "text", CONTEST));
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < students; i++) {
            list.append("student").append(i).append(",Student ").append(i).append('\n');
        }
        String invited = post(staff, link.resolve("/compete/load/class"), Map.of("csv", list.toString()))
                .body();
        List<String> keys = Pattern.compile("/welcome/[A-Za-z0-9_-]+")
                .matcher(invited)
                .results()
                .map(MatchResult::group)
                .toList();
        List<String> cookies = new ArrayList<>();
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (String key : keys) {
                HttpResponse<String> welcome =
                        post(client, link.resolve(key), Map.of("password", "the password of " + key));
                cookies.add(
                        welcome.headers().firstValue("Set-Cookie").orElse("").split(";")[0]);
            }
        }
        System.out.println(cookies.size() + " students have signed in");
        submit(link, source, cookies);
        await(link, staff, students);
    }

    private static void submit(URI link, String source, List<String> cookies) throws Exception {
        JsonMapper json = JsonMapper.builder().build();
        Map<Integer, Integer> statuses = new TreeMap<>();
        long start = System.nanoTime();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
                HttpClient client = HttpClient.newHttpClient()) {
            List<Future<HttpResponse<String>>> responses = new ArrayList<>();
            for (int i = 0; i < cookies.size(); i++) {
                String cookie = cookies.get(i);
                String body = json.writeValueAsString(
                        Map.of("files", Map.of("lab8part2.c", source + "\nint own" + i + " = " + i + ";\n")));
                responses.add(threads.submit(() -> client.send(
                        HttpRequest.newBuilder(link.resolve("/api/contests/load/uploads"))
                                .header("Cookie", cookie)
                                .POST(BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString())));
            }
            for (Future<HttpResponse<String>> response : responses) {
                statuses.merge(response.get().statusCode(), 1, Integer::sum);
            }
        }
        System.out.printf("all responses after %.1f s, by status: %s%n", (System.nanoTime() - start) / 1e9, statuses);
    }

    /** Waits until all students are on the leaderboard. */
    private static void await(URI link, HttpClient staff, int students) throws Exception {
        long start = System.nanoTime();
        long entered = 0;
        while (entered < students) {
            Thread.sleep(5000);
            String table = staff.send(
                            HttpRequest.newBuilder(link.resolve("/api/contests/load/leaderboard"))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
            entered = Pattern.compile("\"name\":\"student[0-9]+\"")
                    .matcher(table)
                    .results()
                    .count();
            System.out.printf("%.0f s: %d in the competition%n", (System.nanoTime() - start) / 1e9, entered);
        }
    }
}

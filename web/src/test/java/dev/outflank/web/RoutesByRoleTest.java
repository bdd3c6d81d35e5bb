package dev.outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.store.Role;
import dev.outflank.web.WebServer.Route;
import dev.outflank.web.compete.Databases;
import dev.outflank.web.compete.JudgeTestServer;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.RouteGroup;
import io.javalin.http.HandlerType;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** Every route there is, tried as each role and as nobody: a new one cannot be forgotten. */
class RoutesByRoleTest {
    /** These refuse whoever is allowed to ask, but gives a wrong password. */
    private static final Set<String> REFUSING = Set.of("POST /sign-in", "POST /account/password");

    @TempDir
    private Path folder = Path.of("/");

    @ParameterizedTest
    @EnumSource
    void everyRoute_isForItsRoleAndThoseAbove_andForNobodyElse(Databases databases) throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(databases.open(folder))) {
            house.store.workers().heartbeat("one who is there", 1);
            List<Route> routes = house.server.routes();
            assertThat(routes).hasSizeGreaterThan(50);
            for (Route route : routes) {
                assertThat(route.roles()).as(route.toString()).hasSize(1).allMatch(AccessLevel.class::isInstance);
            }
            for (AccessLevel caller : AccessLevel.values()) {
                int number = 0;
                for (Route route : routes) {
                    // Each request has an account of its own, since some end a session or lock someone out.
                    String token = caller == AccessLevel.ANYONE
                            ? ""
                            : house.token(
                                    caller.name().toLowerCase(Locale.ROOT) + number++, Role.valueOf(caller.name()));
                    check(house, route, caller, token);
                }
            }
        }
    }

    private static void check(JudgeTestServer house, Route route, AccessLevel caller, String token) throws Exception {
        String path = route.path()
                .replace("{contest}", "house-ladder")
                .replaceAll("<file>", "base.css")
                .replaceAll("\\{[a-z]+}", "999999");
        if (path.endsWith("/events")) {
            checkStream(house, route, caller, path, token);
            return;
        }
        HttpResponse<String> answer =
                route.method().equals(HandlerType.GET) ? house.get(path, token) : house.post(path, token, Map.of());
        String what = route.method() + " " + route.path() + " as " + caller + ": " + answer.statusCode();
        assertThat(answer.statusCode()).as(what).isLessThan(500);
        AccessLevel wanted = (AccessLevel) route.roles().iterator().next();
        boolean sentAway = answer.headers().firstValue("Location").orElse("").startsWith("/sign-in");
        boolean refused = Set.of(401, 403).contains(answer.statusCode()) || sentAway;
        if (!caller.includes(wanted)) {
            assertThat(refused).as(what).isTrue();
            assertThat(answer.body()).as(what).doesNotContain("audit", "welcome/");
        } else if (!REFUSING.contains(route.method() + " " + route.path())) {
            assertThat(refused).as(what).isFalse();
        }
    }

    /** Streams have no end to wait for. */
    private static void checkStream(JudgeTestServer house, Route route, AccessLevel caller, String path, String token)
            throws Exception {
        HttpResponse<InputStream> answer = house.open(path, token);
        answer.body().close();
        boolean allowed = caller.includes((AccessLevel) route.roles().iterator().next());
        assertThat(answer.statusCode())
                .as(route + " as " + caller)
                .matches(status ->
                        allowed ? status == 200 || status == 404 : status == 303 || status == 401 || status == 403);
    }

    @Test
    void description_namesExactlyTheRoutesForPrograms() throws Exception {
        try (JudgeTestServer house = new JudgeTestServer(folder)) {
            Set<String> described = new HashSet<>();
            JsonMapper.builder()
                    .build()
                    .readTree(house.get("/api/openapi.json", "").body())
                    .path("paths")
                    .properties()
                    .forEach(path -> path.getValue()
                            .properties()
                            .forEach(method ->
                                    described.add(method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey())));
            Set<String> there = new HashSet<>();
            house.server.routes().stream()
                    .filter(route -> route.path().startsWith("/api/"))
                    .forEach(route -> there.add(route.method() + " " + route.path()));
            assertThat(described).isEqualTo(there);
        }
    }

    @Test
    void route_withoutARole_isForNobody() throws Exception {
        RouteGroup forgetful = routes -> routes.get("/open", context -> context.result("x"));
        try (WebServer server = WebServer.start("127.0.0.1", 0, List.of(forgetful));
                HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> answer = client.send(
                    HttpRequest.newBuilder(server.address().resolve("/open")).build(), BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(303);
        }
    }

    /** Which roles there are is known to the test: another one must be thought about. */
    @Test
    void roles_areFour() {
        Map<AccessLevel, Integer> above = new EnumMap<>(AccessLevel.class);
        for (AccessLevel role : AccessLevel.values()) {
            above.put(role, (int) Arrays.stream(AccessLevel.values())
                    .filter(other -> other.includes(role))
                    .count());
        }
        assertThat(above)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        AccessLevel.ANYONE,
                        4,
                        AccessLevel.STUDENT,
                        3,
                        AccessLevel.STAFF,
                        2,
                        AccessLevel.ADMINISTRATOR,
                        1));
    }
}

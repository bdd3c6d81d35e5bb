package dev.outflank.web;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.account.Role;
import dev.outflank.web.WebServer.Route;
import dev.outflank.web.compete.Databases;
import dev.outflank.web.compete.JudgeTestServer;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.RouteGroup;
import io.javalin.http.HandlerType;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.json.JsonMapper;

/** Requests every registered route as each role and anonymously, so that no new route is forgotten. */
@Tag("attack")
class RoutesByRoleTest {
    /** Routes that respond 401 or 403 to a wrong password, even if the caller has access. */
    private static final Set<String> PASSWORD_ROUTES = Set.of("POST /sign-in", "POST /account/password");

    @TempDir
    private Path folder = Path.of("/");

    @ParameterizedTest
    @EnumSource
    void everyRoute_anyRole_allowsRequiredLevelAndAboveOnly(Databases databases) throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(databases.open(folder))) {
            site.judge.workers().heartbeat("worker", 1);
            List<Route> routes = site.server.routes();
            assertThat(routes).hasSizeGreaterThan(50);
            for (Route route : routes) {
                assertThat(route.roles()).as(route.toString()).hasSize(1).allMatch(AccessLevel.class::isInstance);
            }
            for (AccessLevel caller : AccessLevel.values()) {
                int number = 0;
                for (Route route : routes) {
                    // Each request has its own account, because some end the session or lock the account.
                    String token = caller == AccessLevel.ANYONE
                            ? ""
                            : site.token(
                                    caller.name().toLowerCase(Locale.ROOT) + number++, Role.valueOf(caller.name()));
                    check(site, route, caller, token);
                }
            }
        }
    }

    private static void check(JudgeTestServer site, Route route, AccessLevel caller, String token) throws Exception {
        String path = route.path()
                .replace("{contest}", "house-ladder")
                .replaceAll("<file>", "base.css")
                .replaceAll("\\{[a-z]+}", "999999");
        if (path.endsWith("/events")) {
            checkStream(site, route, caller, path, token);
            return;
        }
        HttpResponse<String> response =
                route.method().equals(HandlerType.GET) ? site.get(path, token) : site.post(path, token, Map.of());
        String description = route.method() + " " + route.path() + " as " + caller + ": " + response.statusCode();
        assertThat(response.statusCode()).as(description).isLessThan(500);
        AccessLevel required = (AccessLevel) route.roles().iterator().next();
        boolean redirected =
                response.headers().firstValue("Location").orElse("").startsWith("/sign-in");
        boolean refused = Set.of(401, 403).contains(response.statusCode()) || redirected;
        if (!caller.includes(required)) {
            assertThat(refused).as(description).isTrue();
            assertThat(response.body()).as(description).doesNotContain("audit", "welcome/");
        } else if (!PASSWORD_ROUTES.contains(route.method() + " " + route.path())) {
            assertThat(refused).as(description).isFalse();
        }
    }

    /** Checks only the status, because event streams do not end. */
    private static void checkStream(JudgeTestServer site, Route route, AccessLevel caller, String path, String token)
            throws Exception {
        HttpResponse<InputStream> response = site.open(path, token);
        response.body().close();
        boolean allowed = caller.includes((AccessLevel) route.roles().iterator().next());
        assertThat(response.statusCode())
                .as(route + " as " + caller)
                .matches(status ->
                        allowed ? status == 200 || status == 404 : status == 303 || status == 401 || status == 403);
    }

    @Test
    void openApi_listsExactlyTheApiRoutes() throws Exception {
        try (JudgeTestServer site = new JudgeTestServer(folder)) {
            Set<String> described = new HashSet<>();
            JsonMapper.builder()
                    .build()
                    .readTree(site.get("/api/openapi.json", "").body())
                    .path("paths")
                    .properties()
                    .forEach(path -> path.getValue()
                            .properties()
                            .forEach(method ->
                                    described.add(method.getKey().toUpperCase(Locale.ROOT) + " " + path.getKey())));
            Set<String> registered = new HashSet<>();
            site.server.routes().stream()
                    .filter(route -> route.path().startsWith("/api/"))
                    .forEach(route -> registered.add(route.method() + " " + route.path()));
            assertThat(described).isEqualTo(registered);
        }
    }

    @Test
    void route_withoutAccessLevel_isRefused() throws Exception {
        RouteGroup unprotected = routes -> routes.get("/open", context -> context.result("x"));
        try (WebServer server = WebServer.start("127.0.0.1", 0, List.of(unprotected));
                HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<String> response = client.send(
                    HttpRequest.newBuilder(server.address().resolve("/open")).build(), BodyHandlers.ofString());
            assertThat(response.statusCode()).isEqualTo(303);
        }
    }

    /** A new access level requires a review of all routes. */
    @Test
    void accessLevels_areOrdered() {
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

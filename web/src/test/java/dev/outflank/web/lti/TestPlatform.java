package dev.outflank.web.lti;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.crypto.RSASSAVerifier;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.outflank.judge.lti.LtiPlatform;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A learning platform with keys and all endpoints of LTI 1.3 over HTTP: public keys, access tokens (whose signed assertions
 * it verifies with the tool's published keys), members in pages, columns of a gradebook, scores, and dynamic registration.
 */
final class TestPlatform implements AutoCloseable {
    static final String CLIENT = "client-1";
    static final String DEPLOYMENT = "deployment-1";
    static final JsonMapper JSON = JsonMapper.builder().build();

    final RSAKey key = newKey("platform-key");
    final List<JsonNode> scores = new CopyOnWriteArrayList<>();
    final List<JsonNode> lineItems = new CopyOnWriteArrayList<>();
    final List<JsonNode> registrations = new CopyOnWriteArrayList<>();
    private final Set<String> assertionIds = new HashSet<>();
    private final Map<String, String> scopesByToken = new ConcurrentHashMap<>();
    private final HttpServer server;
    private final HttpClient client = HttpClient.newHttpClient();
    private final URI toolKeys;

    TestPlatform(URI tool) throws IOException {
        this.toolKeys = tool.resolve("/lti/keys");
        this.server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/jwks", exchange -> respond(exchange, 200, new JWKSet(key.toPublicJWK()).toString()));
        server.createContext("/token", exchange -> respond(exchange, 200, token(exchange)));
        server.createContext("/members", this::members);
        server.createContext("/lineitems", this::lineItem);
        server.createContext("/item/scores", this::score);
        server.createContext("/config", exchange -> respond(exchange, 200, JSON.writeValueAsString(configuration())));
        server.createContext("/registration", this::register);
        server.start();
    }

    static RSAKey newKey(String id) {
        try {
            return new RSAKeyGenerator(2048).keyID(id).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    String url(String path) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + path;
    }

    String issuer() {
        return url("");
    }

    LtiPlatform registration(boolean staffAllowed, boolean emailTrusted) {
        return new LtiPlatform(
                0,
                "Test Moodle",
                issuer(),
                CLIENT,
                DEPLOYMENT,
                url("/auth"),
                url("/token"),
                url("/jwks"),
                staffAllowed,
                emailTrusted);
    }

    private Map<String, Object> configuration() {
        return Map.of(
                "issuer", issuer(),
                "authorization_endpoint", url("/auth"),
                "token_endpoint", url("/token"),
                "jwks_uri", url("/jwks"),
                "registration_endpoint", url("/registration"));
    }

    /** The claims of a valid launch. */
    JWTClaimsSet.Builder launch(String nonce, String subject, String role, String contest) {
        return message("LtiResourceLinkRequest", nonce, subject, role)
                .claim(LtiMessage.CLAIM + "resource_link", Map.of("id", "link-1"))
                .claim(LtiMessage.CLAIM + "custom", Map.of("contest", contest))
                .claim("https://purl.imsglobal.org/spec/lti-ags/claim/endpoint", Map.of("lineitems", url("/lineitems")))
                .claim(
                        "https://purl.imsglobal.org/spec/lti-nrps/claim/namesroleservice",
                        Map.of("context_memberships_url", url("/members")));
    }

    JWTClaimsSet.Builder message(String type, String nonce, String subject, String role) {
        Instant now = Instant.now();
        return new JWTClaimsSet.Builder()
                .issuer(issuer())
                .audience(CLIENT)
                .subject(subject)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(Duration.ofMinutes(5))))
                .claim("nonce", nonce)
                .claim("name", "Name of " + subject)
                .claim("email", subject + "@example.edu")
                .claim(LtiMessage.CLAIM + "message_type", type)
                .claim(LtiMessage.CLAIM + "version", "1.3.0")
                .claim(LtiMessage.CLAIM + "deployment_id", DEPLOYMENT)
                .claim(
                        LtiMessage.CLAIM + "roles",
                        List.of("http://purl.imsglobal.org/vocab/lis/v2/membership#" + role));
    }

    String sign(JWTClaimsSet claims) {
        return sign(claims, key);
    }

    static String sign(JWTClaimsSet claims, RSAKey key) {
        try {
            SignedJWT jwt = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256)
                            .keyID(key.getKeyID())
                            .build(),
                    claims);
            jwt.sign(new RSASSASigner(key));
            return jwt.serialize();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String body(HttpExchange exchange) throws IOException {
        return new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
    }

    private static void respond(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    /** An access token for a client whose assertion is signed with the tool's key, meant for this platform and new. */
    private String token(HttpExchange exchange) throws IOException {
        Map<String, String> form = new HashMap<>();
        for (String pair : body(exchange).split("&")) {
            String[] parts = pair.split("=", 2);
            form.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
        }
        try {
            SignedJWT assertion = SignedJWT.parse(form.get("client_assertion"));
            String keys = client.send(HttpRequest.newBuilder(toolKeys).build(), HttpResponse.BodyHandlers.ofString())
                    .body();
            RSAKey toolKey = JWKSet.parse(keys)
                    .getKeyByKeyId(assertion.getHeader().getKeyID())
                    .toRSAKey();
            JWTClaimsSet claims = assertion.getJWTClaimsSet();
            boolean valid = assertion.verify(new RSASSAVerifier(toolKey))
                    && !toolKey.isPrivate()
                    && claims.getIssuer().equals(CLIENT)
                    && claims.getSubject().equals(CLIENT)
                    && claims.getAudience().equals(List.of(url("/token")))
                    && claims.getExpirationTime().toInstant().isAfter(Instant.now())
                    && assertionIds.add(claims.getJWTID())
                    && "client_credentials".equals(form.get("grant_type"));
            if (!valid) {
                return "{\"error\":\"invalid_client\"}";
            }
        } catch (ParseException | JOSEException e) {
            return "{\"error\":\"invalid_request\"}";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException(e);
        }
        String token = "token-" + scopesByToken.size();
        scopesByToken.put(token, String.valueOf(form.get("scope")));
        return JSON.writeValueAsString(Map.of("access_token", token, "token_type", "Bearer", "expires_in", 3600));
    }

    private boolean isAllowed(HttpExchange exchange, String scope) throws IOException {
        String header = String.valueOf(exchange.getRequestHeaders().getFirst("Authorization"));
        boolean allowed =
                scopesByToken.getOrDefault(header.replace("Bearer ", ""), "").contains(scope);
        if (!allowed) {
            respond(exchange, 401, "{}");
        }
        return allowed;
    }

    private void members(HttpExchange exchange) throws IOException {
        if (!isAllowed(exchange, "contextmembership.readonly")) {
            return;
        }
        boolean second = "page=2".equals(exchange.getRequestURI().getQuery());
        if (!second) {
            exchange.getResponseHeaders().add("Link", "<" + url("/members?page=2") + ">; rel=\"next\"");
        }
        List<Map<String, Object>> members = second
                ? List.of(member("cid", "Learner", "Active"), member("old", "Learner", "Inactive"))
                : List.of(member("ann", "Learner", "Active"), member("tess", "Instructor", "Active"));
        respond(exchange, 200, JSON.writeValueAsString(Map.of("id", url("/members"), "members", members)));
    }

    private static Map<String, Object> member(String subject, String role, String status) {
        return Map.of(
                "user_id",
                subject,
                "name",
                "Name of " + subject,
                "status",
                status,
                "roles",
                List.of("http://purl.imsglobal.org/vocab/lis/v2/membership#" + role));
    }

    private void lineItem(HttpExchange exchange) throws IOException {
        if (isAllowed(exchange, "scope/lineitem")) {
            lineItems.add(JSON.readTree(body(exchange)));
            respond(exchange, 201, JSON.writeValueAsString(Map.of("id", url("/item?type=1"))));
        }
    }

    private void score(HttpExchange exchange) throws IOException {
        if (isAllowed(exchange, "scope/score")) {
            boolean query = "type=1".equals(exchange.getRequestURI().getQuery());
            scores.add(JSON.readTree(body(exchange)));
            respond(exchange, query ? 204 : 400, "");
        }
    }

    private void register(HttpExchange exchange) throws IOException {
        if (!"Bearer secret-token".equals(exchange.getRequestHeaders().getFirst("Authorization"))) {
            respond(exchange, 401, "{}");
            return;
        }
        registrations.add(JSON.readTree(body(exchange)));
        respond(
                exchange,
                200,
                JSON.writeValueAsString(Map.of(
                        "client_id",
                        "dynamic-client",
                        "https://purl.imsglobal.org/spec/lti-tool-configuration",
                        Map.of("deployment_id", "dynamic-deployment"))));
    }

    @Override
    public void close() {
        client.close();
        server.stop(0);
    }
}

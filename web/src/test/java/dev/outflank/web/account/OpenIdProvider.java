package dev.outflank.web.account;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.nimbusds.oauth2.sdk.pkce.CodeChallenge;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.Date;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** A small OpenID provider with a real key, which lets everyone in as whom it is told, and lies on request. */
final class OpenIdProvider implements AutoCloseable {
    static final String CLIENT = "outflank";
    static final String SECRET = "secretOfTheClient";

    private final HttpServer server;
    private final RSAKey key = fresh();
    private final Map<String, Map<String, String>> asked = new HashMap<>();
    private Map<String, Object> person = Map.of("sub", "1");
    private Map<String, Object> apart = Map.of();
    private RSAKey signing = key;
    private UnaryOperator<JWTClaimsSet.Builder> lie = claims -> claims;

    OpenIdProvider() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext(
                "/.well-known/openid-configuration", exchange -> json(exchange, 200, """
                    {"issuer":"%1$s","authorization_endpoint":"%1$s/authorize","token_endpoint":"%1$s/token",
                    "jwks_uri":"%1$s/keys","userinfo_endpoint":"%1$s/person","subject_types_supported":["public"],
                    "response_types_supported":["code"],"id_token_signing_alg_values_supported":["RS256"]}
                    """.formatted(issuer())));
        server.createContext("/keys", exchange -> json(exchange, 200, new JWKSet(key.toPublicJWK()).toString()));
        server.createContext("/authorize", this::authorize);
        server.createContext("/token", this::token);
        server.createContext("/person", exchange -> json(exchange, 200, json(apart)));
        server.start();
    }

    static RSAKey fresh() {
        try {
            return new RSAKeyGenerator(2048).keyID(UUID.randomUUID().toString()).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    URI issuer() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    /** Whoever comes next is this one. */
    void expect(Map<String, Object> claims) {
        person = claims;
        apart = Map.of("sub", String.valueOf(claims.get("sub")));
        signing = key;
        lie = honest -> honest;
    }

    /** Whoever comes next is this one, and some is told only when it is asked for apart. */
    void expect(Map<String, Object> claims, Map<String, Object> toldApart) {
        expect(claims);
        apart = toldApart;
    }

    void lie(UnaryOperator<JWTClaimsSet.Builder> lie) {
        this.lie = lie;
    }

    void signWith(RSAKey other) {
        signing = other;
    }

    /** Signs everyone in at once and sends them back. */
    private void authorize(HttpExchange exchange) throws IOException {
        Map<String, String> question = parameters(exchange.getRequestURI().getRawQuery());
        String code = UUID.randomUUID().toString();
        asked.put(code, question);
        exchange.getResponseHeaders()
                .add("Location", question.get("redirect_uri") + "?code=" + code + "&state=" + question.get("state"));
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> form =
                parameters(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Map<String, String> question = asked.remove(form.getOrDefault("code", ""));
        String proof =
                "Basic " + Base64.getEncoder().encodeToString((CLIENT + ":" + SECRET).getBytes(StandardCharsets.UTF_8));
        if (question == null
                || !proof.equals(exchange.getRequestHeaders().getFirst("Authorization"))
                || !question.getOrDefault("redirect_uri", "").equals(form.get("redirect_uri"))
                || !CodeChallenge.compute(
                                CodeChallengeMethod.S256, new CodeVerifier(form.getOrDefault("code_verifier", "")))
                        .getValue()
                        .equals(question.get("code_challenge"))) {
            json(exchange, 400, "{\"error\":\"invalid_grant\"}");
            return;
        }
        Instant now = Instant.now();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(issuer().toString())
                .audience(CLIENT)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(300)))
                .claim("nonce", question.get("nonce"));
        person.forEach(claims::claim);
        try {
            SignedJWT token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256)
                            .keyID(key.getKeyID())
                            .build(),
                    lie.apply(claims).build());
            token.sign(new RSASSASigner(signing));
            json(
                    exchange,
                    200,
                    "{\"access_token\":\"secretAccess\",\"token_type\":\"Bearer\",\"id_token\":\"" + token.serialize()
                            + "\"}");
        } catch (JOSEException e) {
            throw new IOException(e);
        }
    }

    private static String json(Map<String, Object> values) {
        JWTClaimsSet.Builder builder = new JWTClaimsSet.Builder();
        values.forEach(builder::claim);
        return builder.build().toString();
    }

    private static Map<String, String> parameters(String encoded) {
        Map<String, String> parameters = new HashMap<>();
        for (String pair : encoded.split("&")) {
            String[] sides = pair.split("=", 2);
            parameters.put(sides[0], URLDecoder.decode(sides[1], StandardCharsets.UTF_8));
        }
        return parameters;
    }

    private static void json(HttpExchange exchange, int status, String body) throws IOException {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        exchange.sendResponseHeaders(status, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    @Override
    public void close() {
        server.stop(0);
    }
}

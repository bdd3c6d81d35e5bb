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

/** A minimal OpenID provider with a real key. Tests choose the next user and can make it return invalid tokens. */
final class OpenIdProvider implements AutoCloseable {
    static final String CLIENT = "outflank";
    static final String SECRET = "secretOfTheClient";

    private final HttpServer server;
    private final RSAKey key = newKey();
    private final Map<String, Map<String, String>> requests = new HashMap<>();
    private Map<String, Object> person = Map.of("sub", "1");
    private Map<String, Object> userInfo = Map.of();
    private RSAKey signingKey = key;
    private UnaryOperator<JWTClaimsSet.Builder> tampering = claims -> claims;

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
        server.createContext("/person", exchange -> json(exchange, 200, json(userInfo)));
        server.start();
    }

    static RSAKey newKey() {
        try {
            return new RSAKeyGenerator(2048).keyID(UUID.randomUUID().toString()).generate();
        } catch (JOSEException e) {
            throw new IllegalStateException(e);
        }
    }

    URI issuer() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort());
    }

    /** Sets the claims of the next user. */
    void expect(Map<String, Object> claims) {
        person = claims;
        userInfo = Map.of("sub", String.valueOf(claims.get("sub")));
        signingKey = key;
        tampering = unchanged -> unchanged;
    }

    /** Sets the claims of the next user, with others at the UserInfo endpoint only. */
    void expect(Map<String, Object> claims, Map<String, Object> userInfoClaims) {
        expect(claims);
        userInfo = userInfoClaims;
    }

    void tamper(UnaryOperator<JWTClaimsSet.Builder> change) {
        tampering = change;
    }

    void signWith(RSAKey other) {
        signingKey = other;
    }

    /** Redirects back at once, without asking for a password. */
    private void authorize(HttpExchange exchange) throws IOException {
        Map<String, String> request = parameters(exchange.getRequestURI().getRawQuery());
        String code = UUID.randomUUID().toString();
        requests.put(code, request);
        exchange.getResponseHeaders()
                .add("Location", request.get("redirect_uri") + "?code=" + code + "&state=" + request.get("state"));
        exchange.sendResponseHeaders(302, -1);
        exchange.close();
    }

    private void token(HttpExchange exchange) throws IOException {
        Map<String, String> form =
                parameters(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
        Map<String, String> request = requests.remove(form.getOrDefault("code", ""));
        String proof =
                "Basic " + Base64.getEncoder().encodeToString((CLIENT + ":" + SECRET).getBytes(StandardCharsets.UTF_8));
        if (request == null
                || !proof.equals(exchange.getRequestHeaders().getFirst("Authorization"))
                || !request.getOrDefault("redirect_uri", "").equals(form.get("redirect_uri"))
                || !CodeChallenge.compute(
                                CodeChallengeMethod.S256, new CodeVerifier(form.getOrDefault("code_verifier", "")))
                        .getValue()
                        .equals(request.get("code_challenge"))) {
            json(exchange, 400, "{\"error\":\"invalid_grant\"}");
            return;
        }
        Instant now = Instant.now();
        JWTClaimsSet.Builder claims = new JWTClaimsSet.Builder()
                .issuer(issuer().toString())
                .audience(CLIENT)
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plusSeconds(300)))
                .claim("nonce", request.get("nonce"));
        person.forEach(claims::claim);
        try {
            SignedJWT token = new SignedJWT(
                    new JWSHeader.Builder(JWSAlgorithm.RS256)
                            .keyID(key.getKeyID())
                            .build(),
                    tampering.apply(claims).build());
            token.sign(new RSASSASigner(signingKey));
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
            String[] parts = pair.split("=", 2);
            parameters.put(parts[0], URLDecoder.decode(parts[1], StandardCharsets.UTF_8));
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

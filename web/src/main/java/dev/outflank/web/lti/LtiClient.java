package dev.outflank.web.lti;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.Resource;
import com.nimbusds.jose.util.ResourceRetriever;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.JWTParser;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import dev.outflank.judge.lti.LtiPlatform;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.http.HttpRequest;
import java.text.ParseException;
import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Verifies launches of platforms, and gets access tokens for their services. */
final class LtiClient {
    static final JsonMapper JSON = JsonMapper.builder().build();

    private static final Set<JWSAlgorithm> ALGORITHMS =
            Set.of(JWSAlgorithm.RS256, JWSAlgorithm.RS384, JWSAlgorithm.RS512);
    private static final Duration KEY_TTL = Duration.ofHours(1);
    private static final Duration ASSERTION_LIFETIME = Duration.ofMinutes(5);

    private final LtiKey key;
    private final OutgoingHttp http = new OutgoingHttp();
    private final Cache<String, JWKSource<SecurityContext>> keys =
            Caffeine.newBuilder().maximumSize(100).expireAfterWrite(KEY_TTL).build();

    LtiClient(LtiKey key) {
        this.key = key;
    }

    LtiKey key() {
        return key;
    }

    OutgoingHttp http() {
        return http;
    }

    /** Checks signature, issuer, audience, authorized party, times, nonce and deployment of a launch. */
    LtiMessage verify(LtiPlatform platform, String token, String nonce) throws LtiException {
        IDTokenValidator validator = new IDTokenValidator(
                new Issuer(platform.issuer()),
                new ClientID(platform.clientId()),
                new JWSVerificationKeySelector<>(ALGORITHMS, keys(platform)),
                null);
        LtiMessage message;
        try {
            IDTokenClaimsSet claims = validator.validate(JWTParser.parse(token), new Nonce(nonce));
            message = new LtiMessage(claims.toJSONObject());
            // The library accepts a token whose authorized party is another client of the same platform.
            String azp = message.text("azp");
            if (!azp.isEmpty() && !azp.equals(platform.clientId())
                    || azp.isEmpty() && claims.getAudience().size() > 1) {
                throw new LtiException("the token was issued to another tool");
            }
        } catch (ParseException e) {
            throw new LtiException("the token cannot be read: " + e.getMessage());
        } catch (BadJOSEException | JOSEException e) {
            throw new LtiException("the token is invalid: " + e.getMessage());
        }
        if (!message.text(LtiMessage.CLAIM + "version").equals("1.3.0")
                || !message.isDeepLinking() && !message.isResourceLink()) {
            throw new LtiException("the message is neither a launch nor a deep linking request of LTI 1.3");
        }
        if (!platform.deploymentIds().contains(message.deployment())) {
            throw new LtiException("the deployment '" + message.deployment() + "' is not registered");
        }
        return message;
    }

    private JWKSource<SecurityContext> keys(LtiPlatform platform) throws LtiException {
        URI address = OutgoingHttp.check(platform.jwksUrl(), OutgoingHttp.hosts(platform.addresses()));
        JWKSource<SecurityContext> known = keys.getIfPresent(platform.jwksUrl());
        if (known != null) {
            return known;
        }
        try {
            JWKSource<SecurityContext> source = JWKSourceBuilder.<SecurityContext>create(
                            address.toURL(), retriever(address))
                    .retrying(true)
                    .build();
            keys.put(platform.jwksUrl(), source);
            return source;
        } catch (MalformedURLException e) {
            throw new LtiException("the address of the platform's keys is invalid: " + e.getMessage());
        }
    }

    private ResourceRetriever retriever(URI address) {
        return url -> {
            try {
                OutgoingHttp.Response response = http.send(HttpRequest.newBuilder(address));
                if (!response.isSuccess()) {
                    throw new IOException("status " + response.status());
                }
                return new Resource(response.body(), response.contentType());
            } catch (LtiException e) {
                throw new IOException(e.reason(), e);
            }
        };
    }

    /** An access token for these scopes, by a signed assertion (RFC 7523). */
    String accessToken(LtiPlatform platform, List<String> scopes) throws LtiException {
        Instant now = Instant.now();
        String assertion = key.sign(new JWTClaimsSet.Builder()
                .issuer(platform.clientId())
                .subject(platform.clientId())
                .audience(platform.tokenUrl())
                .jwtID(UUID.randomUUID().toString())
                .issueTime(Date.from(now))
                .expirationTime(Date.from(now.plus(ASSERTION_LIFETIME)))
                .build());
        URI address = OutgoingHttp.check(platform.tokenUrl(), OutgoingHttp.hosts(platform.addresses()));
        OutgoingHttp.Response response = http.send(HttpRequest.newBuilder(address)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(Forms.encode(Map.of(
                        "grant_type",
                        "client_credentials",
                        "client_assertion_type",
                        "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
                        "client_assertion",
                        assertion,
                        "scope",
                        String.join(" ", scopes))))));
        String token = parse(response).path("access_token").asString("");
        if (!response.isSuccess() || token.isEmpty()) {
            throw new LtiException("the platform gave no access token (status " + response.status() + ")");
        }
        return token;
    }

    static JsonNode parse(OutgoingHttp.Response response) throws LtiException {
        try {
            return JSON.readTree(response.body());
        } catch (JacksonException e) {
            throw new LtiException("the platform's answer is not JSON (status " + response.status() + ")");
        }
    }
}

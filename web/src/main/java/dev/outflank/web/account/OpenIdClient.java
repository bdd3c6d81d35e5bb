package dev.outflank.web.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.jwk.source.JWKSource;
import com.nimbusds.jose.jwk.source.JWKSourceBuilder;
import com.nimbusds.jose.proc.BadJOSEException;
import com.nimbusds.jose.proc.JWSVerificationKeySelector;
import com.nimbusds.jose.proc.SecurityContext;
import com.nimbusds.jose.util.DefaultResourceRetriever;
import com.nimbusds.oauth2.sdk.AuthorizationCode;
import com.nimbusds.oauth2.sdk.AuthorizationCodeGrant;
import com.nimbusds.oauth2.sdk.GeneralException;
import com.nimbusds.oauth2.sdk.ParseException;
import com.nimbusds.oauth2.sdk.ResponseType;
import com.nimbusds.oauth2.sdk.Scope;
import com.nimbusds.oauth2.sdk.TokenRequest;
import com.nimbusds.oauth2.sdk.TokenResponse;
import com.nimbusds.oauth2.sdk.auth.ClientAuthenticationMethod;
import com.nimbusds.oauth2.sdk.auth.ClientSecretBasic;
import com.nimbusds.oauth2.sdk.auth.ClientSecretPost;
import com.nimbusds.oauth2.sdk.auth.Secret;
import com.nimbusds.oauth2.sdk.http.HTTPRequest;
import com.nimbusds.oauth2.sdk.http.HTTPResponse;
import com.nimbusds.oauth2.sdk.id.ClientID;
import com.nimbusds.oauth2.sdk.id.Issuer;
import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeChallengeMethod;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.AuthenticationRequest;
import com.nimbusds.openid.connect.sdk.Nonce;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponse;
import com.nimbusds.openid.connect.sdk.OIDCTokenResponseParser;
import com.nimbusds.openid.connect.sdk.UserInfoRequest;
import com.nimbusds.openid.connect.sdk.UserInfoResponse;
import com.nimbusds.openid.connect.sdk.claims.IDTokenClaimsSet;
import com.nimbusds.openid.connect.sdk.claims.PersonClaims;
import com.nimbusds.openid.connect.sdk.claims.UserInfo;
import com.nimbusds.openid.connect.sdk.op.OIDCProviderMetadata;
import com.nimbusds.openid.connect.sdk.validators.IDTokenValidator;
import dev.outflank.judge.account.OidcIdentity;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Client side of the OpenID Connect authorization code flow, with PKCE (RFC 7636), state and nonce. The provider's
 * metadata is fetched at the first sign-in, so that the server starts without the provider, and again every hour.
 */
final class OpenIdClient {
    private static final int TIMEOUT_MILLIS = 10_000;
    private static final int MAX_JWK_SET_BYTES = 200_000;
    private static final Duration METADATA_TTL = Duration.ofHours(1);
    private static final Set<JWSAlgorithm> ALGORITHMS = supportedAlgorithms();

    private final OpenIdSettings settings;
    private final URI redirectUri;
    private final Cache<URI, Provider> providers =
            Caffeine.newBuilder().expireAfterWrite(METADATA_TTL).build();

    /** The provider's metadata and keys. */
    private record Provider(OIDCProviderMetadata metadata, JWKSource<SecurityContext> keys) {}

    /** The secrets of one sign-in attempt, which the callback must match. */
    record Attempt(State state, Nonce nonce, CodeVerifier verifier) {
        static Attempt create() {
            return new Attempt(new State(), new Nonce(), new CodeVerifier());
        }
    }

    /** The provider, or its response, is invalid. The message is for the log only. */
    static final class OpenIdException extends Exception {
        OpenIdException(String reason) {
            super(reason);
        }

        String reason() {
            return String.valueOf(getMessage());
        }
    }

    OpenIdClient(OpenIdSettings settings, String callbackPath) {
        this.settings = settings;
        this.redirectUri = settings.publicUrl().resolve(callbackPath);
    }

    private static Set<JWSAlgorithm> supportedAlgorithms() {
        Set<JWSAlgorithm> algorithms = new HashSet<>(JWSAlgorithm.Family.RSA);
        algorithms.addAll(JWSAlgorithm.Family.EC);
        return Set.copyOf(algorithms);
    }

    /** The URL at the provider where the user signs in. */
    URI authorizationUri(Attempt attempt) throws OpenIdException {
        return new AuthenticationRequest.Builder(
                        ResponseType.CODE,
                        new Scope("openid", "email", "profile"),
                        new ClientID(settings.clientId()),
                        redirectUri)
                .endpointURI(provider().metadata().getAuthorizationEndpointURI())
                .state(attempt.state())
                .nonce(attempt.nonce())
                .codeChallenge(attempt.verifier(), CodeChallengeMethod.S256)
                .build()
                .toURI();
    }

    /**
     * Verifies the callback and returns the identity of the user.
     *
     * @param parameters the query parameters of the callback
     */
    OidcIdentity verifyCallback(Map<String, List<String>> parameters, Attempt attempt) throws OpenIdException {
        if (!attempt.state().getValue().equals(singleValue(parameters, "state"))) {
            throw new OpenIdException("the callback's state does not match this sign-in attempt");
        }
        if (parameters.containsKey("error")) {
            String errorCode = singleValue(parameters, "error");
            throw new OpenIdException(
                    "the provider refused: " + (errorCode.matches("[a-z_]{1,40}") ? errorCode : "unknown error"));
        }
        String issuer = singleValue(parameters, "iss");
        if (parameters.containsKey("iss") && !issuer.equals(settings.issuer().toString())) {
            throw new OpenIdException("the callback comes from another issuer");
        }
        if (singleValue(parameters, "code").isEmpty()) {
            throw new OpenIdException("the callback has no authorization code");
        }
        Provider provider = provider();
        OIDCTokenResponse tokens =
                exchangeCode(provider, new AuthorizationCode(singleValue(parameters, "code")), attempt);
        IDTokenClaimsSet claims = validateIdToken(provider, tokens, attempt.nonce());
        String subject = claims.getSubject().getValue();
        PersonClaims person = new PersonClaims(claims.toJSONObject());
        if (person.getEmailAddress() == null && provider.metadata().getUserInfoEndpointURI() != null) {
            person = fetchUserInfo(provider, tokens, subject);
        }
        Optional<String> email = Boolean.TRUE.equals(person.getEmailVerified())
                ? Optional.ofNullable(person.getEmailAddress())
                : Optional.empty();
        return new OidcIdentity(
                settings.issuer().toString(),
                subject,
                email,
                Optional.ofNullable(person.getName()).orElse(""));
    }

    private static String singleValue(Map<String, List<String>> parameters, String name) {
        List<String> values = parameters.getOrDefault(name, List.of());
        return values.size() == 1 ? values.getFirst() : "";
    }

    private synchronized Provider provider() throws OpenIdException {
        Provider provider = providers.getIfPresent(settings.issuer());
        if (provider == null) {
            provider = fetchProvider();
            providers.put(settings.issuer(), provider);
        }
        return provider;
    }

    private Provider fetchProvider() throws OpenIdException {
        try {
            OIDCProviderMetadata metadata =
                    OIDCProviderMetadata.resolve(new Issuer(settings.issuer()), TIMEOUT_MILLIS, TIMEOUT_MILLIS);
            for (URI address : List.of(
                    metadata.getAuthorizationEndpointURI(), metadata.getTokenEndpointURI(), metadata.getJWKSetURI())) {
                if (!OpenIdSettings.isSecure(address)) {
                    throw new OpenIdException("the provider's endpoint " + address + " does not use HTTPS");
                }
            }
            JWKSource<SecurityContext> keys = JWKSourceBuilder.<SecurityContext>create(
                            metadata.getJWKSetURI().toURL(),
                            new DefaultResourceRetriever(TIMEOUT_MILLIS, TIMEOUT_MILLIS, MAX_JWK_SET_BYTES))
                    .retrying(true)
                    .build();
            return new Provider(metadata, keys);
        } catch (GeneralException | MalformedURLException | NullPointerException e) {
            throw new OpenIdException("the provider's metadata is invalid: " + e.getMessage());
        } catch (IOException e) {
            throw new OpenIdException("the provider cannot be reached: " + e.getMessage());
        }
    }

    private OIDCTokenResponse exchangeCode(Provider provider, AuthorizationCode code, Attempt attempt)
            throws OpenIdException {
        URI endpoint = provider.metadata().getTokenEndpointURI();
        AuthorizationCodeGrant grant = new AuthorizationCodeGrant(code, redirectUri, attempt.verifier());
        ClientID client = new ClientID(settings.clientId());
        TokenRequest request = settings.clientSecret()
                .map(Secret::new)
                .map(secret -> usesClientSecretPost(provider.metadata())
                        ? new ClientSecretPost(client, secret)
                        : new ClientSecretBasic(client, secret))
                .map(authentication -> new TokenRequest.Builder(endpoint, authentication, grant).build())
                .orElseGet(() -> new TokenRequest.Builder(endpoint, client, grant).build());
        try {
            TokenResponse response = OIDCTokenResponseParser.parse(send(request.toHTTPRequest()));
            if (response instanceof OIDCTokenResponse tokens
                    && tokens.getOIDCTokens().getIDToken() != null) {
                return tokens;
            }
            throw new OpenIdException("the provider returned no ID token: "
                    + (response.indicatesSuccess()
                            ? ""
                            : response.toErrorResponse().getErrorObject().getCode()));
        } catch (ParseException e) {
            throw new OpenIdException("the provider's token response is invalid: " + e.getMessage());
        }
    }

    /** Whether the provider accepts the client secret only in the request body. The default is HTTP Basic. */
    private static boolean usesClientSecretPost(OIDCProviderMetadata metadata) {
        List<ClientAuthenticationMethod> methods = metadata.getTokenEndpointAuthMethods();
        return methods != null
                && !methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_BASIC)
                && methods.contains(ClientAuthenticationMethod.CLIENT_SECRET_POST);
    }

    private static HTTPResponse send(HTTPRequest request) throws OpenIdException {
        request.setConnectTimeout(TIMEOUT_MILLIS);
        request.setReadTimeout(TIMEOUT_MILLIS);
        request.setFollowRedirects(false);
        try {
            return request.send();
        } catch (IOException e) {
            throw new OpenIdException("the provider cannot be reached: " + e.getMessage());
        }
    }

    /** Checks signature, issuer, audience, expiry and nonce of the ID token. */
    private IDTokenClaimsSet validateIdToken(Provider provider, OIDCTokenResponse tokens, Nonce nonce)
            throws OpenIdException {
        IDTokenValidator validator = new IDTokenValidator(
                new Issuer(settings.issuer()),
                new ClientID(settings.clientId()),
                new JWSVerificationKeySelector<>(ALGORITHMS, provider.keys()),
                null);
        try {
            return validator.validate(tokens.getOIDCTokens().getIDToken(), nonce);
        } catch (BadJOSEException | JOSEException e) {
            throw new OpenIdException("the provider's ID token is invalid: " + e.getMessage());
        }
    }

    /** Some providers return the email address only from the UserInfo endpoint. */
    private static PersonClaims fetchUserInfo(Provider provider, OIDCTokenResponse tokens, String subject)
            throws OpenIdException {
        URI endpoint = provider.metadata().getUserInfoEndpointURI();
        if (!OpenIdSettings.isSecure(endpoint)) {
            throw new OpenIdException("the provider's endpoint " + endpoint + " does not use HTTPS");
        }
        try {
            UserInfoResponse response = UserInfoResponse.parse(
                    send(new UserInfoRequest(endpoint, tokens.getOIDCTokens().getAccessToken()).toHTTPRequest()));
            if (!response.indicatesSuccess()) {
                throw new OpenIdException("the UserInfo endpoint returned an error");
            }
            UserInfo info = response.toSuccessResponse().getUserInfo();
            if (info == null || !info.getSubject().getValue().equals(subject)) {
                throw new OpenIdException("the UserInfo response is about another user");
            }
            return info;
        } catch (ParseException e) {
            throw new OpenIdException("the UserInfo response is invalid: " + e.getMessage());
        }
    }
}

package dev.outflank.web.account;

import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.Nonce;
import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Sign-in with an OpenID provider. The secrets of an attempt are kept in a cookie, so that the server stores nothing and
 * only the browser that started the attempt can finish it.
 */
public final class OpenIdPages implements RouteGroup {
    static final String START_PATH = "/sign-in/openid";

    private static final Logger LOG = LoggerFactory.getLogger(OpenIdPages.class);
    private static final String CALLBACK_PATH = START_PATH + "/return";
    private static final String COOKIE = "openid";
    private static final Duration ATTEMPT_LIFETIME = Duration.ofMinutes(10);

    private final AccountService accounts;
    private final SessionAuthenticator authenticator;
    private final OpenIdSettings settings;
    private final OpenIdClient client;

    public OpenIdPages(AccountService accounts, SessionAuthenticator authenticator, OpenIdSettings settings) {
        this.accounts = accounts;
        this.authenticator = authenticator;
        this.settings = settings;
        this.client = new OpenIdClient(settings, CALLBACK_PATH);
    }

    /** The name of the provider, for the sign-in page. */
    String title() {
        return settings.title();
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(START_PATH, this::redirectToProvider, AccessLevel.ANYONE)
                .get(CALLBACK_PATH, this::handleCallback, AccessLevel.ANYONE);
    }

    private void redirectToProvider(Context context) {
        OpenIdClient.Attempt attempt = OpenIdClient.Attempt.create();
        String next = AccountPages.safeNextPath(context.queryParam("next"));
        try {
            String authorizationUri = client.authorizationUri(attempt).toString();
            authenticator.setCookie(
                    context,
                    cookie(
                            String.join(
                                    "|",
                                    attempt.state().getValue(),
                                    attempt.nonce().getValue(),
                                    attempt.verifier().getValue(),
                                    next),
                            (int) ATTEMPT_LIFETIME.toSeconds()));
            context.redirect(authorizationUri, HttpStatus.SEE_OTHER);
        } catch (OpenIdClient.OpenIdException e) {
            throw signInFailed(e);
        }
    }

    private Cookie cookie(String value, int seconds) {
        return new Cookie(COOKIE, value, START_PATH, seconds, false, true, null, SameSite.LAX);
    }

    private void handleCallback(Context context) {
        String[] saved = Optional.ofNullable(context.cookie(COOKIE)).orElse("").split("\\|");
        authenticator.setCookie(context, cookie("", 0));
        if (saved.length != 4) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("account.sign-in-expired"));
        }
        OpenIdClient.Attempt attempt =
                new OpenIdClient.Attempt(new State(saved[0]), new Nonce(saved[1]), verifier(saved[2]));
        try {
            Person person = accounts.signIn(
                    client.verifyCallback(context.queryParamMap(), attempt), settings.allowNewStudents());
            authenticator.signIn(context, person);
            context.redirect(AccountPages.safeNextPath(saved[3]), HttpStatus.SEE_OTHER);
        } catch (OpenIdClient.OpenIdException e) {
            throw signInFailed(e);
        } catch (RequestRefusedException refusal) {
            throw new HttpException(HttpStatus.FORBIDDEN, "You can't sign in: " + refusal.reason() + ".");
        }
    }

    private static CodeVerifier verifier(String saved) {
        try {
            return new CodeVerifier(saved);
        } catch (IllegalArgumentException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("account.sign-in-expired"));
        }
    }

    /** Logs the reason for the administrator; the user only learns that the sign-in failed. */
    private HttpException signInFailed(OpenIdClient.OpenIdException e) {
        LOG.warn("sign-in with {} failed: {}", settings, e.reason());
        return new HttpException(
                HttpStatus.BAD_GATEWAY, Message.of("account.sign-in-failed", "provider", settings.title()));
    }
}

package dev.outflank.web.account;

import com.nimbusds.oauth2.sdk.id.State;
import com.nimbusds.oauth2.sdk.pkce.CodeVerifier;
import com.nimbusds.openid.connect.sdk.Nonce;
import dev.outflank.judge.service.Refusal;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Store;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
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
 * Signing in with an OpenID provider. What must be the same when a browser comes back waits in a cookie of that
 * browser, so that several servers may share the work, and nobody can bring what somebody else was sent for.
 */
public final class OpenIdPages implements Pages {
    static final String BEGIN = "/sign-in/openid";

    private static final Logger LOG = LoggerFactory.getLogger(OpenIdPages.class);
    private static final String RETURN = BEGIN + "/return";
    private static final String COOKIE = "openid";
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final Store store;
    private final Accounts accounts;
    private final OpenIdSettings settings;
    private final OpenIdClient client;

    public OpenIdPages(Store store, Accounts accounts, OpenIdSettings settings) {
        this.store = store;
        this.accounts = accounts;
        this.settings = settings;
        this.client = new OpenIdClient(settings, RETURN);
    }

    /** What people call the provider. */
    String title() {
        return settings.title();
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(BEGIN, this::begin, Role.ANYONE).get(RETURN, this::comeBack, Role.ANYONE);
    }

    private void begin(Context context) {
        OpenIdClient.Attempt attempt = OpenIdClient.Attempt.fresh();
        String next = AccountPages.next(context.queryParam("next"));
        try {
            String door = client.door(attempt).toString();
            accounts.setCookie(
                    context,
                    cookie(
                            String.join(
                                    "|",
                                    attempt.state().getValue(),
                                    attempt.nonce().getValue(),
                                    attempt.verifier().getValue(),
                                    next),
                            (int) PATIENCE.toSeconds()));
            context.redirect(door, HttpStatus.SEE_OTHER);
        } catch (OpenIdClient.NotVouched e) {
            throw failed(e);
        }
    }

    private Cookie cookie(String value, int seconds) {
        return new Cookie(COOKIE, value, BEGIN, seconds, false, true, null, SameSite.LAX);
    }

    private void comeBack(Context context) {
        String[] kept = Optional.ofNullable(context.cookie(COOKIE)).orElse("").split("\\|");
        accounts.setCookie(context, cookie("", 0));
        if (kept.length != 4) {
            throw new Fault(
                    HttpStatus.BAD_REQUEST, "This took too long, or your browser keeps no cookies: sign in again.");
        }
        OpenIdClient.Attempt attempt =
                new OpenIdClient.Attempt(new State(kept[0]), new Nonce(kept[1]), verifier(kept[2]));
        try {
            Person person = client.vouched(context.queryParamMap(), attempt).account(store, settings.newStudents());
            accounts.signIn(context, person);
            context.redirect(AccountPages.next(kept[3]), HttpStatus.SEE_OTHER);
        } catch (OpenIdClient.NotVouched e) {
            throw failed(e);
        } catch (Refusal refusal) {
            throw new Fault(HttpStatus.FORBIDDEN, "You cannot come in: " + refusal.sentence() + ".");
        }
    }

    private static CodeVerifier verifier(String kept) {
        try {
            return new CodeVerifier(kept);
        } catch (IllegalArgumentException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "The cookie of this sign-in is damaged: sign in again.");
        }
    }

    /** What was wrong is for whoever set this up: people are told only that they may try again. */
    private Fault failed(OpenIdClient.NotVouched e) {
        LOG.warn("sign-in by {}: {}", settings, e.sentence());
        return new Fault(
                HttpStatus.BAD_GATEWAY,
                "Signing in with " + settings.title() + " did not work: try again, or tell the staff of your course.");
    }
}

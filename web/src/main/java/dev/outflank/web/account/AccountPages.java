package dev.outflank.web.account;

import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sign-in and sign-out, invitations, and the account page with password and API tokens. */
public final class AccountPages implements RouteGroup {
    private final AccountService accounts;
    private final SessionAuthenticator authenticator;
    private final Optional<OpenIdPages> openId;
    private final PasswordHasher passwordHasher = new PasswordHasher();
    private final SignInDelay signInDelay = new SignInDelay(System::nanoTime);

    public AccountPages(AccountService accounts, SessionAuthenticator authenticator) {
        this(accounts, authenticator, Optional.empty());
    }

    /** Account pages that offer sign-in with an OpenID provider as well. */
    public AccountPages(AccountService accounts, SessionAuthenticator authenticator, Optional<OpenIdPages> openId) {
        this.accounts = accounts;
        this.authenticator = authenticator;
        this.openId = openId;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/sign-in", this::showSignIn, AccessLevel.ANYONE)
                .post("/sign-in", this::signIn, AccessLevel.ANYONE)
                .post("/sign-out", this::signOut, AccessLevel.STUDENT)
                .get("/welcome/{key}", this::showInvitation, AccessLevel.ANYONE)
                .post("/welcome/{key}", this::acceptInvitation, AccessLevel.ANYONE)
                .get("/account", this::show, AccessLevel.STUDENT)
                .post("/account/password", this::changePassword, AccessLevel.STUDENT)
                .post("/account/tokens", this::addToken, AccessLevel.STUDENT)
                .post("/account/tokens/{token}/remove", this::removeToken, AccessLevel.STUDENT);
        openId.ifPresent(pages -> pages.addTo(routes));
    }

    private void showSignIn(Context context) {
        String next = safeNextPath(context.queryParam("next"));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteSignInPageGenerated.render(
                        output, interceptor, layout, next, openId.map(OpenIdPages::title)));
    }

    /** The path to continue to after signing in. Only paths of this server are accepted (no open redirects). */
    static String safeNextPath(@Nullable String requested) {
        return requested != null && requested.matches("/[A-Za-z0-9][A-Za-z0-9/_.-]*") ? requested : "/compete";
    }

    private void signIn(Context context) {
        String login = formValue(context, "login").toLowerCase(Locale.ROOT);
        requireNoDelay(context, login);
        Optional<Person> person = accounts.find(login).filter(one -> !one.locked());
        Optional<String> hash = person.flatMap(one -> accounts.passwordHash(one));
        if (!passwordHasher.matches(context.ip(), formValue(context, "password"), hash)) {
            signInDelay.recordFailure(context.ip(), login);
            throw new HttpException(HttpStatus.UNAUTHORIZED, Message.of("account.wrong-password"));
        }
        signInDelay.recordSuccess(context.ip(), login);
        authenticator.signIn(context, person.orElseThrow());
        context.redirect(safeNextPath(context.formParam("next")), HttpStatus.SEE_OTHER);
    }

    private void requireNoDelay(Context context, String login) {
        signInDelay.remaining(context.ip(), login).ifPresent(delay -> {
            long seconds = delay.toSeconds() + 1;
            context.header("Retry-After", String.valueOf(seconds));
            throw new HttpException(
                    HttpStatus.TOO_MANY_REQUESTS,
                    seconds < 100
                            ? Message.of("account.wait-seconds", "seconds", seconds)
                            : Message.of("account.wait-minutes", "minutes", (seconds + 59) / 60));
        });
    }

    private void signOut(Context context) {
        authenticator.signOut(context);
        context.redirect("/", HttpStatus.SEE_OTHER);
    }

    private void showInvitation(Context context) {
        Person person =
                accounts.findByInvitation(context.pathParam("key")).orElseThrow(AccountPages::invitationExpired);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteWelcomePageGenerated.render(output, interceptor, layout, person));
    }

    private void acceptInvitation(Context context) {
        // Before the hash: a stranger without an invitation must not cause that work.
        if (accounts.findByInvitation(context.pathParam("key")).isEmpty()) {
            throw invitationExpired();
        }
        String hash = passwordHasher.hash(context.ip(), formValue(context, "password"));
        Person person =
                accounts.acceptInvitation(context.pathParam("key"), hash).orElseThrow(AccountPages::invitationExpired);
        authenticator.signIn(context, person);
        context.redirect("/compete", HttpStatus.SEE_OTHER);
    }

    private static HttpException invitationExpired() {
        return new HttpException(HttpStatus.NOT_FOUND, Message.of("account.invitation-expired"));
    }

    private void show(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteAccountPageGenerated.render(output, interceptor, layout, person, accounts.tokens(person)));
    }

    private void changePassword(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        requireNoDelay(context, person.login());
        if (!passwordHasher.matches(context.ip(), formValue(context, "old"), accounts.passwordHash(person))) {
            signInDelay.recordFailure(context.ip(), person.login());
            throw new HttpException(HttpStatus.FORBIDDEN, Message.of("account.wrong-current-password"));
        }
        accounts.changePassword(person, passwordHasher.hash(context.ip(), formValue(context, "password")));
        authenticator.signIn(context, person);
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private void addToken(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        String token = addToken(person, formValue(context, "label").strip());
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteNewTokenPageGenerated.render(output, interceptor, layout, token));
    }

    private String addToken(Person person, String label) {
        try {
            return accounts.addToken(person, label);
        } catch (RequestRefusedException refusal) {
            boolean full = accounts.tokens(person).size() >= AccountService.MAX_TOKENS;
            throw new HttpException(full ? HttpStatus.CONFLICT : HttpStatus.BAD_REQUEST, refusal.sentence());
        }
    }

    private void removeToken(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        try {
            accounts.removeToken(person, Long.parseLong(context.pathParam("token")));
        } catch (NumberFormatException e) {
            throw new HttpException(HttpStatus.NOT_FOUND, Message.of("account.no-token"));
        }
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private static String formValue(Context context, String name) {
        String value = context.formParam(name);
        return value == null ? "" : value;
    }
}

package dev.outflank.web.account;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.PersonStore;
import dev.outflank.judge.worker.Store;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RateLimiter;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Sign-in and sign-out, invitations, and the account page with password and API tokens. */
public final class AccountPages implements RouteGroup {
    private static final int MAX_ATTEMPTS_PER_LOGIN = 10;
    private static final int MAX_ATTEMPTS_PER_ADDRESS = 60;
    private static final Duration ATTEMPT_WINDOW = Duration.ofMinutes(15);
    private static final int MAX_TOKENS = 20;

    private final Store store;
    private final PersonStore people;
    private final SessionAuthenticator authenticator;
    private final Optional<OpenIdPages> openId;
    private final PasswordHasher passwordHasher = new PasswordHasher();
    private final RateLimiter loginLimiter = new RateLimiter(MAX_ATTEMPTS_PER_LOGIN, ATTEMPT_WINDOW, System::nanoTime);
    private final RateLimiter addressLimiter =
            new RateLimiter(MAX_ATTEMPTS_PER_ADDRESS, ATTEMPT_WINDOW, System::nanoTime);

    public AccountPages(Store store, SessionAuthenticator authenticator) {
        this(store, authenticator, Optional.empty());
    }

    /** Account pages that offer sign-in with an OpenID provider as well. */
    public AccountPages(Store store, SessionAuthenticator authenticator, Optional<OpenIdPages> openId) {
        this.store = store;
        this.people = store.people();
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
        Markup markup = new Markup().title("Sign in");
        openId.ifPresent(pages -> markup.html("<p>"
                + Markup.link(OpenIdPages.START_PATH + "?next=" + next, "Sign in with " + pages.title()) + "</p>"));
        renderPage(
                context,
                "Sign in",
                markup.html(form(
                                "/sign-in",
                                field("Login", "login", "text", "") + field("Password", "password", "password", "")
                                        + "<input type=\"hidden\" name=\"next\" value=\"" + text(next) + "\">",
                                "Sign in"))
                        .paragraph("No account? The staff of your course will send you an invitation."));
    }

    /** The path to continue to after signing in. Only paths of this server are accepted (no open redirects). */
    static String safeNextPath(@Nullable String requested) {
        return requested != null && requested.matches("/[A-Za-z0-9][A-Za-z0-9/_.-]*") ? requested : "/compete";
    }

    private void signIn(Context context) {
        String login = formValue(context, "login").toLowerCase(Locale.ROOT);
        if (!addressLimiter.tryAcquire(context.ip()) || !loginLimiter.tryAcquire(login)) {
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, "Too many attempts. Please wait 15 minutes.");
        }
        Optional<Person> person = people.find(login).filter(one -> !one.locked());
        Optional<String> hash = person.flatMap(one -> people.passwordHash(one.id()));
        if (!passwordHasher.matches(formValue(context, "password"), hash)) {
            throw new HttpException(HttpStatus.UNAUTHORIZED, "Wrong login or password.");
        }
        addressLimiter.refund(context.ip());
        loginLimiter.refund(login);
        authenticator.signIn(context, person.orElseThrow());
        context.redirect(safeNextPath(context.formParam("next")), HttpStatus.SEE_OTHER);
    }

    private void signOut(Context context) {
        authenticator.signOut(context);
        context.redirect("/", HttpStatus.SEE_OTHER);
    }

    private void showInvitation(Context context) {
        Person person = people.findByInvitation(context.pathParam("key")).orElseThrow(AccountPages::invitationExpired);
        renderPage(
                context,
                "Welcome",
                new Markup()
                        .title("Welcome, " + person.name())
                        .paragraph("Your login is " + person.login() + ". Choose a password of at least "
                                + PasswordHasher.MIN_LENGTH + " characters. This link can be used only once.")
                        .html(form(context.path(), field("Password", "password", "password", ""), "Sign in")));
    }

    private void acceptInvitation(Context context) {
        if (!addressLimiter.tryAcquire(context.ip())) {
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, "Too many attempts. Please wait 15 minutes.");
        }
        String hash = passwordHasher.hash(formValue(context, "password"));
        Person person = people.acceptInvitation(context.pathParam("key")).orElseThrow(AccountPages::invitationExpired);
        addressLimiter.refund(context.ip());
        people.setPassword(person.id(), hash);
        store.auditLog().add(person.login(), "", "accept invitation", "");
        authenticator.signIn(context, person);
        context.redirect("/compete", HttpStatus.SEE_OTHER);
    }

    private static HttpException invitationExpired() {
        return new HttpException(
                HttpStatus.NOT_FOUND, "This invitation has been used or has expired. Ask the staff for a new one.");
    }

    private void show(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        renderPage(
                context,
                "Account",
                new Markup()
                        .title(person.name())
                        .paragraph("Login " + person.login() + ", "
                                + person.role().name().toLowerCase(Locale.ROOT) + ".")
                        .html(form("/sign-out", "", "Sign out"))
                        .heading("Password")
                        .html(form(
                                "/account/password",
                                field("Current password", "old", "password", "")
                                        + field("New password", "password", "password", ""),
                                "Change password"))
                        .heading("API tokens")
                        .paragraph("'./outflank submit' and your own scripts use a token to submit in your name.")
                        .table(
                                List.of("Token", "Created", ""),
                                people.tokens(person.id()).stream()
                                        .map(token -> List.of(
                                                text(token.label()),
                                                text(token.createdAt().toString()),
                                                form("/account/tokens/" + token.id() + "/remove", "", "Remove")))
                                        .toList())
                        .html(form("/account/tokens", field("Name", "label", "text", "my laptop"), "New token")));
    }

    private void changePassword(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        if (!loginLimiter.tryAcquire(person.login())) {
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, "Too many attempts. Please wait 15 minutes.");
        }
        if (!passwordHasher.matches(formValue(context, "old"), people.passwordHash(person.id()))) {
            throw new HttpException(HttpStatus.FORBIDDEN, "The current password is wrong.");
        }
        people.setPassword(person.id(), passwordHasher.hash(formValue(context, "password")));
        store.auditLog().add(person.login(), "", "change password", "");
        authenticator.signIn(context, person);
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private void addToken(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        if (people.tokens(person.id()).size() >= MAX_TOKENS) {
            throw new HttpException(
                    HttpStatus.CONFLICT, "You already have " + MAX_TOKENS + " tokens. Remove one first.");
        }
        String label = formValue(context, "label").strip();
        if (label.isEmpty() || label.length() > 60) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "A token's name must have 1 to 60 characters.");
        }
        String token = people.addToken(person.id(), label);
        store.auditLog().add(person.login(), "", "new token", label);
        renderPage(
                context,
                "New token",
                new Markup()
                        .title("New token")
                        .paragraph("Copy the token now. It will not be shown again.")
                        .pre(token)
                        .html("<p>" + Markup.link("/account", "Back") + "</p>"));
    }

    private void removeToken(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        try {
            people.removeToken(person.id(), Long.parseLong(context.pathParam("token")));
        } catch (NumberFormatException e) {
            throw new HttpException(HttpStatus.NOT_FOUND, "Token not found.");
        }
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private static String formValue(Context context, String name) {
        String value = context.formParam(name);
        return value == null ? "" : value;
    }

    private static void renderPage(Context context, String title, Markup markup) {
        PageLayout.render(context, title, List.of("compete"), List.of(), markup.toString());
    }
}

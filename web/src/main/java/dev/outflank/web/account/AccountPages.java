package dev.outflank.web.account;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.PersonStore;
import dev.outflank.judge.store.Store;
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

/** Signing in and out, invitations, one's password and one's tokens. */
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

    /** The same where people may sign in with an OpenID provider too. */
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
                        .paragraph("No account? The staff of your course send invitations."));
    }

    /** Only a path of our own: nobody is sent elsewhere by signing in. */
    static String safeNextPath(@Nullable String requested) {
        return requested != null && requested.matches("/[A-Za-z0-9][A-Za-z0-9/_.-]*") ? requested : "/compete";
    }

    private void signIn(Context context) {
        String login = formValue(context, "login").toLowerCase(Locale.ROOT);
        if (!addressLimiter.tryAcquire(context.ip()) || !loginLimiter.tryAcquire(login)) {
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, "Too many tries: please wait a quarter of an hour.");
        }
        Optional<Person> person = people.find(login).filter(one -> !one.locked());
        Optional<String> hash = person.flatMap(one -> people.passwordHash(one.id()));
        if (!passwordHasher.matches(formValue(context, "password"), hash)) {
            throw new HttpException(HttpStatus.UNAUTHORIZED, "Login and password do not belong together.");
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
                                + PasswordHasher.MIN_LENGTH + " characters; this link works once.")
                        .html(form(context.path(), field("Password", "password", "password", ""), "Sign in")));
    }

    private void acceptInvitation(Context context) {
        if (!addressLimiter.tryAcquire(context.ip())) {
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, "Too many tries: please wait a quarter of an hour.");
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
                HttpStatus.NOT_FOUND, "This invitation was used, or is too old: ask the staff for another.");
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
                                field("Old", "old", "password", "") + field("New", "password", "password", ""),
                                "Change"))
                        .heading("Tokens for programs")
                        .paragraph("With a token, './outflank submit' and your own scripts hand in under your name.")
                        .table(
                                List.of("token", "made", ""),
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
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, "Too many tries: please wait a quarter of an hour.");
        }
        if (!passwordHasher.matches(formValue(context, "old"), people.passwordHash(person.id()))) {
            throw new HttpException(HttpStatus.FORBIDDEN, "The old password is another one.");
        }
        people.setPassword(person.id(), passwordHasher.hash(formValue(context, "password")));
        store.auditLog().add(person.login(), "", "change password", "");
        authenticator.signIn(context, person);
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private void addToken(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        if (people.tokens(person.id()).size() >= MAX_TOKENS) {
            throw new HttpException(HttpStatus.CONFLICT, "You have " + MAX_TOKENS + " tokens: remove one first.");
        }
        String label = formValue(context, "label").strip();
        if (label.isEmpty() || label.length() > 60) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "A token's name has 1 to 60 characters.");
        }
        String token = people.addToken(person.id(), label);
        store.auditLog().add(person.login(), "", "new token", label);
        renderPage(
                context,
                "New token",
                new Markup()
                        .title("New token")
                        .paragraph("This is shown only now:")
                        .pre(token)
                        .html("<p>" + Markup.link("/account", "Back") + "</p>"));
    }

    private void removeToken(Context context) {
        Person person = SessionAuthenticator.requirePerson(context);
        try {
            people.removeToken(person.id(), Long.parseLong(context.pathParam("token")));
        } catch (NumberFormatException e) {
            throw new HttpException(HttpStatus.NOT_FOUND, "There is no such token.");
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

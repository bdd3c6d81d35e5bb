package dev.outflank.web.account;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.store.People;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Store;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Layout;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.RateLimit;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Signing in and out, invitations, one's password and one's tokens. */
public final class AccountPages implements Pages {
    private static final int TRIES_OF_A_NAME = 10;
    private static final int TRIES_OF_AN_ADDRESS = 60;
    private static final Duration TRIES_TIME = Duration.ofMinutes(15);
    private static final int MOST_TOKENS = 20;

    private final Store store;
    private final People people;
    private final Accounts accounts;
    private final Optional<OpenIdPages> openId;
    private final Passwords passwords = new Passwords();
    private final RateLimit byName = new RateLimit(TRIES_OF_A_NAME, TRIES_TIME, System::nanoTime);
    private final RateLimit byAddress = new RateLimit(TRIES_OF_AN_ADDRESS, TRIES_TIME, System::nanoTime);

    public AccountPages(Store store, Accounts accounts) {
        this(store, accounts, Optional.empty());
    }

    /** The same where people may sign in with an OpenID provider too. */
    public AccountPages(Store store, Accounts accounts, Optional<OpenIdPages> openId) {
        this.store = store;
        this.people = store.people();
        this.accounts = accounts;
        this.openId = openId;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/sign-in", this::showSignIn, Role.ANYONE)
                .post("/sign-in", this::signIn, Role.ANYONE)
                .post("/sign-out", this::signOut, Role.STUDENT)
                .get("/welcome/{key}", this::showWelcome, Role.ANYONE)
                .post("/welcome/{key}", this::welcome, Role.ANYONE)
                .get("/account", this::show, Role.STUDENT)
                .post("/account/password", this::changePassword, Role.STUDENT)
                .post("/account/tokens", this::addToken, Role.STUDENT)
                .post("/account/tokens/{token}/remove", this::removeToken, Role.STUDENT);
        openId.ifPresent(pages -> pages.addTo(routes));
    }

    private void showSignIn(Context context) {
        String next = next(context.queryParam("next"));
        Markup markup = new Markup().title("Sign in");
        openId.ifPresent(pages -> markup.html(
                "<p>" + Markup.link(OpenIdPages.BEGIN + "?next=" + next, "Sign in with " + pages.title()) + "</p>"));
        answer(context, "Sign in", markup
                .html(form(
                        "/sign-in",
                        field("Login", "login", "text", "") + field("Password", "password", "password", "")
                                + "<input type=\"hidden\" name=\"next\" value=\"" + text(next) + "\">",
                        "Sign in"))
                .paragraph("No account? The staff of your course send invitations."));
    }

    /** Only a path of our own: nobody is sent elsewhere by signing in. */
    static String next(@Nullable String given) {
        return given != null && given.matches("/[A-Za-z0-9][A-Za-z0-9/_.-]*") ? given : "/compete";
    }

    private void signIn(Context context) {
        String login = value(context, "login").toLowerCase(Locale.ROOT);
        if (!byAddress.allows(context.ip()) || !byName.allows(login)) {
            throw new Fault(HttpStatus.TOO_MANY_REQUESTS, "Too many tries: please wait a quarter of an hour.");
        }
        Optional<Person> person = people.find(login).filter(one -> !one.locked());
        Optional<String> hash = person.flatMap(one -> people.passwordHash(one.id()));
        if (!passwords.isRight(value(context, "password"), hash)) {
            throw new Fault(HttpStatus.UNAUTHORIZED, "Login and password do not belong together.");
        }
        byAddress.forgive(context.ip());
        byName.forgive(login);
        accounts.signIn(context, person.orElseThrow());
        context.redirect(next(context.formParam("next")), HttpStatus.SEE_OTHER);
    }

    private void signOut(Context context) {
        accounts.signOut(context);
        context.redirect("/", HttpStatus.SEE_OTHER);
    }

    private void showWelcome(Context context) {
        Person person = people.invited(context.pathParam("key")).orElseThrow(AccountPages::used);
        answer(context, "Welcome", new Markup()
                .title("Welcome, " + person.name())
                .paragraph("Your login is " + person.login() + ". Choose a password of at least " + Passwords.SHORTEST
                        + " characters; this link works once.")
                .html(form(context.path(), field("Password", "password", "password", ""), "Sign in")));
    }

    private void welcome(Context context) {
        if (!byAddress.allows(context.ip())) {
            throw new Fault(HttpStatus.TOO_MANY_REQUESTS, "Too many tries: please wait a quarter of an hour.");
        }
        String hash = passwords.hash(value(context, "password"));
        Person person = people.accept(context.pathParam("key")).orElseThrow(AccountPages::used);
        byAddress.forgive(context.ip());
        people.setPassword(person.id(), hash);
        store.events().add(person.login(), "", "accept invitation", "");
        accounts.signIn(context, person);
        context.redirect("/compete", HttpStatus.SEE_OTHER);
    }

    private static Fault used() {
        return new Fault(HttpStatus.NOT_FOUND, "This invitation was used, or is too old: ask the staff for another.");
    }

    private void show(Context context) {
        Person person = Accounts.member(context);
        answer(context, "Account", new Markup()
                .title(person.name())
                .paragraph("Login " + person.login() + ", " + person.role().name().toLowerCase(Locale.ROOT) + ".")
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
        Person person = Accounts.member(context);
        if (!byName.allows(person.login())) {
            throw new Fault(HttpStatus.TOO_MANY_REQUESTS, "Too many tries: please wait a quarter of an hour.");
        }
        if (!passwords.isRight(value(context, "old"), people.passwordHash(person.id()))) {
            throw new Fault(HttpStatus.FORBIDDEN, "The old password is another one.");
        }
        people.setPassword(person.id(), passwords.hash(value(context, "password")));
        store.events().add(person.login(), "", "change password", "");
        accounts.signIn(context, person);
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private void addToken(Context context) {
        Person person = Accounts.member(context);
        if (people.tokens(person.id()).size() >= MOST_TOKENS) {
            throw new Fault(HttpStatus.CONFLICT, "You have " + MOST_TOKENS + " tokens: remove one first.");
        }
        String label = value(context, "label").strip();
        if (label.isEmpty() || label.length() > 60) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A token's name has 1 to 60 characters.");
        }
        String token = people.addToken(person.id(), label);
        store.events().add(person.login(), "", "new token", label);
        answer(context, "New token", new Markup()
                .title("New token")
                .paragraph("This is shown only now:")
                .pre(token)
                .html("<p>" + Markup.link("/account", "Back") + "</p>"));
    }

    private void removeToken(Context context) {
        Person person = Accounts.member(context);
        try {
            people.removeToken(person.id(), Long.parseLong(context.pathParam("token")));
        } catch (NumberFormatException e) {
            throw new Fault(HttpStatus.NOT_FOUND, "There is no such token.");
        }
        context.redirect("/account", HttpStatus.SEE_OTHER);
    }

    private static String value(Context context, String name) {
        String value = context.formParam(name);
        return value == null ? "" : value;
    }

    private static void answer(Context context, String title, Markup markup) {
        Layout.answer(context, title, List.of("compete"), List.of(), markup.toString());
    }
}

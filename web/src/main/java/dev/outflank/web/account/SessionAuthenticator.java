package dev.outflank.web.account;

import dev.outflank.judge.account.AccountService;
import dev.outflank.judge.account.Person;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Caller;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.text.Message;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;

/** Identifies callers by the session cookie of a browser or the bearer token of a program. */
public final class SessionAuthenticator implements Caller.Authenticator {
    private static final String COOKIE = "session";
    private static final Duration SESSION_LIFETIME = Duration.ofDays(14);
    private static final String BEARER = "Bearer ";
    private static final String PERSON = "person";

    private final AccountService accounts;
    private final boolean secureCookies;

    /**
     * Creates an authenticator.
     *
     * @param secureCookies whether cookies are sent over HTTPS only
     */
    public SessionAuthenticator(AccountService accounts, boolean secureCookies) {
        this.accounts = accounts;
        this.secureCookies = secureCookies;
    }

    @Override
    public Caller authenticate(Context context) {
        Optional<Person> person = identify(context);
        context.attribute(PERSON, person);
        return person.map(one ->
                        new Caller(one.login(), AccessLevel.valueOf(one.role().name())))
                .orElse(Caller.ANONYMOUS);
    }

    private Optional<Person> identify(Context context) {
        String header = context.header("Authorization");
        if (header != null && header.startsWith(BEARER)) {
            return accounts.findByToken(header.substring(BEARER.length()).strip());
        }
        String key = context.cookie(COOKIE);
        return key == null ? Optional.empty() : accounts.findBySession(key);
    }

    /** The signed-in person, if any. */
    public static Optional<Person> person(Context context) {
        Optional<Person> person = context.attribute(PERSON);
        return person == null ? Optional.empty() : person;
    }

    /** The signed-in person on a route that requires one. */
    public static Person requirePerson(Context context) {
        return person(context)
                .orElseThrow(() -> new HttpException(HttpStatus.UNAUTHORIZED, Message.of("error.sign-in")));
    }

    /** Opens a session and sets its cookie. */
    public void signIn(Context context, Person person) {
        String key = accounts.openSession(person, SESSION_LIFETIME);
        setCookie(
                context,
                new Cookie(COOKIE, key, "/", (int) SESSION_LIFETIME.toSeconds(), false, true, null, SameSite.LAX));
    }

    /** Sets a cookie, marked secure if this server is reached over HTTPS only. */
    public void setCookie(Context context, Cookie cookie) {
        cookie.setSecure(secureCookies);
        context.cookie(cookie);
    }

    void signOut(Context context) {
        String key = context.cookie(COOKIE);
        if (key != null) {
            accounts.closeSession(key);
        }
        context.removeCookie(COOKIE);
    }
}

package dev.outflank.web.account;

import dev.outflank.judge.store.People;
import dev.outflank.judge.store.Person;
import dev.outflank.web.http.Caller;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Role;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.time.Duration;
import java.util.Optional;

/** Whose request it is: by the cookie of a browser's session, or by the token of a program. */
public final class Accounts implements Caller.Finder {
    private static final String COOKIE = "session";
    private static final Duration SESSION = Duration.ofDays(14);
    private static final String BEARER = "Bearer ";
    private static final String PERSON = "person";

    private final People people;
    private final boolean secure;

    /**
     * Accounts.
     *
     * @param secure whether browsers reach us by HTTPS only
     */
    public Accounts(People people, boolean secure) {
        this.people = people;
        this.secure = secure;
    }

    @Override
    public Caller find(Context context) {
        Optional<Person> person = identified(context);
        context.attribute(PERSON, person);
        return person.map(one -> new Caller(one.login(), Role.valueOf(one.role().name()))).orElse(Caller.NOBODY);
    }

    private Optional<Person> identified(Context context) {
        String header = context.header("Authorization");
        if (header != null && header.startsWith(BEARER)) {
            return people.byToken(header.substring(BEARER.length()).strip());
        }
        String key = context.cookie(COOKIE);
        return key == null ? Optional.empty() : people.bySession(key);
    }

    /** Who has signed in, if anybody. */
    public static Optional<Person> person(Context context) {
        Optional<Person> person = context.attribute(PERSON);
        return person == null ? Optional.empty() : person;
    }

    /** Who has signed in, on a route that is only for such. */
    public static Person member(Context context) {
        return person(context).orElseThrow(() -> new Fault(HttpStatus.UNAUTHORIZED, "Sign in first."));
    }

    void signIn(Context context, Person person) {
        String key = people.openSession(person.id(), SESSION);
        setCookie(context, new Cookie(COOKIE, key, "/", (int) SESSION.toSeconds(), false, true, null, SameSite.LAX));
    }

    /** Sets a cookie that, where we are reached by HTTPS only, travels by nothing else. */
    void setCookie(Context context, Cookie cookie) {
        cookie.setSecure(secure);
        context.cookie(cookie);
    }

    void signOut(Context context) {
        String key = context.cookie(COOKIE);
        if (key != null) {
            people.closeSession(key);
        }
        context.removeCookie(COOKIE);
    }
}

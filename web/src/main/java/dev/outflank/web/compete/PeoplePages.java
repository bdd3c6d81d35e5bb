package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Invitation;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.account.Role;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/** Accounts and the audit log. Only administrators can change roles and lock accounts. */
final class PeoplePages implements RouteGroup {
    private static final int MAX_EVENTS = 500;

    private final JudgeServices judge;
    private final String publicUrl;

    PeoplePages(JudgeServices judge, String publicUrl) {
        this.judge = judge;
        this.publicUrl = publicUrl;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/staff/people", this::show, AccessLevel.STAFF)
                .get("/staff/audit", this::audit, AccessLevel.STAFF)
                .post("/staff/people", this::add, AccessLevel.ADMINISTRATOR)
                .post("/staff/people/{person}/invite", this::invite, AccessLevel.ADMINISTRATOR)
                .post("/staff/people/{person}/role", this::changeRole, AccessLevel.ADMINISTRATOR)
                .post("/staff/people/{person}/lock", context -> lock(context, true), AccessLevel.ADMINISTRATOR)
                .post("/staff/people/{person}/unlock", context -> lock(context, false), AccessLevel.ADMINISTRATOR);
    }

    /**
     * One page of the people whose login or name contains a text.
     *
     * @param page the number of the page, from 0
     */
    record PeopleTable(List<Person> found, String text, int page) {
        static PeopleTable of(List<Person> people, String text, int page) {
            String wanted = text.toLowerCase(Locale.ROOT);
            return new PeopleTable(
                    people.stream()
                            .filter(person -> person.login().contains(wanted)
                                    || person.name().toLowerCase(Locale.ROOT).contains(wanted))
                            .toList(),
                    text,
                    page);
        }

        List<Person> people() {
            return found.stream()
                    .skip((long) page * StudentTable.PAGE_SIZE)
                    .limit(StudentTable.PAGE_SIZE)
                    .toList();
        }

        boolean hasMore() {
            return found.size() > (page + 1) * StudentTable.PAGE_SIZE;
        }

        String path(int number) {
            return path(text) + "&page=" + number;
        }

        static String path(String text) {
            return "/staff/people?find=" + URLEncoder.encode(text, StandardCharsets.UTF_8);
        }
    }

    private void show(Context context) {
        boolean administrator = SessionAuthenticator.requirePerson(context).role() == Role.ADMINISTRATOR;
        PeopleTable table = PeopleTable.of(
                judge.accounts().all(),
                Objects.requireNonNullElse(context.queryParam("find"), "").strip(),
                ContestLookup.pageNumber(context));
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JtePeoplePageGenerated.render(output, interceptor, layout, table, administrator));
    }

    private static Role requestedRole(Context context) {
        try {
            return Role.valueOf(ContestLookup.formValue(context, "role"));
        } catch (IllegalArgumentException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The role must be STUDENT, STAFF or ADMINISTRATOR.");
        }
    }

    private void add(Context context) {
        Invitation invited = ContestLookup.orBadRequest(() -> judge.accounts()
                .addAccount(
                        SessionAuthenticator.requirePerson(context).login(),
                        ContestLookup.formValue(context, "login"),
                        ContestLookup.formValue(context, "name"),
                        requestedRole(context)));
        showLink(context, invited.person(), invited.key().orElseThrow());
    }

    private Person person(Context context) {
        return judge.accounts()
                .find(ContestLookup.pathNumber(context, "person"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "Person not found."));
    }

    private void invite(Context context) {
        Person person = person(context);
        showLink(
                context,
                person,
                judge.accounts()
                        .invite(SessionAuthenticator.requirePerson(context).login(), person));
    }

    private void showLink(Context context, Person person, String key) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteInvitationPageGenerated.render(
                        output, interceptor, layout, person, publicUrl + "/welcome/" + key));
    }

    private void changeRole(Context context) {
        Role role = requestedRole(context);
        update(context, (actor, person) -> judge.accounts().setRole(actor, person, role));
    }

    private void lock(Context context, boolean locked) {
        update(context, (actor, person) -> judge.accounts().setLocked(actor, person, locked));
    }

    /** A change of a person's account by another person. */
    private interface AccountChange {
        void apply(Person actor, Person person) throws RequestRefusedException;
    }

    private void update(Context context, AccountChange change) {
        Person person = person(context);
        ContestLookup.orBadRequest(() -> {
            change.apply(SessionAuthenticator.requirePerson(context), person);
            return person;
        });
        context.redirect(PeopleTable.path(person.login()), HttpStatus.SEE_OTHER);
    }

    private void audit(Context context) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteAuditPageGenerated.render(
                        output, interceptor, layout, judge.accounts().auditEvents(MAX_EVENTS)));
    }
}

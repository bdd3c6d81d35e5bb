package dev.outflank.web.compete;

import dev.outflank.judge.Judge;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.Role;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/** Accounts and the audit log. Only administrators can change roles and lock accounts. */
final class PeoplePages implements RouteGroup {
    private static final int MAX_EVENTS = 500;

    private final Judge judge;
    private final String publicUrl;

    PeoplePages(Judge judge, String publicUrl) {
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

    private void show(Context context) {
        boolean administrator = SessionAuthenticator.requirePerson(context).role() == Role.ADMINISTRATOR;
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JtePeoplePageGenerated.render(
                        output, interceptor, layout, judge.store().people().all(), administrator));
    }

    private static Role requestedRole(Context context) {
        try {
            return Role.valueOf(ContestLookup.formValue(context, "role"));
        } catch (IllegalArgumentException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "The role must be STUDENT, STAFF or ADMINISTRATOR.");
        }
    }

    private void add(Context context) {
        Judge.Invitation invited = ContestLookup.orBadRequest(() -> judge.addAccount(
                SessionAuthenticator.requirePerson(context).login(),
                ContestLookup.formValue(context, "login"),
                ContestLookup.formValue(context, "name"),
                requestedRole(context)));
        showLink(context, invited.person(), invited.key().orElseThrow());
    }

    private Person person(Context context) {
        return judge.store()
                .people()
                .find(ContestLookup.pathNumber(context, "person"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "Person not found."));
    }

    private void invite(Context context) {
        Person person = person(context);
        showLink(
                context,
                person,
                judge.invite(SessionAuthenticator.requirePerson(context).login(), person));
    }

    private void showLink(Context context, Person person, String key) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteInvitationPageGenerated.render(
                        output, interceptor, layout, person, publicUrl + "/welcome/" + key));
    }

    /** The person of the request, who must not be the caller, so that there is always an administrator. */
    private Person requireOtherPerson(Context context) {
        Person person = person(context);
        if (person.id() == SessionAuthenticator.requirePerson(context).id()) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "You can't change your own account: there must be an administrator.");
        }
        return person;
    }

    private void changeRole(Context context) {
        Person person = requireOtherPerson(context);
        Role role = requestedRole(context);
        judge.store().people().setRole(person.id(), role);
        judge.store()
                .auditLog()
                .add(SessionAuthenticator.requirePerson(context).login(), "", "set role", person.login() + ": " + role);
        context.redirect("/staff/people", HttpStatus.SEE_OTHER);
    }

    private void lock(Context context, boolean locked) {
        Person person = requireOtherPerson(context);
        judge.store().people().setLocked(person.id(), locked);
        judge.store()
                .auditLog()
                .add(
                        SessionAuthenticator.requirePerson(context).login(),
                        "",
                        locked ? "lock" : "unlock",
                        person.login());
        context.redirect("/staff/people", HttpStatus.SEE_OTHER);
    }

    private void audit(Context context) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteAuditPageGenerated.render(
                        output, interceptor, layout, judge.store().auditLog().latest(MAX_EVENTS)));
    }
}

package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.Office;
import dev.outflank.judge.store.Person;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Accounts and the audit log. Only an administrator makes someone staff, or locks anybody out. */
final class PeoplePages implements Pages {
    private static final int EVENTS = 500;

    private final Judge judge;
    private final String home;

    PeoplePages(Judge judge, String home) {
        this.judge = judge;
        this.home = home;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/staff/people", this::show, Role.STAFF)
                .get("/staff/audit", this::audit, Role.STAFF)
                .post("/staff/people", this::add, Role.ADMINISTRATOR)
                .post("/staff/people/{person}/invite", this::invite, Role.ADMINISTRATOR)
                .post("/staff/people/{person}/role", this::changeRole, Role.ADMINISTRATOR)
                .post("/staff/people/{person}/lock", context -> lock(context, true), Role.ADMINISTRATOR)
                .post("/staff/people/{person}/unlock", context -> lock(context, false), Role.ADMINISTRATOR);
    }

    private void show(Context context) {
        boolean administrator = Accounts.member(context).role() == Office.ADMINISTRATOR;
        List<List<String>> rows = new ArrayList<>();
        for (Person person : judge.store().people().all()) {
            String here = "/staff/people/" + person.id();
            String actions = administrator
                    ? form(here + "/invite", "", "Invite anew")
                            + form(here + "/role", offices(person.role()), "Set")
                            + form(
                                    here + (person.locked() ? "/unlock" : "/lock"),
                                    "",
                                    person.locked() ? "Unlock" : "Lock")
                    : "";
            rows.add(List.of(
                    text(person.login()),
                    text(person.name()),
                    text(person.role().name().toLowerCase(Locale.ROOT)),
                    person.locked() ? "locked" : "",
                    actions));
        }
        Markup markup = new Markup().title("People").html("<p>" + link("/staff", "Staff") + "</p>");
        if (administrator) {
            markup.html(form(
                    "/staff/people",
                    field("Login", "login", "text", "") + field("Name", "name", "text", "") + offices(Office.STUDENT),
                    "Add and invite"));
        }
        markup.table(List.of("login", "name", "role", "", ""), rows);
        Asked.answer(context, "People", markup);
    }

    private static String offices(Office chosen) {
        StringBuilder options = new StringBuilder("<label>Role <select name=\"role\">");
        for (Office office : Office.values()) {
            options.append("<option")
                    .append(office == chosen ? " selected" : "")
                    .append('>')
                    .append(office)
                    .append("</option>");
        }
        return options.append("</select></label>").toString();
    }

    private static Office office(Context context) {
        try {
            return Office.valueOf(Asked.value(context, "role"));
        } catch (IllegalArgumentException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A role is STUDENT, STAFF or ADMINISTRATOR.");
        }
    }

    private void add(Context context) {
        Judge.Invited invited = Asked.of(() -> judge.add(
                Accounts.member(context).login(),
                Asked.value(context, "login"),
                Asked.value(context, "name"),
                office(context)));
        showLink(context, invited.person(), invited.key().orElseThrow());
    }

    private Person person(Context context) {
        return judge.store()
                .people()
                .find(Asked.number(context, "person"))
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such person."));
    }

    private void invite(Context context) {
        Person person = person(context);
        showLink(context, person, judge.invite(Accounts.member(context).login(), person));
    }

    private void showLink(Context context, Person person, String key) {
        Asked.answer(context, "Invitation", new Markup()
                .title("Invitation of " + person.name())
                .paragraph("Send this link; it works once, for thirty days, and is shown only now:")
                .pre(home + "/welcome/" + key)
                .html("<p>" + link("/staff/people", "Back") + "</p>"));
    }

    /** Nobody changes their own role or locks themselves: an administrator always stays. */
    private Person other(Context context) {
        Person person = person(context);
        if (person.id() == Accounts.member(context).id()) {
            throw new Fault(HttpStatus.BAD_REQUEST, "Not your own account: somebody must stay administrator.");
        }
        return person;
    }

    private void changeRole(Context context) {
        Person person = other(context);
        Office office = office(context);
        judge.store().people().setRole(person.id(), office);
        judge.store().events().add(Accounts.member(context).login(), "", "set role", person.login() + ": " + office);
        context.redirect("/staff/people", HttpStatus.SEE_OTHER);
    }

    private void lock(Context context, boolean locked) {
        Person person = other(context);
        judge.store().people().setLocked(person.id(), locked);
        judge.store().events().add(Accounts.member(context).login(), "", locked ? "lock" : "unlock", person.login());
        context.redirect("/staff/people", HttpStatus.SEE_OTHER);
    }

    private void audit(Context context) {
        Asked.answer(context, "Audit log", new Markup()
                .title("Audit log")
                .html("<p>" + link("/staff", "Staff") + "</p>")
                .table(
                        List.of("when", "who", "contest", "what", ""),
                        judge.store().events().latest(EVENTS).stream()
                                .map(event -> List.of(
                                        text(event.at().toString()),
                                        text(event.actor()),
                                        text(event.contest()),
                                        text(event.action()),
                                        text(event.detail())))
                                .toList()));
    }
}

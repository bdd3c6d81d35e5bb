package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.arena.report.Csv;
import dev.outflank.judge.contest.Contests;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.service.Standings;
import dev.outflank.judge.source.Similarity;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Rejudges;
import dev.outflank.judge.store.Rejudges.Rejudge;
import dev.outflank.judge.store.Upload;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the staff do with a contest: hold it, enrol, freeze, judge again, disqualify, compare sources. */
final class StaffPages implements Pages {
    private static final double ALIKE = 0.4;
    private static final int MOST_PLACES = 5;

    private final Judge judge;
    private final Asked asked;
    private final String home;

    /**
     * The pages.
     *
     * @param home the address by which others reach this server, for links in invitations
     */
    StaffPages(Judge judge, String home) {
        this.judge = judge;
        this.asked = new Asked(judge);
        this.home = home;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/staff", this::desk, Role.STAFF)
                .post("/staff/contests", this::hold, Role.STAFF)
                .get("/compete/{contest}/staff", this::show, Role.STAFF)
                .post("/compete/{contest}/class", this::enrol, Role.STAFF)
                .post("/compete/{contest}/freeze", context -> freeze(context, true), Role.STAFF)
                .post("/compete/{contest}/unfreeze", context -> freeze(context, false), Role.STAFF)
                .post("/compete/{contest}/contenders/{contender}/disqualify", this::disqualify, Role.STAFF)
                .post("/compete/{contest}/contenders/{contender}/readmit", this::readmit, Role.STAFF)
                .post("/compete/{contest}/rejudge", this::rejudge, Role.STAFF)
                .get("/compete/{contest}/rejudges/{rejudge}", this::showRejudge, Role.STAFF)
                .post("/compete/{contest}/rejudges/{rejudge}/apply", context -> settle(context, true), Role.STAFF)
                .post("/compete/{contest}/rejudges/{rejudge}/discard", context -> settle(context, false), Role.STAFF)
                .get("/compete/{contest}/similarity", this::similarity, Role.STAFF)
                .get("/compete/{contest}/leaderboard.csv", this::leaderboard, Role.STAFF);
    }

    private static String actor(Context context) {
        return Accounts.member(context).login();
    }

    private void desk(Context context) {
        String options = Contests.names().stream()
                .map(name -> "<option>" + text(name) + "</option>")
                .collect(Collectors.joining());
        Asked.answer(
                context,
                "Staff",
                new Markup()
                        .title("Staff")
                        .html("<p>" + link("/staff/people", "People") + " · " + link("/staff/audit", "Audit log")
                                + " · " + link("/staff/workers", "Workers") + "</p>")
                        .heading("Hold a contest that comes with Outflank")
                        .html(form(
                                "/staff/contests",
                                field("Name in addresses", "id", "text", "") + "<label>Like <select name=\"like\">"
                                        + options
                                        + "</select></label>" + field("Title", "title", "text", "")
                                        + field("Closes, like 2027-03-31 23:59", "closes", "text", "")
                                        + "<label><input type=\"checkbox\" name=\"open\" value=\"yes\"> open to"
                                        + " everyone</label>",
                                "Hold it"))
                        .heading("Hold a contest of your own, or change one")
                        .html(form(
                                "/staff/contests",
                                field("Name in addresses", "id", "text", "")
                                        + "<label><input type=\"checkbox\" name=\"open\" value=\"yes\"> open to"
                                        + " everyone</label><textarea name=\"text\" aria-label=\"The contest's"
                                        + " file\"></textarea>",
                                "Hold it")));
    }

    private void hold(Context context) {
        String id = Asked.value(context, "id");
        String like = Asked.value(context, "like");
        String text = like.isEmpty() ? Asked.value(context, "text") : made(like, context);
        Asked.of(() -> {
            judge.hold(actor(context), id, text + "\n", Asked.value(context, "open").equals("yes"));
            return id;
        });
        context.redirect("/compete/" + id + "/staff", HttpStatus.SEE_OTHER);
    }

    /** A file that takes all but title and dates from another. */
    private static String made(String like, Context context) {
        String title = Asked.value(context, "title").replaceAll("[\"\\\\\\p{Cntrl}]", "");
        String closes = Asked.value(context, "closes").replaceAll("[^0-9 :T-]", "");
        return "like: " + like.replaceAll("[^a-z0-9-]", "") + "\n"
                + (title.isEmpty() ? "" : "title: \"" + title + "\"\n")
                + (closes.isEmpty() ? "dates: {}\n" : "dates: {closes: " + closes + "}\n");
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        String here = "/compete/" + held.id();
        Markup markup = ContestFrame.of(context, held, "Staff: " + held.contest().title())
                .html("<p class=\"links\">" + link(here + "/marks", "Marks") + " "
                        + link(here + "/similarity", "Similarity") + " "
                        + link(here + "/leaderboard.csv", "Leaderboard as CSV") + "</p>");
        markup.heading(held.stored().frozen() ? "Frozen: the final is played" : "Open");
        markup.html(form(here + (held.stored().frozen() ? "/unfreeze" : "/freeze"), "",
                held.stored().frozen() ? "Unfreeze" : "Freeze and play the final"));
        markup.heading("Class list");
        markup.html(form(
                here + "/class",
                "<textarea name=\"csv\" aria-label=\"Class list\" placeholder=\"ann,Ann Example\"></textarea>",
                "Enrol"));
        markup.heading("Uploads");
        Map<Long, String> logins = new HashMap<>();
        judge.store().people().all().forEach(person -> logins.put(person.id(), person.login()));
        markup.table(
                List.of("upload", "student", "state", "why"),
                judge.store().uploads().latest(held.id()).stream()
                        .map(upload -> List.of(
                                link(here + "/uploads/" + upload.id(), String.valueOf(upload.id())),
                                text(logins.getOrDefault(upload.person(), "?")),
                                text(upload.state().name().toLowerCase(Locale.ROOT)),
                                text(upload.reason())))
                        .toList());
        markup.heading("Judge again");
        markup.html(form(here + "/rejudge", field("Reason", "reason", "text", ""), "Judge all pairs again"));
        markup.table(
                List.of("rejudge", "state", "reason"),
                judge.store().rejudges().of(held.id()).stream()
                        .map(one -> List.of(
                                link(here + "/rejudges/" + one.id(), String.valueOf(one.id())),
                                text(one.state().name().toLowerCase(Locale.ROOT)),
                                text(one.reason())))
                        .toList());
        markup.heading("The contest's file").pre(held.stored().text());
        Asked.answer(context, "Staff", markup);
    }

    private void enrol(Context context) {
        Held held = asked.contest(context);
        List<Judge.Invited> invited = Asked.of(() -> judge.enrol(actor(context), held, Asked.value(context, "csv")));
        Asked.answer(context, "Enrolled", new Markup()
                .title(invited.size() + " enrolled")
                .paragraph("Send everyone their link; each works once, for thirty days. It is shown only now.")
                .table(List.of("login", "name", "link"), invited.stream().map(this::row).toList())
                .html("<p>" + link("/compete/" + held.id() + "/staff", "Back") + "</p>"));
    }

    private List<String> row(Judge.Invited one) {
        return List.of(
                text(one.person().login()),
                text(one.person().name()),
                text(one.key().map(key -> home + "/welcome/" + key).orElse("has an account")));
    }

    private void freeze(Context context, boolean frozen) {
        Held held = asked.contest(context);
        judge.freeze(actor(context), held, frozen);
        context.redirect("/compete/" + held.id() + "/staff", HttpStatus.SEE_OTHER);
    }

    private void disqualify(Context context) {
        Contender contender = asked.contender(context, asked.contest(context));
        String reason = Asked.value(context, "reason");
        if (reason.isEmpty()) {
            throw new Fault(HttpStatus.BAD_REQUEST, "Say why: the student will read it.");
        }
        judge.disqualify(actor(context), contender, Optional.of(reason));
        back(context, contender);
    }

    private void readmit(Context context) {
        Contender contender = asked.contender(context, asked.contest(context));
        judge.disqualify(actor(context), contender, Optional.empty());
        back(context, contender);
    }

    private static void back(Context context, Contender contender) {
        context.redirect("/compete/" + contender.contest() + "/contenders/" + contender.id(), HttpStatus.SEE_OTHER);
    }

    private void rejudge(Context context) {
        Held held = asked.contest(context);
        String named = Asked.value(context, "contender");
        Optional<Long> contender = named.matches("[0-9]{1,18}") ? Optional.of(Long.valueOf(named)) : Optional.empty();
        Rejudge rejudge =
                Asked.of(() -> judge.rejudge(actor(context), held, contender, Asked.value(context, "reason")));
        context.redirect("/compete/" + held.id() + "/rejudges/" + rejudge.id(), HttpStatus.SEE_OTHER);
    }

    private Rejudge findRejudge(Context context) {
        Held held = asked.contest(context);
        return judge.store()
                .rejudges()
                .find(Asked.number(context, "rejudge"))
                .filter(one -> one.contest().equals(held.id()))
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such rejudge here."));
    }

    private void showRejudge(Context context) {
        Rejudge rejudge = findRejudge(context);
        String here = "/compete/" + rejudge.contest() + "/rejudges/" + rejudge.id();
        List<Judge.Change> changes = judge.changes(rejudge);
        int all = judge.store().pairings().ofEdition(rejudge.contest(), rejudge.id()).size();
        List<Judge.Change> different = changes.stream().filter(Judge.Change::differs).toList();
        Markup markup = new Markup()
                .title("Rejudge " + rejudge.id())
                .paragraph(rejudge.state().name().toLowerCase(Locale.ROOT) + "; " + changes.size() + " of " + all
                        + " pairs were played again, " + different.size() + " with another result.");
        markup.table(
                List.of("pair", "before", "after"),
                different.stream()
                        .map(change -> List.of(
                                String.valueOf(change.before().id()),
                                text(String.join(", ", change.outcomesBefore())),
                                text(String.join(", ", change.outcomesAfter()))))
                        .toList());
        if (rejudge.state() == Rejudges.State.STAGED) {
            markup.html(form(here + "/apply", "", "Let the new results count"));
            markup.html(form(here + "/discard", "", "Discard them"));
        }
        Asked.answer(context, "Rejudge", markup);
    }

    private void settle(Context context, boolean applied) {
        Rejudge rejudge = findRejudge(context);
        Asked.of(() -> {
            judge.settle(actor(context), rejudge, applied);
            return rejudge;
        });
        context.redirect("/compete/" + rejudge.contest() + "/rejudges/" + rejudge.id(), HttpStatus.SEE_OTHER);
    }

    private void similarity(Context context) {
        Held held = asked.contest(context);
        Similarity similarity = new Similarity();
        for (Upload upload : judge.store().uploads().latest(held.id())) {
            String login = judge.store().people().find(upload.person()).orElseThrow().login();
            judge.store().uploads().files(upload.id()).forEach((name, bytes) -> similarity.add(
                    login, Path.of(login, name), new String(bytes, StandardCharsets.UTF_8)));
        }
        List<List<String>> rows = similarity.matches(ALIKE).stream()
                .map(match -> List.of(
                        String.format(Locale.ROOT, "%.0f %%", 100 * match.share()),
                        text(match.a()),
                        text(match.b()),
                        match.places().stream()
                                .limit(MOST_PLACES)
                                .map(place -> text(place.fileA() + ":" + place.firstA() + "–" + place.lastA() + " ~ "
                                        + place.fileB() + ":" + place.firstB() + "–" + place.lastB()))
                                .collect(Collectors.joining("<br>"))))
                .toList();
        Asked.answer(
                context,
                "Similarity",
                new Markup()
                        .title("Similarity")
                        .paragraph("Pairs that share 40 % or more of the smaller source. It proves nothing: look at the"
                                + " places.")
                        .table(List.of("share", "one", "other", "places"), rows));
    }

    private void leaderboard(Context context) {
        Held held = asked.contest(context);
        StringBuilder csv = new StringBuilder(
                Csv.line(List.of("table", "rank", "name", "score", "won", "drawn", "lost", "status", "elo", "error")));
        for (Standings.Table table : judge.standings(held.id()).tables()) {
            for (Standings.Row row : table.rows()) {
                csv.append(Csv.line(List.of(
                        table.stage().title(),
                        String.valueOf(row.rank()),
                        row.name(),
                        String.format(Locale.ROOT, "%.3f", row.score()),
                        String.valueOf(row.wins()),
                        String.valueOf(row.draws()),
                        String.valueOf(row.losses()),
                        row.status(),
                        String.format(Locale.ROOT, "%.1f", row.elo()),
                        String.format(Locale.ROOT, "%.1f", row.error()))));
            }
        }
        MarkPages.csv(context, held.id() + "-leaderboard.csv", csv.toString());
    }
}

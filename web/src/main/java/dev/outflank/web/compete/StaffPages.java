package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.arena.report.Csv;
import dev.outflank.judge.Judge;
import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.competition.RejudgeStore;
import dev.outflank.judge.competition.RejudgeStore.Rejudge;
import dev.outflank.judge.competition.Standings;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.submission.Similarity;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
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

/** Staff pages of contests: create, enrol, freeze, rejudge, disqualify, compare sources. */
final class StaffPages implements RouteGroup {
    private static final double SIMILARITY_THRESHOLD = 0.4;
    private static final int MAX_REGIONS = 5;

    private final Judge judge;
    private final ContestLookup lookup;
    private final String publicUrl;

    /**
     * Creates the pages.
     *
     * @param publicUrl the URL of this server for browsers, for invitation links
     */
    StaffPages(Judge judge, String publicUrl) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.publicUrl = publicUrl;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/staff", this::overview, AccessLevel.STAFF)
                .post("/staff/contests", this::createContest, AccessLevel.STAFF)
                .get("/compete/{contest}/staff", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/class", this::enrol, AccessLevel.STAFF)
                .post("/compete/{contest}/freeze", context -> freeze(context, true), AccessLevel.STAFF)
                .post("/compete/{contest}/unfreeze", context -> freeze(context, false), AccessLevel.STAFF)
                .post("/compete/{contest}/contenders/{contender}/disqualify", this::disqualify, AccessLevel.STAFF)
                .post("/compete/{contest}/contenders/{contender}/readmit", this::readmit, AccessLevel.STAFF)
                .post("/compete/{contest}/rejudge", this::rejudge, AccessLevel.STAFF)
                .get("/compete/{contest}/rejudges/{rejudge}", this::showRejudge, AccessLevel.STAFF)
                .post(
                        "/compete/{contest}/rejudges/{rejudge}/apply",
                        context -> finishRejudge(context, true),
                        AccessLevel.STAFF)
                .post(
                        "/compete/{contest}/rejudges/{rejudge}/discard",
                        context -> finishRejudge(context, false),
                        AccessLevel.STAFF)
                .get("/compete/{contest}/similarity", this::similarity, AccessLevel.STAFF)
                .get("/compete/{contest}/leaderboard.csv", this::leaderboard, AccessLevel.STAFF);
    }

    private static String actor(Context context) {
        return SessionAuthenticator.requirePerson(context).login();
    }

    private void overview(Context context) {
        String options = ContestLoader.builtInNames().stream()
                .map(name -> "<option>" + text(name) + "</option>")
                .collect(Collectors.joining());
        ContestLookup.renderPage(
                context,
                "Staff",
                new Markup()
                        .title("Staff")
                        .html("<p>" + link("/staff/people", "People") + " · " + link("/staff/audit", "Audit log")
                                + " · " + link("/staff/workers", "Workers") + "</p>")
                        .heading("Create a contest from a template")
                        .html(form(
                                "/staff/contests",
                                field("Name in URLs", "id", "text", "") + "<label>Template <select name=\"like\">"
                                        + options
                                        + "</select></label>" + field("Title", "title", "text", "")
                                        + field("Closes (for example 2027-03-31 23:59)", "closes", "text", "")
                                        + "<label><input type=\"checkbox\" name=\"open\" value=\"yes\"> open to"
                                        + " everyone</label>",
                                "Create"))
                        .heading("Create or replace a contest by its file")
                        .html(form(
                                "/staff/contests",
                                field("Name in URLs", "id", "text", "")
                                        + "<label><input type=\"checkbox\" name=\"open\" value=\"yes\"> open to"
                                        + " everyone</label><textarea name=\"text\" aria-label=\"Contest"
                                        + " file\"></textarea>",
                                "Create")));
    }

    private void createContest(Context context) {
        String id = ContestLookup.formValue(context, "id");
        String like = ContestLookup.formValue(context, "like");
        String text = like.isEmpty() ? ContestLookup.formValue(context, "text") : derivedContestFile(like, context);
        ContestLookup.orBadRequest(() -> {
            judge.saveContest(
                    actor(context),
                    id,
                    text + "\n",
                    ContestLookup.formValue(context, "open").equals("yes"));
            return id;
        });
        context.redirect("/compete/" + id + "/staff", HttpStatus.SEE_OTHER);
    }

    /** A contest file that takes everything but title and dates from another. */
    private static String derivedContestFile(String like, Context context) {
        String title = ContestLookup.formValue(context, "title").replaceAll("[\"\\\\\\p{Cntrl}]", "");
        String closes = ContestLookup.formValue(context, "closes").replaceAll("[^0-9 :T-]", "");
        return "like: " + like.replaceAll("[^a-z0-9-]", "") + "\n"
                + (title.isEmpty() ? "" : "title: \"" + title + "\"\n")
                + (closes.isEmpty() ? "dates: {}\n" : "dates: {closes: " + closes + "}\n");
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        String base = "/compete/" + hosted.id();
        Markup markup = ContestPageHeader.of(
                        context, hosted, "Staff: " + hosted.contest().title())
                .html("<p class=\"links\">" + link(base + "/marks", "Marks") + " "
                        + link(base + "/similarity", "Similarity") + " "
                        + link(base + "/leaderboard.csv", "Leaderboard as CSV") + "</p>");
        markup.heading(hosted.stored().frozen() ? "Frozen for the final" : "Open");
        markup.html(form(
                base + (hosted.stored().frozen() ? "/unfreeze" : "/freeze"),
                "",
                hosted.stored().frozen() ? "Unfreeze" : "Freeze and play the final"));
        markup.heading("Class list");
        markup.html(form(
                base + "/class",
                "<textarea name=\"csv\" aria-label=\"Class list\" placeholder=\"ann,Ann Example\"></textarea>",
                "Enrol"));
        markup.heading("Submissions");
        Map<Long, String> logins = new HashMap<>();
        judge.store().people().all().forEach(person -> logins.put(person.id(), person.login()));
        markup.table(
                List.of("Submission", "Student", "State", "Reason"),
                judge.store().submissions().latestPerPerson(hosted.id()).stream()
                        .map(submission -> List.of(
                                link(base + "/uploads/" + submission.id(), String.valueOf(submission.id())),
                                text(logins.getOrDefault(submission.person(), "?")),
                                text(submission.state().name().toLowerCase(Locale.ROOT)),
                                text(submission.reason())))
                        .toList());
        markup.heading("Rejudge");
        markup.html(form(base + "/rejudge", field("Reason", "reason", "text", ""), "Rejudge all pairs"));
        markup.table(
                List.of("Rejudge", "State", "Reason"),
                judge.store().rejudges().of(hosted.id()).stream()
                        .map(one -> List.of(
                                link(base + "/rejudges/" + one.id(), String.valueOf(one.id())),
                                text(one.state().name().toLowerCase(Locale.ROOT)),
                                text(one.reason())))
                        .toList());
        markup.heading("Contest file").pre(hosted.stored().text());
        ContestLookup.renderPage(context, "Staff", markup);
    }

    private void enrol(Context context) {
        HostedContest hosted = lookup.contest(context);
        List<Judge.Invitation> invited = ContestLookup.orBadRequest(
                () -> judge.enrol(actor(context), hosted, ContestLookup.formValue(context, "csv")));
        ContestLookup.renderPage(
                context,
                "Enrolled",
                new Markup()
                        .title(invited.size() + " enrolled")
                        .paragraph(
                                "Send each student their link. It can be used once, within 30 days, and will not be shown again.")
                        .table(
                                List.of("Login", "Name", "Link"),
                                invited.stream().map(this::row).toList())
                        .html("<p>" + link("/compete/" + hosted.id() + "/staff", "Back") + "</p>"));
    }

    private List<String> row(Judge.Invitation one) {
        return List.of(
                text(one.person().login()),
                text(one.person().name()),
                text(one.key().map(key -> publicUrl + "/welcome/" + key).orElse("has an account")));
    }

    private void freeze(Context context, boolean frozen) {
        HostedContest hosted = lookup.contest(context);
        judge.setFrozen(actor(context), hosted, frozen);
        context.redirect("/compete/" + hosted.id() + "/staff", HttpStatus.SEE_OTHER);
    }

    private void disqualify(Context context) {
        StoredEntry entry = lookup.entry(context, lookup.contest(context));
        String reason = ContestLookup.formValue(context, "reason");
        if (reason.isEmpty()) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "Please give a reason. The student will see it.");
        }
        judge.disqualify(actor(context), entry, Optional.of(reason));
        redirectToEntry(context, entry);
    }

    private void readmit(Context context) {
        StoredEntry entry = lookup.entry(context, lookup.contest(context));
        judge.disqualify(actor(context), entry, Optional.empty());
        redirectToEntry(context, entry);
    }

    private static void redirectToEntry(Context context, StoredEntry entry) {
        context.redirect("/compete/" + entry.contest() + "/contenders/" + entry.id(), HttpStatus.SEE_OTHER);
    }

    private void rejudge(Context context) {
        HostedContest hosted = lookup.contest(context);
        String requestedEntry = ContestLookup.formValue(context, "contender");
        Optional<Long> entry =
                requestedEntry.matches("[0-9]{1,18}") ? Optional.of(Long.valueOf(requestedEntry)) : Optional.empty();
        Rejudge rejudge = ContestLookup.orBadRequest(
                () -> judge.stageRejudge(actor(context), hosted, entry, ContestLookup.formValue(context, "reason")));
        context.redirect("/compete/" + hosted.id() + "/rejudges/" + rejudge.id(), HttpStatus.SEE_OTHER);
    }

    private Rejudge findRejudge(Context context) {
        HostedContest hosted = lookup.contest(context);
        return judge.store()
                .rejudges()
                .find(ContestLookup.pathNumber(context, "rejudge"))
                .filter(one -> one.contest().equals(hosted.id()))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "Rejudge not found."));
    }

    private void showRejudge(Context context) {
        Rejudge rejudge = findRejudge(context);
        String base = "/compete/" + rejudge.contest() + "/rejudges/" + rejudge.id();
        List<Judge.RejudgeChange> changes = judge.changes(rejudge);
        int all = judge.store()
                .pairings()
                .ofRejudge(rejudge.contest(), rejudge.id())
                .size();
        List<Judge.RejudgeChange> different =
                changes.stream().filter(Judge.RejudgeChange::differs).toList();
        Markup markup = new Markup()
                .title("Rejudge " + rejudge.id())
                .paragraph(rejudge.state().name().toLowerCase(Locale.ROOT) + "; " + changes.size() + " of " + all
                        + " pairs have been replayed, " + different.size() + " with a different result.");
        markup.table(
                List.of("Pair", "Before", "After"),
                different.stream()
                        .map(change -> List.of(
                                String.valueOf(change.before().id()),
                                text(String.join(", ", change.outcomesBefore())),
                                text(String.join(", ", change.outcomesAfter()))))
                        .toList());
        if (rejudge.state() == RejudgeStore.State.STAGED) {
            markup.html(form(base + "/apply", "", "Apply the new results"));
            markup.html(form(base + "/discard", "", "Discard the new results"));
        }
        ContestLookup.renderPage(context, "Rejudge", markup);
    }

    private void finishRejudge(Context context, boolean applied) {
        Rejudge rejudge = findRejudge(context);
        ContestLookup.orBadRequest(() -> {
            judge.resolveRejudge(actor(context), rejudge, applied);
            return rejudge;
        });
        context.redirect("/compete/" + rejudge.contest() + "/rejudges/" + rejudge.id(), HttpStatus.SEE_OTHER);
    }

    private void similarity(Context context) {
        HostedContest hosted = lookup.contest(context);
        Similarity similarity = new Similarity();
        for (StoredSubmission submission : judge.store().submissions().latestPerPerson(hosted.id())) {
            String login = judge.store()
                    .people()
                    .find(submission.person())
                    .orElseThrow()
                    .login();
            judge.store()
                    .submissions()
                    .files(submission.id())
                    .forEach((name, bytes) ->
                            similarity.add(login, Path.of(login, name), new String(bytes, StandardCharsets.UTF_8)));
        }
        List<List<String>> rows = similarity.findPairs(SIMILARITY_THRESHOLD).stream()
                .map(match -> List.of(
                        String.format(Locale.ROOT, "%.0f %%", 100 * match.share()),
                        text(match.a()),
                        text(match.b()),
                        match.regions().stream()
                                .limit(MAX_REGIONS)
                                .map(region -> text(region.fileA() + ":" + region.firstA() + "–" + region.lastA()
                                        + " ~ " + region.fileB() + ":" + region.firstB() + "–" + region.lastB()))
                                .collect(Collectors.joining("<br>"))))
                .toList();
        ContestLookup.renderPage(
                context,
                "Similarity",
                new Markup()
                        .title("Similarity")
                        .paragraph(
                                "Pairs that share at least 40 % of the smaller source. Similarity alone proves nothing:"
                                        + " compare the passages.")
                        .table(List.of("Share", "Student", "Student", "Passages"), rows));
    }

    private void leaderboard(Context context) {
        HostedContest hosted = lookup.contest(context);
        StringBuilder csv = new StringBuilder(
                Csv.line(List.of("table", "rank", "name", "score", "won", "drawn", "lost", "status", "elo", "error")));
        for (Standings.StageTable table : judge.standings(hosted.id()).tables()) {
            for (Standings.EntryRow row : table.rows()) {
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
        MarkPages.respondCsv(context, hosted.id() + "-leaderboard.csv", csv.toString());
    }
}

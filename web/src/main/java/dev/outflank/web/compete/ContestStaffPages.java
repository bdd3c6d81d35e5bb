package dev.outflank.web.compete;

import dev.outflank.arena.report.Html;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.Pairing;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;

/** The page that leads the staff through a contest: settings, class, submissions, final, marks, release, export. */
final class ContestStaffPages implements RouteGroup {
    /** Problems on this page; the page of students shows all. */
    private static final int MAX_PROBLEMS = 10;

    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;
    private final StudentPages students;

    ContestStaffPages(JudgeServices judge, LiveFragments fragments, StudentPages students) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
        this.students = students;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/staff", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/freeze", context -> freeze(context, true), AccessLevel.STAFF)
                .post("/compete/{contest}/unfreeze", context -> freeze(context, false), AccessLevel.STAFF);
        EventStream.addRoute(
                routes,
                "/compete/{contest}/staff/events",
                context -> {
                    String id = lookup.contest(context).id();
                    fragments.stream(context, "staff " + id, messages -> steps(id));
                },
                AccessLevel.STAFF);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StudentTable all = students.table(hosted, StudentTable.Filter.PROBLEMS);
        StudentTable problems =
                new StudentTable(all.rows().stream().limit(MAX_PROBLEMS).toList(), all.filter(), all.counts(), 0);
        Html steps = fragments.html("staff " + hosted.id(), Messages.of(context), messages -> steps(hosted.id()));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteContestStaffPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        ContestFrame.of(context, hosted),
                        steps,
                        problems,
                        judge.competitions().rejudges(hosted.id())));
    }

    private Html steps(String id) {
        HostedContest hosted = judge.contests().find(id).orElseThrow();
        ContestProgress progress = new ContestProgress(
                hosted,
                judge.contests().countStudents(id),
                judge.submissions().countCounted(id),
                judge.competitions().countGames(id),
                judge.competitions().countPairs(id, Pairing.State.PENDING),
                judge.competitions().isFinalFinished(hosted),
                judge.marks().countWaiting(id));
        return Html.render((output, interceptor) -> JteStaffStepsGenerated.render(output, interceptor, progress));
    }

    private void freeze(Context context, boolean frozen) {
        HostedContest hosted = lookup.contest(context);
        judge.contests().setFrozen(SessionAuthenticator.requirePerson(context).login(), hosted, frozen);
        context.redirect("/compete/" + hosted.id() + "/staff", HttpStatus.SEE_OTHER);
    }
}

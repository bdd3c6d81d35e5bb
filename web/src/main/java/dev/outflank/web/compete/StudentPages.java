package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Invitation;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The students of a contest: the class list, invitations, who has submitted and what failed. */
final class StudentPages implements RouteGroup {
    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final String publicUrl;

    /**
     * Creates the pages.
     *
     * @param publicUrl the URL of this server for browsers, for invitation links
     */
    StudentPages(JudgeServices judge, String publicUrl) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.publicUrl = publicUrl;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/students", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/class", this::enrolClass, AccessLevel.STAFF)
                .post("/compete/{contest}/invitations", this::inviteAgain, AccessLevel.STAFF);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StudentTable table = table(hosted, StudentTable.Filter.of(context.queryParam("show")));
        render(context, hosted, table.page(ContestLookup.pageNumber(context)), "", "");
    }

    private void render(Context context, HostedContest hosted, StudentTable table, String classList, String error) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteStudentsPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), table, classList, error));
    }

    /** The students of a contest that pass a filter. */
    StudentTable table(HostedContest hosted, StudentTable.Filter filter) {
        Map<Long, StoredSubmission> submissions = new HashMap<>();
        judge.submissions().counted(hosted.id()).forEach(one -> submissions.put(one.person(), one));
        List<StudentTable.Row> rows = judge.contests().members(hosted.id()).stream()
                .filter(person -> !person.isStaff() || submissions.containsKey(person.id()))
                .map(person -> row(person, Optional.ofNullable(submissions.get(person.id()))))
                .toList();
        return StudentTable.of(rows, filter);
    }

    private static StudentTable.Row row(Person person, Optional<StoredSubmission> submission) {
        return new StudentTable.Row(
                person, submission.map(one -> SubmissionPages.SubmissionRow.of(one, Optional.empty())));
    }

    private void enrolClass(Context context) {
        enrol(context, lookup.contest(context), ContestLookup.textOrFile(context, "csv"));
    }

    /** Enrols a class list and shows the invitations, or the list with its error. */
    void enrol(Context context, HostedContest hosted, String classList) {
        try {
            showInvitations(context, hosted, judge.contests().enrol(actor(context), hosted, classList));
        } catch (RequestRefusedException refusal) {
            context.status(HttpStatus.BAD_REQUEST);
            StudentTable table = table(hosted, StudentTable.Filter.ALL);
            render(context, hosted, table.page(0), classList, refusal.sentence());
        }
    }

    private void showInvitations(Context context, HostedContest hosted, List<Invitation> invited) {
        InvitationList list = new InvitationList(hosted.contest().title(), invited, publicUrl);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteInvitationsPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), list));
    }

    private void inviteAgain(Context context) {
        HostedContest hosted = lookup.contest(context);
        showInvitations(context, hosted, judge.contests().inviteAgain(actor(context), hosted));
    }

    private static String actor(Context context) {
        return SessionAuthenticator.requirePerson(context).login();
    }
}

package dev.outflank.web.lti;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;

/** The platforms of a contest, for its staff: class lists from them, and marks to them. */
final class LtiContestPages implements RouteGroup {
    private final JudgeServices judge;
    private final LtiServices services;

    LtiContestPages(JudgeServices judge, LtiClient client) {
        this.judge = judge;
        this.services = new LtiServices(judge, client);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/platforms", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/platforms/members", this::enrolMembers, AccessLevel.STAFF)
                .post("/compete/{contest}/platforms/marks", this::sendMarks, AccessLevel.STAFF);
    }

    private HostedContest contest(Context context) {
        return judge.contests()
                .find(context.pathParam("contest"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("lti.no-contest")));
    }

    private static String actor(Context context) {
        return SessionAuthenticator.requirePerson(context).login();
    }

    private void show(Context context) {
        HostedContest hosted = contest(context);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteLtiContestPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        hosted,
                        judge.lti().links(hosted.id()).size()));
    }

    private void enrolMembers(Context context) {
        HostedContest hosted = contest(context);
        showReport(context, hosted, services.enrolMembers(actor(context), hosted), "lti.enrolled");
    }

    private void sendMarks(Context context) throws IOException {
        HostedContest hosted = contest(context);
        showReport(context, hosted, services.sendMarks(actor(context), hosted), "lti.sent");
    }

    private static void showReport(Context context, HostedContest hosted, LtiServices.Report report, String key) {
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteLtiReportPageGenerated.render(output, interceptor, layout, hosted, report, key));
    }
}

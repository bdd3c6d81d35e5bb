package dev.outflank.web.compete;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.report.Csv;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.competition.Rejudge;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.submission.Similarity;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RequestPool;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The list of contests for the staff, and their tools: rejudge, disqualify, compare sources. */
final class StaffPages implements RouteGroup {
    private static final double SIMILARITY_THRESHOLD = 0.4;
    static final int MAX_REGIONS = 5;

    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final RequestPool parsers = RequestPool.forParsing("contest");

    StaffPages(JudgeServices judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/staff", this::overview, AccessLevel.STAFF)
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
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteStaffPageGenerated.render(
                        output, interceptor, layout, judge.contests().all()));
    }

    private void disqualify(Context context) {
        StoredEntry entry = lookup.entry(context, lookup.contest(context));
        String reason = ContestLookup.formValue(context, "reason");
        if (reason.isEmpty()) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "Please give a reason. The student will see it.");
        }
        judge.competitions().disqualify(actor(context), entry, Optional.of(reason));
        redirectToEntry(context, entry);
    }

    private void readmit(Context context) {
        StoredEntry entry = lookup.entry(context, lookup.contest(context));
        judge.competitions().disqualify(actor(context), entry, Optional.empty());
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
        Rejudge rejudge = ContestLookup.orBadRequest(() -> judge.competitions()
                .stageRejudge(actor(context), hosted, entry, ContestLookup.formValue(context, "reason")));
        context.redirect("/compete/" + hosted.id() + "/rejudges/" + rejudge.id(), HttpStatus.SEE_OTHER);
    }

    private Rejudge findRejudge(Context context) {
        HostedContest hosted = lookup.contest(context);
        return judge.competitions()
                .rejudge(ContestLookup.pathNumber(context, "rejudge"))
                .filter(one -> one.contest().equals(hosted.id()))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "Rejudge not found."));
    }

    private void showRejudge(Context context) {
        Rejudge rejudge = findRejudge(context);
        int pairs = judge.competitions().pairsOfRejudge(rejudge).size();
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteRejudgePageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        rejudge,
                        pairs,
                        judge.competitions().changes(rejudge)));
    }

    private void finishRejudge(Context context, boolean applied) {
        Rejudge rejudge = findRejudge(context);
        ContestLookup.orBadRequest(() -> {
            judge.competitions().resolveRejudge(actor(context), rejudge, applied);
            return rejudge;
        });
        context.redirect("/compete/" + rejudge.contest() + "/rejudges/" + rejudge.id(), HttpStatus.SEE_OTHER);
    }

    private void similarity(Context context) {
        HostedContest hosted = lookup.contest(context);
        Similarity similarity = new Similarity();
        for (StoredSubmission submission : judge.submissions().latestPerPerson(hosted.id())) {
            String login =
                    judge.accounts().find(submission.person()).orElseThrow().login();
            judge.submissions()
                    .files(submission)
                    .forEach((name, bytes) ->
                            similarity.add(login, Path.of(login, name), new String(bytes, StandardCharsets.UTF_8)));
        }
        List<Similarity.SimilarPair> pairs =
                parsers.run(context.ip(), () -> similarity.findPairs(SIMILARITY_THRESHOLD));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteSimilarityPageGenerated.render(output, interceptor, layout, pairs));
    }

    private void leaderboard(Context context) {
        HostedContest hosted = lookup.contest(context);
        List<List<String>> lines = new ArrayList<>();
        lines.add(List.of("table", "rank", "name", "score", "won", "drawn", "lost", "status", "elo", "error"));
        for (StageStandings table : judge.competitions().standings(hosted.id()).tables()) {
            for (StandingsRow row : table.rows()) {
                lines.add(List.of(
                        table.stage().title(),
                        String.valueOf(row.rank()),
                        row.name(),
                        LeaderboardTable.format(row.score(), 3),
                        String.valueOf(row.wins()),
                        String.valueOf(row.draws()),
                        String.valueOf(row.losses()),
                        row.status(),
                        LeaderboardTable.format(row.elo(), 1),
                        LeaderboardTable.format(row.error(), 1)));
            }
        }
        MarkPages.respondCsv(context, hosted.id() + "-leaderboard.csv", Csv.format(lines));
    }
}

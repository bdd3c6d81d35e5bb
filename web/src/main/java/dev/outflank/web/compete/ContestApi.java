package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The JSON API of the judge, described by openapi.json. Programs authenticate with a bearer token. */
final class ContestApi implements RouteGroup {
    static final String OPENAPI_RESOURCE = "/dev/outflank/web/compete/openapi.json";

    private final JudgeServices judge;
    private final ContestLookup lookup;

    ContestApi(JudgeServices judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/openapi.json", ContestApi::openApi, AccessLevel.ANYONE)
                .get("/api/contests", this::contests, AccessLevel.ANYONE)
                .get("/api/contests/{contest}/leaderboard", this::leaderboard, AccessLevel.ANYONE)
                .get("/api/contests/{contest}/games", this::games, AccessLevel.ANYONE)
                .post("/api/contests/{contest}/uploads", this::submit, AccessLevel.STUDENT)
                .get("/api/uploads/{upload}", this::submission, AccessLevel.STUDENT);
    }

    /** A submission: the texts of files by name. */
    record SubmitRequest(Map<String, String> files) {}

    /** A contest in the list. */
    record ContestSummary(String id, String title, String course, String state) {}

    /** A submission and its state. */
    record SubmissionView(long id, String contest, String state, String reason, String log, String madeAt) {
        static SubmissionView of(StoredSubmission submission) {
            return new SubmissionView(
                    submission.id(),
                    submission.contest(),
                    submission.state().name(),
                    submission.reason(),
                    submission.log(),
                    submission.madeAt().toString());
        }
    }

    /** A game in the list. */
    record GameListItem(long pair, int number, long black, long white, String outcome, String verdict) {
        static GameListItem of(StoredGame game) {
            return new GameListItem(
                    game.pair(),
                    game.number(),
                    game.black(),
                    game.white(),
                    game.outcome(),
                    game.verdict().orElse(""));
        }
    }

    private static void openApi(Context context) throws IOException {
        try (InputStream in = ContestApi.class.getResourceAsStream(OPENAPI_RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("openapi.json is missing from this build");
            }
            context.contentType("application/json; charset=utf-8").result(in.readAllBytes());
        }
    }

    private void contests(Context context) {
        Optional<Person> person = SessionAuthenticator.person(context);
        Json.respond(
                context,
                judge.contests().all().stream()
                        .filter(hosted -> judge.contests().canView(hosted, person))
                        .map(hosted -> new ContestSummary(
                                hosted.id(),
                                hosted.contest().title(),
                                hosted.contest().course(),
                                ContestPages.state(hosted)))
                        .toList());
    }

    private void leaderboard(Context context) {
        context.contentType("application/json; charset=utf-8")
                .result(judge.competitions()
                        .standings(lookup.contest(context).id())
                        .toJson());
    }

    private void games(Context context) {
        HostedContest hosted = lookup.contest(context);
        List<StoredGame> games = judge.competitions()
                .latestGames(
                        hosted.id(),
                        Optional.empty(),
                        ContestPages.PAGE_SIZE,
                        ContestLookup.pageNumber(context) * ContestPages.PAGE_SIZE);
        Json.respond(context, games.stream().map(GameListItem::of).toList());
    }

    private void submit(Context context) {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        SubmitRequest request = Json.parseBody(context, SubmitRequest.class);
        Map<String, byte[]> files = new LinkedHashMap<>();
        Optional.ofNullable(request.files())
                .orElse(Map.of())
                .forEach((name, text) -> files.put(name, String.valueOf(text).getBytes(StandardCharsets.UTF_8)));
        StoredSubmission submission =
                ContestLookup.orBadRequest(() -> judge.submissions().submit(person, hosted, files));
        context.status(HttpStatus.CREATED);
        Json.respond(context, SubmissionView.of(submission));
    }

    private void submission(Context context) {
        Json.respond(context, SubmissionView.of(lookup.submission(context)));
    }
}

package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.marking.PartMark;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
                .get("/api/contests/{contest}/exercise", this::exercise, AccessLevel.ANYONE)
                .get("/api/contests/{contest}/rules", this::rules, AccessLevel.STUDENT)
                .post("/api/contests/{contest}/uploads", this::submit, AccessLevel.STUDENT)
                .get("/api/contests/{contest}/submitted", this::submitted, AccessLevel.STUDENT)
                .get("/api/contests/{contest}/marks", this::marks, AccessLevel.STUDENT)
                .get("/api/uploads/{upload}", this::submission, AccessLevel.STUDENT);
    }

    /**
     * A submission.
     *
     * @param files the texts of files by name
     * @param complete whether the submission is to be refused if a required file is missing
     * @param name the name of the bot, if it is to change
     */
    record SubmitRequest(
            Map<String, String> files,
            boolean complete,
            @Nullable String name) {}

    /** Sentences about the caller's deadline and group. */
    record RulesView(List<String> notes) {}

    /** The files of a submission, in Base64. */
    record SubmittedFiles(long id, String madeAt, Map<String, String> files) {}

    /** A student's marks. */
    record MarksView(String contest, String total, String of, List<PartView> parts, List<String> remarks) {}

    /** The mark of a part with its whole log; the marks are empty until they are known. */
    record PartView(String part, String marks, String of, String reason, String log) {}

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
                                ContestPages.state(hosted, Messages.english())))
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
        StoredSubmission submission = ContestLookup.orBadRequest(() -> judge.submissions()
                .submit(
                        person,
                        hosted,
                        files,
                        !request.complete(),
                        Optional.ofNullable(request.name()).orElse("")));
        context.status(HttpStatus.CREATED);
        Json.respond(context, SubmissionView.of(submission));
    }

    /** The contest file without hidden test cases, for the command exercise. */
    private void exercise(Context context) {
        context.contentType("application/json; charset=utf-8")
                .result(judge.contests().publicText(lookup.contest(context)));
    }

    private void rules(Context context) {
        HostedContest hosted = lookup.contest(context);
        Json.respond(
                context,
                new RulesView(
                        ClassNotes.of(judge, hosted, SessionAuthenticator.requirePerson(context), Messages.english())));
    }

    private void submitted(Context context) {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        StoredSubmission counted = judge.submissions()
                .counted(hosted.id(), judge.classes().leader(hosted, person).id())
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "You have not submitted anything."));
        Map<String, String> files = new LinkedHashMap<>();
        judge.submissions()
                .files(counted)
                .forEach((name, bytes) -> files.put(name, Base64.getEncoder().encodeToString(bytes)));
        Json.respond(context, new SubmittedFiles(counted.id(), counted.madeAt().toString(), files));
    }

    /** The caller's marks, with the log of every test case, once the staff have released them. */
    private void marks(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        if (!hosted.stored().released()) {
            throw new HttpException(HttpStatus.NOT_FOUND, "The marks of this contest are not released yet.");
        }
        Marks.StudentMarks own = judge.marks().releasedMarks(hosted).students().stream()
                .filter(one -> one.name().equals(person.login()))
                .findFirst()
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, "You have no marks in this contest."));
        List<PartView> parts = hosted.contest().parts().stream()
                .map(part -> {
                    PartMark mark = own.part(part.title());
                    return new PartView(
                            part.title(),
                            mark.marks().map(BigDecimal::toPlainString).orElse(""),
                            part.marks().toPlainString(),
                            mark.reason(),
                            mark.log());
                })
                .toList();
        Json.respond(
                context,
                new MarksView(
                        hosted.id(),
                        own.total().toPlainString(),
                        hosted.contest().totalMarks().toPlainString(),
                        parts,
                        own.remarks()));
    }

    private void submission(Context context) {
        Json.respond(context, SubmissionView.of(lookup.submission(context)));
    }
}

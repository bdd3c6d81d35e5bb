package dev.outflank.web.compete;

import dev.outflank.arena.report.Html;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The submissions of a student: the submit form, the progress of each submission, released marks. */
final class SubmissionPages implements RouteGroup {
    private static final int MAX_SHOWN_BYTES = 100_000;

    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;

    SubmissionPages(JudgeServices judge, LiveFragments fragments) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/mine", this::showMine, AccessLevel.STUDENT)
                .post("/compete/{contest}/uploads", this::submit, AccessLevel.STUDENT)
                .get("/compete/{contest}/uploads/{upload}", this::show, AccessLevel.STUDENT)
                .get("/compete/{contest}/uploads/{upload}/files/{file}", this::download, AccessLevel.STUDENT);
        EventStream.addRoute(
                routes,
                "/compete/{contest}/mine/events",
                context -> {
                    HostedContest hosted = lookup.contest(context);
                    Person person = SessionAuthenticator.requirePerson(context);
                    fragments.stream(
                            context,
                            "mine " + hosted.id() + " " + person.id(),
                            messages -> submissionTable(hosted, person, messages));
                },
                AccessLevel.STUDENT);
        EventStream.addRoute(
                routes,
                "/compete/{contest}/uploads/{upload}/events",
                context -> {
                    HostedContest hosted = lookup.contest(context);
                    StoredSubmission submission = lookup.submission(context);
                    fragments.stream(
                            context,
                            "upload " + submission.id(),
                            messages -> progress(hosted, submission.id(), messages));
                },
                AccessLevel.STUDENT);
    }

    /**
     * A submission in the list.
     *
     * @param superseded whether it was in the competition until a later submission replaced it
     */
    record SubmissionRow(StoredSubmission submission, boolean superseded) {
        static SubmissionRow of(StoredSubmission submission, Optional<StoredEntry> entry) {
            boolean superseded = submission.state() == StoredSubmission.State.ENTERED
                    && entry.flatMap(StoredEntry::upload)
                            .filter(later -> later > submission.id())
                            .isPresent();
            return new SubmissionRow(submission, superseded);
        }

        String reason(Messages messages) {
            return superseded ? messages.text("submit.replaced-by") : submission.reason();
        }

        String state(HostedContest hosted, Messages messages) {
            if (superseded) {
                return messages.text("submit.replaced");
            }
            return switch (submission.state()) {
                case QUEUED -> messages.text("submit.queued");
                case SKIPPED -> messages.text("submit.skipped");
                case UNCHECKED -> messages.text("submit.not-checked");
                case BROKEN -> messages.text("submit.not-accepted");
                case REFUSED -> messages.text("submit.not-in-competition");
                case ENTERED ->
                    hasCompetition(hosted)
                            ? messages.text("submit.is-in-competition")
                            : messages.text("submit.is-accepted");
            };
        }

        String cssClass() {
            if (superseded) {
                return "chip";
            }
            return switch (submission.state()) {
                case QUEUED -> "chip pending";
                case SKIPPED -> "chip";
                case BROKEN -> "chip lost";
                case UNCHECKED, REFUSED -> "chip behind";
                case ENTERED -> "chip won";
            };
        }
    }

    private void showMine(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        boolean released = hosted.stored().released();
        Optional<Marks.StudentMarks> marks = released ? ownMarks(hosted, person) : Optional.empty();
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteSubmissionsPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        ContestFrame.of(context, hosted),
                        submissionTable(hosted, person, layout.messages()),
                        judge.submissions().closedReason(person, hosted),
                        ClassNotes.of(judge, hosted, person, layout.messages()),
                        released,
                        judge.submissions()
                                .counted(
                                        hosted.id(),
                                        judge.classes().leader(hosted, person).id())
                                .flatMap(StoredSubmission::botName)
                                .orElse(""),
                        marks));
    }

    private Html submissionTable(HostedContest hosted, Person person, Messages messages) {
        long leader = judge.classes().leader(hosted, person).id();
        Optional<StoredEntry> entry = activeEntry(hosted, leader);
        int faults = entry.map(one -> judge.competitions()
                        .faults(one.id(), ContestPages.PAGE_SIZE)
                        .size())
                .orElse(0);
        List<SubmissionRow> rows = judge.submissions().of(hosted.id(), leader).stream()
                .map(submission -> SubmissionRow.of(submission, entry))
                .toList();
        return Html.render((output, interceptor) ->
                JteSubmissionTableGenerated.render(output, interceptor, messages, hosted, entry, faults, rows));
    }

    private Optional<StoredEntry> activeEntry(HostedContest hosted, long person) {
        return judge.competitions().entries(hosted.id()).stream()
                .filter(one -> one.isPlaying() && one.person().equals(Optional.of(person)))
                .findFirst();
    }

    static boolean hasCompetition(HostedContest hosted) {
        return hosted.contest().competition().isPresent();
    }

    private Optional<Marks.StudentMarks> ownMarks(HostedContest hosted, Person person) throws IOException {
        return judge.marks().releasedMarks(hosted).students().stream()
                .filter(one -> one.name().equals(person.login()))
                .findFirst();
    }

    private void submit(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (UploadedFile file : context.uploadedFiles("files")) {
            try (InputStream content = file.content()) {
                if (files.put(file.filename(), content.readAllBytes()) != null) {
                    throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("submit.same-name"));
                }
            }
        }
        StoredSubmission submission = ContestLookup.orBadRequest(() -> judge.submissions()
                .submit(
                        person,
                        hosted,
                        files,
                        !ContestLookup.formValue(context, "complete").equals("yes")
                                || ContestLookup.formValue(context, "incomplete")
                                        .equals("yes"),
                        ContestLookup.formValue(context, "name")));
        context.redirect("/compete/" + hosted.id() + "/uploads/" + submission.id(), HttpStatus.SEE_OTHER);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredSubmission submission = lookup.submission(context);
        Map<String, String> files = new LinkedHashMap<>();
        judge.submissions()
                .files(submission)
                .forEach((name, bytes) -> files.put(
                        name, new String(bytes, 0, Math.min(bytes.length, MAX_SHOWN_BYTES), StandardCharsets.UTF_8)));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteSubmissionPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        ContestFrame.of(context, hosted),
                        submission,
                        progress(hosted, submission.id(), layout.messages()),
                        files));
    }

    private void download(Context context) {
        lookup.contest(context);
        StoredSubmission submission = lookup.submission(context);
        byte[] bytes = judge.submissions().files(submission).get(context.pathParam("file"));
        if (bytes == null) {
            throw new HttpException(HttpStatus.NOT_FOUND, Message.of("error.no-file"));
        }
        context.contentType("application/octet-stream")
                .header("Content-Disposition", "attachment")
                .result(bytes);
    }

    private Html progress(HostedContest hosted, long id, Messages messages) {
        StoredSubmission submission = judge.submissions().find(id).orElseThrow();
        SubmissionRow row = SubmissionRow.of(submission, activeEntry(hosted, submission.person()));
        return Html.render((output, interceptor) ->
                JteSubmissionProgressGenerated.render(output, interceptor, messages, hosted, row));
    }
}

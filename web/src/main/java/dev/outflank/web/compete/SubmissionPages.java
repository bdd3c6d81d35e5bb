package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.Judge;
import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.submission.StoredSubmission;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The submissions of a student: the submit form, the progress of each submission, released marks. */
final class SubmissionPages implements RouteGroup {
    private static final int MAX_SHOWN_BYTES = 100_000;

    private final Judge judge;
    private final ContestLookup lookup;
    private final LiveFragments fragments;

    SubmissionPages(Judge judge, LiveFragments fragments) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.fragments = fragments;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/mine", this::showMine, AccessLevel.STUDENT)
                .post("/compete/{contest}/uploads", this::submit, AccessLevel.STUDENT)
                .get(
                        "/compete/{contest}/mine/events",
                        context -> {
                            HostedContest hosted = lookup.contest(context);
                            Person person = SessionAuthenticator.requirePerson(context);
                            fragments.stream(
                                    context,
                                    "mine " + hosted.id() + " " + person.id(),
                                    () -> submissionTable(hosted, person));
                        },
                        AccessLevel.STUDENT)
                .get("/compete/{contest}/uploads/{upload}", this::show, AccessLevel.STUDENT)
                .get(
                        "/compete/{contest}/uploads/{upload}/events",
                        context -> {
                            HostedContest hosted = lookup.contest(context);
                            StoredSubmission submission = lookup.submission(context);
                            fragments.stream(
                                    context, "upload " + submission.id(), () -> progress(hosted, submission.id()));
                        },
                        AccessLevel.STUDENT);
    }

    private void showMine(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        String base = "/compete/" + hosted.id();
        Markup markup = ContestPageHeader.of(context, hosted, "My submissions");
        markup.html(
                """
            <form class="card submit-form" method="post" action="%s/uploads" enctype="multipart/form-data">
            <label>Files <input type="file" name="files" multiple required></label>
            <button class="primary">Submit</button>
            <p class="note">This contest accepts %s.</p></form>
            """.formatted(base, text(String.join(" and ", hosted.contest().fileNames()))));
        markup.html(LiveFragments.fragment(base + "/mine/events", submissionTable(hosted, person)));
        if (hosted.stored().released()) {
            markup.heading("Marks");
            ownMarks(hosted, person, markup);
        }
        ContestLookup.renderPage(context, "My submissions", markup);
    }

    /** The submissions of a person, and the faults of the one in the competition. */
    private String submissionTable(HostedContest hosted, Person person) {
        String base = "/compete/" + hosted.id();
        Markup markup = new Markup();
        Optional<StoredEntry> entry = activeEntry(hosted, person.id());
        entry.ifPresent(one -> markup.html(entryStatus(base, one)));
        List<StoredSubmission> submissions = judge.store().submissions().of(hosted.id(), person.id());
        if (submissions.isEmpty()) {
            return markup.html("<p class=\"card\">You have not submitted anything yet.</p>")
                    .toString();
        }
        return markup.table(
                        List.of("Submission", "Time", "State", "Reason"),
                        submissions.stream()
                                .map(submission -> row(hosted, submission, entry))
                                .toList())
                .toString();
    }

    private Optional<StoredEntry> activeEntry(HostedContest hosted, long person) {
        return judge.store().entries().of(hosted.id()).stream()
                .filter(one -> one.isPlaying() && one.person().equals(Optional.of(person)))
                .findFirst();
    }

    /** Whether a submission entered the competition and was replaced by a later one. */
    private static boolean isSuperseded(StoredSubmission submission, Optional<StoredEntry> entry) {
        return submission.state() == StoredSubmission.State.ENTERED
                && entry.flatMap(StoredEntry::upload)
                        .filter(later -> later > submission.id())
                        .isPresent();
    }

    private static String reason(StoredSubmission submission, boolean superseded) {
        return superseded ? "replaced by a later submission" : submission.reason();
    }

    private String entryStatus(String base, StoredEntry entry) {
        int faults = judge.store()
                .pairings()
                .faults(entry.id(), ContestPages.PAGE_SIZE)
                .size();
        return "<p>In the competition as " + link(base + "/contenders/" + entry.id(), entry.name())
                + (faults == 0
                        ? ", without a fault so far.</p>"
                        : ", <span class=\"bad\">" + faults + " games lost by its own fault</span> so far.</p>");
    }

    private static List<String> row(HostedContest hosted, StoredSubmission submission, Optional<StoredEntry> entry) {
        boolean superseded = isSuperseded(submission, entry);
        return List.of(
                link("/compete/" + hosted.id() + "/uploads/" + submission.id(), String.valueOf(submission.id())),
                ContestPageHeader.formatTime(submission.madeAt()),
                superseded ? "<span class=\"chip\">replaced</span>" : stateChip(hosted, submission),
                text(reason(submission, superseded)));
    }

    private static boolean hasCompetition(HostedContest hosted) {
        return hosted.contest().competition().isPresent();
    }

    private static String stateChip(HostedContest hosted, StoredSubmission submission) {
        return switch (submission.state()) {
            case QUEUED -> "<span class=\"chip pending\">queued</span>";
            case SKIPPED -> "<span class=\"chip\">skipped</span>";
            case BROKEN -> "<span class=\"chip lost\">broken</span>";
            case REFUSED -> "<span class=\"chip behind\">refused</span>";
            case ENTERED ->
                "<span class=\"chip won\">" + (hasCompetition(hosted) ? "in the competition" : "accepted") + "</span>";
        };
    }

    private void ownMarks(HostedContest hosted, Person person, Markup markup) throws IOException {
        Optional<Marks.StudentMarks> own = judge.releasedMarks(hosted).students().stream()
                .filter(one -> one.name().equals(person.login()))
                .findFirst();
        if (own.isEmpty()) {
            markup.paragraph("You have not submitted anything.");
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        own.get()
                .parts()
                .forEach((title, mark) -> rows.add(List.of(
                        text(title), mark.marks().map(BigDecimal::toPlainString).orElse("–"), text(mark.reason()))));
        rows.add(List.of(
                "Total",
                own.get().total().toPlainString(),
                "of " + hosted.contest().totalMarks().toPlainString()));
        markup.table(List.of("Part", "Marks", "Reason"), rows);
    }

    private void submit(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (UploadedFile file : context.uploadedFiles("files")) {
            try (InputStream content = file.content()) {
                if (files.put(file.filename(), content.readAllBytes()) != null) {
                    throw new HttpException(HttpStatus.BAD_REQUEST, "Two files have the same name.");
                }
            }
        }
        StoredSubmission submission = ContestLookup.orBadRequest(() -> judge.submit(person, hosted, files));
        context.redirect("/compete/" + hosted.id() + "/uploads/" + submission.id(), HttpStatus.SEE_OTHER);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredSubmission submission = lookup.submission(context);
        Markup markup = ContestPageHeader.of(context, hosted, "Submission " + submission.id());
        markup.html(LiveFragments.fragment(
                "/compete/" + hosted.id() + "/uploads/" + submission.id() + "/events",
                progress(hosted, submission.id())));
        judge.store().submissions().files(submission.id()).forEach((name, bytes) -> {
            String text = new String(bytes, 0, Math.min(bytes.length, MAX_SHOWN_BYTES), StandardCharsets.UTF_8);
            markup.heading(name).pre(text);
        });
        ContestLookup.renderPage(context, "Submission " + submission.id(), markup);
    }

    /** The progress of a submission: submitted, tested, in the competition if there is one. */
    private String progress(HostedContest hosted, long id) {
        StoredSubmission submission = judge.store().submissions().find(id).orElseThrow();
        boolean checked = submission.state() != StoredSubmission.State.QUEUED;
        boolean entered = submission.state() == StoredSubmission.State.ENTERED;
        boolean superseded = isSuperseded(submission, activeEntry(hosted, submission.person()));
        Markup markup = new Markup()
                .html("<ol class=\"steps\">%s%s%s</ol>"
                        .formatted(
                                step("done", "Submitted", ContestPageHeader.formatTime(submission.madeAt())),
                                step(
                                        checked ? "done" : "now",
                                        "Compiled and tested",
                                        checked
                                                ? submission
                                                        .checkedAt()
                                                        .map(ContestPageHeader::formatTime)
                                                        .orElse("")
                                                : "waiting for a worker"),
                                step(
                                        entered ? "done" : checked ? "failed" : "",
                                        hasCompetition(hosted) ? "In the competition" : "Accepted",
                                        superseded
                                                ? "no longer"
                                                : !entered && checked ? stateChip(hosted, submission) : "")));
        if (!submission.reason().isEmpty()) {
            markup.html("<p%s>%s</p>"
                    .formatted(
                            entered ? "" : " class=\"bad\"",
                            text(ContestLookup.toSentence(reason(submission, superseded)))));
        }
        if (!submission.log().isEmpty()) {
            markup.heading("Log").pre(submission.log());
        }
        return markup.toString();
    }

    private static String step(String cssClass, String title, String details) {
        return "<li class=\"%s\"><b>%s</b><span>%s</span></li>".formatted(cssClass, title, details);
    }
}

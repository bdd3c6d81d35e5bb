package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.mark.Marks;
import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.StoredEntry;
import dev.outflank.judge.store.StoredSubmission;
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

/** One's own uploads: handing in, what became of each, one's marks. */
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
                            HostedContest held = lookup.contest(context);
                            Person person = SessionAuthenticator.requirePerson(context);
                            fragments.stream(
                                    context,
                                    "mine " + held.id() + " " + person.id(),
                                    () -> submissionTable(held, person));
                        },
                        AccessLevel.STUDENT)
                .get("/compete/{contest}/uploads/{upload}", this::show, AccessLevel.STUDENT)
                .get(
                        "/compete/{contest}/uploads/{upload}/events",
                        context -> {
                            HostedContest held = lookup.contest(context);
                            StoredSubmission submission = lookup.submission(context);
                            fragments.stream(
                                    context, "upload " + submission.id(), () -> progress(held, submission.id()));
                        },
                        AccessLevel.STUDENT);
    }

    private void showMine(Context context) throws IOException {
        HostedContest held = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        String here = "/compete/" + held.id();
        Markup markup = ContestPageHeader.of(context, held, "My uploads");
        markup.html("""
            <form class="card submit-form" method="post" action="%s/uploads" enctype="multipart/form-data">
            <label>Files <input type="file" name="files" multiple required></label>
            <button class="primary">Hand in</button>
            <p class="note">This contest takes %s.</p></form>
            """.formatted(here, text(String.join(" and ", held.contest().fileNames()))));
        markup.html(LiveFragments.fragment(here + "/mine/events", submissionTable(held, person)));
        if (held.stored().released()) {
            markup.heading("Marks");
            ownMarks(held, person, markup);
        }
        ContestLookup.renderPage(context, "My uploads", markup);
    }

    /** Someone's uploads, and how the one in the competition fares. */
    private String submissionTable(HostedContest held, Person person) {
        String here = "/compete/" + held.id();
        Markup markup = new Markup();
        Optional<StoredEntry> entry = activeEntry(held, person.id());
        entry.ifPresent(one -> markup.html(entryStatus(here, one)));
        List<StoredSubmission> submissions = judge.store().submissions().of(held.id(), person.id());
        if (submissions.isEmpty()) {
            return markup.html("<p class=\"card\">You have handed in nothing yet.</p>")
                    .toString();
        }
        return markup.table(
                        List.of("Upload", "When", "State", "Why"),
                        submissions.stream()
                                .map(submission -> row(held, submission, entry))
                                .toList())
                .toString();
    }

    private Optional<StoredEntry> activeEntry(HostedContest held, long person) {
        return judge.store().entries().of(held.id()).stream()
                .filter(one -> one.isPlaying() && one.person().equals(Optional.of(person)))
                .findFirst();
    }

    /** Whether it was let in, and what plays now came later. */
    private static boolean isSuperseded(StoredSubmission submission, Optional<StoredEntry> entry) {
        return submission.state() == StoredSubmission.State.ENTERED
                && entry.flatMap(StoredEntry::upload)
                        .filter(later -> later > submission.id())
                        .isPresent();
    }

    private static String reason(StoredSubmission submission, boolean superseded) {
        return superseded ? "a later one plays instead" : submission.reason();
    }

    private String entryStatus(String here, StoredEntry entry) {
        int faults = judge.store()
                .pairings()
                .faults(entry.id(), ContestPages.PAGE_SIZE)
                .size();
        return "<p>In the competition as " + link(here + "/contenders/" + entry.id(), entry.name())
                + (faults == 0
                        ? ", without a fault since it was handed in.</p>"
                        : ", <span class=\"bad\">" + faults + " games lost by its own fault</span> since then.</p>");
    }

    private static List<String> row(HostedContest held, StoredSubmission submission, Optional<StoredEntry> entry) {
        boolean superseded = isSuperseded(submission, entry);
        return List.of(
                link("/compete/" + held.id() + "/uploads/" + submission.id(), String.valueOf(submission.id())),
                ContestPageHeader.formatTime(submission.madeAt()),
                superseded ? "<span class=\"chip\">replaced</span>" : stateChip(held, submission),
                text(reason(submission, superseded)));
    }

    private static boolean hasCompetition(HostedContest held) {
        return held.contest().competition().isPresent();
    }

    private static String stateChip(HostedContest held, StoredSubmission submission) {
        return switch (submission.state()) {
            case QUEUED -> "<span class=\"chip pending\">waits</span>";
            case SKIPPED -> "<span class=\"chip\">skipped</span>";
            case BROKEN -> "<span class=\"chip lost\">broken</span>";
            case REFUSED -> "<span class=\"chip behind\">refused</span>";
            case ENTERED ->
                "<span class=\"chip won\">" + (hasCompetition(held) ? "in the competition" : "accepted") + "</span>";
        };
    }

    private void ownMarks(HostedContest held, Person person, Markup markup) throws IOException {
        Optional<Marks.StudentMarks> own = judge.releasedMarks(held).students().stream()
                .filter(one -> one.name().equals(person.login()))
                .findFirst();
        if (own.isEmpty()) {
            markup.paragraph("You have handed in nothing.");
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        own.get()
                .parts()
                .forEach((title, mark) -> rows.add(List.of(
                        text(title), mark.marks().map(BigDecimal::toPlainString).orElse("–"), text(mark.reason()))));
        rows.add(List.of(
                "total",
                own.get().total().toPlainString(),
                "of " + held.contest().totalMarks().toPlainString()));
        markup.table(List.of("part", "marks", "why"), rows);
    }

    private void submit(Context context) throws IOException {
        HostedContest held = lookup.contest(context);
        Person person = SessionAuthenticator.requirePerson(context);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (UploadedFile file : context.uploadedFiles("files")) {
            try (InputStream content = file.content()) {
                if (files.put(file.filename(), content.readAllBytes()) != null) {
                    throw new HttpException(HttpStatus.BAD_REQUEST, "Two files have the same name.");
                }
            }
        }
        StoredSubmission submission = ContestLookup.orBadRequest(() -> judge.submit(person, held, files));
        context.redirect("/compete/" + held.id() + "/uploads/" + submission.id(), HttpStatus.SEE_OTHER);
    }

    private void show(Context context) {
        HostedContest held = lookup.contest(context);
        StoredSubmission submission = lookup.submission(context);
        Markup markup = ContestPageHeader.of(context, held, "Upload " + submission.id());
        markup.html(LiveFragments.fragment(
                "/compete/" + held.id() + "/uploads/" + submission.id() + "/events", progress(held, submission.id())));
        judge.store().submissions().files(submission.id()).forEach((name, bytes) -> {
            String text = new String(bytes, 0, Math.min(bytes.length, MAX_SHOWN_BYTES), StandardCharsets.UTF_8);
            markup.heading(name).pre(text);
        });
        ContestLookup.renderPage(context, "Upload " + submission.id(), markup);
    }

    /** How far an upload has come: handed in, looked at, in the competition if there is one. */
    private String progress(HostedContest held, long id) {
        StoredSubmission submission = judge.store().submissions().find(id).orElseThrow();
        boolean checked = submission.state() != StoredSubmission.State.QUEUED;
        boolean entered = submission.state() == StoredSubmission.State.ENTERED;
        boolean superseded = isSuperseded(submission, activeEntry(held, submission.person()));
        Markup markup = new Markup()
                .html("<ol class=\"steps\">%s%s%s</ol>"
                        .formatted(
                                step("done", "Handed in", ContestPageHeader.formatTime(submission.madeAt())),
                                step(
                                        checked ? "done" : "now",
                                        "Compiled and tried",
                                        checked
                                                ? submission
                                                        .checkedAt()
                                                        .map(ContestPageHeader::formatTime)
                                                        .orElse("")
                                                : "as soon as a worker is free"),
                                step(
                                        entered ? "done" : checked ? "failed" : "",
                                        hasCompetition(held) ? "In the competition" : "Accepted",
                                        superseded
                                                ? "no longer"
                                                : !entered && checked ? stateChip(held, submission) : "")));
        if (!submission.reason().isEmpty()) {
            markup.html("<p%s>%s</p>"
                    .formatted(
                            entered ? "" : " class=\"bad\"",
                            text(ContestLookup.toSentence(reason(submission, superseded)))));
        }
        if (!submission.log().isEmpty()) {
            markup.heading("What was found").pre(submission.log());
        }
        return markup.toString();
    }

    private static String step(String cssClass, String title, String more) {
        return "<li class=\"%s\"><b>%s</b><span>%s</span></li>".formatted(cssClass, title, more);
    }
}

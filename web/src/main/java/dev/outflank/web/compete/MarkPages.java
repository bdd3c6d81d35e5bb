package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.Part;
import dev.outflank.judge.marking.Marks;
import dev.outflank.judge.marking.MarksCsv;
import dev.outflank.rules.NotationException;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The marks of a contest: automatic and manual marks, release and export. */
final class MarkPages implements RouteGroup {
    private final JudgeServices judge;
    private final ContestLookup lookup;

    MarkPages(JudgeServices judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/marks", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/run", this::markAll, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/by-hand", this::setManualMark, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/table", this::setManualMarks, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/import", this::importManualMarks, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/release", context -> release(context, true), AccessLevel.STAFF)
                .post("/compete/{contest}/marks/withhold", context -> release(context, false), AccessLevel.STAFF)
                .get("/compete/{contest}/marks.csv", this::export, AccessLevel.STAFF);
    }

    /**
     * Everyone's marks, or a page of them.
     *
     * @param provisional whether marks by rank may still change, because the final is not over
     * @param importError what is wrong with the imported table, or empty
     */
    record MarksView(
            HostedContest hosted,
            Marks marks,
            int page,
            boolean provisional,
            ManualMarkForm form,
            String imported,
            String importError) {
        List<Marks.StudentMarks> students() {
            return marks.students().stream()
                    .skip((long) page * StudentTable.PAGE_SIZE)
                    .limit(StudentTable.PAGE_SIZE)
                    .toList();
        }

        boolean hasMore() {
            return marks.students().size() > (page + 1) * StudentTable.PAGE_SIZE;
        }

        List<Part> parts() {
            return hosted.contest().parts();
        }

        List<Part> manualParts() {
            return parts().stream().filter(Part.Manual.class::isInstance).toList();
        }

        /** The number of manual marks that are missing. */
        long missing() {
            return marks.students().stream()
                    .mapToLong(student -> manualParts().stream()
                            .filter(part -> student.part(part.title()).marks().isEmpty())
                            .count())
                    .sum();
        }
    }

    private void show(Context context) throws IOException {
        render(context, lookup.contest(context), ManualMarkForm.EMPTY, "", "");
    }

    private void render(Context context, HostedContest hosted, ManualMarkForm form, String imported, String error)
            throws IOException {
        boolean provisional = hosted.contest().parts().stream().anyMatch(Part.Rank.class::isInstance)
                && !judge.competitions().isFinalFinished(hosted);
        MarksView view = new MarksView(
                hosted,
                judge.marks().marks(hosted),
                ContestLookup.pageNumber(context),
                provisional,
                form,
                imported,
                error);
        if (!error.isEmpty() || !form.errors().isEmpty()) {
            context.status(HttpStatus.BAD_REQUEST);
        }
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteMarksPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), view));
    }

    /** Sets the manual marks of the table, all or none. */
    private void setManualMarks(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        ManualMarkForm form = ManualMarkForm.of(context, hosted.contest());
        if (!form.errors().isEmpty()) {
            render(context, hosted, form, "", "");
            return;
        }
        String actor = SessionAuthenticator.requirePerson(context).login();
        Map<String, Marks.StudentMarks> students = new LinkedHashMap<>();
        judge.marks().marks(hosted).students().forEach(student -> students.put(student.name(), student));
        for (Map.Entry<String, String> cell : form.typed().entrySet()) {
            Marks.StudentMarks student = students.get(ManualMarkForm.login(cell.getKey()));
            Optional<Part> part = ManualMarkForm.part(hosted.contest(), cell.getKey());
            if (student == null || part.isEmpty()) {
                throw new HttpException(HttpStatus.BAD_REQUEST, "The table is not the one of this contest.");
            }
            Optional<BigDecimal> before = student.part(part.get().title()).marks();
            Optional<BigDecimal> after =
                    ManualMarkForm.parse(cell.getValue(), part.get().marks());
            // Only changes are written, so that the audit log shows them.
            if (!isEqual(before, after)) {
                ContestLookup.orBadRequest(() -> {
                    judge.marks()
                            .setManualMark(
                                    actor,
                                    hosted,
                                    requireStudent(student.name()),
                                    part.get().title(),
                                    after);
                    return after;
                });
            }
        }
        redirectToMarks(context, hosted);
    }

    private static boolean isEqual(Optional<BigDecimal> one, Optional<BigDecimal> other) {
        return one.isPresent() == other.isPresent()
                && (one.isEmpty() || one.get().compareTo(other.orElseThrow()) == 0);
    }

    private void markAll(Context context) {
        HostedContest hosted = lookup.contest(context);
        judge.marks().schedule(SessionAuthenticator.requirePerson(context).login(), hosted);
        redirectToMarks(context, hosted);
    }

    private void setManualMark(Context context) {
        HostedContest hosted = lookup.contest(context);
        Person student = requireStudent(ContestLookup.formValue(context, "student"));
        String given = ContestLookup.formValue(context, "marks").replace(',', '.');
        if (!given.matches("(\\d{1,4}(\\.\\d{1,3})?)?")) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "Marks must be a number, or empty to remove them.");
        }
        Optional<BigDecimal> marks = given.isEmpty() ? Optional.empty() : Optional.of(new BigDecimal(given));
        ContestLookup.orBadRequest(() -> {
            judge.marks()
                    .setManualMark(
                            SessionAuthenticator.requirePerson(context).login(),
                            hosted,
                            student,
                            ContestLookup.formValue(context, "part"),
                            marks);
            return marks;
        });
        redirectToMarks(context, hosted);
    }

    /** Sets the manual marks of a table as CSV, such as the exported one with its empty cells filled in. */
    private void importManualMarks(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        String actor = SessionAuthenticator.requirePerson(context).login();
        String csv = ContestLookup.textOrFile(context, "csv");
        try {
            Map<String, Map<String, BigDecimal>> marks = MarksCsv.parseManualMarks(csv, hosted.contest());
            Map<String, Person> students = new LinkedHashMap<>();
            for (String login : marks.keySet()) {
                students.put(login, requireStudent(login));
            }
            ContestLookup.orBadRequest(() -> {
                for (Map.Entry<String, Person> student : students.entrySet()) {
                    for (Map.Entry<String, BigDecimal> part :
                            marks.getOrDefault(student.getKey(), Map.of()).entrySet()) {
                        judge.marks()
                                .setManualMark(
                                        actor, hosted, student.getValue(), part.getKey(), Optional.of(part.getValue()));
                    }
                }
                return marks;
            });
        } catch (NotationException e) {
            render(context, hosted, ManualMarkForm.EMPTY, csv, RequestRefusedException.toSentence(e.reason()));
            return;
        } catch (HttpException e) {
            render(context, hosted, ManualMarkForm.EMPTY, csv, e.userMessage(Messages.of(context)));
            return;
        }
        redirectToMarks(context, hosted);
    }

    private Person requireStudent(String login) {
        return judge.accounts()
                .find(login)
                .orElseThrow(() -> new HttpException(
                        HttpStatus.BAD_REQUEST, "There is no account with the login '" + login + "'."));
    }

    private void release(Context context, boolean released) {
        HostedContest hosted = lookup.contest(context);
        judge.contests()
                .setMarksReleased(SessionAuthenticator.requirePerson(context).login(), hosted, released);
        redirectToMarks(context, hosted);
    }

    /** Back to the page of the table that was sent. */
    private static void redirectToMarks(Context context, HostedContest hosted) {
        int page = ContestLookup.pageNumber(context);
        context.redirect(
                "/compete/" + hosted.id() + "/marks" + (page == 0 ? "" : "?page=" + page), HttpStatus.SEE_OTHER);
    }

    private void export(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        respondCsv(
                context,
                hosted.id() + "-marks.csv",
                MarksCsv.format(judge.marks().marks(hosted)));
    }

    static void respondCsv(Context context, String name, String text) {
        context.contentType("text/csv; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .result(text);
    }
}

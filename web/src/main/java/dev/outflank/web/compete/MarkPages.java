package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.field;
import static dev.outflank.web.http.Markup.form;
import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.contest.Part;
import dev.outflank.judge.mark.Marks;
import dev.outflank.judge.mark.MarksCsv;
import dev.outflank.judge.service.Judge.HostedContest;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.store.Person;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Marks: worked out, given by hand, released, exported. */
final class MarkPages implements RouteGroup {
    private final Judge judge;
    private final ContestLookup lookup;

    MarkPages(Judge judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/marks", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/run", this::markAll, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/by-hand", this::setManualMark, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/release", context -> release(context, true), AccessLevel.STAFF)
                .post("/compete/{contest}/marks/withhold", context -> release(context, false), AccessLevel.STAFF)
                .get("/compete/{contest}/marks.csv", this::export, AccessLevel.STAFF);
    }

    private void show(Context context) throws IOException {
        HostedContest held = lookup.contest(context);
        String here = "/compete/" + held.id() + "/marks";
        Marks marks = judge.marks(held);
        List<String> titles = new ArrayList<>(List.of("student"));
        held.contest().parts().forEach(part -> titles.add(part.title()));
        titles.add("total");
        List<List<String>> rows = new ArrayList<>();
        for (Marks.StudentMarks student : marks.students()) {
            List<String> cells = new ArrayList<>(List.of(text(student.name())));
            student.parts()
                    .values()
                    .forEach(mark -> cells.add(
                            mark.marks().map(BigDecimal::toPlainString).orElse("–") + " <span class=\"note\">"
                                    + text(mark.reason()) + "</span>"));
            cells.add(student.total().toPlainString());
            rows.add(cells);
        }
        Markup markup = new Markup()
                .title("Marks: " + held.contest().title())
                .html("<p>" + link("/compete/" + held.id() + "/staff", "Staff") + " · "
                        + link("/compete/" + held.id() + "/marks.csv", "Marks as CSV") + "</p>")
                .html(form(here + "/run", "", "Mark everyone"))
                .html(
                        held.stored().released()
                                ? form(here + "/withhold", "", "Withhold from students")
                                : form(here + "/release", "", "Release to students"))
                .html(provisionalRankWarning(held))
                .table(titles, rows);
        String parts = held.contest().parts().stream()
                .filter(Part.Manual.class::isInstance)
                .map(part -> "<option>" + text(part.title()) + "</option>")
                .collect(Collectors.joining());
        if (!parts.isEmpty()) {
            markup.heading("By hand");
            markup.html(form(
                    here + "/by-hand",
                    field("Student", "student", "text", "") + "<label>Part <select name=\"part\">" + parts
                            + "</select></label>" + field("Marks", "marks", "text", ""),
                    "Set"));
        }
        ContestLookup.renderPage(context, "Marks", markup);
    }

    /** Ranks that are not the last ones look like marks: whoever releases marks must know. */
    private String provisionalRankWarning(HostedContest held) {
        if (held.contest().parts().stream().noneMatch(Part.Rank.class::isInstance)) {
            return "";
        }
        if (judge.isFinalFinished(held)) {
            return "";
        }
        return "<p class=\"bad\">"
                + (held.stored().frozen()
                        ? "The final is still being played: marks by rank may change until it is over."
                        : "Marks by rank follow from the final: freeze the contest first.")
                + "</p>";
    }

    private void markAll(Context context) {
        HostedContest held = lookup.contest(context);
        judge.scheduleMarking(SessionAuthenticator.requirePerson(context).login(), held);
        redirectToMarks(context, held);
    }

    private void setManualMark(Context context) {
        HostedContest held = lookup.contest(context);
        String login = ContestLookup.formValue(context, "student");
        Person student = judge.store()
                .people()
                .find(login)
                .orElseThrow(() ->
                        new HttpException(HttpStatus.BAD_REQUEST, "There is nobody with the login '" + login + "'."));
        String given = ContestLookup.formValue(context, "marks").replace(',', '.');
        if (!given.matches("(\\d{1,4}(\\.\\d{1,3})?)?")) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "Marks are a number, or nothing to take them back.");
        }
        Optional<BigDecimal> marks = given.isEmpty() ? Optional.empty() : Optional.of(new BigDecimal(given));
        ContestLookup.orBadRequest(() -> {
            judge.setManualMark(
                    SessionAuthenticator.requirePerson(context).login(),
                    held,
                    student,
                    ContestLookup.formValue(context, "part"),
                    marks);
            return marks;
        });
        redirectToMarks(context, held);
    }

    private void release(Context context, boolean released) {
        HostedContest held = lookup.contest(context);
        judge.setMarksReleased(SessionAuthenticator.requirePerson(context).login(), held, released);
        redirectToMarks(context, held);
    }

    private static void redirectToMarks(Context context, HostedContest held) {
        context.redirect("/compete/" + held.id() + "/marks", HttpStatus.SEE_OTHER);
    }

    private void export(Context context) throws IOException {
        HostedContest held = lookup.contest(context);
        respondCsv(context, held.id() + "-marks.csv", MarksCsv.format(judge.marks(held)));
    }

    static void respondCsv(Context context, String name, String text) {
        context.contentType("text/csv; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .result(text);
    }
}

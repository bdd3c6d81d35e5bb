package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
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
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
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
                .post("/compete/{contest}/marks/import", this::importManualMarks, AccessLevel.STAFF)
                .post("/compete/{contest}/marks/release", context -> release(context, true), AccessLevel.STAFF)
                .post("/compete/{contest}/marks/withhold", context -> release(context, false), AccessLevel.STAFF)
                .get("/compete/{contest}/marks.csv", this::export, AccessLevel.STAFF);
    }

    private void show(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        Marks marks = judge.marks().marks(hosted);
        List<String> titles = new ArrayList<>(List.of("Student"));
        hosted.contest().parts().forEach(part -> titles.add(part.title()));
        titles.add("Total");
        // Marks by rank are provisional until the final is over.
        boolean provisional = hosted.contest().parts().stream().anyMatch(Part.Rank.class::isInstance)
                && !judge.competitions().isFinalFinished(hosted);
        PageLayout.render(
                context,
                (output, interceptor, layout) ->
                        JteMarksPageGenerated.render(output, interceptor, layout, hosted, marks, titles, provisional));
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
    private void importManualMarks(Context context) {
        HostedContest hosted = lookup.contest(context);
        String actor = SessionAuthenticator.requirePerson(context).login();
        try {
            Map<String, Map<String, BigDecimal>> marks =
                    MarksCsv.parseManualMarks(ContestLookup.formValue(context, "csv"), hosted.contest());
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
            throw new HttpException(HttpStatus.BAD_REQUEST, ContestLookup.toSentence(e.reason()));
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

    private static void redirectToMarks(Context context, HostedContest hosted) {
        context.redirect("/compete/" + hosted.id() + "/marks", HttpStatus.SEE_OTHER);
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

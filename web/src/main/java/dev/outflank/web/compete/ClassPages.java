package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.ClassService;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.marking.GradebookCsv;
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
import java.time.LocalDateTime;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The rules of a class: groups, extensions, and marks for the gradebooks of platforms. */
final class ClassPages implements RouteGroup {
    private final JudgeServices judge;
    private final ContestLookup lookup;

    ClassPages(JudgeServices judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/rules", this::show, AccessLevel.STAFF)
                .post("/compete/{contest}/extensions", this::extend, AccessLevel.STAFF)
                .post("/compete/{contest}/groups", this::group, AccessLevel.STAFF)
                .get("/compete/{contest}/marks-{platform}.csv", this::export, AccessLevel.STAFF);
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteClassRulesPageGenerated.render(
                        output,
                        interceptor,
                        layout,
                        ContestFrame.of(context, hosted),
                        judge.classes().extensions(hosted),
                        judge.classes().groups(hosted)));
    }

    private Person student(String login) {
        return judge.accounts()
                .find(login.strip())
                .orElseThrow(() -> new HttpException(
                        HttpStatus.BAD_REQUEST, Message.of("rules.no-account", "login", login.strip())));
    }

    private void extend(Context context) {
        HostedContest hosted = lookup.contest(context);
        Person student = student(ContestLookup.formValue(context, "student"));
        String given = ContestLookup.formValue(context, "closes");
        Optional<LocalDateTime> closes = ClassService.parseDate(given);
        if (closes.isEmpty() && !given.isEmpty()) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("rules.no-date"));
        }
        ContestLookup.orBadRequest(() -> {
            judge.classes()
                    .setExtension(SessionAuthenticator.requirePerson(context).login(), hosted, student, closes);
            return student;
        });
        context.redirect("/compete/" + hosted.id() + "/rules", HttpStatus.SEE_OTHER);
    }

    private void group(Context context) {
        HostedContest hosted = lookup.contest(context);
        List<Person> students = Arrays.stream(
                        ContestLookup.formValue(context, "students").split("[\\s,;]+"))
                .filter(login -> !login.isEmpty())
                .map(this::student)
                .toList();
        ContestLookup.orBadRequest(() -> {
            judge.classes().setGroup(SessionAuthenticator.requirePerson(context).login(), hosted, students);
            return students;
        });
        // Only the program of the group competes.
        students.stream().skip(1).forEach(student -> judge.competitions().withdraw(hosted.id(), student.id()));
        context.redirect("/compete/" + hosted.id() + "/rules", HttpStatus.SEE_OTHER);
    }

    private void export(Context context) throws IOException {
        HostedContest hosted = lookup.contest(context);
        GradebookCsv.Platform platform = GradebookCsv.Platform.find(context.pathParam("platform"))
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("rules.no-format")));
        Map<String, GradebookCsv.Student> students = new HashMap<>();
        judge.contests()
                .members(hosted.id())
                .forEach(person -> students.put(
                        person.login(),
                        new GradebookCsv.Student(person.name(), judge.accounts().email(person))));
        MarkPages.respondCsv(
                context,
                hosted.id() + "-" + context.pathParam("platform") + ".csv",
                GradebookCsv.format(platform, judge.marks().marks(hosted), students));
    }
}

package dev.outflank.web.compete;

import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.ContestSettings;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.contest.InvalidContestException;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RequestPool;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Creating a contest and changing its settings, by a form or by its file. A form with an error keeps what was typed. */
final class ContestFormPages implements RouteGroup {
    private final JudgeServices judge;
    private final ContestLookup lookup;
    private final StudentPages students;
    private final RequestPool parsers = RequestPool.forParsing("contest");

    ContestFormPages(JudgeServices judge, StudentPages students) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
        this.students = students;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/staff/contests/new", this::showNew, AccessLevel.STAFF)
                .get("/staff/contests/file", this::showNewFile, AccessLevel.STAFF)
                .post("/staff/contests", this::create, AccessLevel.STAFF)
                .get("/compete/{contest}/settings", this::showSettings, AccessLevel.STAFF)
                .post("/compete/{contest}/settings", this::changeSettings, AccessLevel.STAFF)
                .get("/compete/{contest}/file", this::showFile, AccessLevel.STAFF)
                .post("/compete/{contest}/file", this::changeFile, AccessLevel.STAFF);
    }

    private static String actor(Context context) {
        return SessionAuthenticator.requirePerson(context).login();
    }

    private void showNew(Context context) {
        List<String> courses = ContestLoader.builtInNames();
        String like = Optional.ofNullable(context.queryParam("like"))
                .filter(courses::contains)
                .orElse(courses.getFirst());
        renderNew(context, ContestForm.empty(like));
    }

    private static void renderNew(Context context, ContestForm form) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteNewContestPageGenerated.render(
                        output, interceptor, layout, form, ContestLoader.builtInNames()));
    }

    private void create(Context context) {
        if (context.formParam("text") != null) {
            createByFile(context);
            return;
        }
        ContestForm form = ContestForm.of(context);
        ContestSettings settings = form.settings();
        String id = form.value("id");
        String classList = ContestLookup.textOrFile(context, "csv");
        form.check("id", () -> judge.contests().requireUnused(id));
        if (!classList.isEmpty()) {
            form.check("csv", () -> judge.accounts().checkClassList(classList));
        }
        if (form.isValid()) {
            parsers.run(context.ip(), () -> {
                form.check("form", () -> judge.contests().create(actor(context), id, form.value("like"), settings));
                return form;
            });
        }
        if (!form.isValid()) {
            context.status(HttpStatus.BAD_REQUEST);
            renderNew(context, form);
        } else if (classList.isEmpty()) {
            redirectToStaffPage(context, id);
        } else {
            students.enrol(context, judge.contests().find(id).orElseThrow(), classList);
        }
    }

    private static void redirectToStaffPage(Context context, String id) {
        context.redirect("/compete/" + id + "/staff", HttpStatus.SEE_OTHER);
    }

    private void showSettings(Context context) {
        HostedContest hosted = lookup.contest(context);
        renderSettings(context, hosted, ContestForm.of(hosted));
    }

    private static void renderSettings(Context context, HostedContest hosted, ContestForm form) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteSettingsPageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), form));
    }

    private void changeSettings(Context context) {
        HostedContest hosted = lookup.contest(context);
        ContestForm form = ContestForm.of(context);
        ContestSettings settings = form.settings();
        if (form.isValid()) {
            parsers.run(context.ip(), () -> {
                form.check("form", () -> judge.contests().changeSettings(actor(context), hosted, settings));
                return form;
            });
        }
        if (form.isValid()) {
            redirectToStaffPage(context, hosted.id());
        } else {
            context.status(HttpStatus.BAD_REQUEST);
            renderSettings(context, hosted, form);
        }
    }

    /**
     * A contest file in its editor.
     *
     * @param id empty for a new contest
     * @param error what is wrong with the file, or empty
     * @param line the line of the error
     */
    record FileForm(String id, boolean isNew, String text, boolean open, String error, OptionalInt line) {
        FileForm withError(String sentence, OptionalInt at) {
            return new FileForm(id, isNew, text, open, sentence, at);
        }

        List<String> lines() {
            return text.lines().toList();
        }
    }

    private void showNewFile(Context context) {
        renderFile(context, new FileForm("", true, "", false, "", OptionalInt.empty()));
    }

    private void showFile(Context context) {
        HostedContest hosted = lookup.contest(context);
        renderFile(
                context,
                new FileForm(
                        hosted.id(),
                        false,
                        hosted.stored().text(),
                        hosted.stored().open(),
                        "",
                        OptionalInt.empty()));
    }

    private static void renderFile(Context context, FileForm form) {
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteContestFilePageGenerated.render(output, interceptor, layout, form));
    }

    /** Also replaces a contest of the same name, for scripts. */
    private void createByFile(Context context) {
        save(context, ContestLookup.formValue(context, "id"), true);
    }

    private void changeFile(Context context) {
        save(context, lookup.contest(context).id(), false);
    }

    private void save(Context context, String id, boolean isNew) {
        boolean open = ContestLookup.formValue(context, "open").equals("yes");
        String text = ContestLookup.formValue(context, "text").replace("\r\n", "\n") + "\n";
        FileForm form = new FileForm(id, isNew, text, open, "", OptionalInt.empty());
        String actor = actor(context);
        FileForm checked = parsers.run(context.ip(), () -> save(actor, form));
        if (checked.error().isEmpty()) {
            redirectToStaffPage(context, id);
        } else {
            context.status(HttpStatus.BAD_REQUEST);
            renderFile(context, checked);
        }
    }

    /** The form with its error, if there is one. */
    private FileForm save(String actor, FileForm form) {
        try {
            judge.contests().save(actor, form.id(), form.text(), form.open());
            return form;
        } catch (InvalidContestException e) {
            return form.withError(e.sentence(), e.line());
        } catch (RequestRefusedException refusal) {
            return form.withError(refusal.sentence(), OptionalInt.empty());
        }
    }
}

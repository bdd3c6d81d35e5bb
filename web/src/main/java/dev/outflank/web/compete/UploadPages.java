package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.judge.mark.Marks;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.Upload;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
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
final class UploadPages implements Pages {
    private static final int LARGEST_SHOWN = 100_000;

    private final Judge judge;
    private final Asked asked;
    private final LiveParts live;

    UploadPages(Judge judge, LiveParts live) {
        this.judge = judge;
        this.asked = new Asked(judge);
        this.live = live;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/mine", this::mine, Role.STUDENT)
                .post("/compete/{contest}/uploads", this::submit, Role.STUDENT)
                .get("/compete/{contest}/mine/events", context -> {
                    Held held = asked.contest(context);
                    Person person = Accounts.member(context);
                    live.stream(context, "mine " + held.id() + " " + person.id(), () -> uploads(held, person));
                }, Role.STUDENT)
                .get("/compete/{contest}/uploads/{upload}", this::show, Role.STUDENT)
                .get("/compete/{contest}/uploads/{upload}/events", context -> {
                    Held held = asked.contest(context);
                    Upload upload = asked.upload(context);
                    live.stream(context, "upload " + upload.id(), () -> progress(held, upload.id()));
                }, Role.STUDENT);
    }

    private void mine(Context context) throws IOException {
        Held held = asked.contest(context);
        Person person = Accounts.member(context);
        String here = "/compete/" + held.id();
        Markup markup = ContestFrame.of(context, held, "My uploads");
        markup.html("""
            <form class="card hand-in" method="post" action="%s/uploads" enctype="multipart/form-data">
            <label>Files <input type="file" name="files" multiple required></label>
            <button class="main">Hand in</button>
            <p class="note">This contest takes %s.</p></form>
            """.formatted(here, text(String.join(" and ", held.contest().files()))));
        markup.html(LiveParts.part(here + "/mine/events", uploads(held, person)));
        if (held.stored().released()) {
            markup.heading("Marks");
            ownMarks(held, person, markup);
        }
        Asked.answer(context, "My uploads", markup);
    }

    /** Someone's uploads, and how the one in the competition fares. */
    private String uploads(Held held, Person person) {
        String here = "/compete/" + held.id();
        Markup markup = new Markup();
        Optional<Contender> player = player(held, person.id());
        player.ifPresent(one -> markup.html(playing(here, one)));
        List<Upload> uploads = judge.store().uploads().of(held.id(), person.id());
        if (uploads.isEmpty()) {
            return markup.html("<p class=\"card\">You have handed in nothing yet.</p>").toString();
        }
        return markup.table(
                        List.of("Upload", "When", "State", "Why"),
                        uploads.stream().map(upload -> row(held, upload, player)).toList())
                .toString();
    }

    private Optional<Contender> player(Held held, long person) {
        return judge.store().contenders().of(held.id()).stream()
                .filter(one -> one.plays() && one.person().equals(Optional.of(person)))
                .findFirst();
    }

    /** Whether it was let in, and what plays now came later. */
    private static boolean isReplaced(Upload upload, Optional<Contender> player) {
        return upload.state() == Upload.State.ENTERED
                && player.flatMap(Contender::upload).filter(later -> later > upload.id()).isPresent();
    }

    private static String why(Upload upload, boolean replaced) {
        return replaced ? "a later one plays instead" : upload.reason();
    }

    private String playing(String here, Contender own) {
        int faults = judge.store().pairings().faults(own.id(), ContestPages.GAMES).size();
        return "<p>In the competition as " + link(here + "/contenders/" + own.id(), own.name())
                + (faults == 0
                        ? ", without a fault since it was handed in.</p>"
                        : ", <span class=\"bad\">" + faults + " games lost by its own fault</span> since then.</p>");
    }

    private static List<String> row(Held held, Upload upload, Optional<Contender> player) {
        boolean replaced = isReplaced(upload, player);
        return List.of(
                link("/compete/" + held.id() + "/uploads/" + upload.id(), String.valueOf(upload.id())),
                ContestFrame.time(upload.madeAt()),
                replaced ? "<span class=\"chip\">replaced</span>" : state(held, upload),
                text(why(upload, replaced)));
    }

    private static boolean competes(Held held) {
        return held.contest().competition().isPresent();
    }

    private static String state(Held held, Upload upload) {
        return switch (upload.state()) {
            case QUEUED -> "<span class=\"chip waits\">waits</span>";
            case SKIPPED -> "<span class=\"chip\">skipped</span>";
            case BROKEN -> "<span class=\"chip lost\">broken</span>";
            case REFUSED -> "<span class=\"chip behind\">refused</span>";
            case ENTERED -> "<span class=\"chip won\">" + (competes(held) ? "in the competition" : "accepted") + "</span>";
        };
    }

    private void ownMarks(Held held, Person person, Markup markup) throws IOException {
        Optional<Marks.Student> own = judge.releasedMarks(held).students().stream()
                .filter(one -> one.name().equals(person.login()))
                .findFirst();
        if (own.isEmpty()) {
            markup.paragraph("You have handed in nothing.");
            return;
        }
        List<List<String>> rows = new ArrayList<>();
        own.get().parts().forEach((title, mark) -> rows.add(List.of(
                text(title), mark.marks().map(BigDecimal::toPlainString).orElse("–"), text(mark.reason()))));
        rows.add(List.of("total", own.get().total().toPlainString(), "of " + held.contest().total().toPlainString()));
        markup.table(List.of("part", "marks", "why"), rows);
    }

    private void submit(Context context) throws IOException {
        Held held = asked.contest(context);
        Person person = Accounts.member(context);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (UploadedFile file : context.uploadedFiles("files")) {
            try (InputStream content = file.content()) {
                if (files.put(file.filename(), content.readAllBytes()) != null) {
                    throw new Fault(HttpStatus.BAD_REQUEST, "Two files have the same name.");
                }
            }
        }
        Upload upload = Asked.of(() -> judge.submit(person, held, files));
        context.redirect("/compete/" + held.id() + "/uploads/" + upload.id(), HttpStatus.SEE_OTHER);
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        Upload upload = asked.upload(context);
        Markup markup = ContestFrame.of(context, held, "Upload " + upload.id());
        markup.html(LiveParts.part(
                "/compete/" + held.id() + "/uploads/" + upload.id() + "/events", progress(held, upload.id())));
        judge.store().uploads().files(upload.id()).forEach((name, bytes) -> {
            String words = new String(bytes, 0, Math.min(bytes.length, LARGEST_SHOWN), StandardCharsets.UTF_8);
            markup.heading(name).pre(words);
        });
        Asked.answer(context, "Upload " + upload.id(), markup);
    }

    /** How far an upload has come: handed in, looked at, in the competition if there is one. */
    private String progress(Held held, long id) {
        Upload upload = judge.store().uploads().find(id).orElseThrow();
        boolean seen = upload.state() != Upload.State.QUEUED;
        boolean entered = upload.state() == Upload.State.ENTERED;
        boolean replaced = isReplaced(upload, player(held, upload.person()));
        Markup markup = new Markup().html("<ol class=\"steps\">%s%s%s</ol>".formatted(
                step("done", "Handed in", ContestFrame.time(upload.madeAt())),
                step(
                        seen ? "done" : "now",
                        "Compiled and tried",
                        seen ? upload.checkedAt().map(ContestFrame::time).orElse("") : "as soon as a worker is free"),
                step(
                        entered ? "done" : seen ? "failed" : "",
                        competes(held) ? "In the competition" : "Accepted",
                        replaced ? "no longer" : !entered && seen ? state(held, upload) : "")));
        if (!upload.reason().isEmpty()) {
            markup.html("<p%s>%s</p>".formatted(
                    entered ? "" : " class=\"bad\"", text(Asked.sentence(why(upload, replaced)))));
        }
        if (!upload.log().isEmpty()) {
            markup.heading("What was found").pre(upload.log());
        }
        return markup.toString();
    }

    private static String step(String look, String title, String more) {
        return "<li class=\"%s\"><b>%s</b><span>%s</span></li>".formatted(look, title, more);
    }
}

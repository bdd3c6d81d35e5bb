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
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** One's own uploads: handing in, what became of each, one's marks. */
final class UploadPages implements Pages {
    private static final int LARGEST_SHOWN = 100_000;

    private final Judge judge;
    private final Asked asked;

    UploadPages(Judge judge) {
        this.judge = judge;
        this.asked = new Asked(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/mine", this::mine, Role.STUDENT)
                .post("/compete/{contest}/uploads", this::submit, Role.STUDENT)
                .get("/compete/{contest}/uploads/{upload}", this::show, Role.STUDENT);
    }

    private void mine(Context context) throws IOException {
        Held held = asked.contest(context);
        Person person = Accounts.member(context);
        String here = "/compete/" + held.id();
        Markup markup = new Markup()
                .title("My uploads")
                .html("<p>" + link(here, held.contest().title()) + "</p>")
                .html("""
                        <form method="post" action="%s/uploads" enctype="multipart/form-data">
                        <label>Files <input type="file" name="files" multiple required></label>
                        <button>Hand in</button></form>
                        """.formatted(here));
        Optional<Contender> playing = judge.store().contenders().of(held.id()).stream()
                .filter(one -> one.plays() && one.person().equals(Optional.of(person.id())))
                .findFirst();
        playing.ifPresent(one -> {
            int faults = judge.store().pairings().faults(one.id(), ContestPages.GAMES).size();
            markup.html("<p>In the competition as " + link(here + "/contenders/" + one.id(), one.name())
                    + (faults == 0
                            ? ", without a fault since it was handed in.</p>"
                            : ", <span class=\"bad\">" + faults + " games lost by its own fault</span> since then.</p>"));
        });
        markup.table(
                List.of("upload", "when", "state", "why"),
                judge.store().uploads().of(held.id(), person.id()).stream()
                        .map(upload -> row(here, upload))
                        .toList());
        if (held.stored().released()) {
            markup.heading("Marks");
            ownMarks(held, person, markup);
        }
        Asked.answer(context, "My uploads", markup);
    }

    private static List<String> row(String here, Upload upload) {
        return List.of(
                link(here + "/uploads/" + upload.id(), String.valueOf(upload.id())),
                text(upload.madeAt().truncatedTo(ChronoUnit.SECONDS).toString()),
                text(upload.state().name().toLowerCase(Locale.ROOT)),
                text(upload.reason()));
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
        Markup markup = new Markup()
                .title("Upload " + upload.id())
                .html("<p>" + link("/compete/" + held.id() + "/mine", "My uploads") + "</p>")
                .paragraph("State: " + upload.state().name().toLowerCase(Locale.ROOT)
                        + (upload.reason().isEmpty() ? "" : ", " + upload.reason()));
        if (upload.state() == Upload.State.QUEUED) {
            markup.html("<p class=\"note\">It is looked at as soon as a worker is free: look again in a moment.</p>");
        }
        if (!upload.log().isEmpty()) {
            markup.heading("What was found").pre(upload.log());
        }
        judge.store().uploads().files(upload.id()).forEach((name, bytes) -> {
            String words = new String(bytes, 0, Math.min(bytes.length, LARGEST_SHOWN), StandardCharsets.UTF_8);
            markup.heading(name).pre(words);
        });
        Asked.answer(context, "Upload " + upload.id(), markup);
    }
}

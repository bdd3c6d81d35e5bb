package dev.outflank.web.compete;

import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.judge.store.Upload;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The judge for programs: JSON, with a token in the header. openapi.json describes it. */
final class ApiPages implements Pages {
    static final String DESCRIPTION = "/dev/outflank/web/compete/openapi.json";

    private final Judge judge;
    private final Asked asked;

    ApiPages(Judge judge) {
        this.judge = judge;
        this.asked = new Asked(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/openapi.json", ApiPages::describe, Role.ANYONE)
                .get("/api/contests", this::contests, Role.ANYONE)
                .get("/api/contests/{contest}/leaderboard", this::leaderboard, Role.ANYONE)
                .get("/api/contests/{contest}/games", this::games, Role.ANYONE)
                .post("/api/contests/{contest}/uploads", this::submit, Role.STUDENT)
                .get("/api/uploads/{upload}", this::upload, Role.STUDENT);
    }

    /** What is handed in: files by name, as text. */
    record Submitted(Map<String, String> files) {}

    /** A contest in the list. */
    record Listed(String id, String title, String course, String state) {}

    /** An upload and what became of it. */
    record Shown(long id, String contest, String state, String reason, String log, String madeAt) {
        static Shown of(Upload upload) {
            return new Shown(
                    upload.id(),
                    upload.contest(),
                    upload.state().name(),
                    upload.reason(),
                    upload.log(),
                    upload.madeAt().toString());
        }
    }

    /** A game in the list. */
    record Row(long pair, int number, long black, long white, String outcome, String verdict) {
        static Row of(StoredGame game) {
            return new Row(
                    game.pair(), game.number(), game.black(), game.white(), game.outcome(), game.verdict().orElse(""));
        }
    }

    private static void describe(Context context) throws IOException {
        try (InputStream in = ApiPages.class.getResourceAsStream(DESCRIPTION)) {
            if (in == null) {
                throw new IllegalStateException("the description of the interface is missing from this build");
            }
            context.contentType("application/json; charset=utf-8").result(in.readAllBytes());
        }
    }

    private void contests(Context context) {
        Optional<Person> person = Accounts.person(context);
        Json.answer(
                context,
                judge.contests().stream()
                        .filter(held -> judge.maySee(held, person))
                        .map(held -> new Listed(
                                held.id(), held.contest().title(), held.contest().course(), ContestPages.state(held)))
                        .toList());
    }

    private void leaderboard(Context context) {
        Json.answer(context, judge.standings(asked.contest(context).id()));
    }

    private void games(Context context) {
        Held held = asked.contest(context);
        List<StoredGame> games = judge.store()
                .pairings()
                .latest(held.id(), Optional.empty(), ContestPages.GAMES, Asked.page(context) * ContestPages.GAMES);
        Json.answer(context, games.stream().map(Row::of).toList());
    }

    private void submit(Context context) {
        Held held = asked.contest(context);
        Person person = Accounts.member(context);
        Submitted submitted = Json.body(context, Submitted.class);
        Map<String, byte[]> files = new LinkedHashMap<>();
        Optional.ofNullable(submitted.files())
                .orElse(Map.of())
                .forEach((name, text) -> files.put(name, String.valueOf(text).getBytes(StandardCharsets.UTF_8)));
        Upload upload = Asked.of(() -> judge.submit(person, held, files));
        context.status(HttpStatus.CREATED);
        Json.answer(context, Shown.of(upload));
    }

    private void upload(Context context) {
        Json.answer(context, Shown.of(asked.upload(context)));
    }
}

package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.Ggf;
import dev.outflank.web.http.Asked;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Layout;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.RateLimit;
import dev.outflank.web.http.Role;
import dev.outflank.web.think.Thinkers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Games: against the house, at one screen, by link. */
public final class PlayPages implements Pages, AutoCloseable {
    private static final int MOST_MINUTES = 180;
    private static final int MOST_INCREMENT_SECONDS = 60;
    private static final Duration HEARTBEAT = Duration.ofSeconds(2);
    private static final Visitor NOBODY = new Visitor("");

    private static final int MOST_GAMES = 5000;
    private static final int MOST_GAMES_OF_ONE = 60;
    private static final Duration HOUR = Duration.ofHours(1);

    private final Tables tables;
    private final RateLimit ofAll = new RateLimit(MOST_GAMES, HOUR, System::nanoTime);
    private final RateLimit ofOne = new RateLimit(MOST_GAMES_OF_ONE, HOUR, System::nanoTime);

    /** Games in this folder, played by these thinkers. */
    public PlayPages(Path folder, Thinkers thinkers) {
        tables = new Tables(folder, thinkers);
    }

    /**
     * What a visitor asks for. A side is {@code me}, {@code friend}, or the id of a player of the house.
     *
     * @param board a start position other than the usual one, with the side to move
     */
    record Wish(
            int size, String black, String white, @Nullable Integer minutes, @Nullable Integer increment,
            @Nullable String board) {}

    record MoveWish(int ply, String square) {}

    record Invitation(String invitation) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/play", PlayPages::page, Role.ANYONE)
                .get(
                        "/play/{id}",
                        context -> {
                            table(context);
                            page(context);
                        },
                        Role.ANYONE)
                .get("/api/opponents", context -> Json.answer(context, opponents(size(context))), Role.ANYONE)
                .get("/api/start", context -> Json.answer(context, start(size(context))), Role.ANYONE)
                .post("/api/games", this::create, Role.ANYONE)
                .get(
                        "/api/games/{id}",
                        context -> Json.answer(context, table(context).view(Visitor.of(context))),
                        Role.ANYONE)
                .get(
                        "/api/games/{id}/record",
                        context -> context.contentType("text/plain; charset=utf-8")
                                .result(Ggf.format(table(context).record())),
                        Role.ANYONE)
                .get("/api/games/{id}/events", this::events, Role.ANYONE)
                .post(
                        "/api/games/{id}/moves",
                        context -> change(context, (table, visitor) -> {
                            MoveWish wish = Json.body(context, MoveWish.class);
                            table.move(visitor, wish.ply, Asked.field(wish.square, "square"));
                        }),
                        Role.ANYONE)
                .post("/api/games/{id}/undo", context -> change(context, Table::undo), Role.ANYONE)
                .post("/api/games/{id}/redo", context -> change(context, Table::redo), Role.ANYONE)
                .post("/api/games/{id}/resign", context -> change(context, Table::resign), Role.ANYONE)
                .post(
                        "/api/games/{id}/claim",
                        context -> change(
                                context,
                                (table, visitor) -> table.claim(
                                        visitor,
                                        Asked.field(Json.body(context, Invitation.class).invitation, "invitation"))),
                        Role.ANYONE)
                .post("/api/games/{id}/hint", this::hint, Role.ANYONE)
                .post(
                        "/api/games/{id}/rematch",
                        context -> Json.answer(
                                context,
                                Map.of(
                                        "id",
                                        table(context)
                                                .rematch(
                                                        Visitor.of(context),
                                                        terms -> create(Visitor.of(context), terms)))),
                        Role.ANYONE);
    }

    private static void page(Context context) {
        Layout.answer(context, "Play", List.of("board", "play"), List.of("play"), "<play-page></play-page>");
    }

    private static List<Opponent> opponents(int size) {
        return Opponent.ALL.stream().filter(opponent -> opponent.plays(size)).toList();
    }

    /** A board to look at before a game is begun. */
    private static TableView start(int size) {
        Seat nobody = new Seat.Person("nobody");
        Match match = new Match(new Terms(Position.start(size), nobody, nobody, TimeControl.NONE));
        return TableView.of("", 0, match, NOBODY, false, false, 0);
    }

    private static int size(Context context) {
        String text = context.queryParam("size");
        try {
            return size(text == null ? 8 : Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A board is an even number of squares wide, 4 to 26.");
        }
    }

    private static int size(int size) {
        if (!Position.isSize(size)) {
            throw new Fault(
                    HttpStatus.BAD_REQUEST, "A board is an even number of squares wide, 4 to 26, not " + size + ".");
        }
        return size;
    }

    private void create(Context context) {
        Wish wish = Json.body(context, Wish.class);
        Position start = wish.board == null ? Position.start(size(wish.size)) : board(wish.board);
        String black = Asked.field(wish.black, "black");
        String white = Asked.field(wish.white, "white");
        if (List.of(black, white).contains("friend") && !List.of(black, white).contains("me")) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A friend plays against you: one side must be 'me'.");
        }
        Visitor visitor = Visitor.welcome(context);
        Terms terms = new Terms(
                start, seat(black, visitor, start.size()), seat(white, visitor, start.size()), time(wish));
        String id = create(visitor, terms);
        context.status(HttpStatus.CREATED);
        Json.answer(context, Map.of("id", id));
    }

    /** Begins a game, unless too many were begun of late. */
    private String create(Visitor visitor, Terms terms) {
        if (!ofOne.allows(visitor.hash())) {
            throw new Fault(HttpStatus.TOO_MANY_REQUESTS, "You have begun " + MOST_GAMES_OF_ONE
                    + " games within an hour: play one of them, or come again later.");
        }
        if (!ofAll.allows("all")) {
            throw new Fault(HttpStatus.TOO_MANY_REQUESTS, "Too many games were begun here within an hour: please come"
                    + " again later.");
        }
        return tables.create(terms);
    }

    private static Position board(String text) {
        try {
            return BoardText.parse(text);
        } catch (NotationException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "The board cannot be read: " + e.reason() + ".");
        }
    }

    private static Seat seat(String wish, Visitor visitor, int size) {
        return switch (wish) {
            case "me" -> new Seat.Person(visitor.hash());
            case "friend" -> new Seat.Open(Visitor.secret(8));
            default -> new Seat.House(Opponent.of(wish)
                    .filter(opponent -> opponent.plays(size))
                    .orElseThrow(() -> new Fault(
                            HttpStatus.BAD_REQUEST,
                            "No player " + NotationException.quoted(wish) + " plays on " + size + "×" + size + ".")));
        };
    }

    private static TimeControl time(Wish wish) {
        int minutes = wish.minutes == null ? 0 : wish.minutes;
        int increment = wish.increment == null ? 0 : wish.increment;
        if (minutes < 0 || minutes > MOST_MINUTES || increment < 0 || increment > MOST_INCREMENT_SECONDS) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A clock has 0 to " + MOST_MINUTES + " minutes and 0 to "
                    + MOST_INCREMENT_SECONDS + " seconds more a move.");
        }
        return new TimeControl(60_000L * minutes, minutes == 0 ? 0 : 1000L * increment);
    }

    private Table table(Context context) {
        return tables.find(context.pathParam("id"));
    }

    private void change(Context context, BiConsumer<Table, Visitor> change) {
        Table table = table(context);
        Visitor visitor = Visitor.welcome(context);
        change.accept(table, visitor);
        Json.answer(context, table.view(visitor));
    }

    private void hint(Context context) throws InterruptedException {
        Json.answer(context, Map.of("square", table(context).hint(Visitor.of(context)).await().toString()));
    }

    /** Everything that happens at a table, until the visitor goes. */
    private void events(Context context) throws InterruptedException {
        Table table = table(context);
        Visitor visitor = Visitor.of(context);
        EventStream.answer(context, stream -> {
            table.enter();
            try {
                long seen = -1;
                while (true) {
                    var view = table.after(seen, HEARTBEAT, visitor);
                    if (view.isPresent()) {
                        seen = view.get().stamp();
                        stream.send("game", view.get());
                    } else {
                        stream.beat();
                    }
                }
            } finally {
                table.leave();
            }
        });
    }

    @Override
    public void close() {
        tables.close();
    }
}

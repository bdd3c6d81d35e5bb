package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.BalancedOpenings;
import dev.outflank.rules.record.Ggf;
import dev.outflank.web.analyse.GameView;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RateLimiter;
import dev.outflank.web.http.RequestParams;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The play page and its API: games against the computer, on one screen, or by link. */
public final class PlayPages implements RouteGroup, AutoCloseable {
    private static final int MAX_MINUTES = 180;
    private static final int MAX_INCREMENT_SECONDS = 60;
    private static final Duration HEARTBEAT = Duration.ofSeconds(2);
    private static final Visitor ANONYMOUS = new Visitor("");

    private static final int MAX_GAMES_PER_HOUR = 5000;
    private static final int MAX_GAMES_PER_VISITOR = 60;

    /** A class behind one address may start this many; a client without cookies is a new visitor every time. */
    private static final int MAX_GAMES_PER_ADDRESS = 500;

    private static final Duration RATE_WINDOW = Duration.ofHours(1);

    private final GameRooms rooms;
    private final RateLimiter totalLimiter = new RateLimiter(MAX_GAMES_PER_HOUR, RATE_WINDOW, System::nanoTime);
    private final RateLimiter addressLimiter = new RateLimiter(MAX_GAMES_PER_ADDRESS, RATE_WINDOW, System::nanoTime);
    private final RateLimiter visitorLimiter = new RateLimiter(MAX_GAMES_PER_VISITOR, RATE_WINDOW, System::nanoTime);

    /** Creates the pages; games are stored in the folder. */
    public PlayPages(Path folder, EnginePool enginePool) {
        rooms = new GameRooms(folder, enginePool);
    }

    /**
     * A request for a new game. A side is {@code me}, {@code friend}, or the id of an opponent.
     *
     * @param board a start position with the side to move; {@code null} for the standard one
     * @param nickname the name that the visitor plays under; {@code null} for none
     * @param opening "balanced" to begin with a random balanced opening; {@code null} for the start position
     */
    record NewGameRequest(
            int size,
            String black,
            String white,
            @Nullable Integer minutes,
            @Nullable Integer increment,
            @Nullable String board,
            @Nullable String nickname,
            @Nullable String opening) {}

    record MoveRequest(int ply, String square) {}

    record ClaimRequest(String invitation, @Nullable String nickname) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/play", PlayPages::page, AccessLevel.ANYONE)
                .get(
                        "/play/{id}",
                        context -> {
                            room(context);
                            page(context);
                        },
                        AccessLevel.ANYONE)
                .get("/api/opponents", context -> Json.respond(context, opponents(context)), AccessLevel.ANYONE)
                .get("/api/start", context -> Json.respond(context, start(context)), AccessLevel.ANYONE)
                .post("/api/games", this::create, AccessLevel.ANYONE)
                .get(
                        "/api/games/{id}",
                        context -> Json.respond(context, room(context).view(Visitor.of(context), Messages.of(context))),
                        AccessLevel.ANYONE)
                .get(
                        "/api/games/{id}/record",
                        context -> context.contentType("text/plain; charset=utf-8")
                                .result(Ggf.format(room(context).record())),
                        AccessLevel.ANYONE)
                .get(
                        "/api/games/{id}/replay",
                        context ->
                                Json.respond(context, GameView.of(room(context).game(), Messages.of(context))),
                        AccessLevel.ANYONE)
                .post(
                        "/api/games/{id}/moves",
                        context -> update(context, (room, visitor) -> {
                            MoveRequest request = Json.parseBody(context, MoveRequest.class);
                            room.move(visitor, request.ply, RequestParams.requireField(request.square, "square"));
                        }),
                        AccessLevel.ANYONE)
                .post("/api/games/{id}/undo", context -> update(context, GameRoom::undo), AccessLevel.ANYONE)
                .post("/api/games/{id}/redo", context -> update(context, GameRoom::redo), AccessLevel.ANYONE)
                .post("/api/games/{id}/resign", context -> update(context, GameRoom::resign), AccessLevel.ANYONE)
                .post(
                        "/api/games/{id}/claim",
                        context -> update(context, (room, visitor) -> {
                            ClaimRequest request = Json.parseBody(context, ClaimRequest.class);
                            room.claim(
                                    visitor,
                                    RequestParams.requireField(request.invitation, "invitation"),
                                    Nickname.of(request.nickname));
                        }),
                        AccessLevel.ANYONE)
                .post("/api/games/{id}/hint", this::hint, AccessLevel.ANYONE)
                .post("/api/games/{id}/draw", context -> update(context, GameRoom::offerDraw), AccessLevel.ANYONE)
                .post(
                        "/api/games/{id}/rematch",
                        context -> update(
                                context,
                                (room, visitor) -> room.rematch(visitor, options -> create(context, visitor, options))),
                        AccessLevel.ANYONE);
        EventStream.addRoute(routes, "/api/games/{id}/events", this::events, AccessLevel.ANYONE);
    }

    private static void page(Context context) {
        PageLayout.render(context, JtePlayPageGenerated::render);
    }

    private static List<Opponent> opponents(Context context) {
        int size = size(context);
        Messages messages = Messages.of(context);
        return Opponent.ALL.stream()
                .filter(opponent -> opponent.supports(size))
                .map(opponent -> opponent.in(messages))
                .toList();
    }

    /** The start position, shown before a game is created. */
    private static GameRoomView start(Context context) {
        GameSeat anyone = new GameSeat.Human("none", Nickname.NONE);
        GameState state = new GameState(
                new GameOptions(Position.start(size(context)), ByColour.of(_ -> anyone), TimeControl.NONE));
        return GameRoomView.of("", 0, state, new GameAudience(), ANONYMOUS, Messages.of(context), false, false, 0);
    }

    private static int size(Context context) {
        String text = context.queryParam("size");
        try {
            return size(text == null ? 8 : Integer.parseInt(text));
        } catch (NumberFormatException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.size"));
        }
    }

    private static int size(int size) {
        if (!Position.isValidSize(size)) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.wrong-size", "size", size));
        }
        return size;
    }

    private static Position start(NewGameRequest request) {
        if (request.opening == null) {
            return Position.start(size(request.size));
        }
        if (!request.opening.equals("balanced") || request.size != 8) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("play.unknown-opening"));
        }
        return BalancedOpenings.game(ThreadLocalRandom.current().nextInt(BalancedOpenings.count()))
                .position();
    }

    private void create(Context context) {
        NewGameRequest request = Json.parseBody(context, NewGameRequest.class);
        Position start = request.board == null ? start(request) : board(request.board);
        String black = RequestParams.requireField(request.black, "black");
        String white = RequestParams.requireField(request.white, "white");
        if (List.of(black, white).contains("friend") && !List.of(black, white).contains("me")) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "One side must be 'me' if the other is 'friend'.");
        }
        Visitor visitor = Visitor.getOrCreate(context);
        GameOptions options = new GameOptions(
                start,
                new ByColour<>(
                        seat(black, visitor, Nickname.of(request.nickname), start.size()),
                        seat(white, visitor, Nickname.of(request.nickname), start.size())),
                timeControl(request));
        String id = create(context, visitor, options);
        context.status(HttpStatus.CREATED);
        Json.respond(context, Map.of("id", id));
    }

    /** Creates a game within the rate limits. */
    private String create(Context context, Visitor visitor, GameOptions options) {
        if (!visitorLimiter.tryAcquire(visitor.hash())) {
            throw new HttpException(
                    HttpStatus.TOO_MANY_REQUESTS, Message.of("play.too-many-yours", "count", MAX_GAMES_PER_VISITOR));
        }
        if (!addressLimiter.tryAcquire(context.ip())) {
            throw new HttpException(
                    HttpStatus.TOO_MANY_REQUESTS, Message.of("play.too-many-here", "count", MAX_GAMES_PER_ADDRESS));
        }
        if (!totalLimiter.tryAcquire("all")) {
            throw new HttpException(HttpStatus.TOO_MANY_REQUESTS, Message.of("play.too-many"));
        }
        return rooms.create(options);
    }

    private static Position board(String text) {
        try {
            return BoardText.parse(text);
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.invalid-board", "reason", e.reason()));
        }
    }

    private static GameSeat seat(String choice, Visitor visitor, Nickname nickname, int size) {
        return switch (choice) {
            case "me" -> new GameSeat.Human(visitor.hash(), nickname);
            case "friend" -> new GameSeat.Open(Visitor.randomHex(8));
            default ->
                new GameSeat.Computer(Opponent.find(choice)
                        .filter(opponent -> opponent.supports(size))
                        .orElseThrow(() -> new HttpException(
                                HttpStatus.BAD_REQUEST,
                                "There is no player " + NotationException.quoted(choice) + " for " + size + "×" + size
                                        + ".")));
        };
    }

    private static TimeControl timeControl(NewGameRequest request) {
        int minutes = request.minutes == null ? 0 : request.minutes;
        int increment = request.increment == null ? 0 : request.increment;
        if (minutes < 0 || minutes > MAX_MINUTES || increment < 0 || increment > MAX_INCREMENT_SECONDS) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST,
                    "The clock must have 0 to " + MAX_MINUTES + " minutes and an increment of 0 to "
                            + MAX_INCREMENT_SECONDS + " seconds.");
        }
        return new TimeControl(60_000L * minutes, minutes == 0 ? 0 : 1000L * increment);
    }

    private GameRoom room(Context context) {
        return rooms.find(context.pathParam("id"));
    }

    private void update(Context context, BiConsumer<GameRoom, Visitor> action) {
        GameRoom room = room(context);
        Visitor visitor = Visitor.getOrCreate(context);
        action.accept(room, visitor);
        Json.respond(context, room.view(visitor, Messages.of(context)));
    }

    private void hint(Context context) throws InterruptedException {
        Json.respond(
                context,
                Map.of("square", room(context).hint(Visitor.of(context)).await().toString()));
    }

    /** Streams the views of a game until the visitor leaves. */
    private void events(Context context) throws InterruptedException {
        GameRoom room = room(context);
        Visitor visitor = Visitor.of(context);
        Messages messages = Messages.of(context);
        EventStream.stream(context, stream -> {
            room.enter(visitor);
            try {
                long lastStamp = -1;
                while (true) {
                    var view = room.awaitView(lastStamp, HEARTBEAT, visitor, messages);
                    if (view.isPresent()) {
                        lastStamp = view.get().stamp();
                        stream.send("game", view.get());
                    } else {
                        stream.sendHeartbeat();
                    }
                }
            } finally {
                room.leave(visitor);
            }
        });
    }

    @Override
    public void close() {
        rooms.close();
    }
}

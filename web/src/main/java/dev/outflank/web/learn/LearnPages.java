package dev.outflank.web.learn;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerInfo;
import dev.outflank.engine.players.PlayerLesson;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.web.analyse.GameText;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RequestParams;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.Map;

/** First steps, the lessons on programs, and the search tree of 4×4. */
public final class LearnPages implements RouteGroup {
    private static final Duration TIME_LIMIT = Duration.ofSeconds(3);
    private static final long MAX_STATES = 3_000_000;

    private final EnginePool enginePool;

    public LearnPages(EnginePool enginePool) {
        this.enginePool = enginePool;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/learn", context -> PageLayout.render(context, JteLearnPageGenerated::render), AccessLevel.ANYONE)
                .get(
                        "/learn/first-steps",
                        context -> PageLayout.render(context, JteFirstStepsPageGenerated::render),
                        AccessLevel.ANYONE)
                .get("/api/learn/exercises", context -> Json.respond(context, Exercise.ALL), AccessLevel.ANYONE)
                .get(
                        "/learn/tree",
                        context -> PageLayout.render(context, JteSearchTreePageGenerated::render),
                        AccessLevel.ANYONE)
                .get(
                        "/api/learn/lessons",
                        context -> Json.respond(context, Lesson.all(Messages.of(context))),
                        AccessLevel.ANYONE)
                .get("/api/learn/scores", this::scores, AccessLevel.ANYONE)
                .get("/api/learn/network", LearnPages::network, AccessLevel.ANYONE)
                .get("/api/learn/tree", this::compareSearches, AccessLevel.ANYONE)
                .get("/api/learn/walk", this::step, AccessLevel.ANYONE);
    }

    private void scores(Context context) throws InterruptedException {
        PlayerLesson lesson = BuiltInPlayers.find(RequestParams.requireQueryParam(context, "lesson"))
                .flatMap(PlayerInfo::lesson)
                .orElseThrow(() -> new HttpException(HttpStatus.NOT_FOUND, Message.of("learn.no-lesson")));
        Game game = GameText.parse(RequestParams.requireQueryParam(context, "record"));
        requireSupported(lesson.spec(), game.position());
        Json.respond(
                context,
                enginePool
                        .submit(TIME_LIMIT, (engine, clock) -> MoveScores.of(lesson, game, engine, clock))
                        .await());
    }

    private static void network(Context context) {
        Position position = GameText.parse(RequestParams.requireQueryParam(context, "record"))
                .position();
        requireSupported("net", position);
        Json.respond(context, NetworkView.of(position));
    }

    private static void requireSupported(String spec, Position position) {
        try {
            BuiltInPlayers.unsupportedReason(spec, position).ifPresent(reason -> {
                throw new HttpException(HttpStatus.CONFLICT, Message.of("error.sorry", "reason", reason));
            });
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The value that both searches find for a 4×4 position, and the number of states each explores. */
    private void compareSearches(Context context) throws InterruptedException {
        Position position = position(context);
        Json.respond(
                context,
                enginePool
                        .submit(TIME_LIMIT, (engine, clock) -> {
                            SearchStepper.Outcome minimax = SearchStepper.search(position, false, MAX_STATES);
                            SearchStepper.Outcome alphaBeta = SearchStepper.search(position, true, MAX_STATES);
                            if (minimax == null || alphaBeta == null) {
                                throw new HttpException(HttpStatus.CONFLICT, Message.of("tree.too-large"));
                            }
                            return Map.of("minimax", minimax, "alphabeta", alphaBeta);
                        })
                        .await());
    }

    private void step(Context context) throws InterruptedException {
        Position position = position(context);
        boolean pruning = RequestParams.requireQueryParam(context, "search").equals("alphabeta");
        String state = RequestParams.requireQueryParam(context, "state");
        if (!state.matches("[1-9]\\d{0,6}")) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST,
                    "'state' must be a number of at least 1, not " + NotationException.quoted(state) + ".");
        }
        boolean stepOver = "true".equals(context.queryParam("over"));
        Json.respond(
                context,
                enginePool
                        .submit(
                                TIME_LIMIT,
                                (engine, clock) -> SearchStepper.stepTo(
                                        position, pruning, Long.parseLong(state), stepOver, MAX_STATES))
                        .await());
    }

    private static Position position(Context context) {
        try {
            Position position = BoardText.parse(RequestParams.requireQueryParam(context, "board"));
            if (position.size() != 4) {
                throw new HttpException(
                        HttpStatus.BAD_REQUEST,
                        "The board must be 4×4, not " + position.size() + "×" + position.size() + ".");
            }
            return position;
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.invalid-board", "reason", e.reason()));
        }
    }
}

package dev.outflank.web.learn;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.web.analyse.GameText;
import dev.outflank.web.http.Asked;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Layout;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import dev.outflank.web.think.Thinkers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Lessons and the walk through the tree of 4×4. */
public final class LearnPages implements Pages {
    private static final Duration LONGEST = Duration.ofSeconds(3);
    private static final long MOST_STATES = 3_000_000;

    private final Thinkers thinkers;

    public LearnPages(Thinkers thinkers) {
        this.thinkers = thinkers;
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/learn", context -> page(context, "Learn", "<learn-page></learn-page>"), Role.ANYONE)
                .get("/learn/tree", context -> page(context, "The game tree", "<tree-page></tree-page>"), Role.ANYONE)
                .get("/api/learn/lessons", context -> Json.answer(context, Lesson.ALL), Role.ANYONE)
                .get("/api/learn/scores", this::scores, Role.ANYONE)
                .get("/api/learn/tree", this::tree, Role.ANYONE)
                .get("/api/learn/walk", this::walk, Role.ANYONE);
    }

    private static void page(Context context, String title, String content) {
        Layout.answer(context, title, List.of("board", "learn"), List.of("learn", "tree"), content);
    }

    private void scores(Context context) throws InterruptedException {
        Lesson lesson = Lesson.of(Asked.parameter(context, "lesson"))
                .orElseThrow(() -> new Fault(HttpStatus.NOT_FOUND, "There is no such lesson."));
        Game game = GameText.parse(Asked.parameter(context, "record"));
        refusal(lesson, game.position());
        Json.answer(context, thinkers.ask(LONGEST, (desk, clock) -> Scores.of(lesson, game, desk, clock)).await());
    }

    private static void refusal(Lesson lesson, Position position) {
        try {
            String spec = lesson.id().equals("minimax") ? "minimax:3" : lesson.id();
            Ladder.refusal(spec, position).ifPresent(sentence -> {
                throw new Fault(HttpStatus.CONFLICT, "Sorry: " + sentence + ".");
            });
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What both searches find from a position of 4×4, and how many states each explores. */
    private void tree(Context context) throws InterruptedException {
        Position position = position(context);
        Json.answer(context, thinkers.ask(LONGEST, (desk, clock) -> {
            TreeWalk.Outcome plain = TreeWalk.search(position, false, MOST_STATES);
            TreeWalk.Outcome pruned = TreeWalk.search(position, true, MOST_STATES);
            if (plain == null || pruned == null) {
                throw new Fault(HttpStatus.CONFLICT, "The tree of this position is too large to be walked.");
            }
            return Map.of("minimax", plain, "alphabeta", pruned);
        }).await());
    }

    private void walk(Context context) throws InterruptedException {
        Position position = position(context);
        boolean pruning = Asked.parameter(context, "search").equals("alphabeta");
        String state = Asked.parameter(context, "state");
        if (!state.matches("[1-9]\\d{0,6}")) {
            throw new Fault(
                    HttpStatus.BAD_REQUEST, "A state is a number from 1, not " + NotationException.quoted(state) + ".");
        }
        boolean over = "true".equals(context.queryParam("over"));
        Json.answer(
                context,
                thinkers.ask(LONGEST, (desk, clock) ->
                                TreeWalk.at(position, pruning, Long.parseLong(state), over, MOST_STATES))
                        .await());
    }

    private static Position position(Context context) {
        try {
            Position position = BoardText.parse(Asked.parameter(context, "board"));
            if (position.size() != 4) {
                throw new Fault(
                        HttpStatus.BAD_REQUEST,
                        "The tree is walked on 4×4, not on a board of " + position.size() + "×" + position.size()
                                + ".");
            }
            return position;
        } catch (NotationException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "The board cannot be read: " + e.reason() + ".");
        }
    }
}

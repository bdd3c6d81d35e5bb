package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.Judge;
import dev.outflank.judge.Judge.HostedContest;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.RouteGroup;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A game with CPU and wall time of every move. Fault reasons and standard error of a program are shown only to its author
 * and the staff.
 */
final class GamePages implements RouteGroup {
    private final Judge judge;
    private final ContestLookup lookup;

    GamePages(Judge judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/games/{pair}/{number}", this::show, AccessLevel.ANYONE)
                .get("/api/contests/{contest}/games/{pair}/{number}", this::json, AccessLevel.ANYONE);
    }

    /** A game with its entries. */
    private record VisibleGame(StoredGame stored, GameRecord game, ByColour<StoredEntry> entries) {}

    private VisibleGame find(Context context, HostedContest hosted) {
        StoredGame stored = judge.store()
                .pairings()
                .game(ContestLookup.pathNumber(context, "pair"), (int) ContestLookup.pathNumber(context, "number"))
                .orElseThrow(GamePages::gameNotFound);
        StoredEntry black = judge.store().entries().find(stored.black()).orElseThrow();
        StoredEntry white = judge.store().entries().find(stored.white()).orElseThrow();
        if (!black.contest().equals(hosted.id())) {
            throw gameNotFound();
        }
        try {
            return new VisibleGame(stored, GameJson.parse(stored.record()), new ByColour<>(black, white));
        } catch (NotationException e) {
            throw new IllegalStateException("invalid record of game " + stored.pair() + ": " + e.getMessage(), e);
        }
    }

    private static HttpException gameNotFound() {
        return new HttpException(HttpStatus.NOT_FOUND, "Game not found.");
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        VisibleGame visible = find(context, hosted);
        Optional<Person> person = SessionAuthenticator.person(context);
        GameRecord game = visible.game();
        GameReplayView view = GameReplayView.of(game, visible.stored().number(), result(visible));
        Markup markup = ContestPageHeader.of(context, hosted, game.black() + " – " + game.white());
        GameFault fault = game.fault();
        if (fault != null) {
            boolean canSeeDetails =
                    ContestLookup.canSeeDetails(person, visible.entries().get(fault.side()));
            markup.html("<p class=\"bad\">"
                    + text(fault.side().title() + " failed: "
                            + GameTable.verdictText(fault.verdict().name())
                            + (canSeeDetails ? ", " + fault.reason() : ""))
                    + "</p>");
        }
        // The final position, for browsers without JavaScript.
        markup.html("<game-replay data-replay=\"%s\"><pre>%s</pre></game-replay>"
                .formatted(
                        text(Json.toJson(view)),
                        text(BoardText.format(game.game().position()))));
        markup.html("<p class=\"links\">" + links(hosted, visible, view) + "</p>");
        markup.html("<details><summary>Time per move</summary>");
        markup.table(List.of("Move", "Side", "Square", "CPU (s)", "Wall (s)"), moves(game))
                .html("</details>");
        for (Colour side : Colour.values()) {
            String errors = side == Colour.BLACK
                    ? visible.stored().blackErrors()
                    : visible.stored().whiteErrors();
            if (ContestLookup.canSeeDetails(person, visible.entries().get(side)) && !errors.isBlank()) {
                markup.heading("End of " + side.title() + "'s standard error").pre(errors);
            }
        }
        ContestLookup.renderBoardPage(context, "Game " + visible.stored().pair(), markup);
    }

    private static String result(VisibleGame visible) {
        GameRecord game = visible.game();
        return switch (visible.stored().outcome()) {
                    case "BLACK" -> "Black wins";
                    case "WHITE" -> "White wins";
                    default -> "Draw";
                }
                + (game.fault() == null
                        ? " " + game.game().position().discs(Colour.BLACK) + "–"
                                + game.game().position().discs(Colour.WHITE)
                        : "");
    }

    private static String links(HostedContest hosted, VisibleGame visible, GameReplayView view) {
        String base = "/compete/" + hosted.id();
        String entriesPath = base + "/contenders/";
        return (view.game().refusal().isEmpty()
                        ? "<a class=\"button\" href=\"/analyse#record=%s\">Analyse this game</a> "
                                .formatted(text(URLEncoder.encode(view.game().text(), StandardCharsets.UTF_8)
                                        .replace("+", "%20")))
                        : "")
                + link(
                        base + "/games/" + visible.stored().pair() + "/"
                                + (1 - visible.stored().number()),
                        "Other game of the pair")
                + " "
                + link(
                        entriesPath + visible.entries().black().id(),
                        visible.entries().black().name())
                + " "
                + link(
                        entriesPath + visible.entries().white().id(),
                        visible.entries().white().name())
                + " "
                + link(
                        entriesPath + visible.entries().black().id() + "/against/"
                                + visible.entries().white().id(),
                        "Head to head");
    }

    private static List<List<String>> moves(GameRecord game) {
        List<List<String>> rows = new ArrayList<>();
        List<Move> moves = game.game().moves();
        Colour side = game.game().startPosition().toMove();
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean timed = ply >= game.openingPlies();
            rows.add(List.of(
                    String.valueOf(ply + 1),
                    side.title(),
                    text(moves.get(ply).toString()),
                    timed
                            ? seconds(game.moveTimes()
                                    .get(ply - game.openingPlies())
                                    .cpu()
                                    .toNanos())
                            : "",
                    timed
                            ? seconds(game.moveTimes()
                                    .get(ply - game.openingPlies())
                                    .wall()
                                    .toNanos())
                            : ""));
            side = side.other();
        }
        for (Colour one : Colour.values()) {
            rows.add(List.of(
                    "Total",
                    one.title(),
                    "",
                    seconds(game.totalTime(one).cpu().toNanos()),
                    seconds(game.totalTime(one).wall().toNanos())));
        }
        return rows;
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
    }

    private void json(Context context) {
        HostedContest hosted = lookup.contest(context);
        VisibleGame visible = find(context, hosted);
        GameRecord game = visible.game();
        Map<String, Object> response = new LinkedHashMap<>();
        response.put("pair", visible.stored().pair());
        response.put("number", visible.stored().number());
        response.put("black", game.black());
        response.put("white", game.white());
        response.put("size", game.size());
        response.put("outcome", visible.stored().outcome());
        response.put("verdict", visible.stored().verdict().orElse(""));
        response.put("moves", game.game().moves().stream().map(Move::toString).toList());
        response.put(
                "cpuSeconds",
                game.moveTimes().stream()
                        .map(time -> time.cpu().toNanos() / 1e9)
                        .toList());
        response.put(
                "wallSeconds",
                game.moveTimes().stream()
                        .map(time -> time.wall().toNanos() / 1e9)
                        .toList());
        GameFault fault = game.fault();
        if (fault != null
                && ContestLookup.canSeeDetails(
                        SessionAuthenticator.person(context), visible.entries().get(fault.side()))) {
            response.put("reason", fault.reason());
        }
        Json.respond(context, response);
    }
}

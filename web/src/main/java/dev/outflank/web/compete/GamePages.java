package dev.outflank.web.compete;

import static dev.outflank.web.http.Markup.link;
import static dev.outflank.web.http.Markup.text;

import dev.outflank.arena.record.Fault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.service.Judge;
import dev.outflank.judge.service.Judge.Held;
import dev.outflank.judge.store.Contender;
import dev.outflank.judge.store.Person;
import dev.outflank.judge.store.StoredGame;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.web.account.Accounts;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Markup;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
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

/** One game with both clocks for every move. Why a program failed, and what it wrote, is for its author alone. */
final class GamePages implements Pages {
    private final Judge judge;
    private final Asked asked;

    GamePages(Judge judge) {
        this.judge = judge;
        this.asked = new Asked(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/games/{pair}/{number}", this::show, Role.ANYONE)
                .get("/api/contests/{contest}/games/{pair}/{number}", this::json, Role.ANYONE);
    }

    /** A game as whoever asks may see it. */
    private record Seen(StoredGame stored, GameRecord game, Contender black, Contender white) {
        Contender side(Colour side) {
            return side == Colour.BLACK ? black : white;
        }
    }

    private Seen find(Context context, Held held) {
        StoredGame stored = judge.store()
                .pairings()
                .game(Asked.number(context, "pair"), (int) Asked.number(context, "number"))
                .orElseThrow(GamePages::missing);
        Contender black = judge.store().contenders().find(stored.black()).orElseThrow();
        Contender white = judge.store().contenders().find(stored.white()).orElseThrow();
        if (!black.contest().equals(held.id())) {
            throw missing();
        }
        try {
            return new Seen(stored, GameJson.parse(stored.record()), black, white);
        } catch (NotationException e) {
            throw new IllegalStateException("game " + stored.pair() + " cannot be read: " + e.getMessage(), e);
        }
    }

    private static dev.outflank.web.http.Fault missing() {
        return new dev.outflank.web.http.Fault(HttpStatus.NOT_FOUND, "There is no such game here.");
    }

    private void show(Context context) {
        Held held = asked.contest(context);
        Seen seen = find(context, held);
        Optional<Person> person = Accounts.person(context);
        GameRecord game = seen.game();
        MatchView view = MatchView.of(game, seen.stored().number(), result(seen));
        Markup markup = ContestFrame.of(context, held, game.black() + " – " + game.white());
        Fault fault = game.fault();
        if (fault != null) {
            boolean told = Asked.owns(person, seen.side(fault.side()));
            markup.html("<p class=\"bad\">" + text(fault.side().title() + " failed: "
                    + GameRows.words(fault.verdict().name()) + (told ? ", " + fault.reason() : "")) + "</p>");
        }
        // Without a script there is at least the end.
        markup.html("<match-view data-match=\"%s\"><pre>%s</pre></match-view>".formatted(
                text(Json.text(view)), text(BoardText.format(game.game().position()))));
        markup.html("<p class=\"links\">" + links(held, seen, view) + "</p>");
        markup.html("<details><summary>Time of every move</summary>");
        markup.table(List.of("move", "side", "square", "CPU s", "wall s"), moves(game)).html("</details>");
        for (Colour side : Colour.values()) {
            String words = side == Colour.BLACK ? seen.stored().blackErrors() : seen.stored().whiteErrors();
            if (Asked.owns(person, seen.side(side)) && !words.isBlank()) {
                markup.heading("The end of " + side.title() + "'s standard error").pre(words);
            }
        }
        Asked.answerWithBoard(context, "Game " + seen.stored().pair(), markup);
    }

    private static String result(Seen seen) {
        GameRecord game = seen.game();
        return switch (seen.stored().outcome()) {
            case "BLACK" -> "Black wins";
            case "WHITE" -> "White wins";
            default -> "A draw";
        } + (game.fault() == null
                ? " " + game.game().position().discs(Colour.BLACK) + "–" + game.game().position().discs(Colour.WHITE)
                : "");
    }

    private static String links(Held held, Seen seen, MatchView view) {
        String here = "/compete/" + held.id();
        String contenders = here + "/contenders/";
        return (view.game().refusal().isEmpty()
                        ? "<a class=\"button\" href=\"/analyse#record=%s\">Analyse this game</a> ".formatted(
                                text(URLEncoder.encode(view.game().text(), StandardCharsets.UTF_8).replace("+", "%20")))
                        : "")
                + link(here + "/games/" + seen.stored().pair() + "/" + (1 - seen.stored().number()),
                        "The other game of the pair")
                + " " + link(contenders + seen.black().id(), seen.black().name())
                + " " + link(contenders + seen.white().id(), seen.white().name())
                + " " + link(contenders + seen.black().id() + "/against/" + seen.white().id(), "Head to head");
    }

    private static List<List<String>> moves(GameRecord game) {
        List<List<String>> rows = new ArrayList<>();
        List<Move> moves = game.game().moves();
        Colour side = game.game().startPosition().toMove();
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean timed = ply >= game.opening();
            rows.add(List.of(
                    String.valueOf(ply + 1),
                    side.title(),
                    text(moves.get(ply).toString()),
                    timed ? seconds(game.spent().get(ply - game.opening()).cpu().toNanos()) : "",
                    timed ? seconds(game.spent().get(ply - game.opening()).wall().toNanos()) : ""));
            side = side.other();
        }
        for (Colour one : Colour.values()) {
            rows.add(List.of(
                    "all",
                    one.title(),
                    "",
                    seconds(game.total(one).cpu().toNanos()),
                    seconds(game.total(one).wall().toNanos())));
        }
        return rows;
    }

    private static String seconds(long nanos) {
        return String.format(Locale.ROOT, "%.3f", nanos / 1e9);
    }

    private void json(Context context) {
        Held held = asked.contest(context);
        Seen seen = find(context, held);
        GameRecord game = seen.game();
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("pair", seen.stored().pair());
        answer.put("number", seen.stored().number());
        answer.put("black", game.black());
        answer.put("white", game.white());
        answer.put("size", game.size());
        answer.put("outcome", seen.stored().outcome());
        answer.put("verdict", seen.stored().verdict().orElse(""));
        answer.put("moves", game.game().moves().stream().map(Move::toString).toList());
        answer.put("cpuSeconds", game.spent().stream().map(spent -> spent.cpu().toNanos() / 1e9).toList());
        answer.put("wallSeconds", game.spent().stream().map(spent -> spent.wall().toNanos() / 1e9).toList());
        Fault fault = game.fault();
        if (fault != null && Asked.owns(Accounts.person(context), seen.side(fault.side()))) {
            answer.put("reason", fault.reason());
        }
        Json.answer(context, answer);
    }
}

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
        Markup markup = new Markup().title(game.black() + " – " + game.white());
        markup.html("<p>" + link("/compete/" + held.id(), held.contest().title()) + " · Black "
                + link("/compete/" + held.id() + "/contenders/" + seen.black().id(), seen.black().name()) + " · White "
                + link("/compete/" + held.id() + "/contenders/" + seen.white().id(), seen.white().name()) + "</p>");
        int black = game.game().position().discs(Colour.BLACK);
        int white = game.game().position().discs(Colour.WHITE);
        markup.paragraph("Result: " + GameRows.result(seen.stored()) + ", discs " + black + "–" + white + ", "
                + game.size() + "×" + game.size() + ", " + game.date());
        Fault fault = game.fault();
        if (fault != null) {
            boolean told = Asked.owns(person, seen.side(fault.side()));
            markup.html("<p class=\"bad\">" + text(fault.side().title() + " failed with " + fault.verdict()
                    + (told ? ": " + fault.reason() : "")) + "</p>");
        }
        markup.table(List.of("move", "side", "square", "CPU s", "wall s"), moves(game));
        markup.heading("Last board").pre(BoardText.format(game.game().position()));
        for (Colour side : Colour.values()) {
            String words = side == Colour.BLACK ? seen.stored().blackErrors() : seen.stored().whiteErrors();
            if (Asked.owns(person, seen.side(side)) && !words.isBlank()) {
                markup.heading("The end of " + side.title() + "'s standard error").pre(words);
            }
        }
        Asked.answer(context, "Game " + seen.stored().pair(), markup);
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

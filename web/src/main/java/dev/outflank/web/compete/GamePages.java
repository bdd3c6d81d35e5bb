package dev.outflank.web.compete;

import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.record.GameFault;
import dev.outflank.arena.record.GameJson;
import dev.outflank.arena.record.GameLog;
import dev.outflank.arena.record.GameRecord;
import dev.outflank.judge.JudgeServices;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.competition.StoredGame;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.web.account.SessionAuthenticator;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A game with CPU and wall time of every move. Fault reasons and standard error of a program are shown only to its author
 * and the staff.
 */
final class GamePages implements RouteGroup {
    /** Games in the log of an entry. */
    private static final int MAX_LOGS = 200;

    private final JudgeServices judge;
    private final ContestLookup lookup;

    GamePages(JudgeServices judge) {
        this.judge = judge;
        this.lookup = new ContestLookup(judge);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/compete/{contest}/games/{pair}/{number}", this::show, AccessLevel.ANYONE)
                .get("/compete/{contest}/games/{pair}/{number}/log", this::log, AccessLevel.ANYONE)
                .get("/compete/{contest}/contenders/{contender}/log", this::entryLog, AccessLevel.ANYONE)
                .get("/api/contests/{contest}/games/{pair}/{number}", this::json, AccessLevel.ANYONE);
    }

    /** A game with its entries. */
    record VisibleGame(StoredGame stored, GameRecord record, ByColour<StoredEntry> entries) {}

    /**
     * A game as the caller may see it.
     *
     * @param fault why a side has lost without a result on the board
     * @param errors the ends of the standard error streams; empty if the caller may not see them
     */
    record GamePageView(
            VisibleGame game,
            GameReplayView replay,
            Optional<String> fault,
            List<MoveRow> moves,
            ByColour<String> errors) {
        /** The moves as a part of a URL. */
        String encodedMoves() {
            return URLEncoder.encode(replay.game().text(), StandardCharsets.UTF_8)
                    .replace("+", "%20");
        }
    }

    /**
     * The times of a move.
     *
     * @param number of the move, or "Total"
     */
    record MoveRow(String number, Colour side, String square, String cpu, String wall) {
        static MoveRow of(String number, Colour side, String square, TimeUsage time) {
            return new MoveRow(number, side, square, seconds(time.cpu()), seconds(time.wall()));
        }

        private static String seconds(Duration time) {
            return String.format(Locale.ROOT, "%.3f", time.toNanos() / 1e9);
        }
    }

    private VisibleGame find(Context context, HostedContest hosted) {
        return find(
                ContestLookup.pathNumber(context, "pair"), (int) ContestLookup.pathNumber(context, "number"), hosted);
    }

    private VisibleGame find(long pair, int number, HostedContest hosted) {
        StoredGame stored = judge.competitions().game(pair, number).orElseThrow(GamePages::gameNotFound);
        StoredEntry black = judge.competitions().entry(stored.black()).orElseThrow();
        StoredEntry white = judge.competitions().entry(stored.white()).orElseThrow();
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
        return new HttpException(HttpStatus.NOT_FOUND, Message.of("analyse.no-game"));
    }

    private void show(Context context) {
        HostedContest hosted = lookup.contest(context);
        VisibleGame visible = find(context, hosted);
        Optional<Person> person = SessionAuthenticator.person(context);
        Messages messages = Messages.of(context);
        GamePageView view = new GamePageView(
                visible,
                GameReplayView.of(visible.record(), visible.stored().number(), result(visible, messages), messages),
                fault(visible, person, messages),
                moves(visible.record(), messages),
                ByColour.of(side -> errors(visible, person, side)));
        PageLayout.render(
                context,
                (output, interceptor, layout) -> JteGamePageGenerated.render(
                        output, interceptor, layout, ContestFrame.of(context, hosted), view));
    }

    private void log(Context context) {
        HostedContest hosted = lookup.contest(context);
        VisibleGame visible = find(context, hosted);
        respondLog(
                context,
                GameLog.fileName((int) visible.stored().pair(), visible.record()),
                log(visible, SessionAuthenticator.person(context)));
    }

    /** The logs of the latest games of an entry. */
    private void entryLog(Context context) {
        HostedContest hosted = lookup.contest(context);
        StoredEntry entry = lookup.entry(context, hosted);
        Optional<Person> person = SessionAuthenticator.person(context);
        String logs = judge.competitions().latestGames(hosted.id(), Optional.of(entry.id()), MAX_LOGS, 0).stream()
                .map(game -> "Game   " + game.pair() + "." + (game.number() + 1) + "\n"
                        + log(find(game.pair(), game.number(), hosted), person))
                .collect(Collectors.joining("\n" + "=".repeat(60) + "\n\n"));
        respondLog(
                context, "games-of-" + entry.id() + ".txt", logs.isEmpty() ? "No games have been played yet.\n" : logs);
    }

    private static void respondLog(Context context, String name, String text) {
        context.contentType("text/plain; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"" + name + "\"")
                .result(text);
    }

    /** The log of a game as a person may see it. */
    private String log(VisibleGame visible, Optional<Person> person) {
        GameFault fault = visible.record().fault();
        GameRecord shown =
                fault == null || lookup.canSeeDetails(person, visible.entries().get(fault.side()))
                        ? visible.record()
                        : visible.record().withFaultReason("its author and the staff see why");
        StringBuilder text = new StringBuilder(GameLog.format(shown));
        for (Colour side : Colour.values()) {
            String errors = errors(visible, person, side);
            if (!errors.isBlank()) {
                text.append("\nEnd of ").append(side.title()).append("'s standard error:\n");
                text.append(errors).append('\n');
            }
        }
        return text.toString();
    }

    private Optional<String> fault(VisibleGame visible, Optional<Person> person, Messages messages) {
        return Optional.ofNullable(visible.record().fault())
                .map(fault -> messages.text(
                                "game.failed",
                                "side",
                                messages.text("side." + MoveView.sideName(fault.side())),
                                "verdict",
                                GameTable.verdictText(fault.verdict().name(), messages))
                        + (lookup.canSeeDetails(person, visible.entries().get(fault.side()))
                                ? " " + fault.reason()
                                : ""));
    }

    private String errors(VisibleGame visible, Optional<Person> person, Colour side) {
        if (!lookup.canSeeDetails(person, visible.entries().get(side))) {
            return "";
        }
        return side == Colour.BLACK
                ? visible.stored().blackErrors()
                : visible.stored().whiteErrors();
    }

    private static String result(VisibleGame visible, Messages messages) {
        GameRecord game = visible.record();
        return GameTable.outcome(visible.stored(), messages)
                + (game.fault() == null
                        ? " " + game.game().position().discs(Colour.BLACK) + "–"
                                + game.game().position().discs(Colour.WHITE)
                        : "");
    }

    private static List<MoveRow> moves(GameRecord game, Messages messages) {
        List<MoveRow> rows = new ArrayList<>();
        List<Move> moves = game.game().moves();
        Colour side = game.game().startPosition().toMove();
        for (int ply = 0; ply < moves.size(); ply++) {
            String number = String.valueOf(ply + 1);
            String square = moves.get(ply).toString();
            rows.add(
                    ply < game.openingPlies()
                            ? new MoveRow(number, side, square, "", "")
                            : MoveRow.of(number, side, square, game.moveTimes().get(ply - game.openingPlies())));
            side = side.other();
        }
        for (Colour one : Colour.values()) {
            rows.add(MoveRow.of(messages.text("game.total"), one, "", game.totalTime(one)));
        }
        return rows;
    }

    private void json(Context context) {
        HostedContest hosted = lookup.contest(context);
        VisibleGame visible = find(context, hosted);
        GameRecord game = visible.record();
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
                && lookup.canSeeDetails(
                        SessionAuthenticator.person(context), visible.entries().get(fault.side()))) {
            response.put("reason", fault.reason());
        }
        Json.respond(context, response);
    }
}

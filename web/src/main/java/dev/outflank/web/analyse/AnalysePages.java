package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.Analyst;
import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.MoveVerdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Svg;
import dev.outflank.web.http.Asked;
import dev.outflank.web.http.Fault;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.Layout;
import dev.outflank.web.http.Pages;
import dev.outflank.web.http.Role;
import dev.outflank.web.think.LiveAnswer;
import dev.outflank.web.think.Thinkers;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** Looking at games: what moves were worth, what would have been better, and practice from one's own mistakes. */
public final class AnalysePages implements Pages {
    private static final Duration WHOLE_GAME = Duration.ofSeconds(90);
    private static final Duration ONE_POSITION = Duration.ofSeconds(8);
    private static final Duration ONE_GUESS = Duration.ofSeconds(3);

    private final Thinkers analysts;

    public AnalysePages(Thinkers analysts) {
        this.analysts = analysts;
    }

    record Guess(String record, int ply, String square) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/analyse", AnalysePages::page, Role.ANYONE)
                .post(
                        "/api/analyse/records",
                        context -> Json.answer(context, Records.read(context.bodyAsBytes())),
                        Role.ANYONE)
                .get("/api/analyse/game", context -> Json.answer(context, GameView.of(game(context))), Role.ANYONE)
                .get("/api/analyse/verdicts", this::verdicts, Role.ANYONE)
                .get("/api/analyse/values", this::values, Role.ANYONE)
                .get("/api/analyse/mistakes", this::mistakes, Role.ANYONE)
                .post("/api/analyse/guess", this::guess, Role.ANYONE)
                .get("/api/analyse/picture", AnalysePages::picture, Role.ANYONE)
                .get("/api/analyse/export", AnalysePages::export, Role.ANYONE);
    }

    private static void page(Context context) {
        Layout.answer(
                context, "Analyse", List.of("board", "analyse"), List.of("analyse"), "<analyse-page></analyse-page>");
    }

    private static Game game(Context context) {
        return GameText.parse(Asked.parameter(context, "record"));
    }

    private static Game position(Context context) {
        String ply = Asked.parameter(context, "ply");
        if (!ply.matches("\\d{1,4}")) {
            throw new Fault(
                    HttpStatus.BAD_REQUEST,
                    "A number of moves was expected, not " + NotationException.quoted(ply) + ".");
        }
        return GameText.parse(Asked.parameter(context, "record"), Integer.parseInt(ply));
    }

    private static Game suitable(Game game) {
        Analyst.refusal(game, Position.MAX_SIZE).ifPresent(sentence -> {
            throw new Fault(HttpStatus.CONFLICT, "Sorry: " + sentence + ".");
        });
        return game;
    }

    /** Every move judged, the last one first. */
    private void verdicts(Context context) throws InterruptedException {
        Game game = suitable(game(context));
        LiveAnswer.send(context, analysts, WHOLE_GAME, (desk, clock, parts) -> Study.summary(
                Study.analyse(game, desk, clock, move -> parts.accept(Study.Verdict.of(move)))));
    }

    /** What every legal move of a position is worth, deeper and deeper. */
    private void values(Context context) throws InterruptedException {
        Game game = suitable(position(context));
        LiveAnswer.send(
                context, analysts, ONE_POSITION, (desk, clock, parts) ->
                        Study.values(game.position(), desk, clock, parts::accept));
    }

    /** Where a side went wrong: the positions only, since what was better is what is to be guessed. */
    private void mistakes(Context context) throws InterruptedException {
        Game game = suitable(game(context));
        Colour side = switch (Asked.parameter(context, "side")) {
            case "black" -> Colour.BLACK;
            case "white" -> Colour.WHITE;
            default -> throw new Fault(HttpStatus.BAD_REQUEST, "A side is black or white.");
        };
        LiveAnswer.send(context, analysts, WHOLE_GAME, (desk, clock, parts) -> {
            GameAnalysis analysis = Study.analyse(game, desk, clock, move -> parts.accept(Map.of("left", move.ply())));
            return Map.of("plies", analysis.moves().stream()
                    .filter(move -> move.side() == side && move.grade().isMistake())
                    .map(MoveVerdict::ply)
                    .toList());
        });
    }

    /** Takes a guess first and tells values then. */
    private void guess(Context context) throws InterruptedException {
        Guess guess = Json.body(context, Guess.class);
        Game game = suitable(GameText.parse(Asked.field(guess.record, "record"), guess.ply));
        Move move;
        try {
            move = Notation.STANDARD.parse(Asked.field(guess.square, "square"), game.position().size());
        } catch (NotationException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "A move was expected: " + e.reason() + ".");
        }
        if (move.isPass() || !game.position().isLegal(move)) {
            throw new Fault(HttpStatus.CONFLICT, move + " is not a legal move here.");
        }
        var thought = analysts.ask(
                ONE_GUESS, (desk, clock) -> Study.values(game.position(), desk, clock, values -> {}));
        Json.answer(context, Map.of("values", thought.await()));
    }

    private static void picture(Context context) {
        context.contentType("image/svg+xml")
                .result(Svg.format(BoardPicture.of(position(context)).withLegalMoves(false).drawing()));
    }

    private static void export(Context context) {
        String format = Asked.parameter(context, "format");
        String text = Records.export(Asked.parameter(context, "record"), format);
        context.contentType("text/plain; charset=utf-8")
                .header(
                        "Content-Disposition",
                        "attachment; filename=\"game." + (format.equals("text") ? "txt" : format) + "\"")
                .result(text);
    }
}

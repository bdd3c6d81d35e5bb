package dev.outflank.web.analyse;

import dev.outflank.engine.analysis.GameAnalysis;
import dev.outflank.engine.analysis.GameAnalyzer;
import dev.outflank.engine.analysis.MoveAnalysis;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.database.DatabaseFolder;
import dev.outflank.rules.picture.BoardPicture;
import dev.outflank.rules.picture.Svg;
import dev.outflank.web.engine.EnginePool;
import dev.outflank.web.engine.EngineStream;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.EventStream;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RequestParams;
import dev.outflank.web.http.RequestPool;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The analysis page and its API: verdicts on the moves of a game, move values, practice, import and export. */
public final class AnalysePages implements RouteGroup {
    private static final Duration GAME_TIME = Duration.ofMinutes(5);
    private static final int DEFAULT_SECONDS = 8;
    private static final int MAX_SECONDS = 120;
    private static final int DEFAULT_LEVEL = 20;
    private static final int MAX_LEVEL = 40;
    private static final Duration GUESS_TIME = Duration.ofSeconds(3);

    private final EnginePool gameAnalysts;
    private final EnginePool positionAnalysts;
    private final DatabaseFolder database;
    private final RequestPool parsers = RequestPool.forParsing("import");

    /**
     * Creates the pages.
     *
     * @param gameAnalysts analyse whole games
     * @param positionAnalysts analyse single positions
     * @param database has the names of players for WTHOR files without lists
     */
    public AnalysePages(EnginePool gameAnalysts, EnginePool positionAnalysts, DatabaseFolder database) {
        this.gameAnalysts = gameAnalysts;
        this.positionAnalysts = positionAnalysts;
        this.database = database;
    }

    record GuessRequest(String record, int ply, String square) {}

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(
                        "/analyse",
                        context -> PageLayout.render(context, JteAnalysePageGenerated::render),
                        AccessLevel.ANYONE)
                .post("/api/analyse/records", this::importRecords, AccessLevel.ANYONE)
                .get(
                        "/api/analyse/game",
                        context -> Json.respond(context, GameView.of(game(context), Messages.of(context))),
                        AccessLevel.ANYONE)
                .post("/api/analyse/guess", this::guess, AccessLevel.ANYONE)
                .post(
                        "/api/analyse/tree",
                        context -> Json.respond(
                                context,
                                Map.of(
                                        "text",
                                        Json.parseBody(context, TreeExport.class)
                                                .write())),
                        AccessLevel.ANYONE)
                .get("/api/analyse/picture", AnalysePages::picture, AccessLevel.ANYONE)
                .get("/api/analyse/export", AnalysePages::export, AccessLevel.ANYONE);
        EventStream.addRoute(routes, "/api/analyse/verdicts", this::verdicts, AccessLevel.ANYONE);
        EventStream.addRoute(routes, "/api/analyse/values", this::values, AccessLevel.ANYONE);
        EventStream.addRoute(routes, "/api/analyse/mistakes", this::mistakes, AccessLevel.ANYONE);
        EventStream.addRoute(routes, "/api/analyse/player", this::player, AccessLevel.ANYONE);
    }

    private void importRecords(Context context) {
        List<ImportedGames.ImportedFile> files = context.isMultipartFormData()
                ? uploadedFiles(context)
                : List.of(new ImportedGames.ImportedFile("", context.bodyAsBytes()));
        String side = context.queryParam("side");
        Colour toMove = side == null ? null : colour(side);
        Messages messages = Messages.of(context);
        ImportedGames imported = parsers.run(context.ip(), () -> ImportedGames.read(files, database, toMove, messages));
        // The body of an error has what could be read, so that the page can offer it.
        context.status(imported.error().isEmpty() || imported.sideMissing() ? HttpStatus.OK : HttpStatus.BAD_REQUEST);
        Json.respond(context, imported);
    }

    private static List<ImportedGames.ImportedFile> uploadedFiles(Context context) {
        List<ImportedGames.ImportedFile> files = new ArrayList<>();
        for (UploadedFile file : context.uploadedFiles()) {
            try (InputStream content = file.content()) {
                files.add(new ImportedGames.ImportedFile(file.filename(), content.readAllBytes()));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return files;
    }

    private static Colour colour(String side) {
        return switch (side) {
            case "black" -> Colour.BLACK;
            case "white" -> Colour.WHITE;
            default -> throw new HttpException(HttpStatus.BAD_REQUEST, "'side' must be black or white.");
        };
    }

    private static Game game(Context context) {
        return GameText.parse(RequestParams.requireQueryParam(context, "record"));
    }

    private static Game positionAt(Context context) {
        String ply = RequestParams.requireQueryParam(context, "ply");
        if (!ply.matches("\\d{1,4}")) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, "'ply' must be a number, not " + NotationException.quoted(ply) + ".");
        }
        return GameText.parse(RequestParams.requireQueryParam(context, "record"), Integer.parseInt(ply));
    }

    private static Game requireAnalysable(Game game) {
        GameAnalyzer.unsupportedReason(game, Position.MAX_SIZE).ifPresent(sentence -> {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("error.sorry", "reason", sentence));
        });
        return game;
    }

    /** Streams the verdict on each move, last move first. */
    private void verdicts(Context context) throws InterruptedException {
        Game game = requireAnalysable(game(context));
        List<Position> positions = game.positions();
        EngineStream.stream(
                context,
                gameAnalysts,
                GAME_TIME,
                (engine, clock, partialResults) -> EngineAnalysis.summary(EngineAnalysis.analyse(
                        game,
                        engine,
                        clock,
                        move -> partialResults.accept(EngineAnalysis.Verdict.of(move, positions.get(move.ply()))))));
    }

    /** Streams the values of all legal moves of a position at increasing depth. */
    private void values(Context context) throws InterruptedException {
        Game game = requireAnalysable(positionAt(context));
        int level = number(context, "level", DEFAULT_LEVEL, MAX_LEVEL);
        int seconds = number(context, "seconds", DEFAULT_SECONDS, MAX_SECONDS);
        EngineStream.stream(
                context,
                positionAnalysts,
                Duration.ofSeconds(seconds),
                (engine, clock, partialResults) ->
                        EngineAnalysis.values(game.position(), level, engine, clock, partialResults::accept));
    }

    private static int number(Context context, String name, int defaultNumber, int max) {
        String value = context.queryParam(name);
        if (value == null) {
            return defaultNumber;
        }
        if (!value.matches("\\d{1,3}") || Integer.parseInt(value) < 1 || Integer.parseInt(value) > max) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST,
                    "'" + name + "' must be 1 to " + max + ", not " + NotationException.quoted(value) + ".");
        }
        return Integer.parseInt(value);
    }

    /** The plies of a side's mistakes, without values or better moves: those are to be found by the user. */
    private void mistakes(Context context) throws InterruptedException {
        Game game = requireAnalysable(game(context));
        Colour side = colour(RequestParams.requireQueryParam(context, "side"));
        EngineStream.stream(context, gameAnalysts, GAME_TIME, (engine, clock, partialResults) -> {
            GameAnalysis analysis = EngineAnalysis.analyse(
                    game, engine, clock, move -> partialResults.accept(Map.of("left", move.ply())));
            return Map.of(
                    "plies",
                    analysis.moves().stream()
                            .filter(move -> move.side() == side && move.grade().isMistake())
                            .map(MoveAnalysis::ply)
                            .toList());
        });
    }

    /** What one game says about a player. */
    private void player(Context context) throws InterruptedException {
        Game game = requireAnalysable(game(context));
        Colour side = colour(RequestParams.requireQueryParam(context, "side"));
        String date = Optional.ofNullable(context.queryParam("date")).orElse("");
        Messages messages = Messages.of(context);
        EngineStream.stream(
                context,
                gameAnalysts,
                GAME_TIME,
                (engine, clock, partialResults) -> PlayerGame.of(
                        EngineAnalysis.analyse(
                                game, engine, clock, move -> partialResults.accept(Map.of("left", move.ply()))),
                        side,
                        date,
                        messages));
    }

    /** Accepts a guess, then responds with the values of all moves. */
    private void guess(Context context) throws InterruptedException {
        GuessRequest request = Json.parseBody(context, GuessRequest.class);
        Game game =
                requireAnalysable(GameText.parse(RequestParams.requireField(request.record, "record"), request.ply));
        Move move;
        try {
            move = Notation.STANDARD.parse(
                    RequestParams.requireField(request.square, "square"),
                    game.position().size());
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.invalid-move", "reason", e.reason()));
        }
        if (move.isPass() || !game.position().isLegal(move)) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("play.illegal-here", "move", move));
        }
        var future = positionAnalysts.submit(
                GUESS_TIME,
                (engine, clock) -> EngineAnalysis.values(game.position(), DEFAULT_LEVEL, engine, clock, values -> {}));
        Json.respond(context, Map.of("values", future.await()));
    }

    private static void picture(Context context) {
        context.contentType("image/svg+xml")
                .result(Svg.format((context.queryParam("numbers") == null
                                ? BoardPicture.of(positionAt(context)).withLegalMoves(false)
                                : BoardPicture.ofNumberedMoves(positionAt(context)))
                        .drawing()));
    }

    private static void export(Context context) {
        String format = RequestParams.requireQueryParam(context, "format");
        String text = ImportedGames.export(RequestParams.requireQueryParam(context, "record"), format);
        context.contentType("text/plain; charset=utf-8")
                .header(
                        "Content-Disposition",
                        "attachment; filename=\"game." + (format.equals("text") ? "txt" : format) + "\"")
                .result(text);
    }
}

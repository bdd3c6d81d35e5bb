package dev.outflank.web.explore;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import dev.outflank.rules.database.DatabaseGame;
import dev.outflank.rules.database.GameDatabase;
import dev.outflank.rules.database.GameFilter;
import dev.outflank.rules.database.GamePage;
import dev.outflank.rules.database.MoveStatistics;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.Opening;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.board.OpeningName;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.RequestParams;
import dev.outflank.web.http.RequestPool;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The API of the opening explorer. */
public final class ExplorerPages implements RouteGroup {
    private static final int PAGE_SIZE = 20;
    private static final int MAX_PAGE = 100_000;

    private final ServerDatabase database;
    private final ServerBook book;
    private final RequestPool searches = RequestPool.forParsing("explorer");

    /** Creates the routes for the database in a folder and a book, which need not exist. */
    public ExplorerPages(Path folder, Path book) {
        database = new ServerDatabase(folder);
        this.book = new ServerBook(book);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get("/api/explorer", this::explore, AccessLevel.ANYONE)
                .get("/api/explorer/games", this::findGames, AccessLevel.ANYONE)
                .get("/api/explorer/openings", ExplorerPages::openings, AccessLevel.ANYONE);
    }

    /**
     * A legal move of a position.
     *
     * @param opening the name of the opening that it leads to; empty if it has none
     * @param book the value in the opening book for the side to move; {@code null} if it is not in the book
     * @param averageDiscs of the side to move at the end; {@code null} if unknown
     */
    record ExplorerMove(
            int square,
            String name,
            String opening,
            @Nullable Integer book,
            int games,
            int blackWins,
            int draws,
            int whiteWins,
            @Nullable Double averageDiscs) {}

    /**
     * A position in the explorer.
     *
     * @param opening the name of the position; empty if it has none
     * @param games the number of games in the database
     * @param indexing whether more games are being indexed
     */
    record ExplorerView(String opening, int games, boolean indexing, List<ExplorerMove> moves) {}

    /** A game in a list. */
    record GameRow(String black, String white, String event, int year, String result, String text) {}

    record GameRows(int total, int page, int pages, List<GameRow> games) {}

    /** A named opening with its usual order of moves. */
    record NamedOpening(String name, String line) {}

    private static void openings(Context context) {
        Messages messages = Messages.of(context);
        Json.respond(
                context,
                Opening.all()
                        .map(opening -> new NamedOpening(OpeningName.in(messages, opening), opening.line()))
                        .sorted(Comparator.comparing(NamedOpening::name))
                        .toList());
    }

    private void explore(Context context) {
        Position position = position(RequestParams.requireQueryParam(context, "board"));
        GameFilter filter = filter(context);
        Optional<GameDatabase> games = database.database();
        List<MoveStatistics> played = games.isEmpty()
                ? List.of()
                : searches.run(context.ip(), () -> games.get().moves(position, filter));
        Messages messages = Messages.of(context);
        Json.respond(
                context,
                new ExplorerView(
                        openingName(position, messages),
                        games.map(GameDatabase::gameCount).orElse(0),
                        database.isIndexing(),
                        moves(position, played, messages)));
    }

    private List<ExplorerMove> moves(Position position, List<MoveStatistics> played, Messages messages) {
        Map<Move, MoveStatistics> byMove = new HashMap<>();
        played.forEach(move -> byMove.put(move.move(), move));
        List<ExplorerMove> moves = new ArrayList<>();
        for (Move move : position.moves()) {
            Position next = position.play(move);
            OptionalInt value = book.value(next);
            MoveStatistics found = byMove.getOrDefault(move, new MoveStatistics(move, 0, 0, 0, 0, Double.NaN));
            moves.add(new ExplorerMove(
                    MoveView.squareIndex(move, position.size()),
                    move.toString(),
                    openingName(next, messages),
                    value.isPresent() ? -value.getAsInt() : null,
                    found.games(),
                    found.blackWins(),
                    found.draws(),
                    found.whiteWins(),
                    Double.isNaN(found.averageDiscs()) ? null : Math.round(10 * found.averageDiscs()) / 10.0));
        }
        moves.sort(Comparator.comparingInt(ExplorerMove::games)
                .thenComparingInt(move -> move.book() == null ? Integer.MIN_VALUE : move.book())
                .reversed());
        return moves;
    }

    private static String openingName(Position position, Messages messages) {
        return Opening.at(position)
                .map(opening -> OpeningName.in(messages, opening))
                .orElse("");
    }

    private void findGames(Context context) {
        String board = context.queryParam("board");
        GameFilter filter = filter(context).withPosition(board == null ? null : position(board));
        int page = number(context, "page", 1, MAX_PAGE, 1);
        GamePage found = database.database()
                .map(games -> searches.run(context.ip(), () -> games.find(filter, (page - 1) * PAGE_SIZE, PAGE_SIZE)))
                .orElse(new GamePage(0, 0, List.of()));
        Json.respond(
                context,
                new GameRows(
                        found.total(),
                        page,
                        (found.total() + PAGE_SIZE - 1) / PAGE_SIZE,
                        found.games().stream().map(ExplorerPages::row).toList()));
    }

    private static GameRow row(DatabaseGame game) {
        String result = game.blackDiscs().isPresent()
                ? game.blackDiscs().getAsInt() + ":" + (64 - game.blackDiscs().getAsInt())
                : game.toRecord().result().map(GameResult::toString).orElse("");
        return new GameRow(
                game.black(),
                game.white(),
                game.event(),
                game.year(),
                result,
                Transcript.format(game.game().moves()));
    }

    private static GameFilter filter(Context context) {
        String player = Optional.ofNullable(context.queryParam("player")).orElse("");
        String event = Optional.ofNullable(context.queryParam("event")).orElse("");
        return new GameFilter(
                player,
                event,
                number(context, "from", 0, 9999, 0),
                number(context, "to", 0, 9999, Integer.MAX_VALUE),
                null);
    }

    private static int number(Context context, String name, int least, int most, int fallback) {
        String text = context.queryParam(name);
        if (text == null || text.isBlank()) {
            return fallback;
        }
        if (!text.matches("\\d{1,6}") || Integer.parseInt(text) < least || Integer.parseInt(text) > most) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST, Message.of("explorer.number", "name", name, "least", least, "most", most));
        }
        return Integer.parseInt(text);
    }

    private static Position position(String text) {
        try {
            return BoardText.parse(text);
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("explorer.board", "reason", e.reason()));
        }
    }
}

package dev.outflank.web.puzzle;

import dev.outflank.engine.puzzle.Puzzle;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.web.board.MoveView;
import dev.outflank.web.http.AccessLevel;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.Json;
import dev.outflank.web.http.PageLayout;
import dev.outflank.web.http.RequestParams;
import dev.outflank.web.http.RouteGroup;
import dev.outflank.web.text.Message;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.IntStream;

/** The page of puzzles and its API. */
public final class PuzzlePages implements RouteGroup {
    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(
                        "/puzzles",
                        context -> PageLayout.render(context, JtePuzzlesPageGenerated::render),
                        AccessLevel.ANYONE)
                .get("/api/puzzles/daily", context -> Json.respond(context, daily(today())), AccessLevel.ANYONE)
                .get("/api/puzzles/random", PuzzlePages::random, AccessLevel.ANYONE)
                .get("/api/puzzles/{number}/guess", PuzzlePages::guess, AccessLevel.ANYONE);
    }

    /**
     * A puzzle without its solution.
     *
     * @param number its number, from 0
     * @param day the day of a daily puzzle; empty for others
     */
    record PuzzleView(
            int number,
            String day,
            int grade,
            int empties,
            int size,
            int ply,
            String board,
            String turn,
            List<Integer> moves,
            List<MoveView> recent) {
        static PuzzleView of(int number, String day) {
            Puzzle puzzle = Puzzle.shipped().get(number);
            Position position = puzzle.position();
            return new PuzzleView(
                    number,
                    day,
                    puzzle.grade(),
                    position.empties(),
                    position.size(),
                    0,
                    BoardText.format(position).substring(0, 64),
                    position.toMove() == Colour.BLACK ? "black" : "white",
                    position.moves().stream()
                            .map(move -> MoveView.squareIndex(move, position.size()))
                            .toList(),
                    List.of());
        }
    }

    /** The exact value of a move for the side to move. */
    record ValueView(int square, String name, int value) {}

    record GuessView(boolean solved, String solution, List<ValueView> values) {}

    private static LocalDate today() {
        return LocalDate.now(ZoneOffset.UTC);
    }

    /** The puzzle of a day: the shipped ones in turn. */
    static PuzzleView daily(LocalDate day) {
        return PuzzleView.of(
                (int) Math.floorMod(day.toEpochDay(), (long) Puzzle.shipped().size()), day.toString());
    }

    private static void random(Context context) {
        String grade = context.queryParam("grade");
        if (grade != null && !grade.matches("[1-" + Puzzle.GRADES + "]")) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("puzzles.no-grade", "most", Puzzle.GRADES));
        }
        List<Puzzle> puzzles = Puzzle.shipped();
        int[] numbers = IntStream.range(0, puzzles.size())
                .filter(number -> grade == null || puzzles.get(number).grade() == Integer.parseInt(grade))
                .toArray();
        Json.respond(context, PuzzleView.of(numbers[ThreadLocalRandom.current().nextInt(numbers.length)], ""));
    }

    private static void guess(Context context) {
        String number = context.pathParam("number");
        if (!number.matches("\\d{1,6}")
                || Integer.parseInt(number) >= Puzzle.shipped().size()) {
            throw new HttpException(HttpStatus.NOT_FOUND, Message.of("puzzles.no-puzzle"));
        }
        Puzzle puzzle = Puzzle.shipped().get(Integer.parseInt(number));
        Position position = puzzle.position();
        Move move;
        try {
            move = Notation.STANDARD.parse(RequestParams.requireQueryParam(context, "square"), position.size());
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.invalid-move", "reason", e.reason()));
        }
        if (move.isPass() || !position.isLegal(move)) {
            throw new HttpException(HttpStatus.CONFLICT, Message.of("puzzles.illegal", "move", move));
        }
        Json.respond(
                context,
                new GuessView(
                        move.equals(puzzle.solution()),
                        puzzle.solution().toString(),
                        puzzle.values().entrySet().stream()
                                .map(entry -> new ValueView(
                                        MoveView.squareIndex(entry.getKey(), position.size()),
                                        entry.getKey().toString(),
                                        entry.getValue()))
                                .toList()));
    }
}

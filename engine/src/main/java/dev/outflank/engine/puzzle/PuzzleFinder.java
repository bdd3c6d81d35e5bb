package dev.outflank.engine.puzzle;

import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.SearchLimits;
import dev.outflank.engine.search.SearchListener;
import dev.outflank.engine.search.SearchResult;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.BalancedOpenings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** Finds puzzles in games. With one thread, the same games give the same puzzles. */
public final class PuzzleFinder {
    /** The smallest number of empty squares of a puzzle. */
    public static final int MIN_EMPTIES = 8;

    /** The largest number of empty squares of a puzzle. */
    public static final int MAX_EMPTIES = 20;

    /** With fewer moves there is little to find. */
    private static final int MIN_MOVES = 4;

    /** Beyond this value the game is decided, and the best move matters little. */
    private static final int MAX_VALUE = 40;

    private static final int SELF_PLAY_DEPTH = 3;
    private static final double RANDOM_MOVE_RATE = 0.12;

    private final Search search;
    private final int minEmpties;
    private final int maxEmpties;

    /** A finder of puzzles in a range of empty squares. */
    public PuzzleFinder(Search search, int minEmpties, int maxEmpties) {
        this.search = search;
        this.minEmpties = minEmpties;
        this.maxEmpties = maxEmpties;
    }

    /** A puzzle from a game: of its positions, tried in random order, the first that is one. */
    public Optional<Puzzle> find(Game game, long seed) {
        List<Position> candidates = new ArrayList<>(game.positions().stream()
                .filter(position -> position.size() == 8
                        && position.empties() >= minEmpties
                        && position.empties() <= maxEmpties
                        && position.mobility() >= MIN_MOVES)
                .toList());
        SplittableRandom random = new SplittableRandom(seed);
        while (!candidates.isEmpty()) {
            Optional<Puzzle> puzzle = puzzle(candidates.remove(random.nextInt(candidates.size())));
            if (puzzle.isPresent()) {
                return puzzle;
            }
        }
        return Optional.empty();
    }

    /** The puzzle of a position; empty if it has no unique best move or is decided. */
    Optional<Puzzle> puzzle(Position position) {
        search.clear();
        List<SearchResult> iterations = new ArrayList<>();
        SearchResult best = search.run(position, SearchLimits.NONE, iterations::add);
        if (!best.exact() || Math.abs(best.score()) > MAX_VALUE) {
            return Optional.empty();
        }
        List<SearchResult> moves = search.runAllMoves(position, SearchLimits.NONE, SearchListener.NONE);
        if (moves.get(0).score() == moves.get(1).score()) {
            return Optional.empty();
        }
        int depth = 1;
        for (SearchResult iteration : iterations) {
            if (!iteration.bestMove().equals(moves.get(0).bestMove())) {
                depth = iteration.depth() + 1;
            }
        }
        Map<Move, Integer> values = new LinkedHashMap<>();
        moves.forEach(move -> values.put(move.bestMove(), move.score()));
        return Optional.of(new Puzzle(position, values, Math.min(depth, position.empties())));
    }

    /** A game of the engine against itself at a low depth, from a balanced opening and with occasional random moves. */
    public Game selfPlay(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = BalancedOpenings.game(random.nextInt(BalancedOpenings.count()));
        search.clear();
        while (!game.isOver()) {
            Position position = game.position();
            Move move;
            if (position.mobility() == 0) {
                move = Move.PASS;
            } else if (random.nextDouble() < RANDOM_MOVE_RATE) {
                move = position.move(random.nextInt(position.mobility()));
            } else {
                SearchLimits limits = SearchLimits.depth(SELF_PLAY_DEPTH, Selectivity.PERCENT_100);
                move = search.run(position, limits, SearchListener.NONE).bestMove();
            }
            game = game.play(move);
        }
        return game;
    }
}

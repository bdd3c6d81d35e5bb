package dev.outflank.engine.search;

import dev.outflank.engine.evaluation.PatternWeights;
import dev.outflank.engine.evaluation.Words;
import dev.outflank.rules.Bitboard;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.Scoring;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The engine on 4×4, 6×6 and 8×8: finds the best move and its score as far as its {@link Limits} reach. It searches one
 * position at a time, on the thread that asks and some of its own, and remembers what it found for the next one.
 *
 * <p>With one thread, every number it gives, nodes included, depends on nothing but what was asked since it was made or
 * cleared (unless a clock interferes). With more threads, exact scores are the same, and the best move is one that has
 * that score.
 */
public final class Search implements Searcher {
    public static final int MAX_THREADS = 256;

    public static final int LARGEST_BOARD = Bitboard.LARGEST_BOARD;

    private final TranspositionTable table;
    private final Signal signal = new Signal();
    private final Team team;
    private long squares = Bitboard.squares(8);
    private Scoring scoring = Scoring.EMPTIES_TO_WINNER;
    private volatile Pondering pondering = new Pondering();

    /** The time of pondering: endless until the moment it is over. */
    private static final class Pondering implements Clock {
        private volatile boolean over;

        @Override
        public long nanosLeft() {
            return over ? 0 : Long.MAX_VALUE;
        }
    }

    /** An engine with this many threads and a hash table of about this many megabytes. */
    public Search(int threads, int hashMegabytes) {
        this(threads, hashMegabytes, PatternWeights.shipped());
    }

    /** The same with other weights: a trainer's. */
    public Search(int threads, int hashMegabytes, PatternWeights weights) {
        if (threads < 1 || threads > MAX_THREADS) {
            throw new IllegalArgumentException("a search has 1 to " + MAX_THREADS + " threads, not " + threads);
        }
        table = new TranspositionTable(hashMegabytes);
        team = new Team(threads, table, signal, weights);
    }

    /** {@link Bitboard#warmUpVectors} for all that a search does with vectors. */
    public static Thread warmUpVectors() {
        return Bitboard.warmUpVectors(Words::compileVectors);
    }

    @Override
    public int largestBoard() {
        return LARGEST_BOARD;
    }

    @Override
    public Limits level(int level, int empties) {
        return Limits.level(level, empties);
    }

    /** Searches until a limit is met or {@link #stop} is called. There is always a result, however short the time. */
    @Override
    public Result run(Position position, Limits limits, Listener listener) {
        pondering.over = true;
        return search(Root.of(position), limits, listener);
    }

    /** Searches every legal move by itself; the best comes first, moves of equal scores in reading order. */
    @Override
    public List<Result> runAllMoves(Position position, Limits limits, Listener listener) {
        pondering.over = true;
        return searchAllMoves(Root.of(position), limits, listener);
    }

    /**
     * Thinks about a position, usually the one the opponent has to answer, until {@link #stop} or the next search. What
     * it finds stays in the table; the listener hears it on a thread of its own.
     */
    public void ponder(Position position, Scoring counting, Listener listener) {
        pondering.over = true;
        Pondering now = new Pondering();
        pondering = now;
        Root root = Root.of(position);
        Limits limits = Limits.NONE.withScoring(counting).within(now);
        Thread.ofPlatform().daemon().name("ponder").start(() -> search(root, limits, listener));
    }

    /** Makes the search that is running, or pondering, return what it has at once. Callable from any thread. */
    public void stop() {
        pondering.over = true;
        signal.stop();
    }

    /** The depth of the search that predicts one of this depth, where a search may leave out what it predicts. */
    public static int predictionDepth(int depth) {
        return ProbCut.shallow(depth);
    }

    /** Forgets everything. */
    public synchronized void clear() {
        table.clear();
        team.board(squares, scoring);
    }

    /** Stops what is running, waits for it, and lets the threads go. */
    @Override
    public void close() {
        stop();
        synchronized (this) {
            team.close();
        }
    }

    private synchronized Result search(Root root, Limits limits, Listener listener) {
        prepare(root, limits);
        if (root.isStart() && limits.depth() >= root.empties()) {
            // Its four moves are one, turned and mirrored.
            int square = Long.numberOfTrailingZeros(root.moves());
            Move move = root.move(square);
            return deepen(root.played(square), limits, result -> listener.found(result.after(move)))
                    .after(move);
        }
        return deepen(root, limits, listener);
    }

    private synchronized List<Result> searchAllMoves(Root root, Limits limits, Listener listener) {
        prepare(root, limits);
        Limits below = limits.withDepth(Math.max(1, limits.depth() - 1));
        List<Result> results = new ArrayList<>();
        for (long m = root.moves(); m != 0; m &= m - 1) {
            int square = Long.numberOfTrailingZeros(m);
            Result result = deepen(root.played(square), below, Listener.NONE).after(root.move(square));
            results.add(result);
            listener.found(result);
        }
        results.sort(Comparator.comparingInt(Result::score).reversed());
        return results;
    }

    private void prepare(Root root, Limits limits) {
        if (root.squares() != squares || limits.scoring() != scoring) {
            squares = root.squares();
            scoring = limits.scoring();
            clear();
        }
        table.age();
        team.begin(limits);
        signal.reset();
    }

    /** Iterative deepening along a {@link Plan}. */
    private Result deepen(Root root, Limits limits, Listener listener) {
        if (root.moves() == 0 && root.passed().moves() == 0) {
            return result(root, team.ended(root), 0, Selectivity.FULL, true);
        }
        long time = limits.clock().nanosLeft();
        Team.Outcome outcome = team.glance(root);
        Result best = result(root, outcome, 0, Selectivity.FULL, false);
        for (Plan.Step step : Plan.of(limits, root.empties())) {
            if (limits.thrifty() && limits.clock().nanosLeft() < time / 2) {
                break;
            }
            boolean sideOnly = limits.goal() == Goal.WIN && step.goal() == Goal.WIN_DRAW_LOSS;
            Team.Outcome found = team.search(root, Aspiration.of(outcome.score(), step), step);
            if (!found.finished()) {
                if (found.move() != TranspositionTable.NO_MOVE
                        && !root.move(found.move()).equals(best.best())
                        && (!sideOnly || found.score() > best.score())) {
                    // Better than the move of the last finished search, but not all moves have been seen so deep.
                    best = result(root, found, best.depth(), best.selectivity(), false);
                }
                break;
            }
            if (sideOnly) {
                // The move is as sure as this step; the score is still the limited depth's.
                outcome = outcome.onSide(found);
                best = result(root, outcome, best.depth(), best.selectivity(), false);
            } else {
                outcome = found;
                best = result(root, outcome, step.depth(), step.selectivity(), step.isExact());
            }
            listener.found(best);
        }
        return best;
    }

    private Result result(Root root, Team.Outcome outcome, int depth, Selectivity selectivity, boolean exact) {
        List<Move> line = line(root, outcome.move(), depth);
        Move best = line.isEmpty() ? Move.PASS : line.getFirst();
        return new Result(outcome.score(), best, line, depth, selectivity, exact, team.nodes());
    }

    /** The first move, then what the table holds for best, as far as the search went. */
    private List<Move> line(Root root, int first, int depth) {
        List<Move> line = new ArrayList<>();
        Root at = root;
        int next = first;
        for (int left = Math.max(1, depth); left > 0; ) {
            long moves = at.moves();
            if (moves == 0) {
                if (at.passed().moves() == 0) {
                    break;
                }
                line.add(Move.PASS);
                at = at.passed();
            } else {
                if (next >= 64 || (moves & 1L << next) == 0) {
                    break;
                }
                line.add(root.move(next));
                at = at.played(next);
                left--;
            }
            long known = table.find(TranspositionTable.key(at.own(), at.opp()));
            next = known == 0 ? TranspositionTable.NO_MOVE : TranspositionTable.move(known);
        }
        return line;
    }
}

package dev.outflank.web.learn;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.Step;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * CS540's game tree search, stopped in the middle to be looked at. Black maximises, White minimises, and a state is
 * worth 1, 0 or −1 at the end; every call for a state counts as explored, as the exercise counts. A pass leads to the
 * same board with the other side to move.
 */
final class TreeWalk {
    private static final int INFINITY = 2;

    private final boolean pruning;
    private final long mostStates;
    private final List<Node> path = new ArrayList<>();
    private long explored;
    private long wanted;
    private boolean finishFirst;
    private int cutBelow;
    private @Nullable Node toFinish;
    private @Nullable Node finished;
    private int finishedDepth;
    private @Nullable List<Level> levels;
    private @Nullable Level finishedLevel;

    private TreeWalk(boolean pruning, long wanted, boolean finishFirst, long mostStates) {
        this.pruning = pruning;
        this.wanted = wanted;
        this.finishFirst = finishFirst;
        this.mostStates = mostStates;
    }

    /** The whole search: the value of the position and the states that it took. */
    record Outcome(int value, long explored) {}

    /**
     * A move from a state.
     *
     * @param status open, here, done, or cut: left out because it cannot matter
     * @param value what it turned out to be worth; {@code null} while unknown
     * @param cut how many moves were left out below it
     */
    record Branch(String move, String status, @Nullable Integer value, int cut) {}

    /** A state on the way from the root, with the window it was entered with and the best value so far. */
    record Level(
            String board, String turn, boolean max, String alpha, String beta, String best, List<Branch> branches) {}

    /**
     * What there is to see.
     *
     * @param levels the states from the root to the one just entered; at the end, the root alone
     * @param finished the last state with moves that was left
     * @param finishedDepth how deep that one lies: its parent is the level before
     */
    record Frame(long explored, List<Level> levels, @Nullable Level finished, int finishedDepth, boolean over) {}

    /** Searches to the end; empty-handed ({@code null}) when that takes more states than allowed. */
    static @Nullable Outcome search(Position position, boolean pruning, long mostStates) {
        TreeWalk walk = new TreeWalk(pruning, Long.MAX_VALUE, false, mostStates);
        int value = walk.enter(position, -INFINITY, INFINITY);
        return walk.explored > mostStates ? null : new Outcome(value, walk.explored);
    }

    /**
     * The search when it has just entered its so-many-th state.
     *
     * @param over whether to go on until that state is left and the next one is entered
     */
    static Frame at(Position position, boolean pruning, long state, boolean over, long mostStates) {
        TreeWalk walk = new TreeWalk(pruning, state, over, mostStates);
        walk.enter(position, -INFINITY, INFINITY);
        if (walk.levels != null) {
            return new Frame(walk.wanted, walk.levels, walk.finishedLevel, walk.finishedDepth, false);
        }
        Node root = walk.finished;
        return new Frame(walk.explored, root == null ? List.of() : List.of(root.level()), null, 0, true);
    }

    private int enter(Position position, int alpha, int beta) {
        explored++;
        if (levels != null || explored > mostStates) {
            return 0;
        }
        Node node = new Node(position, alpha, beta);
        path.add(node);
        if (explored == wanted) {
            arrive(node);
        }
        int value = position.isOver() ? score(position) : best(node);
        leave(node);
        return value;
    }

    private void arrive(Node node) {
        if (finishFirst) {
            finishFirst = false;
            toFinish = node;
        } else {
            levels = path.stream().map(Node::level).toList();
            finishedLevel = finished == null ? null : finished.level();
        }
    }

    private void leave(Node node) {
        path.removeLast();
        cutBelow = node.cut();
        if (levels == null && (!node.moves.isEmpty() || path.isEmpty())) {
            finished = node;
            finishedDepth = path.size();
        }
        if (node == toFinish) {
            wanted = explored + 1;
        }
    }

    private int best(Node node) {
        for (int i = 0; i < node.moves.size(); i++) {
            node.at = i;
            int value = enter(node.after(i), pruning ? node.alpha : -INFINITY, pruning ? node.beta : INFINITY);
            if (levels != null) {
                return 0;
            }
            node.take(i, value, cutBelow);
            if (pruning && node.alpha >= node.beta) {
                node.at = node.moves.size();
                return node.max ? node.beta : node.alpha;
            }
        }
        node.at = node.moves.size();
        return pruning ? node.max ? node.alpha : node.beta : node.best;
    }

    private static int score(Position position) {
        return Integer.signum(position.discs(Colour.BLACK) - position.discs(Colour.WHITE));
    }

    /** A state being searched. */
    private static final class Node {
        private final Position position;
        private final boolean max;
        private final List<Move> moves;
        private final @Nullable Integer[] values;
        private final int[] cuts;
        private int alpha;
        private int beta;
        private int best;
        private int at = -1;

        Node(Position position, int alpha, int beta) {
            this.position = position;
            this.max = position.toMove() == Colour.BLACK;
            this.moves = position.mustPass() ? List.of(Move.PASS) : position.moves();
            this.values = new Integer[moves.size()];
            this.cuts = new int[moves.size()];
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -INFINITY : INFINITY;
        }

        Position after(int i) {
            return position.play(moves.get(i));
        }

        void take(int i, int value, int cut) {
            values[i] = value;
            cuts[i] = cut;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
        }

        int cut() {
            int cut = 0;
            for (Integer value : values) {
                cut += value == null ? 1 : 0;
            }
            return cut;
        }

        Level level() {
            List<Branch> branches = new ArrayList<>();
            for (int i = 0; i < moves.size(); i++) {
                String status = values[i] != null ? "done" : i == at ? "here" : at >= moves.size() ? "cut" : "open";
                branches.add(new Branch(moves.get(i).toString(), status, values[i], cuts[i]));
            }
            return new Level(
                    BoardText.board(position, 'X', 'O', '-', ""),
                    Step.word(position.toMove()),
                    max,
                    bound(alpha),
                    bound(beta),
                    position.isOver() ? String.valueOf(score(position)) : bound(best),
                    branches);
        }

        private static String bound(int value) {
            return value == INFINITY
                    ? "∞"
                    : value == -INFINITY ? "−∞" : value < 0 ? "−" + -value : String.valueOf(value);
        }
    }
}

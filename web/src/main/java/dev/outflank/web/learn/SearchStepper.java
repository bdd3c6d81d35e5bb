package dev.outflank.web.learn;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.web.board.MoveView;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Minimax and alpha-beta (Knuth and Moore 1975) as in the CS540 exercise, stopped after a given number of explored states
 * so that the search can be shown. Black maximises, White minimises, and a finished game is worth 1, 0 or −1. As in the
 * exercise, each call counts as an explored state, and a pass leads to the same board with the other side to move.
 */
final class SearchStepper {
    private static final int INFINITY = 2;

    private final boolean pruning;
    private final long maxStates;
    private final List<Node> path = new ArrayList<>();
    private long explored;
    private long targetState;
    private boolean stepOver;
    private int prunedBelow;
    private @Nullable Node stepOverNode;
    private @Nullable Node lastFinished;
    private int lastFinishedDepth;
    private @Nullable List<Level> levels;
    private @Nullable Level lastFinishedLevel;

    private SearchStepper(boolean pruning, long targetState, boolean stepOver, long maxStates) {
        this.pruning = pruning;
        this.targetState = targetState;
        this.stepOver = stepOver;
        this.maxStates = maxStates;
    }

    /** The result of a complete search: the value of the position and the number of explored states. */
    record Outcome(int value, long explored) {}

    /**
     * A move from a state.
     *
     * @param status open (not searched yet), here (being searched), done (searched) or cut (pruned)
     * @param value the value of the move; {@code null} while unknown
     * @param cut number of moves pruned in the state below it
     */
    record Branch(String move, String status, @Nullable Integer value, int cut) {}

    /** A state on the path from the root, with its window and the best value so far. */
    record Level(
            String board, String turn, boolean max, String alpha, String beta, String best, List<Branch> branches) {}

    /**
     * A snapshot of the search.
     *
     * @param levels the states from the root to the one just entered; only the root after the search
     * @param finished the last completed state that had moves
     * @param finishedDepth the depth of the finished state; its parent is the level before
     */
    record Frame(
            long explored, List<Level> levels, @Nullable Level finished, int finishedDepth, boolean over) {}

    /** Searches completely; {@code null} if that takes more states than allowed. */
    static @Nullable Outcome search(Position position, boolean pruning, long maxStates) {
        SearchStepper stepper = new SearchStepper(pruning, Long.MAX_VALUE, false, maxStates);
        int value = stepper.enter(position, -INFINITY, INFINITY);
        return stepper.explored > maxStates ? null : new Outcome(value, stepper.explored);
    }

    /**
     * Runs the search until it enters a state, given by its number.
     *
     * @param stepOver whether to continue until that state is completed and the next one is entered
     */
    static Frame stepTo(Position position, boolean pruning, long state, boolean stepOver, long maxStates) {
        SearchStepper stepper = new SearchStepper(pruning, state, stepOver, maxStates);
        stepper.enter(position, -INFINITY, INFINITY);
        if (stepper.levels != null) {
            return new Frame(
                    stepper.targetState, stepper.levels, stepper.lastFinishedLevel, stepper.lastFinishedDepth, false);
        }
        Node root = stepper.lastFinished;
        return new Frame(stepper.explored, root == null ? List.of() : List.of(root.level()), null, 0, true);
    }

    private int enter(Position position, int alpha, int beta) {
        explored++;
        if (levels != null || explored > maxStates) {
            return 0;
        }
        Node node = new Node(position, alpha, beta);
        path.add(node);
        if (explored == targetState) {
            onTargetState(node);
        }
        int value = position.isOver() ? score(position) : searchMoves(node);
        leave(node);
        return value;
    }

    private void onTargetState(Node node) {
        if (stepOver) {
            stepOver = false;
            stepOverNode = node;
        } else {
            levels = path.stream().map(Node::level).toList();
            lastFinishedLevel = lastFinished == null ? null : lastFinished.level();
        }
    }

    private void leave(Node node) {
        path.removeLast();
        prunedBelow = node.prunedMoves();
        if (levels == null && (!node.moves.isEmpty() || path.isEmpty())) {
            lastFinished = node;
            lastFinishedDepth = path.size();
        }
        if (node == stepOverNode) {
            targetState = explored + 1;
        }
    }

    private int searchMoves(Node node) {
        for (int i = 0; i < node.moves.size(); i++) {
            node.current = i;
            int value = enter(node.child(i), pruning ? node.alpha : -INFINITY, pruning ? node.beta : INFINITY);
            if (levels != null) {
                return 0;
            }
            node.update(i, value, prunedBelow);
            if (pruning && node.alpha >= node.beta) {
                node.current = node.moves.size();
                return node.max ? node.beta : node.alpha;
            }
        }
        node.current = node.moves.size();
        return pruning ? node.max ? node.alpha : node.beta : node.best;
    }

    private static int score(Position position) {
        return Integer.signum(position.discs(Colour.BLACK) - position.discs(Colour.WHITE));
    }

    /** A state on the current path. */
    private static final class Node {
        private final Position position;
        private final boolean max;
        private final List<Move> moves;
        private final @Nullable Integer[] values;
        private final int[] prunedBelow;
        private int alpha;
        private int beta;
        private int best;
        private int current = -1;

        Node(Position position, int alpha, int beta) {
            this.position = position;
            this.max = position.toMove() == Colour.BLACK;
            this.moves = position.mustPass() ? List.of(Move.PASS) : position.moves();
            this.values = new Integer[moves.size()];
            this.prunedBelow = new int[moves.size()];
            this.alpha = alpha;
            this.beta = beta;
            this.best = max ? -INFINITY : INFINITY;
        }

        Position child(int i) {
            return position.play(moves.get(i));
        }

        void update(int i, int value, int cut) {
            values[i] = value;
            prunedBelow[i] = cut;
            if (max) {
                best = Math.max(best, value);
                alpha = Math.max(alpha, value);
            } else {
                best = Math.min(best, value);
                beta = Math.min(beta, value);
            }
        }

        int prunedMoves() {
            int cut = 0;
            for (Integer value : values) {
                cut += value == null ? 1 : 0;
            }
            return cut;
        }

        Level level() {
            List<Branch> branches = new ArrayList<>();
            for (int i = 0; i < moves.size(); i++) {
                String status =
                        values[i] != null ? "done" : i == current ? "here" : current >= moves.size() ? "cut" : "open";
                branches.add(new Branch(moves.get(i).toString(), status, values[i], prunedBelow[i]));
            }
            return new Level(
                    BoardText.board(position, 'X', 'O', '-', ""),
                    MoveView.sideName(position.toMove()),
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

package dev.outflank.engine.players;

import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search: plays games to the end at random and grows a tree of the moves that win them. In the tree it
 * walks by UCT, an upper confidence bound of each move's winning rate; a walk ends at a move never tried, which joins
 * the tree, and the rest of that game is random. The most visited move is played.
 */
final class MctsPlayer implements ExplainablePlayer {
    static final int DEFAULT_PLAYOUTS = 2000;

    /** Stands for: as many as the clock allows, or {@link #DEFAULT_PLAYOUTS} without a limit. */
    static final int BY_CLOCK = 0;

    /** Under the root of UCT's second term: how much a rarely tried move is favoured over one that wins often. */
    private static final double EXPLORATION = 2;

    /** The tree stops growing here, so that a long clock does not fill the memory. */
    private static final int MAX_TREE_NODES = 300_000;

    private final int playouts;
    private final SplittableRandom random;
    private @Nullable Tree tree;

    MctsPlayer(int playouts, long seed) {
        this.playouts = playouts;
        this.random = new SplittableRandom(seed);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        tree = new Tree(game, random, new SearchBudget(clock));
        int limit = playouts != BY_CLOCK
                ? playouts
                : SearchBudget.isUnlimited(clock) ? DEFAULT_PLAYOUTS : Integer.MAX_VALUE;
        return tree.choose(limit);
    }

    /** The share of points that each move won in its games. */
    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        if (game.position().mobility() == 0) {
            return Map.of();
        }
        tree = new Tree(game, random, new SearchBudget(clock));
        tree.choose(playouts == BY_CLOCK ? DEFAULT_PLAYOUTS : playouts);
        return tree.winRates();
    }

    /** The moves played for the last move, in all its play-outs. */
    long nodes() {
        return tree == null ? 0 : tree.budget.nodes();
    }

    /** A position of the tree. Its rates are those of the side that moved here. */
    private static final class Node {
        final int square;
        int visits;

        /** Wins count 2, draws 1. */
        int points;

        int @Nullable [] moves;
        Node[] children = {};
        int expanded;

        Node(int square) {
            this.square = square;
        }

        /** The child to walk to, all moves having been tried. */
        Node selectChild() {
            Node best = children[0];
            double highest = -1;
            double exploration = EXPLORATION * Math.log(visits);
            for (Node child : children) {
                double bound = child.points / (2.0 * child.visits) + Math.sqrt(exploration / child.visits);
                if (bound > highest) {
                    best = child;
                    highest = bound;
                }
            }
            return best;
        }
    }

    /** The search for one move. */
    private static final class Tree {
        private static final int PASS_SQUARE = -1;

        private final SplittableRandom random;
        private final SearchBudget budget;
        private final int discSign;
        private final SearchBoard board;
        private final int[] squares;
        private final Node root = new Node(0);
        private final Node[] path;
        private int nodes;

        Tree(Game game, SplittableRandom random, SearchBudget budget) {
            this.random = random;
            this.budget = budget;
            this.discSign = game.objective() == Objective.MOST_DISCS ? 1 : -1;
            this.board = SearchBoard.of(game.position());
            this.squares = new int[game.position().empties()];
            this.path = new Node[SearchBoard.plyCapacity(game.position())];
        }

        Move choose(int limit) {
            for (int i = 0; i < limit && !budget.isExhausted(); i++) {
                iterate();
            }
            board.listMoves(squares);
            int best = squares[0];
            int visits = 0;
            for (int i = 0; i < root.expanded; i++) {
                Node child = root.children[i];
                if (child.visits > visits || child.visits == visits && child.square < best) {
                    best = child.square;
                    visits = child.visits;
                }
            }
            return board.move(best);
        }

        Map<Move, Double> winRates() {
            Map<Move, Double> rates = new TreeMap<>();
            for (int i = 0; i < root.expanded; i++) {
                Node child = root.children[i];
                rates.put(board.move(child.square), child.points / (2.0 * child.visits));
            }
            return rates;
        }

        /** One game: down the tree, on at random, and back with the result. Counts only when played to the end. */
        private void iterate() {
            int length = select();
            if (rollout()) {
                backpropagate(length);
            }
            board.undoTo(0);
        }

        /** Walks to a new node, or to the end of the game; returns the number of nodes on the path. */
        private int select() {
            Node node = root;
            int length = 0;
            while (true) {
                path[length++] = node;
                int[] moves = moves(node);
                if (moves.length == 0) {
                    return length;
                }
                boolean expands = node.expanded < moves.length;
                if (expands && nodes >= MAX_TREE_NODES) {
                    return length;
                }
                node = expands ? expand(node, moves) : node.selectChild();
                play(node.square);
                if (expands) {
                    path[length++] = node;
                    return length;
                }
            }
        }

        /** The squares to play from a node, found at its second visit; {@link #PASS_SQUARE} alone for a pass. */
        private int[] moves(Node node) {
            int[] moves = node.moves;
            if (moves == null) {
                moves = listMoves();
                node.moves = moves;
                node.children = new Node[moves.length];
            }
            return moves;
        }

        private int[] listMoves() {
            int count = board.listMoves(squares);
            if (count == 0 && board.opponentMobility() > 0) {
                return new int[] {PASS_SQUARE};
            }
            return Arrays.copyOf(squares, count);
        }

        /** A move never tried, at random, becomes a child: it changes places with the first such move. */
        private Node expand(Node node, int[] moves) {
            int pick = node.expanded + random.nextInt(moves.length - node.expanded);
            int square = moves[pick];
            moves[pick] = moves[node.expanded];
            moves[node.expanded] = square;
            Node child = new Node(square);
            node.children[node.expanded++] = child;
            nodes++;
            return child;
        }

        private void play(int square) {
            if (square == PASS_SQUARE) {
                board.pass();
            } else {
                board.play(square);
            }
        }

        /** Plays to the end; false when the time was up before. */
        private boolean rollout() {
            while (true) {
                if (budget.countNode()) {
                    return false;
                }
                int count = board.listMoves(squares);
                if (count > 0) {
                    board.play(squares[random.nextInt(count)]);
                } else if (board.opponentMobility() > 0) {
                    board.pass();
                } else {
                    return true;
                }
            }
        }

        /** Gives each node of the path what the game was worth to the side that moved there. */
        private void backpropagate(int length) {
            int forMover = Integer.signum(discSign * board.discDifference());
            for (int ply = 0; ply < length; ply++) {
                boolean sameSide = (board.ply() - ply & 1) == 0;
                path[ply].visits++;
                path[ply].points += 1 + (sameSide ? -forMover : forMover);
            }
        }
    }
}

package dev.outflank.engine.ladder;

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
final class Mcts implements Outspoken {
    static final int DEFAULT_PLAYOUTS = 2000;

    /** Stands for: as many as the clock allows, or {@link #DEFAULT_PLAYOUTS} without a limit. */
    static final int BY_CLOCK = 0;

    /** Under the root of UCT's second term: how much a rarely tried move is favoured over one that wins often. */
    private static final double CURIOSITY = 2;

    /** The tree stops growing here, so that a long clock does not fill the memory. */
    private static final int MOST_NODES = 300_000;

    private final int playouts;
    private final SplittableRandom random;
    private @Nullable Tree tree;

    Mcts(int playouts, long seed) {
        this.playouts = playouts;
        this.random = new SplittableRandom(seed);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        tree = new Tree(game, random, new Budget(clock));
        int limit = playouts != BY_CLOCK ? playouts : Budget.isUnlimited(clock) ? DEFAULT_PLAYOUTS : Integer.MAX_VALUE;
        return tree.choose(limit);
    }

    /** The share of points that each move won in its games. */
    @Override
    public Map<Move, Double> opinions(Game game, Clock clock) {
        if (game.position().mobility() == 0) {
            return Map.of();
        }
        tree = new Tree(game, random, new Budget(clock));
        tree.choose(playouts == BY_CLOCK ? DEFAULT_PLAYOUTS : playouts);
        return tree.rates();
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
        int tried;

        Node(int square) {
            this.square = square;
        }

        /** The child to walk to, all moves having been tried. */
        Node favourite() {
            Node best = children[0];
            double highest = -1;
            double curiosity = CURIOSITY * Math.log(visits);
            for (Node child : children) {
                double bound = child.points / (2.0 * child.visits) + Math.sqrt(curiosity / child.visits);
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
        private final Budget budget;
        private final int discSign;
        private final SearchBoard board;
        private final int[] squares;
        private final Node root = new Node(0);
        private final Node[] path;
        private int nodes;

        Tree(Game game, SplittableRandom random, Budget budget) {
            this.random = random;
            this.budget = budget;
            this.discSign = game.objective() == Objective.MOST_DISCS ? 1 : -1;
            this.board = SearchBoard.of(game.position());
            this.squares = new int[game.position().empties()];
            this.path = new Node[SearchBoard.levels(game.position())];
        }

        Move choose(int limit) {
            for (int i = 0; i < limit && !budget.isSpent(); i++) {
                playOut();
            }
            board.moves(squares);
            int best = squares[0];
            int visits = 0;
            for (int i = 0; i < root.tried; i++) {
                Node child = root.children[i];
                if (child.visits > visits || child.visits == visits && child.square < best) {
                    best = child.square;
                    visits = child.visits;
                }
            }
            return board.move(best);
        }

        Map<Move, Double> rates() {
            Map<Move, Double> rates = new TreeMap<>();
            for (int i = 0; i < root.tried; i++) {
                Node child = root.children[i];
                rates.put(board.move(child.square), child.points / (2.0 * child.visits));
            }
            return rates;
        }

        /** One game: down the tree, on at random, and back with the result. Counts only when played to the end. */
        private void playOut() {
            int length = walk();
            if (playRandomly()) {
                credit(length);
            }
            board.undoTo(0);
        }

        /** Walks to a new node, or to the end of the game; returns the number of nodes on the path. */
        private int walk() {
            Node node = root;
            int length = 0;
            while (true) {
                path[length++] = node;
                int[] moves = moves(node);
                if (moves.length == 0) {
                    return length;
                }
                boolean grows = node.tried < moves.length;
                if (grows && nodes >= MOST_NODES) {
                    return length;
                }
                node = grows ? child(node, moves) : node.favourite();
                play(node.square);
                if (grows) {
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
            int count = board.moves(squares);
            if (count == 0 && board.opponentMobility() > 0) {
                return new int[] {PASS_SQUARE};
            }
            return Arrays.copyOf(squares, count);
        }

        /** A move never tried, at random, becomes a child: it changes places with the first such move. */
        private Node child(Node node, int[] moves) {
            int pick = node.tried + random.nextInt(moves.length - node.tried);
            int square = moves[pick];
            moves[pick] = moves[node.tried];
            moves[node.tried] = square;
            Node child = new Node(square);
            node.children[node.tried++] = child;
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
        private boolean playRandomly() {
            while (true) {
                if (budget.spend()) {
                    return false;
                }
                int count = board.moves(squares);
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
        private void credit(int length) {
            int forMover = Integer.signum(discSign * board.discDifference());
            for (int level = 0; level < length; level++) {
                boolean sameSide = (board.level() - level & 1) == 0;
                path[level].visits++;
                path[level].points += 1 + (sameSide ? -forMover : forMover);
            }
        }
    }
}

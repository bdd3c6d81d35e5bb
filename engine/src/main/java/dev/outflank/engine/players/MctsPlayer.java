package dev.outflank.engine.players;

import dev.outflank.engine.search.SearchBudget;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Monte Carlo tree search (Coulom 2006) with UCT selection (Kocsis and Szepesvári 2006). Each playout descends the tree
 * by the upper confidence bound of the moves' win rates, adds one move to the tree, plays the rest of the game at
 * random, and updates the win rates on its path. The most visited move is played.
 */
final class MctsPlayer implements ExplainablePlayer {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "mcts",
                    "[:playouts[,seed]]",
                    "Plays random games to the end, most of them along moves that win.",
                    MctsPlayer::parse)
            .withLesson(
                    "Try it out",
                    "Play two thousand games to the end at random and count the wins. Moves that win get more games, and"
                            + " moves that were rarely tried get some too. It needs no knowledge of the game at all.",
                    "The share of games won from here.",
                    "mcts:2000",
                    ScoreFormat.PERCENT)
            .withPreset(
                    "Monte Carlo", "2,000 random games to the end, most of them along moves that win.", "mcts:2000");

    static final int DEFAULT_PLAYOUTS = 2000;

    /** Means: as many playouts as the clock allows, or {@link #DEFAULT_PLAYOUTS} if it has no limit. */
    static final int BY_CLOCK = 0;

    private static final int MAX_PLAYOUTS = 100_000_000;
    private static final String USAGE =
            "playouts a whole number from 1 to " + MAX_PLAYOUTS + ", " + PlayerParameters.SEED_USAGE;

    /** Exploration constant: the 2 in UCT's √(2·ln N / n). Larger values favour rarely tried moves. */
    private static final double EXPLORATION = 2;

    /** Limits memory use: the tree stops growing at this size. */
    private static final int MAX_TREE_NODES = 300_000;

    private final int playouts;
    private final SplittableRandom random;
    private @Nullable Tree tree;

    MctsPlayer(int playouts, long seed) {
        this.playouts = playouts;
        this.random = new SplittableRandom(seed);
    }

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        parameters.requireCount(0, 2, USAGE);
        int playouts = parameters.count() == 0 ? BY_CLOCK : (int) parameters.number(0, 1, MAX_PLAYOUTS, USAGE);
        long seed = parameters.count() < 2 ? 0 : parameters.seed(1, USAGE);
        return () -> new MctsPlayer(playouts, seed);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        tree = new Tree(game, random, new SearchBudget(clock));
        int limit = playouts != BY_CLOCK ? playouts : clock.isUnlimited() ? DEFAULT_PLAYOUTS : Integer.MAX_VALUE;
        return tree.choose(limit);
    }

    /** The win rate of each move; a draw counts as half a win. */
    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        if (game.position().mobility() == 0) {
            return Map.of();
        }
        tree = new Tree(game, random, new SearchBudget(clock));
        tree.choose(playouts == BY_CLOCK ? DEFAULT_PLAYOUTS : playouts);
        return tree.winRates();
    }

    /** Number of moves played in all playouts for the last move. */
    long nodes() {
        return tree == null ? 0 : tree.budget.nodes();
    }

    /** A node of the tree. Its points are those of the side that moved to it. */
    private static final class Node {
        final int square;
        int visits;

        /** 2 per win, 1 per draw. */
        int points;

        int @Nullable [] moves;
        Node[] children = {};
        int expanded;

        Node(int square) {
            this.square = square;
        }

        /** The child with the highest upper confidence bound, once all moves have been tried. */
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

        /** One playout. It counts only if it is played to the end. */
        private void iterate() {
            int length = select();
            if (rollout()) {
                backpropagate(length);
            }
            board.undoTo(0);
        }

        /** Descends to a new node or to the end of the game; returns the number of nodes on the path. */
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

        /** The moves of a node, generated at its second visit; only {@link #PASS_SQUARE} for a pass. */
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

        /** Adds a random untried move as a child, swapping it with the first untried move in the list. */
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

        /** Plays random moves to the end of the game; false if the time ran out first. */
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

        /** Adds the result to each node on the path, seen by the side that moved to it. */
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

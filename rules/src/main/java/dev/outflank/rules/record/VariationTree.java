package dev.outflank.rules.record;

import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import java.util.ArrayList;
import java.util.List;

/**
 * A game with variations: a tree of moves with comments and marked squares. The first child of a node is the main line.
 *
 * @param start the game without moves
 * @param nodes the moves, each after its parent
 */
public record VariationTree(Game start, List<Node> nodes) {
    /**
     * A move of the tree.
     *
     * @param parent the index of the move before it; -1 for the first move of a line
     * @param comment empty for none
     * @param marks marked squares
     */
    public record Node(int parent, Move move, String comment, List<Move> marks) {
        public Node {
            marks = List.copyOf(marks);
        }
    }

    public VariationTree {
        nodes = List.copyOf(nodes);
    }

    /**
     * Checks that every move is legal.
     *
     * @throws NotationException if one is not, or comes before its parent
     */
    public static VariationTree of(Game start, List<Node> nodes) throws NotationException {
        List<Game> games = new ArrayList<>();
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            if (node.parent < -1 || node.parent >= i) {
                throw new NotationException("move " + i + " of the tree does not follow its parent, " + node.parent);
            }
            Game before = node.parent < 0 ? start : games.get(node.parent);
            if (!before.position().isLegal(node.move)) {
                throw new NotationException("move " + (before.ply() + 1) + ", " + node.move + ", is not legal for "
                        + before.position().toMove().title());
            }
            games.add(before.play(node.move));
        }
        return new VariationTree(start, nodes);
    }

    /** The indices of the moves after a move, the main line first; those after -1 are the first moves. */
    List<Integer> children(int parent) {
        List<Integer> children = new ArrayList<>();
        for (int i = parent + 1; i < nodes.size(); i++) {
            if (nodes.get(i).parent == parent) {
                children.add(i);
            }
        }
        return children;
    }

    /** Every line from the start to a last move as a game, the main line first: for formats without variations. */
    public List<Game> lines() {
        List<Game> lines = new ArrayList<>();
        addLines(-1, start, lines);
        return lines;
    }

    private void addLines(int node, Game game, List<Game> lines) {
        List<Integer> children = children(node);
        if (children.isEmpty()) {
            lines.add(game);
        }
        for (int child : children) {
            addLines(child, game.play(nodes.get(child).move), lines);
        }
    }

    /** The tree as SGF with its variations, comments and marks. */
    public String toSgf() {
        return Sgf.format(this);
    }
}

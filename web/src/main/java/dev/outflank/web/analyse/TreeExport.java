package dev.outflank.web.analyse;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.Ggf;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.VariationTree;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.http.RequestParams;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A request to write a tree of variations. SGF keeps the tree; GGF has no variations, so each line becomes a game.
 *
 * @param format {@code sgf} or {@code ggf}
 * @param start the start position with the side to move
 */
record TreeExport(
        @Nullable String format,
        @Nullable String start,
        @Nullable List<TreeNode> nodes) {
    private static final int MAX_NODES = 5000;
    private static final int MAX_LINES = 200;

    /** A move of the tree, after the node with index {@code parent}. */
    record TreeNode(
            int parent,
            @Nullable String move,
            @Nullable String comment,
            @Nullable List<String> marks) {}

    String write() {
        String wanted = RequestParams.requireField(format, "format");
        try {
            VariationTree tree = tree();
            return switch (wanted) {
                case "sgf" -> tree.toSgf();
                case "ggf" ->
                    tree.lines().stream()
                            .limit(MAX_LINES)
                            .map(line -> Ggf.format(RecordedGame.of(line)))
                            .collect(Collectors.joining());
                default -> throw new HttpException(HttpStatus.BAD_REQUEST, "'format' must be sgf or ggf.");
            };
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "This game can't be exported: " + e.reason() + ".");
        }
    }

    private VariationTree tree() throws NotationException {
        Game game = Game.from(BoardText.parse(RequestParams.requireField(start, "start")), Objective.MOST_DISCS);
        int size = game.position().size();
        List<TreeNode> given = nodes == null ? List.of() : nodes;
        if (given.size() > MAX_NODES) {
            throw new NotationException("a tree has at most " + MAX_NODES + " moves");
        }
        List<VariationTree.Node> read = new ArrayList<>();
        for (TreeNode node : given) {
            List<Move> marks = new ArrayList<>();
            for (String mark : node.marks == null ? List.<String>of() : node.marks) {
                marks.add(Notation.STANDARD.parse(mark, size));
            }
            read.add(new VariationTree.Node(
                    node.parent,
                    Notation.STANDARD.parse(node.move == null ? "" : node.move, size),
                    node.comment == null ? "" : node.comment,
                    marks));
        }
        return VariationTree.of(game, read);
    }
}

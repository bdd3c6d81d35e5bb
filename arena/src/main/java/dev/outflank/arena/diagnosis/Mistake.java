package dev.outflank.arena.diagnosis;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import tools.jackson.databind.node.ObjectNode;

/**
 * A move that lost discs.
 *
 * @param ply the number of moves before it
 * @param board the board before it
 * @param discsLost the difference to the best move
 * @param proved whether the difference is proved; otherwise it is an estimate
 * @param depth the plies that a simple search must look ahead to avoid it; 0 if more than {@link #MAX_DEPTH}
 */
public record Mistake(
        int ply,
        Colour side,
        String board,
        String played,
        String best,
        int discsLost,
        boolean proved,
        GamePhase phase,
        MistakeCause cause,
        int depth) {
    /** Simple searches are tried up to this depth. */
    public static final int MAX_DEPTH = 5;

    public static Mistake of(
            int ply, Position before, Move played, Move best, int discsLost, boolean proved, int depth) {
        return new Mistake(
                ply,
                before.toMove(),
                BoardText.format(before),
                played.toString(),
                best.toString(),
                discsLost,
                proved,
                GamePhase.of(before),
                MistakeCause.of(before, played, best),
                depth);
    }

    /** Whether the better move takes a corner. */
    public boolean isCornerMissed() {
        int size = (int) Math.round(Math.sqrt(board.indexOf(' ')));
        char lastColumn = (char) ('a' + size - 1);
        return best.matches("[a" + lastColumn + "](1|" + size + ")");
    }

    ObjectNode toNode() {
        return JsonFields.newObject()
                .put("ply", ply)
                .put("side", side.name())
                .put("board", board)
                .put("played", played)
                .put("best", best)
                .put("lost", discsLost)
                .put("proved", proved)
                .put("phase", phase.name())
                .put("cause", cause.name())
                .put("depth", depth);
    }

    static Mistake of(JsonFields fields) throws NotationException {
        return new Mistake(
                fields.integer("ply"),
                fields.enumValue("side", Colour.class),
                fields.text("board"),
                fields.text("played"),
                fields.text("best"),
                fields.integer("lost"),
                fields.value("proved").booleanValue(),
                fields.enumValue("phase", GamePhase.class),
                fields.enumValue("cause", MistakeCause.class),
                fields.integer("depth"));
    }
}

package dev.outflank.protocol;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** Tracks which moves of a game have already been sent to a program. */
public final class UnsentMoves {
    private int sentPlies;

    /** One move of the game, the side that played it, and the position after it. */
    public record Turn(Colour side, Move move, Position positionAfter) {}

    /** The moves since the last call, including passes and the program's own moves. */
    public List<Turn> take(Game game) {
        List<Turn> turns = new ArrayList<>();
        for (Game at = game; at.ply() > sentPlies; at = at.undo()) {
            Move move = at.lastMove();
            assert move != null;
            turns.addFirst(new Turn(at.position().toMove().other(), move, at.position()));
        }
        sentPlies = game.ply();
        return turns;
    }
}

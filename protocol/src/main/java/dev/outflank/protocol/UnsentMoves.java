package dev.outflank.protocol;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;

/** Keeps apart what a program has been told of a game from what is new to it. */
public final class UnsentMoves {
    private int sentPlies;

    /** One move of the game: whose, what, and the position after it. */
    public record Turn(Colour side, Move move, Position positionAfter) {}

    /** The moves since the last call, the program's own and passes included. */
    public List<Turn> take(Game game) {
        List<Turn> turns = new ArrayList<>();
        for (Game now = game; now.ply() > sentPlies; now = now.undo()) {
            Move move = now.lastMove();
            assert move != null;
            turns.addFirst(new Turn(now.position().toMove().other(), move, now.position()));
        }
        sentPlies = game.ply();
        return turns;
    }
}

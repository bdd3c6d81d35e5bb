package dev.outflank.engine.analysis;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import java.util.List;

/**
 * What is known about a move of a game. Values are for the side that moved.
 *
 * @param ply how many moves were played before it
 * @param side whose move it was
 * @param played the move
 * @param value what it is worth
 * @param best the best move; the played one when no other is better
 * @param bestValue what the best move is worth
 * @param line the best move and what is expected after it
 */
public record MoveVerdict(
        int ply, Colour side, Move played, Value value, Move best, Value bestValue, List<Move> line, Grade grade) {
    public MoveVerdict {
        line = List.copyOf(line);
    }

    /** Discs lost by it. */
    public int lost() {
        return bestValue.discs() - value.discs();
    }
}

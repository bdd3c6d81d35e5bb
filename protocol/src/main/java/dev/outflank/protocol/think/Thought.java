package dev.outflank.protocol.think;

import dev.outflank.rules.Move;
import java.util.List;

/**
 * What is known about a move so far.
 *
 * @param line the move and what is expected after it
 * @param score for the side to move, in discs
 * @param depth moves looked ahead
 * @param percent how sure it is of the score at that depth; 100 when nothing was left out
 * @param exact whether the score is proved
 * @param nodes positions visited
 * @param book whether a book of openings says so, and nothing was searched
 */
public record Thought(List<Move> line, int score, int depth, int percent, boolean exact, long nodes, boolean book) {
    public Thought {
        line = List.copyOf(line);
    }

    /** What a book of openings says. */
    public static Thought ofBook(Move move, int score) {
        return new Thought(List.of(move), score, 0, 100, false, 0, true);
    }
}

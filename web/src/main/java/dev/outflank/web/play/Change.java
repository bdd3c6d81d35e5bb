package dev.outflank.web.play;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.Locale;

/** What can happen to a game: a line of its file. */
sealed interface Change {
    /** The side to move played, after so many milliseconds. Passes follow from the rules and are not written. */
    record Moved(Move move, long took) implements Change {}

    /** Back to where a person was to move. */
    record Undone() implements Change {}

    record Redone() implements Change {}

    /** A visitor took a free seat. */
    record Claimed(Colour side, String visitor) implements Change {}

    record Resigned(Colour side) implements Change {}

    /** A side's time was up. */
    record Overstepped(Colour side) implements Change {}

    /** The players play again, in another game. */
    record Rematched(String game) implements Change {}

    default String line() {
        return switch (this) {
            case Moved(Move move, long took) -> "move " + move + " " + took;
            case Undone() -> "undo";
            case Redone() -> "redo";
            case Claimed(Colour side, String visitor) -> "claim " + word(side) + " " + visitor;
            case Resigned(Colour side) -> "resign " + word(side);
            case Overstepped(Colour side) -> "time " + word(side);
            case Rematched(String game) -> "rematch " + game;
        };
    }

    static Change parse(String line) {
        String[] words = line.split(" ");
        return switch (words[0] + " " + words.length) {
            case "move 3" -> new Moved(move(words[1]), Long.parseLong(words[2]));
            case "undo 1" -> new Undone();
            case "redo 1" -> new Redone();
            case "claim 3" -> new Claimed(side(words[1]), words[2]);
            case "resign 2" -> new Resigned(side(words[1]));
            case "time 2" -> new Overstepped(side(words[1]));
            case "rematch 2" -> new Rematched(words[1]);
            default -> throw new IllegalArgumentException("expected a change of a game, not '" + line + "'");
        };
    }

    private static Move move(String word) {
        try {
            return Notation.STANDARD.parse(word, Position.MAX_SIZE);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String word(Colour side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static Colour side(String word) {
        return Colour.valueOf(word.toUpperCase(Locale.ROOT));
    }
}

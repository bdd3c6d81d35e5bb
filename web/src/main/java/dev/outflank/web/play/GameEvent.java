package dev.outflank.web.play;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.Locale;

/** An event of a game: one line of its file. */
sealed interface GameEvent {
    /** A move of the side to move, with the time it took. Passes follow from the rules and are not stored. */
    record PlayedMove(Move move, long elapsedMillis) implements GameEvent {}

    /** Takes moves back to the last position in which a person was to move. */
    record Undo() implements GameEvent {}

    record Redo() implements GameEvent {}

    /** A visitor took the open seat. */
    record Claim(Colour side, String visitorHash, Nickname nickname) implements GameEvent {}

    /**
     * A side resigned.
     *
     * @param elapsedMillis the time that the side to move had spent on its move
     */
    record Resignation(Colour side, long elapsedMillis) implements GameEvent {}

    /**
     * The players agreed on a draw.
     *
     * @param elapsedMillis the time that the side to move had spent on its move
     */
    record DrawAgreement(long elapsedMillis) implements GameEvent {}

    /** A side ran out of time. */
    record TimeForfeit(Colour side) implements GameEvent {}

    /** The players agreed on a rematch, which is another game. */
    record Rematch(String gameId) implements GameEvent {}

    default String toLine() {
        return switch (this) {
            case PlayedMove(Move move, long elapsedMillis) -> "move " + move + " " + elapsedMillis;
            case Undo() -> "undo";
            case Redo() -> "redo";
            case Claim(Colour side, String visitorHash, Nickname nickname) ->
                ("claim " + sideName(side) + " " + visitorHash + " " + nickname.toWord()).stripTrailing();
            case Resignation(Colour side, long elapsedMillis) -> "resign " + sideName(side) + " " + elapsedMillis;
            case DrawAgreement(long elapsedMillis) -> "draw " + elapsedMillis;
            case TimeForfeit(Colour side) -> "time " + sideName(side);
            case Rematch(String gameId) -> "rematch " + gameId;
        };
    }

    static GameEvent parse(String line) {
        String[] words = line.split(" ");
        return switch (words[0] + " " + words.length) {
            case "move 3" -> new PlayedMove(parseMove(words[1]), Long.parseLong(words[2]));
            case "undo 1" -> new Undo();
            case "redo 1" -> new Redo();
            case "claim 3" -> new Claim(parseSide(words[1]), words[2], Nickname.NONE);
            case "claim 4" -> new Claim(parseSide(words[1]), words[2], Nickname.ofWord(words[3]));
            case "resign 2" -> new Resignation(parseSide(words[1]), 0);
            case "resign 3" -> new Resignation(parseSide(words[1]), Long.parseLong(words[2]));
            case "draw 1" -> new DrawAgreement(0);
            case "draw 2" -> new DrawAgreement(Long.parseLong(words[1]));
            case "time 2" -> new TimeForfeit(parseSide(words[1]));
            case "rematch 2" -> new Rematch(words[1]);
            default -> throw new IllegalArgumentException("expected a game event, not '" + line + "'");
        };
    }

    private static Move parseMove(String word) {
        try {
            return Notation.STANDARD.parse(word, Position.MAX_SIZE);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String sideName(Colour side) {
        return side.name().toLowerCase(Locale.ROOT);
    }

    private static Colour parseSide(String word) {
        return Colour.valueOf(word.toUpperCase(Locale.ROOT));
    }
}

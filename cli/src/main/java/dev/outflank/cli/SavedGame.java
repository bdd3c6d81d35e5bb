package dev.outflank.cli;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.util.stream.Collectors;

/** A game as {@code play} saves it: the start position on one line, the moves on the next. */
final class SavedGame {
    private static final String START = "start ";
    private static final String MOVES = "moves ";

    private SavedGame() {}

    static String format(Game game) {
        return START + BoardText.format(game.startPosition()) + '\n' + MOVES + moves(game) + '\n';
    }

    /** The moves with spaces between them, passes written. */
    static String moves(Game game) {
        return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    /** Reads what was saved, or a bare transcript from the standard start of the given size. */
    static Game parse(String text, int size) throws NotationException {
        String[] lines = text.strip().split("\\R", 2);
        if (!lines[0].startsWith(START)) {
            return Transcript.parse(text, Game.start(size));
        }
        Position start = BoardText.parse(lines[0].substring(START.length()));
        String moves = lines.length == 1 ? "" : lines[1].strip();
        if (!moves.isEmpty() && !(moves + ' ').startsWith(MOVES)) {
            throw new NotationException("expected a line that begins with 'moves'", 2, 1);
        }
        return Transcript.parse(
                moves.isEmpty() ? "" : moves.substring(MOVES.strip().length()),
                Game.from(start, Objective.MOST_DISCS));
    }
}

package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.ScoredPosition;

/**
 * Boards as text: the squares in one line or row by row, then the side to move. In the one-line form the score and the
 * best moves may follow, as in test suites.
 */
final class PlainBoard {
    private PlainBoard() {}

    static void read(String text, RecordSink sink) {
        ParagraphReader.read(text, sink, PlainBoard::parse);
    }

    private static RecordedGame parse(String text) throws NotationException {
        if (text.indexOf('\n') >= 0) {
            return RecordedGame.of(Game.from(BoardText.parse(text), Objective.MOST_DISCS));
        }
        ScoredPosition problem = ScoredPosition.parse(text, 1)
                .orElseThrow(() -> new NotationException("expected a board and the side to move"));
        return RecordedGame.of(Game.from(problem.position(), Objective.MOST_DISCS))
                .withValues(problem.scores());
    }

    /** The last position of a game, row by row, followed by an empty line. */
    static String format(RecordedGame record) {
        Position position = record.game().position();
        return BoardText.board(position, 'X', 'O', '-', "\n") + '\n' + (position.toMove() == Colour.BLACK ? 'X' : 'O')
                + "\n\n";
    }
}

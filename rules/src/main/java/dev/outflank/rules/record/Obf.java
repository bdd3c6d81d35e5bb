package dev.outflank.rules.record;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.ScoredPosition;
import java.util.Iterator;

/** OBF: one position per line, with the scores of its moves: {@code BOARD SIDE; f5:+2; d6:-4;}. */
final class Obf {
    private Obf() {}

    static void read(String text, RecordSink sink) {
        int number = 0;
        for (Iterator<String> lines = text.lines().iterator(); lines.hasNext(); ) {
            try {
                ScoredPosition.parse(lines.next(), ++number).map(Obf::record).ifPresent(sink::game);
            } catch (NotationException e) {
                sink.fault(LineIndex.fault(e.line(), e.column(), e.reason()));
            }
        }
    }

    private static RecordedGame record(ScoredPosition problem) {
        return RecordedGame.of(Game.from(problem.position(), Objective.MOST_DISCS))
                .withValues(problem.scores());
    }

    /** The last position of a game with its move values. */
    static String format(RecordedGame record) {
        StringBuilder text = new StringBuilder(BoardText.format(record.game().position())).append(';');
        record.values()
                .forEach((move, value) -> text.append(' ')
                        .append(move)
                        .append(value > 0 ? ":+" : ":")
                        .append(value)
                        .append(';'));
        return text.append('\n').toString();
    }
}

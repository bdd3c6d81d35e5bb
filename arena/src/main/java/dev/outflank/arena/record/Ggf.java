package dev.outflank.arena.record;

import dev.outflank.arena.Spent;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A game record in GGF, the format of the Othello servers, in one line. Times are wall times in seconds. */
public final class Ggf {
    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");

    private Ggf() {}

    public static String format(GameRecord record) {
        Game game = record.game();
        Position start = game.startPosition();
        StringBuilder text = new StringBuilder("(;GM[Othello]PC[Outflank]");
        property(text, "DT", record.date().toString());
        property(text, "PB", record.black());
        property(text, "PW", record.white());
        property(text, "RE", result(record));
        property(text, "TY", record.size() + (record.objective() == Objective.FEWEST_DISCS ? "a" : ""));
        property(
                text,
                "BO",
                record.size() + " " + BoardText.board(start, '*', 'O', '-', " ") + " "
                        + (start.toMove() == Colour.BLACK ? '*' : 'O'));
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Spent spent =
                    ply < record.opening() ? Spent.NOTHING : record.spent().get(ply - record.opening());
            property(text, String.valueOf(record.mover(ply).letter()), move(moves.get(ply), spent.wall()));
        }
        return text.append(";)").toString();
    }

    private static void property(StringBuilder text, String name, String value) {
        String safe =
                CONTROL.matcher(value.replace("\\", "\\\\").replace("]", "\\]")).replaceAll(" ");
        text.append(name).append('[').append(safe).append(']');
    }

    private static String move(Move move, Duration wall) {
        String square = move.isPass() ? "PA" : move.toString().toUpperCase(Locale.ROOT);
        return wall.isZero() ? square : square + "//" + Seconds.rounded(wall, 3);
    }

    /** Seen from Black, positive when Black won; a game that a fault ended counts as lost by the whole board. */
    private static String result(GameRecord record) {
        Position end = record.game().position();
        Fault fault = record.fault();
        if (fault == null) {
            int difference = end.discs(Colour.BLACK) - end.discs(Colour.WHITE);
            int sign = record.objective() == Objective.FEWEST_DISCS ? -1 : 1;
            return String.format(Locale.ROOT, "%+.3f", (double) sign * difference);
        }
        int squares = record.size() * record.size();
        boolean late = fault.verdict() == Verdict.TIMEOUT_CPU || fault.verdict() == Verdict.TIMEOUT_WALL;
        return String.format(
                Locale.ROOT, "%+.3f%s", fault.side() == Colour.BLACK ? -(double) squares : squares, late ? ":t" : ":r");
    }
}

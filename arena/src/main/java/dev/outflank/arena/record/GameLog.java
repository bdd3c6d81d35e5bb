package dev.outflank.arena.record;

import dev.outflank.arena.TimeUsage;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Formats a game as a human-readable log: every move with its CPU and wall time, the final board, and, for a fault, its
 * reason and the legal moves.
 */
public final class GameLog {
    private GameLog() {}

    /** Name of a game's log file: its number, and the players' names shortened to safe characters. */
    public static String fileName(int number, GameRecord record) {
        return String.format(
                Locale.ROOT, "%05d-%s-v-%s.txt", number, fileNamePart(record.black()), fileNamePart(record.white()));
    }

    private static String fileNamePart(String name) {
        String safe = name.replaceAll("[^A-Za-z0-9._-]+", "_");
        return safe.substring(0, Math.min(40, safe.length()));
    }

    public static String format(GameRecord record) {
        StringBuilder text = new StringBuilder();
        Formatter out = new Formatter(text, Locale.ROOT);
        Game game = record.game();
        out.format("Black   %s\n", oneLine(record.black()));
        out.format("White   %s\n", oneLine(record.white()));
        out.format(
                "Board   %d×%d, %s\n",
                record.size(),
                record.size(),
                record.objective() == Objective.MOST_DISCS ? "most discs win" : "fewest discs win");
        out.format("Date    %s\n", record.date());
        out.format("Result  %s\n", result(record));
        text.append("\nStart:\n").append(board(game.startPosition()));
        text.append("\n move  side   square     CPU s    wall s\n");
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            String times = ply < record.openingPlies()
                    ? "  (opening)"
                    : moves.get(ply).isPass() ? "" : times(record.moveTimes().get(ply - record.openingPlies()));
            String move = moves.get(ply).toString();
            text.append(padLeft(String.valueOf(ply + 1), 5))
                    .append("  ")
                    .append(record.mover(ply).title());
            text.append("  ")
                    .append(move)
                    .append(" ".repeat(6 - move.length()))
                    .append(times)
                    .append('\n');
        }
        for (Colour side : Colour.values()) {
            out.format("total  %s        %s\n", side.title(), times(record.totalTime(side)));
        }
        text.append("\nLast board:\n").append(board(game.position()));
        GameFault fault = record.fault();
        if (fault != null) {
            fault(out, record, fault);
        }
        return text.toString();
    }

    /** The result in words. */
    public static String result(GameRecord record) {
        Position end = record.game().position();
        String discs = end.discs(Colour.BLACK) + "–" + end.discs(Colour.WHITE);
        GameFault fault = record.fault();
        String loser = fault == null ? "" : fault.side().title() + " failed with " + fault.verdict();
        return switch (record.outcome()) {
            case VOID -> "void: the arena failed";
            case DRAW -> "draw, " + discs;
            case BLACK -> "Black wins, " + (fault == null ? discs : loser);
            case WHITE -> "White wins, " + (fault == null ? discs : loser);
        };
    }

    private static void fault(Formatter out, GameRecord record, GameFault fault) {
        Position board = record.game().position();
        out.format("\n%s: %s\n", fault.verdict(), oneLine(fault.reason()));
        if (fault.verdict() != Verdict.INTERNAL) {
            out.format("Charged to %s, %s.\n", fault.side().title(), oneLine(record.name(fault.side())));
        }
        out.format("That move took%s\n", times(fault.time()));
        if (board.toMove() == fault.side() && board.mobility() > 0) {
            String legal = board.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
            out.format("Legal moves of %s: %s\n", board.toMove().title(), legal);
        }
    }

    private static String times(TimeUsage spent) {
        return padLeft(Seconds.rounded(spent.cpu(), 6), 10) + padLeft(Seconds.rounded(spent.wall(), 6), 10);
    }

    private static String padLeft(String text, int width) {
        return " ".repeat(Math.max(1, width - text.length())) + text;
    }

    /** The board with coordinates: X black, O white, * a legal move. */
    private static String board(Position position) {
        StringBuilder text = new StringBuilder("   ");
        for (int column = 0; column < position.size(); column++) {
            text.append(' ').append((char) ('a' + column));
        }
        text.append('\n');
        for (int row = 0; row < position.size(); row++) {
            text.append(padLeft(String.valueOf(row + 1), 3));
            for (int column = 0; column < position.size(); column++) {
                text.append(' ').append(square(position, row, column));
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static char square(Position position, int row, int column) {
        Colour disc = position.at(row, column);
        if (disc != null) {
            return disc == Colour.BLACK ? 'X' : 'O';
        }
        return position.flips(Move.at(row, column)) > 0 ? '*' : '.';
    }

    /** Replaces control characters, because names and reasons may contain output of a program. */
    private static String oneLine(String text) {
        return text.replaceAll("[\\p{Cntrl}]+", " ");
    }
}

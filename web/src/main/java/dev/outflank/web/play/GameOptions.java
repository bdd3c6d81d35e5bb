package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.List;

/** The options of a game, fixed before it starts: the header of its file. */
record GameOptions(Position start, ByColour<GameSeat> seats, TimeControl timeControl) {
    static final int HEADER_LINES = 5;
    private static final String FORMAT_HEADER = "outflank game 1";

    List<String> toLines() {
        return List.of(
                FORMAT_HEADER,
                "start " + BoardText.format(start),
                "black " + seats.black().toLine(),
                "white " + seats.white().toLine(),
                "time " + timeControl.initialMillis() + " " + timeControl.incrementMillis());
    }

    static GameOptions parse(List<String> lines) {
        if (lines.size() < HEADER_LINES || !lines.getFirst().equals(FORMAT_HEADER)) {
            throw new IllegalArgumentException(
                    "expected a header of " + HEADER_LINES + " lines that starts with '" + FORMAT_HEADER + "'");
        }
        try {
            String[] time = value(lines.get(4), "time").split(" ", 2);
            return new GameOptions(
                    BoardText.parse(value(lines.get(1), "start")),
                    new ByColour<>(
                            GameSeat.parse(value(lines.get(2), "black")), GameSeat.parse(value(lines.get(3), "white"))),
                    new TimeControl(Long.parseLong(time[0]), Long.parseLong(time[1])));
        } catch (NotationException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static String value(String line, String name) {
        if (!line.startsWith(name + " ")) {
            throw new IllegalArgumentException("expected a line '" + name + " …', not '" + line + "'");
        }
        return line.substring(name.length() + 1);
    }
}

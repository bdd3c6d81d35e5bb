package dev.outflank.web.play;

import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.List;

/** What is agreed before a game: the head of its file. */
record Terms(Position start, Seat black, Seat white, TimeControl time) {
    static final int LINES = 5;
    private static final String FORM = "outflank game 1";

    Seat seat(Colour colour) {
        return colour == Colour.BLACK ? black : white;
    }

    List<String> lines() {
        return List.of(
                FORM,
                "start " + BoardText.format(start),
                "black " + black.line(),
                "white " + white.line(),
                "time " + time.milliseconds() + " " + time.increment());
    }

    static Terms parse(List<String> lines) {
        if (lines.size() < LINES || !lines.getFirst().equals(FORM)) {
            throw new IllegalArgumentException("expected a file that begins with '" + FORM + "' and four lines more");
        }
        try {
            String[] time = value(lines.get(4), "time").split(" ", 2);
            return new Terms(
                    BoardText.parse(value(lines.get(1), "start")),
                    Seat.parse(value(lines.get(2), "black")),
                    Seat.parse(value(lines.get(3), "white")),
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

package dev.outflank.protocol.botzone;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.BoundedLineReader;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.ProgramSession;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Botzone's "simple interaction" format: plain lines of two numbers. */
final class BotzoneSimpleFormat implements BotzoneFormat {
    private static final Pattern PAIR = Pattern.compile("\\s*(-?[0-9]{1,4})\\s+(-?[0-9]{1,4})\\s*");

    /** Lines 3 and 4 of the last answer: data for this game, and for all games. */
    private String data = "";

    private String globalData = "";

    @Override
    public String formatHistory(List<Move> requests, List<Move> responses) {
        StringBuilder input = new StringBuilder().append(requests.size()).append('\n');
        for (int i = 0; i < requests.size(); i++) {
            input.append(formatRequest(requests.get(i)));
            if (i < responses.size()) {
                input.append(formatRequest(responses.get(i)));
            }
        }
        return input.append(data).append('\n').append(globalData).append('\n').toString();
    }

    @Override
    public String formatRequest(Move move) {
        return BotzoneFormat.x(move) + " " + BotzoneFormat.y(move) + "\n";
    }

    @Override
    public Move readAnswer(ProgramSession session, Leniency leniency) throws BotException {
        String line = session.readLine();
        Matcher answer = PAIR.matcher(line);
        if (!answer.matches()) {
            throw new BotException(
                    Verdict.PROTOCOL,
                    "The first line of the answer must be two numbers x y, like '2 3', or '-1 -1' to pass, but was "
                            + quoted(line) + ".");
        }
        if (!line.equals(answer.group(1) + " " + answer.group(2))) {
            leniency.tolerate("The answer must be two numbers separated by one space, without other spaces, but was "
                    + quoted(line) + ".");
        }
        return BotzoneFormat.move(Integer.parseInt(answer.group(1)), Integer.parseInt(answer.group(2)), line);
    }

    @Override
    public void acceptExtraLine(int number, String line) {
        switch (number) {
            case 3 -> data = line;
            case 4 -> globalData = line;
            default -> {}
        }
    }

    @Override
    public boolean hasExtraLines() {
        return true;
    }

    @Override
    public History readHistory(String first, BoundedLineReader more) throws NotationException, IOException {
        String count = first.strip();
        if (!count.matches("[1-9]\\d{0,2}")) {
            throw new NotationException("expected the number of requests, or JSON, not " + quoted(first));
        }
        List<Move> requests = new ArrayList<>();
        List<Move> responses = new ArrayList<>();
        for (int turns = 2 * Integer.parseInt(count) - 1, i = 0; i < turns; i++) {
            String line = more.readLine();
            if (line == null) {
                throw new NotationException("the input ends after " + i + " of " + turns + " lines 'x y'");
            }
            (i % 2 == 0 ? requests : responses).add(readRequest(line));
        }
        return new History(requests, responses);
    }

    @Override
    public Move readRequest(String line) throws NotationException {
        Matcher pair = PAIR.matcher(line);
        if (!pair.matches()) {
            throw new NotationException("expected two numbers 'x y', not " + quoted(line));
        }
        return BotzoneFormat.move(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2)));
    }

    @Override
    public String formatResponse(Move move) {
        return formatRequest(move);
    }
}

package dev.outflank.protocol.botzone;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Talk;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Move;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Botzone's "simple interaction": plain lines of two numbers. */
final class PlainForm implements BotzoneForm {
    private static final Pattern ANSWER = Pattern.compile("\\s*(-?[0-9]{1,4})\\s+(-?[0-9]{1,4})\\s*");

    /** Lines 3 and 4 of the last answer: data for this game, and for all games. */
    private String data = "";
    private String globalData = "";

    @Override
    public String history(List<Move> requests, List<Move> responses) {
        StringBuilder input = new StringBuilder().append(requests.size()).append('\n');
        for (int i = 0; i < requests.size(); i++) {
            input.append(request(requests.get(i)));
            if (i < responses.size()) {
                input.append(request(responses.get(i)));
            }
        }
        return input.append(data).append('\n').append(globalData).append('\n').toString();
    }

    @Override
    public String request(Move move) {
        return BotzoneForm.x(move) + " " + BotzoneForm.y(move) + "\n";
    }

    @Override
    public Move answer(Talk talk, Leniency leniency) throws BotFault {
        String line = talk.line();
        Matcher answer = ANSWER.matcher(line);
        if (!answer.matches()) {
            throw new BotFault(
                    Verdict.PROTOCOL,
                    "The first line of the answer must be two numbers x y, like '2 3', or '-1 -1' to pass; what came"
                            + " was " + quoted(line) + ".");
        }
        if (!line.equals(answer.group(1) + " " + answer.group(2))) {
            leniency.excuse("The answer must be two numbers with one space between them and none around; what came was "
                    + quoted(line) + ".");
        }
        return BotzoneForm.move(Integer.parseInt(answer.group(1)), Integer.parseInt(answer.group(2)), line);
    }

    @Override
    public void after(int number, String line) {
        switch (number) {
            case 3 -> data = line;
            case 4 -> globalData = line;
            default -> {}
        }
    }

    @Override
    public boolean readsOn() {
        return true;
    }
}

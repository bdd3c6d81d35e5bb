package dev.outflank.rules.record;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Notation;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The lines of Logistello's game files: {@code +d3-c3+c4-e3: -04 10}. A plus is a move of Black, a minus one of White;
 * passes are omitted. After the colon comes the score for Black, and a number that is the same in all games.
 */
final class Logistello {
    private static final Pattern LINE = Pattern.compile("(?:[+-][a-hA-H][1-8])++.*");
    private static final Pattern MOVE = Pattern.compile("([+-])([a-hA-H][1-8])");
    private static final Pattern SCORE = Pattern.compile("\\s*+:\\s*+([+-]?\\d{1,2})(?:\\s++-?\\d{1,9})?+\\s*+");
    private static final int LAST_NUMBER = 10;

    private Logistello() {}

    static boolean isLine(String line) {
        return LINE.matcher(line).matches();
    }

    static void read(String text, RecordSink sink) {
        int number = 0;
        for (String line : (Iterable<String>) text.lines()::iterator) {
            number++;
            String plain = line.replaceFirst("[%#].*", "").stripTrailing();
            if (!plain.isBlank()) {
                try {
                    sink.game(parse(plain));
                } catch (MalformedRecordException e) {
                    sink.fault(
                            LineIndex.fault(number, e.offset() + 1, e.reason()).after(e.readBefore()));
                }
            }
        }
    }

    private static RecordedGame parse(String line) throws MalformedRecordException {
        Replay replay = new Replay(Game.start(8));
        Matcher move = MOVE.matcher(line);
        int at = line.length() - line.stripLeading().length();
        while (move.region(at, line.length()).lookingAt()) {
            Colour side = move.group(1).equals("+") ? Colour.BLACK : Colour.WHITE;
            try {
                replay.play(side, Notation.STANDARD.parse(move.group(2), 8), MoveAnnotation.NONE);
            } catch (NotationException e) {
                throw new MalformedRecordException(at, e.reason(), replay.game());
            }
            at = move.end();
        }
        String rest = line.substring(at);
        Matcher score = SCORE.matcher(rest);
        RecordedGame record = RecordedGame.of(replay.game());
        if (score.matches()) {
            int lead = Integer.parseInt(score.group(1));
            return record.withResult(GameResult.ofBlackLead(lead, GameResult.Termination.NORMAL));
        }
        if (!rest.isBlank()) {
            throw new MalformedRecordException(
                    at,
                    "expected a move like +d3, or the score as in ': -04 10', not " + NotationException.quoted(rest));
        }
        return record;
    }

    static String format(RecordedGame record) throws NotationException {
        Game game = record.game();
        if (!game.startPosition().equals(Position.start(8)) || game.objective() != Objective.MOST_DISCS) {
            throw new NotationException(
                    "a Logistello line holds a game on 8×8 from the start position, won by most discs");
        }
        if (game.ply() == 0) {
            throw new NotationException("a Logistello line cannot be empty");
        }
        StringBuilder text = new StringBuilder();
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            if (!moves.get(ply).isPass()) {
                text.append(ply % 2 == 0 ? '+' : '-').append(moves.get(ply));
            }
        }
        OptionalInt lead = record.result().map(GameResult::blackLead).orElse(OptionalInt.empty());
        if (lead.isPresent()) {
            text.append(String.format(Locale.ROOT, ": %+03d %d", lead.getAsInt(), LAST_NUMBER));
        }
        return text.append('\n').toString();
    }
}

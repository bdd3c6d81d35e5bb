package dev.outflank.web.analyse;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.Result;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.web.http.Fault;
import io.javalin.http.HttpStatus;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * What somebody pasted or dropped, read.
 *
 * @param games the first ones of it
 * @param more how many games there are besides
 * @param faults what could not be read, the first few
 */
record Records(List<Entry> games, int more, List<String> faults) {
    private static final int MOST_GAMES = 500;
    private static final int MOST_FAULTS = 5;

    /** A game and what is told about it; its text is how to ask for it. */
    record Entry(
            String text, int size, int moves, String black, String white, String event, String date, String result) {}

    /** Reads any record: text in any of the known formats, or a file of WTHOR. */
    static Records read(byte[] bytes) {
        Collector collector = new Collector();
        try {
            String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            if (text.indexOf('\0') >= 0) {
                readWthor(bytes, collector);
            } else {
                TextFormat.detect(text)
                        .orElseThrow(() -> new Fault(HttpStatus.BAD_REQUEST, "There is nothing to read."))
                        .read(text, collector);
            }
        } catch (CharacterCodingException e) {
            readWthor(bytes, collector);
        }
        Records records = collector.records();
        if (records.games.isEmpty()) {
            throw new Fault(
                    HttpStatus.BAD_REQUEST,
                    "No game could be read: "
                            + (records.faults.isEmpty() ? "there is none" : records.faults.getFirst()) + ".");
        }
        return records;
    }

    private static void readWthor(byte[] bytes, Collector collector) {
        WthorFile file = WthorFile.read(bytes);
        for (WthorGame game : file.games()) {
            RecordedGame record = RecordedGame.of(game.game())
                    .withPlayers("player " + game.black(), "player " + game.white())
                    .withEvent("WTHOR", String.valueOf(file.year()));
            collector.game(record);
        }
        file.faults().forEach(collector::fault);
    }

    private static final class Collector implements RecordSink {
        private final List<Entry> games = new ArrayList<>();
        private final List<String> faults = new ArrayList<>();
        private int more;

        @Override
        public void game(RecordedGame game) {
            if (games.size() == MOST_GAMES) {
                more++;
            } else if (game.game().objective() != Objective.MOST_DISCS) {
                note("a game in which the fewest discs win cannot be analysed");
            } else {
                games.add(new Entry(
                        GameText.format(game.game()),
                        game.size(),
                        game.game().ply(),
                        game.black(),
                        game.white(),
                        game.event(),
                        game.date(),
                        game.result().map(Result::toString).orElse("")));
            }
        }

        @Override
        public void fault(RecordFault fault) {
            note(fault.toString());
        }

        private void note(String sentence) {
            if (faults.size() < MOST_FAULTS) {
                faults.add(sentence);
            }
        }

        Records records() {
            return new Records(games, more, faults);
        }
    }

    /** Every format but WTHOR's, by the name in a request. */
    static String export(String text, String format) {
        try {
            RecordedGame game = RecordedGame.of(GameText.parse(text));
            return switch (format) {
                case "ggf" -> TextFormat.GGF.format(game);
                case "sgf" -> TextFormat.SGF.format(game);
                case "text" -> TextFormat.TRANSCRIPT.format(game);
                case "board" -> TextFormat.BOARD.format(game);
                default -> throw new Fault(HttpStatus.BAD_REQUEST, "Games are exported as ggf, sgf, text or board.");
            };
        } catch (NotationException e) {
            throw new Fault(HttpStatus.BAD_REQUEST, "The game cannot be exported: " + e.reason() + ".");
        }
    }
}

package dev.outflank.web.analyse;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorGame;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.text.Message;
import io.javalin.http.HttpStatus;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * The games in a pasted text or an opened file.
 *
 * @param games the first games, up to a limit
 * @param more number of further games
 * @param faults the first errors, up to a limit
 */
record ImportedGames(List<GameSummary> games, int more, List<String> faults) {
    private static final int MAX_GAMES = 500;
    private static final int MAX_FAULTS = 5;

    /** A game in the list, with its transcript. */
    record GameSummary(
            String text, int size, int moves, String black, String white, String event, String date, String result) {}

    /** Reads games in any supported text format, or a WTHOR file. */
    static ImportedGames read(byte[] bytes) {
        Collector collector = new Collector();
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
            if (text.indexOf('\0') >= 0) {
                readWthor(bytes, collector);
            } else {
                if (text.isBlank()) {
                    throw new HttpException(HttpStatus.BAD_REQUEST, Message.of("error.nothing-to-import"));
                }
                TextFormat.readAny(text, collector);
            }
        } catch (CharacterCodingException e) {
            readWthor(bytes, collector);
        }
        ImportedGames imported = collector.toImportedGames();
        if (imported.games.isEmpty()) {
            throw new HttpException(
                    HttpStatus.BAD_REQUEST,
                    imported.faults.isEmpty()
                            ? "No games found."
                            : "No game could be read: " + imported.faults.getFirst() + ".");
        }
        return imported;
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
        private final List<GameSummary> games = new ArrayList<>();
        private final List<String> faults = new ArrayList<>();
        private int more;

        @Override
        public void game(RecordedGame game) {
            if (games.size() == MAX_GAMES) {
                more++;
            } else if (game.game().objective() != Objective.MOST_DISCS) {
                addFault("games in which the fewest discs win cannot be analysed");
            } else {
                games.add(new GameSummary(
                        GameText.format(game.game()),
                        game.size(),
                        game.game().ply(),
                        game.black(),
                        game.white(),
                        game.event(),
                        game.date(),
                        game.result().map(GameResult::toString).orElse("")));
            }
        }

        @Override
        public void fault(RecordFault fault) {
            addFault(fault.toString());
        }

        private void addFault(String sentence) {
            if (faults.size() < MAX_FAULTS) {
                faults.add(sentence);
            }
        }

        ImportedGames toImportedGames() {
            return new ImportedGames(games, more, faults);
        }
    }

    /** Exports a game in the named format. */
    static String export(String text, String format) {
        try {
            RecordedGame game = RecordedGame.of(GameText.parse(text));
            return switch (format) {
                case "ggf" -> TextFormat.GGF.format(game);
                case "sgf" -> TextFormat.SGF.format(game);
                case "text" -> TextFormat.TRANSCRIPT.format(game);
                case "board" -> TextFormat.BOARD.format(game);
                default -> throw new HttpException(HttpStatus.BAD_REQUEST, "'format' must be ggf, sgf, text or board.");
            };
        } catch (NotationException e) {
            throw new HttpException(HttpStatus.BAD_REQUEST, "This game can't be exported: " + e.reason() + ".");
        }
    }
}

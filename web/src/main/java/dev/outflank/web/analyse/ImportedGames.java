package dev.outflank.web.analyse;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.record.GameResult;
import dev.outflank.rules.record.RecordFault;
import dev.outflank.rules.record.RecordReader;
import dev.outflank.rules.record.RecordSink;
import dev.outflank.rules.record.RecordedGame;
import dev.outflank.rules.record.TextFormat;
import dev.outflank.rules.record.WthorNames;
import dev.outflank.web.http.HttpException;
import dev.outflank.web.text.Message;
import dev.outflank.web.text.Messages;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The games in a pasted text or an opened file.
 *
 * @param games the first games, up to a limit
 * @param more number of further games
 * @param faults the first errors, up to a limit
 * @param sideMissing whether a board was read that does not name the side to move: the user is to be asked
 * @param error why no game could be read; empty if one could
 * @param partial the moves before the first error, if no game could be read; empty if there are none
 */
record ImportedGames(
        List<GameSummary> games,
        int more,
        List<String> faults,
        boolean sideMissing,
        String error,
        List<GameSummary> partial) {
    private static final int MAX_GAMES = 500;
    private static final int MAX_FAULTS = 5;

    /** A game in the list, with its transcript. */
    record GameSummary(
            String text, int size, int moves, String black, String white, String event, String date, String result) {
        static GameSummary of(RecordedGame game) {
            return new GameSummary(
                    GameText.format(game.game()),
                    game.size(),
                    game.game().ply(),
                    game.black(),
                    game.white(),
                    game.event(),
                    game.date(),
                    game.result().map(GameResult::toString).orElse(""));
        }
    }

    /** Reads games in any format; {@code side} is to move on boards that do not name it, {@code null} if unknown. */
    static ImportedGames read(byte[] bytes, @Nullable Colour side, Messages messages) {
        Collector collector = new Collector();
        String format = new RecordReader(side).read(bytes, WthorNames.NONE, WthorNames.NONE, collector);
        return collector.toImportedGames(format, messages);
    }

    private static final class Collector implements RecordSink {
        private final List<GameSummary> games = new ArrayList<>();
        private final List<String> faults = new ArrayList<>();
        private int more;
        private @Nullable RecordFault firstFault;

        @Override
        public void game(RecordedGame game) {
            if (games.size() == MAX_GAMES) {
                more++;
            } else if (game.game().objective() != Objective.MOST_DISCS) {
                addFault("games in which the fewest discs win cannot be analysed");
            } else {
                games.add(GameSummary.of(game));
            }
        }

        @Override
        public void fault(RecordFault fault) {
            if (firstFault == null) {
                firstFault = fault;
            }
            addFault(fault.toString());
        }

        private void addFault(String sentence) {
            if (faults.size() < MAX_FAULTS) {
                faults.add(sentence);
            }
        }

        ImportedGames toImportedGames(String format, Messages messages) {
            RecordFault fault = firstFault;
            if (!games.isEmpty()) {
                return new ImportedGames(games, more, faults, false, "", List.of());
            }
            if (fault == null) {
                throw new HttpException(
                        HttpStatus.BAD_REQUEST,
                        faults.isEmpty()
                                ? Message.of("error.nothing-to-import")
                                : Message.of("error.no-game", "reason", faults.getFirst()));
            }
            Game before = fault.readBefore();
            return new ImportedGames(
                    games,
                    0,
                    faults,
                    fault.sideMissing(),
                    messages.text("error.no-game", "reason", fault.explain(format)),
                    before == null ? List.of() : List.of(GameSummary.of(RecordedGame.of(before))));
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

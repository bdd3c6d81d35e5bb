package dev.outflank.web.analyse;

import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.database.DatabaseFolder;
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
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
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
    /** More than a year of WTHOR has. */
    private static final int MAX_GAMES = 10_000;

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

    /** A file, or a pasted text without a name. */
    static final class ImportedFile {
        private final String name;
        private final byte[] content;

        ImportedFile(String name, byte[] content) {
            this.name = name;
            this.content = content;
        }

        private boolean hasExtension(String extension) {
            return name.toLowerCase(Locale.ROOT).endsWith(extension);
        }
    }

    /**
     * Reads games in any format.
     *
     * @param files games, and lists of names for games of WTHOR
     * @param lists has the names if {@code files} contains none
     * @param side to move on boards that do not name it, {@code null} if unknown
     */
    static ImportedGames read(
            List<ImportedFile> files, DatabaseFolder lists, @Nullable Colour side, Messages messages) {
        Map<Boolean, List<ImportedFile>> parts = files.stream()
                .collect(Collectors.partitioningBy(file -> file.hasExtension(".jou") || file.hasExtension(".trn")));
        Collector collector = new Collector();
        String format = "";
        try {
            for (ImportedFile file : parts.getOrDefault(false, List.of())) {
                boolean binary = RecordReader.isBinary(file.content);
                format = new RecordReader(side)
                        .read(
                                file.content,
                                binary
                                        ? names(files, ".jou", WthorNames::readPlayers, lists::players)
                                        : WthorNames.NONE,
                                binary
                                        ? names(files, ".trn", WthorNames::readTournaments, lists::tournaments)
                                        : WthorNames.NONE,
                                collector);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return collector.toImportedGames(format, messages);
    }

    /** The names of the server's database. */
    private interface NameList {
        WthorNames read() throws IOException;
    }

    private static WthorNames names(
            List<ImportedFile> files, String extension, Function<byte[], WthorNames> reader, NameList ofServer)
            throws IOException {
        Optional<ImportedFile> own =
                files.stream().filter(file -> file.hasExtension(extension)).findFirst();
        return own.isPresent() ? reader.apply(own.get().content) : ofServer.read();
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

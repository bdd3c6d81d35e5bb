package dev.outflank.cli.bench;

import dev.outflank.cli.support.UserException;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Move;
import dev.outflank.rules.Position;
import dev.outflank.rules.record.WthorFile;
import dev.outflank.rules.record.WthorGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Positions of tournament games with a certain number of empty squares, always the same of the same WTHOR files. */
final class WthorPositions {
    private WthorPositions() {}

    /** Writes OBF lines of games at equal distances in the files, with these numbers of empty squares in turn. */
    static void write(List<Path> records, int[] empties, int count, Path file) throws IOException {
        List<WthorGame> games = new ArrayList<>();
        for (Path record : records) {
            games.addAll(WthorFile.read(Files.readAllBytes(record)).games());
        }
        List<String> lines = new ArrayList<>();
        // A game may be over earlier, or its moves missing: then the next one is taken.
        for (int i = 0; i < games.size() && lines.size() < count; i++) {
            int number = (int) ((long) lines.size() * games.size() / count) + i;
            position(games.get(number % games.size()), empties[lines.size() % empties.length])
                    .ifPresent(position -> lines.add(BoardText.format(position) + ";"));
        }
        if (lines.size() < count) {
            throw new UserException("the WTHOR files have too few games");
        }
        Files.write(file, lines);
    }

    private static Optional<Position> position(WthorGame game, int empties) {
        Position position = Position.start(8);
        for (int ply = 0; ply < game.plies() && position.empties() > empties; ply++) {
            int square = game.square(ply);
            position = position.play(square == WthorGame.PASS ? Move.PASS : Move.atBit(square));
        }
        return position.empties() == empties && position.mobility() > 0 ? Optional.of(position) : Optional.empty();
    }
}

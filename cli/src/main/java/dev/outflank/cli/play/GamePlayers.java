package dev.outflank.cli.play;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.engine.book.BookFile;
import dev.outflank.rules.ByColour;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The names of both players, and the built-in player of each colour that a person does not play. */
record GamePlayers(ByColour<String> names, ByColour<Optional<Player>> players) {
    static GamePlayers of(String black, String white, Position position, boolean book) throws NotationException {
        return new GamePlayers(
                new ByColour<>(black, white),
                new ByColour<>(player(black, position, book), player(white, position, book)));
    }

    private static Optional<Player> player(String spec, Position position, boolean book) throws NotationException {
        if (spec.equals(PlaySession.HUMAN)) {
            return Optional.empty();
        }
        return Optional.of(CheckedPlayer.of(spec, book).requireSupported(position));
    }

    /** These players, who take their moves from a book first. */
    GamePlayers withBook(BookFile book) {
        return new GamePlayers(names, new ByColour<>(withBook(players.black(), book), withBook(players.white(), book)));
    }

    private static Optional<Player> withBook(Optional<Player> player, BookFile book) {
        return player.map(
                chosen -> (game, clock) -> book.bestMove(game.position()).orElseGet(() -> chosen.choose(game, clock)));
    }

    Optional<Player> player(Colour colour) {
        return players.get(colour);
    }

    String name(Colour colour) {
        return names.get(colour);
    }

    boolean hasHuman() {
        return players.black().isEmpty() || players.white().isEmpty();
    }
}

package dev.outflank.cli.play;

import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** Who plays which colour: a person, or a player of the ladder. */
record GamePlayers(String black, String white, Optional<Player> blackPlayer, Optional<Player> whitePlayer) {
    static GamePlayers of(String black, String white, Position position, boolean book) throws NotationException {
        return new GamePlayers(black, white, player(black, position, book), player(white, position, book));
    }

    private static Optional<Player> player(String spec, Position position, boolean book) throws NotationException {
        if (spec.equals(PlaySession.HUMAN)) {
            return Optional.empty();
        }
        return Optional.of(CheckedPlayer.of(spec, book).requireSupported(position));
    }

    Optional<Player> player(Colour colour) {
        return colour == Colour.BLACK ? blackPlayer : whitePlayer;
    }

    String name(Colour colour) {
        return colour == Colour.BLACK ? black : white;
    }

    boolean hasHuman() {
        return blackPlayer.isEmpty() || whitePlayer.isEmpty();
    }
}

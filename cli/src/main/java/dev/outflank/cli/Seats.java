package dev.outflank.cli;

import dev.outflank.rules.Colour;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** Who plays which colour: a person, or a player of the ladder. */
record Seats(String black, String white, Optional<Player> blackPlayer, Optional<Player> whitePlayer) {
    static Seats of(String black, String white, Position position, boolean book) throws NotationException {
        return new Seats(black, white, player(black, position, book), player(white, position, book));
    }

    private static Optional<Player> player(String spec, Position position, boolean book) throws NotationException {
        if (spec.equals(PlaySession.HUMAN)) {
            return Optional.empty();
        }
        return Optional.of(Contender.of(spec, book).in(position));
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

package dev.outflank.cli.support;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/** A built-in player that rejects a position it cannot play with a message for the user. */
public record CheckedPlayer(String spec, Player player) implements Player {
    public static CheckedPlayer of(String spec) throws NotationException {
        return of(spec, true);
    }

    /** Creates a player with or without its opening book. */
    public static CheckedPlayer of(String spec, boolean book) throws NotationException {
        return new CheckedPlayer(spec, BuiltInPlayers.factory(spec, book).get());
    }

    /** Returns this player if it can play the position. */
    public CheckedPlayer requireSupported(Position position) {
        try {
            checkSupported(spec, position);
        } catch (NotationException e) {
            throw new IllegalStateException("the spec was parsed before: " + spec, e);
        }
        return this;
    }

    /** Rejects a position that the player of a spec cannot play. */
    public static void checkSupported(String spec, Position position) throws NotationException {
        BuiltInPlayers.unsupportedReason(spec, position).ifPresent(reason -> {
            throw new UserException(reason);
        });
    }

    @Override
    public Move choose(Game game, Clock clock) {
        return requireSupported(game.position()).player.choose(game, clock);
    }
}

package dev.outflank.engine.players;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.PlayerRegistry;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The {@link BuiltInPlayers} as a registry, for example as the staff players of a contest. */
public final class BuiltInPlayerRegistry implements PlayerRegistry {
    @Override
    public Optional<String> unavailableReason(String spec, int size) {
        try {
            BuiltInPlayers.factory(spec, true);
            return BuiltInPlayers.unsupportedReason(spec, Position.start(size));
        } catch (NotationException e) {
            return Optional.of(e.reason());
        }
    }

    @Override
    public Player createPlayer(String spec) {
        try {
            return BuiltInPlayers.create(spec);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
    }
}

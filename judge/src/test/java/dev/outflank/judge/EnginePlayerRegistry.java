package dev.outflank.judge;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.judge.contest.PlayerRegistry;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The real players of the ladder as the staff's. */
public final class EnginePlayerRegistry implements PlayerRegistry {
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

package dev.outflank.cli.judge;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.judge.contest.PlayerRegistry;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The ladder's players as a course's staff has them. */
final class StaffPlayers implements PlayerRegistry {
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
            throw new IllegalStateException("the contest was read before: " + spec, e);
        }
    }
}

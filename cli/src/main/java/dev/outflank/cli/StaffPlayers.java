package dev.outflank.cli;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The ladder's players as a course's staff has them. */
final class StaffPlayers implements StaffRoom {
    @Override
    public Optional<String> refusal(String spec, int size) {
        try {
            Ladder.players(spec, true);
            return Ladder.refusal(spec, Position.start(size));
        } catch (NotationException e) {
            return Optional.of(e.reason());
        }
    }

    @Override
    public Player player(String spec) {
        try {
            return Ladder.player(spec);
        } catch (NotationException e) {
            throw new IllegalStateException("the contest was read before: " + spec, e);
        }
    }
}

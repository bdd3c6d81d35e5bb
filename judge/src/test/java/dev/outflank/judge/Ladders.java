package dev.outflank.judge;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.judge.contest.StaffRoom;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The real players of the ladder as the staff's. */
public final class Ladders implements StaffRoom {
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
            throw new IllegalArgumentException(e.reason(), e);
        }
    }
}

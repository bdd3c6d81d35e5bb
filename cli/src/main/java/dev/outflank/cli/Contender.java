package dev.outflank.cli;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.Optional;

/** A player of the ladder for a position that a command was given: made, or refused with one sentence. */
record Contender(String spec, Player player) {
    static Contender of(String spec, Position position) throws NotationException {
        return new Contender(spec, allowed(spec, Ladder.player(spec), position));
    }

    /** The player again, unless it cannot play here. */
    static Player allowed(String spec, Player player, Position position) {
        Optional<String> refusal = Ladder.refusal(spec, position);
        if (refusal.isPresent()) {
            throw new UserError(refusal.get());
        }
        return player;
    }
}

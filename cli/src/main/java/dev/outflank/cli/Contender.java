package dev.outflank.cli;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.function.Supplier;

/** A player of the ladder that refuses a position it cannot play with one sentence for the person who chose it. */
record Contender(String spec, Player player) implements Player {
    static Contender of(String spec) throws NotationException {
        return of(spec, true);
    }

    /** A player with or without its opening book. */
    static Contender of(String spec, boolean book) throws NotationException {
        return new Contender(spec, Ladder.player(spec, book));
    }

    /** Makes such players, one a game; a wrong spec is told now. */
    static Supplier<Player> each(String spec, boolean book) throws NotationException {
        Ladder.player(spec, book);
        return () -> {
            try {
                return Ladder.player(spec, book);
            } catch (NotationException e) {
                throw new IllegalStateException("the spec was read before: " + spec, e);
            }
        };
    }

    /** This player again, if it can play here. */
    Contender in(Position position) {
        try {
            Ladder.refusal(spec, position).ifPresent(sentence -> {
                throw new UserError(sentence);
            });
        } catch (NotationException e) {
            throw new IllegalStateException("the spec was read before: " + spec, e);
        }
        return this;
    }

    @Override
    public Move choose(Game game, Clock clock) {
        return in(game.position()).player.choose(game, clock);
    }
}

package dev.outflank.cli;

import dev.outflank.engine.ladder.Ladder;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;

/** A player of the ladder that refuses a position it cannot play with one sentence for the person who chose it. */
record Contender(String spec, Player player) implements Player {
    static Contender of(String spec) throws NotationException {
        return of(spec, true);
    }

    /** A player with or without its opening book. */
    static Contender of(String spec, boolean book) throws NotationException {
        return new Contender(spec, Ladder.players(spec, book).get());
    }

    /** This player again, if it can play here. */
    Contender in(Position position) {
        try {
            expect(spec, position);
        } catch (NotationException e) {
            throw new IllegalStateException("the spec was read before: " + spec, e);
        }
        return this;
    }

    /** Refuses a position that the player of a spec cannot play. */
    static void expect(String spec, Position position) throws NotationException {
        Ladder.refusal(spec, position).ifPresent(sentence -> {
            throw new UserError(sentence);
        });
    }

    @Override
    public Move choose(Game game, Clock clock) {
        return in(game.position()).player.choose(game, clock);
    }
}

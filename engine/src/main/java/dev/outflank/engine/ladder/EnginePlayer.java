package dev.outflank.engine.ladder;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Search;
import dev.outflank.engine.search.Selectivity;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.time.Duration;

/**
 * The engine as a player: {@link Search} on boards up to 8×8 in the usual game; elsewhere {@link AlphaBeta} under the
 * same clock. Whatever else limits it, the clock of the game does too.
 */
final class EnginePlayer implements Player {
    /**
     * How far it looks: one of these, or nothing but the clock. Without any limit it plays level
     * {@value #LEVEL_WITHOUT_LIMITS}.
     */
    enum Measure {
        CLOCK,
        LEVEL,
        DEPTH,
        NODES,
        MILLISECONDS
    }

    private static final int LEVEL_WITHOUT_LIMITS = 12;
    private static final int HASH_MEGABYTES = 64;

    private final Measure measure;
    private final long amount;
    private final AlphaBeta elsewhere = new AlphaBeta(AlphaBeta.BY_CLOCK, Weights.DEFAULT);
    private final Search search;

    EnginePlayer(Measure measure, long amount, int threads) {
        this.measure = measure;
        this.amount = amount;
        // Before any clock runs: making the table takes as long as a quick move.
        this.search = new Search(threads, HASH_MEGABYTES);
    }

    @Override
    public Move choose(Game game, Clock clock) {
        Position position = game.position();
        if (position.mobility() <= 1) {
            return position.mobility() == 0 ? Move.PASS : position.move(0);
        }
        Clock limit = measure == Measure.MILLISECONDS ? shorter(clock, Clock.start(Duration.ofMillis(amount))) : clock;
        if (position.size() > 8 || game.objective() != Objective.MOST_DISCS) {
            return elsewhere.choose(game, limit);
        }
        return search.run(position, limits(position, limit).within(limit), Listener.NONE).best();
    }

    private Limits limits(Position position, Clock limit) {
        if (measure == Measure.CLOCK && Budget.isUnlimited(limit)) {
            return Limits.level(LEVEL_WITHOUT_LIMITS, position.empties());
        }
        return switch (measure) {
            case LEVEL -> Limits.level((int) amount, position.empties());
            case DEPTH -> Limits.depth((int) amount, Selectivity.PERCENT_73);
            case NODES -> Limits.NONE.withNodes(amount);
            case CLOCK, MILLISECONDS -> Limits.NONE;
        };
    }

    private static Clock shorter(Clock one, Clock other) {
        return () -> Math.min(one.nanosLeft(), other.nanosLeft());
    }
}

package dev.outflank.protocol.engine;

import dev.outflank.protocol.Greedy;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** An engine that searches one ply; a slow one runs until it is stopped. */
public final class GreedyEngine implements ProtocolEngine {
    private final boolean slow;
    private final List<EngineLimits> limits = new ArrayList<>();

    public GreedyEngine(boolean slow) {
        this.slow = slow;
    }

    /** The limits of all searches so far. */
    public List<EngineLimits> limits() {
        return limits;
    }

    @Override
    public Move search(Game game, EngineLimits searchLimits, Consumer<SearchInfo> listener) {
        Move move = new Greedy().choose(game, Clock.UNLIMITED);
        listener.accept(info(game, move));
        awaitStop(searchLimits);
        return move;
    }

    @Override
    public void analyze(Game game, int multiPv, EngineLimits searchLimits, Consumer<SearchInfo> listener) {
        List<Move> all = game.position().mustPass()
                ? List.of(Move.PASS)
                : game.position().moves();
        all.stream()
                .sorted(Comparator.comparingInt(move -> -game.position().flips(move)))
                .limit(multiPv)
                .forEach(move -> listener.accept(info(game, move)));
        awaitStop(searchLimits);
    }

    private void awaitStop(EngineLimits searchLimits) {
        limits.add(searchLimits);
        while (slow && !searchLimits.stopRequested().getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static SearchInfo info(Game game, Move move) {
        return new SearchInfo(List.of(move), game.position().flips(move), 1, 100, false, 1, false);
    }
}

package dev.outflank.protocol.engine;

import dev.outflank.protocol.Greedy;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** Thinks one move deep; when it is a slow one, it comes to an end only when it is stopped. */
public final class GreedyEngine implements ProtocolEngine {
    private final boolean slow;
    private final List<EngineLimits> limits = new ArrayList<>();

    public GreedyEngine(boolean slow) {
        this.slow = slow;
    }

    /** What was asked of it. */
    public List<EngineLimits> limits() {
        return limits;
    }

    @Override
    public Move search(Game game, EngineLimits effort, Consumer<SearchInfo> listener) {
        Move move = new Greedy().choose(game, Clock.UNLIMITED);
        listener.accept(thought(game, move));
        work(effort);
        return move;
    }

    @Override
    public void analyze(Game game, int moves, EngineLimits effort, Consumer<SearchInfo> listener) {
        List<Move> all = game.position().mustPass()
                ? List.of(Move.PASS)
                : game.position().moves();
        all.stream()
                .sorted(Comparator.comparingInt(move -> -game.position().flips(move)))
                .limit(moves)
                .forEach(move -> listener.accept(thought(game, move)));
        work(effort);
    }

    private void work(EngineLimits effort) {
        limits.add(effort);
        while (slow && !effort.stopRequested().getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static SearchInfo thought(Game game, Move move) {
        return new SearchInfo(List.of(move), game.position().flips(move), 1, 100, false, 1, false);
    }
}

package dev.outflank.protocol.think;

import dev.outflank.protocol.Greedy;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** Thinks one move deep; when it is a slow one, it comes to an end only when it is stopped. */
public final class GreedyThinker implements Thinker {
    private final boolean slow;
    private final List<Effort> efforts = new ArrayList<>();

    public GreedyThinker(boolean slow) {
        this.slow = slow;
    }

    /** What was asked of it. */
    public List<Effort> efforts() {
        return efforts;
    }

    @Override
    public Move think(Game game, Effort effort, Consumer<Thought> listener) {
        Move move = new Greedy().choose(game, Clock.UNLIMITED);
        listener.accept(thought(game, move));
        work(effort);
        return move;
    }

    @Override
    public void hint(Game game, int moves, Effort effort, Consumer<Thought> listener) {
        List<Move> all = game.position().mustPass() ? List.of(Move.PASS) : game.position().moves();
        all.stream()
                .sorted(Comparator.comparingInt(move -> -game.position().flips(move)))
                .limit(moves)
                .forEach(move -> listener.accept(thought(game, move)));
        work(effort);
    }

    private void work(Effort effort) {
        efforts.add(effort);
        while (slow && !effort.stopped().getAsBoolean()) {
            Thread.onSpinWait();
        }
    }

    private static Thought thought(Game game, Move move) {
        return new Thought(List.of(move), game.position().flips(move), 1, 100, false, 1, false);
    }
}

package dev.outflank.engine.analysis;

import dev.outflank.engine.search.Limits;
import dev.outflank.engine.search.Listener;
import dev.outflank.engine.search.Result;
import dev.outflank.engine.search.Searcher;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.IntFunction;

/**
 * Looks through games from their last move to the first. So what a later position turned out to be worth is in the
 * search's table when an earlier one is searched; and an exact value of the position after a move is the exact value of
 * the move. Otherwise the played move and the best one are searched to the same depth, since values from different
 * depths cannot be compared.
 */
public final class Analyst {
    private final Searcher search;
    private final IntFunction<Limits> effort;
    private final BooleanSupplier cancelled;

    /**
     * An analyst who searches each position as far as its number of empty squares allows.
     *
     * @param effort the limits with so many squares empty, asked anew before each search, so that a clock starts then
     * @param cancelled true from the moment on when nobody wants the analysis any more
     */
    public Analyst(Searcher search, IntFunction<Limits> effort, BooleanSupplier cancelled) {
        this.search = search;
        this.effort = effort;
        this.cancelled = cancelled;
    }

    /**
     * Why a game cannot be analysed by a searcher that takes boards up to a size: one sentence, or empty when it can.
     */
    public static Optional<String> refusal(Game game, int largest) {
        int size = game.position().size();
        if (game.objective() != Objective.MOST_DISCS) {
            return Optional.of("games are analysed in which the most discs win, not the reversed game");
        }
        return size <= largest
                ? Optional.empty()
                : Optional.of("games are analysed on boards up to " + largest + "×" + largest + ", not on " + size + "×"
                        + size);
    }

    /**
     * Judges every move of a game.
     *
     * @param listener hears each verdict as it is found, the last move's first
     * @throws CancellationException when it was cancelled
     */
    public GameAnalysis analyze(Game game, Consumer<MoveVerdict> listener) {
        refusal(game, search.largestBoard()).ifPresent(sentence -> {
            throw new IllegalArgumentException(sentence);
        });
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        Value end = Value.of(search(game.position(), limits(game.position())));
        Value after = end;
        List<MoveVerdict> verdicts = new ArrayList<>();
        for (int ply = moves.size() - 1; ply >= 0; ply--) {
            MoveVerdict verdict = judge(ply, positions.get(ply), moves.get(ply), after);
            verdicts.add(verdict);
            listener.accept(verdict);
            after = verdict.bestValue();
        }
        boolean blackIsLast = game.position().toMove() == Colour.BLACK;
        return new GameAnalysis(game, verdicts.reversed(), blackIsLast ? end : end.forOther());
    }

    /** Judges a move that led to a position of this value to its mover. */
    private MoveVerdict judge(int ply, Position position, Move played, Value after) {
        if (position.mobility() <= 1) {
            Value value = after.before();
            return new MoveVerdict(
                    ply, position.toMove(), played, value, played, value, List.of(played), Grade.FORCED);
        }
        Result best = search(position, limits(position));
        Value bestValue = Value.of(best);
        if (best.best().equals(played)) {
            return new MoveVerdict(
                    ply, position.toMove(), played, bestValue, played, bestValue, best.line(), Grade.BEST);
        }
        Value value = after.exact() ? after.before() : asDeep(best, position.play(played)).before();
        Grade grade = Grade.of(value, bestValue);
        return grade == Grade.BEST
                ? new MoveVerdict(ply, position.toMove(), played, value, played, value, List.of(played), grade)
                : new MoveVerdict(ply, position.toMove(), played, value, best.best(), bestValue, best.line(), grade);
    }

    /** The value of a position one move later than one that was searched. */
    private Value asDeep(Result before, Position position) {
        Limits usual = limits(position);
        Limits limits = Limits.depth(Math.max(1, before.depth() - 1), before.selectivity());
        return Value.of(search(position, limits.within(usual.clock()).withNodes(usual.nodes())));
    }

    private Limits limits(Position position) {
        Limits asked = effort.apply(position.empties());
        Clock clock = asked.clock();
        return asked.within(() -> cancelled.getAsBoolean() ? 0 : clock.nanosLeft());
    }

    private Result search(Position position, Limits limits) {
        Result result = search.run(position, limits, Listener.NONE);
        if (cancelled.getAsBoolean()) {
            throw new CancellationException("the analysis was cancelled");
        }
        return result;
    }
}

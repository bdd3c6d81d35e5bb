package dev.outflank.arena;

import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import java.util.function.Supplier;

/** Simple contestants for tests. */
public final class TestContestants {
    private TestContestants() {}

    /** Plays random moves; every game has its own seed, derived from the given one. */
    public static Contestant random(String name, long seed) {
        AtomicLong next = new AtomicLong(seed);
        return player(name, () -> {
            SplittableRandom random = new SplittableRandom(next.getAndIncrement());
            return (game, clock) -> {
                Position position = game.position();
                return position.move(random.nextInt(position.mobility()));
            };
        });
    }

    /** Plays the move that flips the most discs. */
    public static Contestant greedy(String name) {
        return player(name, () -> (game, clock) -> {
            Move best = Move.PASS;
            for (Move move : game.position().moves()) {
                best = game.position().flips(move) > game.position().flips(best) ? move : best;
            }
            return best;
        });
    }

    /** Plays the first legal move. */
    public static Contestant first(String name) {
        return player(name, () -> (game, clock) -> game.position().move(0));
    }

    public static Contestant player(String name, Supplier<Player> players) {
        return new PlayerContestant(name, players, TimeLimit.UNLIMITED);
    }

    /** Answers with the result of the script. */
    public static Contestant scripted(String name, Function<Game, Answer> script) {
        return new Contestant() {
            @Override
            public String name() {
                return name;
            }

            @Override
            public Seat takeSeat(Game start, Colour side) {
                return new Seat() {
                    @Override
                    public Answer requestMove(Game game) {
                        return script.apply(game);
                    }

                    @Override
                    public void finish(Game end) {}

                    @Override
                    public void close() {}
                };
            }
        };
    }

    /** Fails at its first move with this verdict. */
    public static Contestant failing(String name, Verdict verdict) {
        return scripted(name, game -> failed(verdict));
    }

    public static Answer failed(Verdict verdict) {
        return new Answer.Failure(new BotException(verdict, "test fault"), TimeUsage.ZERO);
    }
}

package dev.outflank.engine.ladder;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Players by name. A name and its parameters make a spec: {@code greedy}, {@code minimax:4}, {@code random:7}. */
public final class Ladder {
    private static final int DEEPEST = 64;
    private static final int MOST_PLAYOUTS = 100_000_000;

    private static final String DEPTH = "depth a whole number from 1 to " + DEEPEST;
    private static final String SEED = "seed a whole number of 64 bits";
    private static final String PLAYOUTS = "playouts a whole number from 1 to " + MOST_PLAYOUTS + ", " + SEED;
    private static final String CONSTANTS =
            "a, b and c whole numbers from -" + Weights.LARGEST + " to " + Weights.LARGEST;

    /** The table: a new player is a new line. */
    private static final List<Entry> ENTRIES = List.of(
            entry(
                    "first",
                    "",
                    "the first legal move in reading order",
                    (given, book) -> scoring(MoveScore.NONE, given)),
            entry(
                    "random",
                    "[:seed]",
                    "any legal move; with a seed, the same ones again",
                    (given, book) -> random(given)),
            entry(
                    "greedy",
                    "",
                    "turns the most discs (Lab 8, part 1)",
                    (given, book) -> scoring(MoveScore.GREEDY, given)),
            entry(
                    "smarter",
                    "",
                    "greedy, with a glance at the opponent's best greedy answer (Lab 8's staff)",
                    (given, book) -> scoring(new Smarter(), given)),
            entry(
                    "smartest",
                    "",
                    "the most discs after ten more greedy half-moves (Lab 8's staff)",
                    (given, book) -> scoring(new Smartest(), given)),
            entry(
                    "composite",
                    "[:a,b,c]",
                    "a·flips + b·corners + c·opponent moves eliminated",
                    (given, book) -> composite(given)),
            entry(
                    "minimax",
                    ":depth",
                    "the game tree to a depth, scored by composite's three terms",
                    (given, book) -> minimax(given)),
            entry(
                    "alphabeta",
                    "[:depth]",
                    "minimax's moves with far fewer nodes; without a depth, as deep as the clock allows",
                    (given, book) -> alphabeta(given)),
            entry(
                    "mcts",
                    "[:playouts[,seed]]",
                    "random games to the end, most along moves that win",
                    (given, book) -> mcts(given)),
            entry(
                            "cs303",
                            "",
                            "the CS303 report: five terms, six stages, depth 3 to 7; 8×8 only",
                            (given, book) -> cs303(given))
                    .within(Cs303::refusal),
            entry(
                    "engine",
                    "[:level=L|time=T|depth=D|nodes=N][,threads=K][,book=off][,weights=FILE][,large=FILE]",
                    "the search with all it has, on every size",
                    EngineParameters::players),
            entry(
                            "perfect",
                            "",
                            "plays out all that matters: 4×4, 6×6, the end on larger boards",
                            (given, book) -> perfect(given))
                    .within(Perfect::refusal));

    private Ladder() {}

    /** All players, from simple ideas to strong ones. */
    public static List<Rung> rungs() {
        return ENTRIES.stream().map(Entry::rung).toList();
    }

    /** A player for one game. */
    public static Player player(String spec) throws NotationException {
        return players(spec, true).get();
    }

    /** Makes such players, one for each game, with or without their opening book; the spec is read once. */
    public static Supplier<Player> players(String spec, boolean book) throws NotationException {
        return entry(spec).players(spec, book);
    }

    /**
     * Why a player cannot choose a move in a position: one sentence, or empty when it can. Most players play
     * everywhere. A player that is asked for a move in spite of its refusal throws {@link IllegalArgumentException}.
     */
    public static Optional<String> refusal(String spec, Position position) throws NotationException {
        return entry(spec).limits.apply(position);
    }

    private static Entry entry(String spec) throws NotationException {
        String name = spec.strip().toLowerCase(Locale.ROOT).split(":", 2)[0];
        for (Entry entry : ENTRIES) {
            if (entry.rung.name().equals(name)) {
                return entry;
            }
        }
        String forms = rungs().stream().map(Rung::form).collect(Collectors.joining(", "));
        throw new NotationException(
                "there is no player " + NotationException.quoted(spec.strip()) + ": expected one of " + forms);
    }

    private static Supplier<Player> scoring(MoveScore score, Parameters given) throws NotationException {
        given.expectNone();
        return () -> new FirstBest(score);
    }

    private static Supplier<Player> random(Parameters given) throws NotationException {
        given.expect(0, 1, SEED);
        if (given.count() == 0) {
            return () -> new RandomMove(new SplittableRandom());
        }
        long seed = given.number(0, Long.MIN_VALUE, Long.MAX_VALUE, SEED);
        return () -> new RandomMove(new SplittableRandom(seed));
    }

    private static Supplier<Player> composite(Parameters given) throws NotationException {
        if (given.count() == 0) {
            return () -> new FirstBest(Weights.DEFAULT);
        }
        given.expect(3, 3, CONSTANTS);
        int[] constants = new int[3];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = (int) given.number(i, -Weights.LARGEST, Weights.LARGEST, CONSTANTS);
        }
        Weights weights = new Weights(constants[0], constants[1], constants[2]);
        return () -> new FirstBest(weights);
    }

    private static Supplier<Player> minimax(Parameters given) throws NotationException {
        given.expect(1, 1, DEPTH);
        int depth = depth(given);
        return () -> new Minimax(depth, Weights.DEFAULT);
    }

    private static Supplier<Player> alphabeta(Parameters given) throws NotationException {
        given.expect(0, 1, DEPTH);
        int depth = given.count() == 0 ? AlphaBeta.BY_CLOCK : depth(given);
        return () -> new AlphaBeta(depth, Weights.DEFAULT);
    }

    private static int depth(Parameters given) throws NotationException {
        return (int) given.number(0, 1, DEEPEST, DEPTH);
    }

    private static Supplier<Player> mcts(Parameters given) throws NotationException {
        given.expect(0, 2, PLAYOUTS);
        int playouts = given.count() == 0 ? Mcts.BY_CLOCK : (int) given.number(0, 1, MOST_PLAYOUTS, PLAYOUTS);
        long seed = given.count() < 2 ? 0 : given.number(1, Long.MIN_VALUE, Long.MAX_VALUE, PLAYOUTS);
        return () -> new Mcts(playouts, seed);
    }

    private static Supplier<Player> cs303(Parameters given) throws NotationException {
        given.expectNone();
        return Cs303::new;
    }

    private static Supplier<Player> perfect(Parameters given) throws NotationException {
        given.expectNone();
        return () -> new Perfect(Weights.DEFAULT);
    }

    /** Reads what was given after a player's name. */
    private interface Maker {
        Supplier<Player> read(Parameters given, boolean book) throws NotationException;
    }

    private static Entry entry(String name, String parameters, String idea, Maker maker) {
        return new Entry(new Rung(name, name + parameters, idea), maker, position -> Optional.empty());
    }

    private record Entry(Rung rung, Maker maker, Function<Position, Optional<String>> limits) {
        Entry within(Function<Position, Optional<String>> refusal) {
            return new Entry(rung, maker, refusal);
        }

        Supplier<Player> players(String spec, boolean book) throws NotationException {
            return maker.read(new Parameters(rung, spec.strip().substring(rung.name().length())), book);
        }
    }
}

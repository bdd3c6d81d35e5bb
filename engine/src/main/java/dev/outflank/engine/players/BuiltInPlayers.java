package dev.outflank.engine.players;

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
public final class BuiltInPlayers {
    private static final int MAX_DEPTH = 64;
    private static final int MAX_PLAYOUTS = 100_000_000;

    private static final String DEPTH = "depth a whole number from 1 to " + MAX_DEPTH;
    private static final String SEED = "seed a whole number of 64 bits";
    private static final String PLAYOUTS = "playouts a whole number from 1 to " + MAX_PLAYOUTS + ", " + SEED;
    private static final String CONSTANTS =
            "a, b and c whole numbers from -" + CompositeWeights.MAX_WEIGHT + " to " + CompositeWeights.MAX_WEIGHT;

    /** The table: a new player is a new line. */
    private static final List<Registration> REGISTRATIONS = List.of(
            registration(
                    "first",
                    "",
                    "the first legal move in reading order",
                    (given, book) -> scoring(MoveHeuristic.NONE, given)),
            registration(
                    "random",
                    "[:seed]",
                    "any legal move; with a seed, the same ones again",
                    (given, book) -> random(given)),
            registration(
                    "greedy",
                    "",
                    "turns the most discs (Lab 8, part 1)",
                    (given, book) -> scoring(MoveHeuristic.GREEDY, given)),
            registration(
                    "smarter",
                    "",
                    "greedy, with a glance at the opponent's best greedy answer (Lab 8's staff)",
                    (given, book) -> scoring(new SmarterHeuristic(), given)),
            registration(
                    "smartest",
                    "",
                    "the most discs after ten more greedy half-moves (Lab 8's staff)",
                    (given, book) -> scoring(new SmartestHeuristic(), given)),
            registration(
                    "composite",
                    "[:a,b,c]",
                    "a·flips + b·corners + c·opponent moves eliminated",
                    (given, book) -> composite(given)),
            registration(
                    "minimax",
                    ":depth",
                    "the game tree to a depth, scored by composite's three terms",
                    (given, book) -> minimax(given)),
            registration(
                    "alphabeta",
                    "[:depth]",
                    "minimax's moves with far fewer nodes; without a depth, as deep as the clock allows",
                    (given, book) -> alphabeta(given)),
            registration(
                    "mcts",
                    "[:playouts[,seed]]",
                    "random games to the end, most along moves that win",
                    (given, book) -> mcts(given)),
            registration(
                            "cs303",
                            "",
                            "the CS303 report: five terms, six stages, depth 3 to 7; 8×8 only",
                            (given, book) -> cs303(given))
                    .restrictedBy(Cs303Player::unsupportedReason),
            registration(
                    "engine",
                    "[:level=L|time=T|depth=D|nodes=N][,threads=K][,book=off][,weights=FILE][,large=FILE]",
                    "the search with all it has, on every size",
                    EngineParameters::parse),
            registration(
                            "perfect",
                            "",
                            "plays out all that matters: 4×4, 6×6, the end on larger boards",
                            (given, book) -> perfect(given))
                    .restrictedBy(PerfectPlayer::unsupportedReason));

    private BuiltInPlayers() {}

    /** All players, from simple ideas to strong ones. */
    public static List<PlayerInfo> list() {
        return REGISTRATIONS.stream().map(Registration::info).toList();
    }

    /** A player for one game. */
    public static Player create(String spec) throws NotationException {
        return factory(spec, true).get();
    }

    /** Makes such players, one for each game, with or without their opening book; the spec is read once. */
    public static Supplier<Player> factory(String spec, boolean book) throws NotationException {
        return registration(spec).factory(spec, book);
    }

    /**
     * Why a player cannot choose a move in a position: one sentence, or empty when it can. Most players play
     * everywhere. A player that is asked for a move in spite of its refusal throws {@link IllegalArgumentException}.
     */
    public static Optional<String> unsupportedReason(String spec, Position position) throws NotationException {
        return registration(spec).restriction.apply(position);
    }

    private static Registration registration(String spec) throws NotationException {
        String name = spec.strip().toLowerCase(Locale.ROOT).split(":", 2)[0];
        for (Registration entry : REGISTRATIONS) {
            if (entry.info.name().equals(name)) {
                return entry;
            }
        }
        String forms = list().stream().map(PlayerInfo::syntax).collect(Collectors.joining(", "));
        throw new NotationException(
                "there is no player " + NotationException.quoted(spec.strip()) + ": expected one of " + forms);
    }

    private static Supplier<Player> scoring(MoveHeuristic score, PlayerParameters given) throws NotationException {
        given.requireNone();
        return () -> new HeuristicPlayer(score);
    }

    private static Supplier<Player> random(PlayerParameters given) throws NotationException {
        given.requireCount(0, 1, SEED);
        if (given.count() == 0) {
            return () -> new RandomPlayer(new SplittableRandom());
        }
        long seed = given.number(0, Long.MIN_VALUE, Long.MAX_VALUE, SEED);
        return () -> new RandomPlayer(new SplittableRandom(seed));
    }

    private static Supplier<Player> composite(PlayerParameters given) throws NotationException {
        if (given.count() == 0) {
            return () -> new HeuristicPlayer(CompositeWeights.DEFAULT);
        }
        given.requireCount(3, 3, CONSTANTS);
        int[] constants = new int[3];
        for (int i = 0; i < constants.length; i++) {
            constants[i] = (int) given.number(i, -CompositeWeights.MAX_WEIGHT, CompositeWeights.MAX_WEIGHT, CONSTANTS);
        }
        CompositeWeights weights = new CompositeWeights(constants[0], constants[1], constants[2]);
        return () -> new HeuristicPlayer(weights);
    }

    private static Supplier<Player> minimax(PlayerParameters given) throws NotationException {
        given.requireCount(1, 1, DEPTH);
        int depth = depth(given);
        return () -> new MinimaxPlayer(depth, CompositeWeights.DEFAULT);
    }

    private static Supplier<Player> alphabeta(PlayerParameters given) throws NotationException {
        given.requireCount(0, 1, DEPTH);
        int depth = given.count() == 0 ? AlphaBetaPlayer.BY_CLOCK : depth(given);
        return () -> new AlphaBetaPlayer(depth, CompositeWeights.DEFAULT);
    }

    private static int depth(PlayerParameters given) throws NotationException {
        return (int) given.number(0, 1, MAX_DEPTH, DEPTH);
    }

    private static Supplier<Player> mcts(PlayerParameters given) throws NotationException {
        given.requireCount(0, 2, PLAYOUTS);
        int playouts = given.count() == 0 ? MctsPlayer.BY_CLOCK : (int) given.number(0, 1, MAX_PLAYOUTS, PLAYOUTS);
        long seed = given.count() < 2 ? 0 : given.number(1, Long.MIN_VALUE, Long.MAX_VALUE, PLAYOUTS);
        return () -> new MctsPlayer(playouts, seed);
    }

    private static Supplier<Player> cs303(PlayerParameters given) throws NotationException {
        given.requireNone();
        return Cs303Player::new;
    }

    private static Supplier<Player> perfect(PlayerParameters given) throws NotationException {
        given.requireNone();
        return () -> new PerfectPlayer(CompositeWeights.DEFAULT);
    }

    /** Reads what was given after a player's name. */
    private interface ParameterParser {
        Supplier<Player> parse(PlayerParameters given, boolean book) throws NotationException;
    }

    private static Registration registration(String name, String parameters, String idea, ParameterParser maker) {
        return new Registration(new PlayerInfo(name, name + parameters, idea), maker, position -> Optional.empty());
    }

    private record Registration(
            PlayerInfo info, ParameterParser parser, Function<Position, Optional<String>> restriction) {
        Registration restrictedBy(Function<Position, Optional<String>> refusal) {
            return new Registration(info, parser, refusal);
        }

        Supplier<Player> factory(String spec, boolean book) throws NotationException {
            return parser.parse(
                    new PlayerParameters(
                            info, spec.strip().substring(info.name().length())),
                    book);
        }
    }
}

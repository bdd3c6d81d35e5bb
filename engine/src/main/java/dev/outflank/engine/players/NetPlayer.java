package dev.outflank.engine.players;

import dev.outflank.engine.net.SquareNetwork;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The search of {@link AlphaBetaPlayer} with a {@link SquareNetwork} in place of the composite score, for 8×8 only. The
 * network learned from games in which most discs win; in the reversed game this player plays like {@code alphabeta}.
 */
final class NetPlayer implements ExplainablePlayer {
    static final PlayerDefinition DEFINITION = PlayerDefinition.of(
                    "net",
                    "[:depth=D][,weights=FILE]",
                    "A small neural network and the search of alphabeta; 8×8 only.",
                    NetPlayer::parse)
            .onlyOnEightByEight()
            .withLesson(
                    "Let it learn by itself",
                    "The network sees each square in one of eight states: a disc of either side, at the frontier or"
                            + " inside; an empty square where one side can move, or both, or neither. Each state of each"
                            + " square adds 64 learned numbers to 64 sums; the sums, cut off below 0 and above 1 and"
                            + " squared, give the value. No one told it about corners: it found them in the positions of"
                            + " 60,000 games. On 8×8.",
                    "The disc lead at the end that the network expects after the move, without any search.",
                    "net",
                    ScoreFormat.SIGNED)
            .withPreset(
                    "Neural network",
                    "A small network that learned by itself, and as much search as the clock allows.",
                    "net");

    private static final String USAGE =
            PlayerParameters.DEPTH_USAGE + ", weights a file of train net, each at most once";

    private final Supplier<SquareNetwork> network;
    private final AlphaBetaPlayer search;
    private final AlphaBetaPlayer reversed;

    /** The network is loaded when it is first needed. */
    NetPlayer(int depth, Supplier<SquareNetwork> network) {
        this.network = network;
        search = new AlphaBetaPlayer(depth, game -> new NetEvaluation(network.get()));
        reversed = new AlphaBetaPlayer(depth, CompositeWeights.DEFAULT);
    }

    private static Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources)
            throws NotationException {
        int depth = AlphaBetaPlayer.BY_CLOCK;
        @Nullable SquareNetwork read = null;
        for (int i = 0; i < parameters.count(); i++) {
            String[] pair = parameters.text(i).split("=", 2);
            if (pair.length == 2 && pair[0].equals("depth") && depth == AlphaBetaPlayer.BY_CLOCK) {
                depth = parameters.depth(pair[1], USAGE);
            } else if (pair.length == 2 && pair[0].equals("weights") && read == null) {
                read = parameters.readFile(pair[1], USAGE, SquareNetwork::read);
            } else {
                throw parameters.error(USAGE);
            }
        }
        int maxDepth = depth;
        @Nullable SquareNetwork given = read;
        return () -> new NetPlayer(maxDepth, given == null ? SquareNetwork::shipped : () -> given);
    }

    @Override
    public void prepare(Game start) {
        Objects.requireNonNull(network.get());
    }

    @Override
    public Move choose(Game game, Clock clock) {
        DEFINITION.requireSupported(game.position());
        return (game.objective() == Objective.MOST_DISCS ? search : reversed).choose(game, clock);
    }

    /** The network's scores after each move, in discs; the disc difference if the game is over then. */
    @Override
    public Map<Move, Double> moveScores(Game game, Clock clock) {
        Map<Move, Double> scores = new LinkedHashMap<>();
        for (Move move : game.position().moves()) {
            Position after = game.position().play(move);
            scores.put(move, -score(after));
        }
        return scores;
    }

    private double score(Position position) {
        long own = position.bits(position.toMove());
        long opp = position.bits(position.toMove().other());
        return position.isOver()
                ? Long.bitCount(own) - Long.bitCount(opp)
                : (double) network.get().score(own, opp) / SquareNetwork.UNITS_PER_DISC;
    }
}

package dev.outflank.engine.players;

import dev.outflank.engine.SearchFactory;
import dev.outflank.engine.search.Search;
import dev.outflank.rules.ClosestName;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Registry of the built-in players. A player is created from a spec, which is its name and its parameters: {@code
 * greedy}, {@code minimax:4}, {@code random:7}.
 */
public final class BuiltInPlayers {
    /** From simple ideas to strong ones. A new player is a class with a definition, and a line here. */
    private static final List<PlayerDefinition> DEFINITIONS = List.of(
            FirstMoveHeuristic.DEFINITION,
            RandomPlayer.DEFINITION,
            GreedyHeuristic.DEFINITION,
            SmarterHeuristic.DEFINITION,
            SmartestHeuristic.DEFINITION,
            CompositeWeights.DEFINITION,
            MinimaxPlayer.DEFINITION,
            AlphaBetaPlayer.DEFINITION,
            MctsPlayer.DEFINITION,
            Cs303Player.DEFINITION,
            NetPlayer.DEFINITION,
            PersonPlayer.DEFINITION,
            EnginePlayer.DEFINITION,
            PerfectPlayer.DEFINITION);

    /** Those that look many moves ahead. */
    private static final Set<PlayerDefinition> SEARCHING = Set.of(
            MinimaxPlayer.DEFINITION,
            AlphaBetaPlayer.DEFINITION,
            MctsPlayer.DEFINITION,
            Cs303Player.DEFINITION,
            PersonPlayer.DEFINITION,
            EnginePlayer.DEFINITION,
            PerfectPlayer.DEFINITION);

    private BuiltInPlayers() {}

    /** All players, from simple ideas to strong ones. */
    public static List<PlayerInfo> list() {
        return DEFINITIONS.stream().map(PlayerDefinition::info).toList();
    }

    /** The player of a name. */
    public static Optional<PlayerInfo> find(String name) {
        return list().stream().filter(info -> info.name().equals(name)).findFirst();
    }

    /** Creates a player for one game. */
    public static Player create(String spec) throws NotationException {
        return factory(spec, true).get();
    }

    /** Parses a spec once and returns a factory that creates one player per game, with or without an opening book. */
    public static Supplier<Player> factory(String spec, boolean useBook) throws NotationException {
        return factory(spec, new PlayerResources(useBook, SearchFactory.NEW));
    }

    /** Creates a player that gets its searches from a factory. */
    public static Player create(String spec, SearchFactory searches) throws NotationException {
        return factory(spec, new PlayerResources(true, searches)).get();
    }

    private static Supplier<Player> factory(String spec, PlayerResources resources) throws NotationException {
        PlayerDefinition definition = definition(spec);
        String parameters = spec.strip().substring(definition.info().name().length());
        return definition.parser().parse(new PlayerParameters(definition.info(), parameters), resources);
    }

    /**
     * Why a player cannot choose a move in a position, as one sentence; empty if it can. Most players play on every
     * board. A player that is asked for a move in an unsupported position throws {@link IllegalArgumentException}.
     */
    public static Optional<String> unsupportedReason(String spec, Position position) throws NotationException {
        return definition(spec).restriction().apply(position);
    }

    /** Whether a player looks many moves ahead, so that its speed depends on {@link Search#warmUpAllVectors}. */
    public static boolean searches(String spec) throws NotationException {
        return SEARCHING.contains(definition(spec));
    }

    private static PlayerDefinition definition(String spec) throws NotationException {
        String name = spec.strip().toLowerCase(Locale.ROOT).split(":", 2)[0];
        for (PlayerDefinition definition : DEFINITIONS) {
            if (definition.info().name().equals(name)) {
                return definition;
            }
        }
        List<String> names = list().stream().map(PlayerInfo::name).toList();
        String known = list().stream().map(PlayerInfo::syntax).collect(Collectors.joining(", "));
        throw new NotationException("there is no player " + NotationException.quoted(spec.strip())
                + ClosestName.of(name, names)
                        .map(close -> " (did you mean '" + close + "'?)")
                        .orElse("")
                + ": expected one of " + known);
    }
}

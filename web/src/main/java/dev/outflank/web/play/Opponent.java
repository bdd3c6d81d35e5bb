package dev.outflank.web.play;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Optional;

/**
 * A player that a visitor may choose. Visitors choose from this list and never write a spec: a spec may name files.
 *
 * @param id what stands in addresses and files
 * @param name what people read
 * @param idea how it plays, in a line
 * @param level 1 to 10, or 0 for a player of the ladder
 * @param spec by which the ladder makes it
 */
record Opponent(String id, String name, String idea, int level, String spec) {
    /** Players that cannot be stopped before their answer are not here, whatever their strength. */
    static final List<Opponent> ALL = List.of(
            level(1, "Newcomer", "Just learned the rules and loves to turn many discs.", "engine:level=1"),
            level(2, "Beginner", "Knows that corners are good, and overlooks the rest.", "engine:level=2"),
            level(3, "Casual", "Looks a little ahead and still falls into traps.", "engine:level=3"),
            level(4, "Improver", "Makes few plain blunders.", "engine:level=4"),
            level(5, "Club player", "Sees five moves ahead and ends games well.", "engine:level=5"),
            level(6, "Strong club player", "Seven moves ahead; hard to surprise.", "engine:level=7"),
            level(7, "Expert", "Ten moves ahead; the last twenty are perfect.", "engine:level=10"),
            level(8, "Master", "Wins against almost everybody.", "engine:level=13"),
            level(9, "Grandmaster", "Wins against everybody.", "engine:level=18"),
            level(10, "Full strength", "All it has, up to five seconds a move.", "engine:time=5s"),
            builtIn("first", "First move", "The first legal move in reading order.", "first"),
            builtIn("random", "Random", "Any legal move.", "random"),
            builtIn("greedy", "Greedy", "Turns the most discs.", "greedy"),
            builtIn("smarter", "Smarter", "Greedy, with a glance at the answer.", "smarter"),
            builtIn("smartest", "Smartest", "Ten greedy half-moves ahead.", "smartest"),
            builtIn("composite", "Composite", "Discs, corners and moves in one score.", "composite"),
            builtIn("minimax", "Minimax", "The game tree, three moves deep.", "minimax:3"),
            builtIn("alphabeta", "Alpha-beta", "The game tree, five moves deep.", "alphabeta:5"),
            builtIn("mcts", "Monte Carlo", "2,000 random games to the end, most along what wins.", "mcts:2000"),
            builtIn("cs303", "CS303", "The report's player; 8×8 only.", "cs303"));

    private static Opponent level(int level, String name, String idea, String spec) {
        return new Opponent("level-" + level, name, idea, level, spec);
    }

    private static Opponent builtIn(String id, String name, String idea, String spec) {
        return new Opponent(id, name, idea, 0, spec);
    }

    static Optional<Opponent> find(String id) {
        return ALL.stream().filter(opponent -> opponent.id.equals(id)).findFirst();
    }

    boolean supports(int size) {
        try {
            return BuiltInPlayers.unsupportedReason(spec, Position.start(size)).isEmpty();
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }
}

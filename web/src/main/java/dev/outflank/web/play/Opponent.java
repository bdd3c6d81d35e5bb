package dev.outflank.web.play;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerPreset;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Position;
import dev.outflank.web.text.Messages;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * A built-in player that a visitor can choose as an opponent. Visitors choose from this list and never write a spec,
 * because a spec may name files.
 *
 * @param id identifier in addresses and stored games
 * @param name name shown to people
 * @param idea how it plays, in one sentence
 * @param level from 1, the weakest, or 0 if it is not one of the levels
 * @param elo strength of a level in Elo above random moves; 0 if it was not measured
 * @param spec how {@link BuiltInPlayers} creates it
 */
record Opponent(String id, String name, String idea, int level, int elo, String spec) {
    /**
     * The presets of all built-in players, levels first. Players that cannot be interrupted have no presets, so a
     * visitor cannot occupy the server with them.
     */
    static final List<Opponent> ALL = BuiltInPlayers.list().stream()
            .flatMap(player -> player.presets().stream())
            .map(Opponent::of)
            .sorted(Comparator.comparing(opponent -> opponent.level == 0))
            .toList();

    private static Opponent of(PlayerPreset preset) {
        return new Opponent(preset.id(), preset.label(), preset.summary(), preset.level(), preset.elo(), preset.spec());
    }

    static Optional<Opponent> find(String id) {
        return ALL.stream().filter(opponent -> opponent.id.equals(id)).findFirst();
    }

    /** This opponent as its description reads in a language. */
    Opponent in(Messages messages) {
        return new Opponent(
                id,
                messages.textOr(name, "opponent." + id + ".name"),
                messages.textOr(idea, "opponent." + id + ".idea"),
                level,
                elo,
                spec);
    }

    boolean supports(int size) {
        try {
            return BuiltInPlayers.unsupportedReason(spec, Position.start(size)).isEmpty();
        } catch (NotationException e) {
            throw new IllegalStateException(e);
        }
    }
}

package dev.outflank.engine.players;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A built-in player: its description and how it is created. Each player's class has one as a constant; {@link
 * BuiltInPlayers} lists them.
 *
 * @param parser reads the parameters of a spec
 * @param restriction why the player cannot choose a move in a position; empty if it can
 */
record PlayerDefinition(PlayerInfo info, Parser parser, Function<Position, Optional<String>> restriction) {
    /** Reads the parameters of a spec and returns a factory of players, which create one player per game. */
    interface Parser {
        Supplier<Player> parse(PlayerParameters parameters, PlayerResources resources) throws NotationException;
    }

    /** A player that plays on every board. */
    static PlayerDefinition of(String name, String parameterSyntax, String summary, Parser parser) {
        PlayerInfo info = new PlayerInfo(name, name + parameterSyntax, summary, Optional.empty(), List.of());
        return new PlayerDefinition(info, parser, position -> Optional.empty());
    }

    /** A player without parameters that plays on every board. */
    static PlayerDefinition of(String name, String summary, Supplier<Player> factory) {
        return of(name, "", summary, (parameters, resources) -> {
            parameters.requireNone();
            return factory;
        });
    }

    PlayerDefinition restrictedBy(Function<Position, Optional<String>> reason) {
        return new PlayerDefinition(info, parser, reason);
    }

    PlayerDefinition onlyOnEightByEight() {
        return restrictedBy(position -> position.size() == 8
                ? Optional.empty()
                : Optional.of("%1$s plays only on 8×8, not on %2$d×%2$d".formatted(info.name(), position.size())));
    }

    /** Fails with the reason if the player cannot choose a move in a position. */
    void requireSupported(Position position) {
        restriction.apply(position).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
    }

    /** Adds a lesson that shows the player's own scores, as whole numbers. */
    PlayerDefinition withLesson(String title, String text, String unit) {
        return withLesson(title, text, unit, info.name(), ScoreFormat.WHOLE);
    }

    PlayerDefinition withLesson(String title, String text, String unit, String spec, ScoreFormat scoreFormat) {
        PlayerLesson lesson = new PlayerLesson(title, text, unit, spec, scoreFormat);
        return with(new PlayerInfo(info.name(), info.syntax(), info.summary(), Optional.of(lesson), info.presets()));
    }

    /** Offers the player without parameters as an opponent. */
    PlayerDefinition withPreset(String label) {
        return withPreset(label, info.summary(), info.name());
    }

    PlayerDefinition withPreset(String label, String summary, String spec) {
        return with(new PlayerPreset(info.name(), label, summary, 0, 0, spec));
    }

    /** Offers the player as the opponent of a level, of which the strength was measured. */
    PlayerDefinition withLevel(int level, int elo, String label, String summary, String spec) {
        return with(new PlayerPreset("level-" + level, label, summary, level, elo, spec));
    }

    private PlayerDefinition with(PlayerPreset preset) {
        List<PlayerPreset> presets = new ArrayList<>(info.presets());
        presets.add(preset);
        return with(new PlayerInfo(info.name(), info.syntax(), info.summary(), info.lesson(), List.copyOf(presets)));
    }

    private PlayerDefinition with(PlayerInfo changed) {
        return new PlayerDefinition(changed, parser, restriction);
    }
}

package dev.outflank.engine.players;

import java.util.List;
import java.util.Optional;

/**
 * Description of a built-in player.
 *
 * @param name the part of a spec before the colon
 * @param syntax the spec with its parameters, such as {@code random[:seed]}
 * @param summary how it plays, in one sentence
 * @param lesson how it is explained on the Learn page; empty if it is not
 * @param presets the configurations offered as opponents on the web page; empty if there are none
 */
public record PlayerInfo(
        String name, String syntax, String summary, Optional<PlayerLesson> lesson, List<PlayerPreset> presets) {}

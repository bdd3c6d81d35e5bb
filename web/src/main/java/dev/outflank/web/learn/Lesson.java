package dev.outflank.web.learn;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerInfo;
import dev.outflank.engine.players.PlayerLesson;
import java.util.List;
import java.util.stream.Stream;

/**
 * The explanation of one built-in player, as the Learn page receives it.
 *
 * @param id the player's name
 * @param title the idea in a few words
 * @param text the idea in a few sentences
 * @param unit meaning of the numbers on the squares
 * @param opponent the opponent that plays this way; empty if there is none
 */
record Lesson(String id, String title, String text, String unit, String opponent) {
    static final List<Lesson> ALL =
            BuiltInPlayers.list().stream().flatMap(Lesson::of).toList();

    /** The player's lesson, if it has one. Its opponent is the player's last preset, which is the strongest. */
    private static Stream<Lesson> of(PlayerInfo player) {
        String opponent =
                player.presets().isEmpty() ? "" : player.presets().getLast().id();
        return player.lesson().stream().map(lesson -> of(player.name(), lesson, opponent));
    }

    private static Lesson of(String id, PlayerLesson lesson, String opponent) {
        return new Lesson(id, lesson.title(), lesson.text(), lesson.unit(), opponent);
    }
}

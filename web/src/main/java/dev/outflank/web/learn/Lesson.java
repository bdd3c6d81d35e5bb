package dev.outflank.web.learn;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerInfo;
import dev.outflank.engine.players.PlayerLesson;
import dev.outflank.web.text.Messages;
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
    static List<Lesson> all(Messages messages) {
        return BuiltInPlayers.list().stream()
                .flatMap(player -> of(player, messages))
                .toList();
    }

    /** The player's lesson, if it has one. Its opponent is the player's last preset, which is the strongest. */
    private static Stream<Lesson> of(PlayerInfo player, Messages messages) {
        String opponent =
                player.presets().isEmpty() ? "" : player.presets().getLast().id();
        return player.lesson().stream().map(lesson -> of(player.name(), lesson, opponent, messages));
    }

    private static Lesson of(String id, PlayerLesson lesson, String opponent, Messages messages) {
        return new Lesson(
                id,
                messages.textOr(lesson.title(), "lesson." + id + ".title"),
                messages.textOr(lesson.text(), "lesson." + id + ".text"),
                messages.textOr(lesson.unit(), "lesson." + id + ".unit"),
                opponent);
    }
}

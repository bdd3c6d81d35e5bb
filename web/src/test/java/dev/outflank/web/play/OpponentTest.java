package dev.outflank.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerPreset;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class OpponentTest {
    @Test
    void all_arePresetsOfTheBuiltInPlayers() {
        List<String> presets = BuiltInPlayers.list().stream()
                .flatMap(player -> player.presets().stream())
                .map(PlayerPreset::id)
                .toList();
        assertThat(Opponent.ALL).extracting(Opponent::id).containsExactlyInAnyOrderElementsOf(presets);
    }

    @Test
    void all_beginWithTheLevelsInOrder() {
        List<Integer> levels = IntStream.rangeClosed(1, 16).boxed().toList();
        assertThat(Opponent.ALL).extracting(Opponent::level).startsWith(levels.toArray(Integer[]::new));
        assertThat(Opponent.ALL.stream().skip(levels.size())).allMatch(opponent -> opponent.level() == 0);
    }

    @Test
    void supports_size_followsThePlayer() {
        assertThat(Opponent.find("cs303").orElseThrow().supports(8)).isTrue();
        assertThat(Opponent.find("cs303").orElseThrow().supports(10)).isFalse();
    }
}

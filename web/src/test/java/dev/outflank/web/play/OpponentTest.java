package dev.outflank.web.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.engine.players.PlayerPreset;
import dev.outflank.web.text.Messages;
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
        List<Integer> levels = IntStream.rangeClosed(1, 18).boxed().toList();
        assertThat(Opponent.ALL).extracting(Opponent::level).startsWith(levels.toArray(Integer[]::new));
        assertThat(Opponent.ALL.stream().skip(levels.size())).allMatch(opponent -> opponent.level() == 0);
    }

    @Test
    void elo_risesWithTheLevel() {
        List<Integer> measured =
                Opponent.ALL.stream().map(Opponent::elo).filter(elo -> elo > 0).toList();
        assertThat(measured).hasSizeGreaterThan(7).isSorted();
    }

    @Test
    void in_everyOtherLanguage_isTranslated() {
        for (Messages messages : Messages.all().subList(1, Messages.all().size())) {
            assertThat(Opponent.ALL)
                    .allSatisfy(opponent -> assertThat(opponent.in(messages).idea())
                            .as("%s in %s", opponent.id(), messages)
                            .isNotEqualTo(opponent.idea()));
        }
    }

    @Test
    void supports_size_followsThePlayer() {
        assertThat(Opponent.find("cs303").orElseThrow().supports(8)).isTrue();
        assertThat(Opponent.find("cs303").orElseThrow().supports(10)).isFalse();
    }
}

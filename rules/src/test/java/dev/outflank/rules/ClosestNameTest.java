package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClosestNameTest {
    private static final List<String> NAMES = List.of("play", "show", "solve", "serve", "greedy");

    @ParameterizedTest
    @CsvSource({"plai,play", "paly,play", "PLAYY,play", "gredy,greedy", "solv,solve", "sovle,solve"})
    void misspeltName_isFound(String word, String name) {
        assertThat(ClosestName.of(word, NAMES)).contains(name);
    }

    @Test
    void differentWord_hasNoSuggestion() {
        assertThat(ClosestName.of("tournament", NAMES)).isEmpty();
        assertThat(ClosestName.of("x", NAMES)).isEmpty();
        assertThat(ClosestName.suggestion("x", NAMES)).isEmpty();
        assertThat(ClosestName.suggestion("plai", NAMES)).isEqualTo(", did you mean 'play'?");
    }
}

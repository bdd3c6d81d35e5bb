package dev.outflank.rules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ByColourTest {
    @Test
    void get_isTheValueOfThatColour() {
        ByColour<String> names = ByColour.of(Colour::title);

        assertThat(names.get(Colour.BLACK)).isEqualTo("Black");
        assertThat(names.get(Colour.WHITE)).isEqualTo("White");
        assertThat(names.swapped().get(Colour.BLACK)).isEqualTo("White");
    }
}

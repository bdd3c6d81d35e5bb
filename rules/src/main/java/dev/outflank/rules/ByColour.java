package dev.outflank.rules;

import java.util.function.Function;

/** One value for each colour, such as the two players of a game. */
public record ByColour<T>(T black, T white) {
    /** The values that a function gives for Black and for White. */
    public static <T> ByColour<T> of(Function<Colour, T> value) {
        return new ByColour<>(value.apply(Colour.BLACK), value.apply(Colour.WHITE));
    }

    public T get(Colour colour) {
        return colour == Colour.BLACK ? black : white;
    }

    /** Both values with the colours exchanged. */
    public ByColour<T> swapped() {
        return new ByColour<>(white, black);
    }
}

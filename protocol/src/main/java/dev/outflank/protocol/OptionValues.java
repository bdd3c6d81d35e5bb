package dev.outflank.protocol;

import java.util.Map;
import java.util.Set;

/**
 * The options of a program spec.
 *
 * @param flags the flags that were given
 * @param numbers the value of every numeric option, given or default
 */
public record OptionValues(Set<String> flags, Map<String, Integer> numbers) {
    public OptionValues {
        flags = Set.copyOf(flags);
        numbers = Map.copyOf(numbers);
    }

    public boolean has(String flag) {
        return flags.contains(flag);
    }

    public int number(String name) {
        Integer number = numbers.get(name);
        if (number == null) {
            throw new IllegalArgumentException("the protocol declares no numeric option " + name);
        }
        return number;
    }
}

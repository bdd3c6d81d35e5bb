package dev.outflank.protocol;

import dev.outflank.rules.Notation;
import dev.outflank.rules.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * Description of a protocol: its name, options, boards and referee. Help texts, messages and the parsers of program
 * specs and contest files derive from it. To add a protocol, implement this interface and add the class to {@code
 * spec.Protocols}.
 */
public interface Protocol {
    /** The flag of protocols that can also play the reversed game, in which fewer discs win. */
    String REVERSED = "reversed";

    /**
     * An option that follows the name in a program spec.
     *
     * @param defaultValue the value when the option is left out; empty for a flag
     */
    record Option(String name, OptionalInt defaultValue) {
        public static Option flag(String name) {
            return new Option(name, OptionalInt.empty());
        }

        public static Option number(String name, int defaultValue) {
            return new Option(name, OptionalInt.of(defaultValue));
        }

        public boolean isFlag() {
            return defaultValue.isEmpty();
        }
    }

    /** The name in program specs and contest files. */
    String id();

    /** The kind of program that speaks it, for help texts: {@code a VG101 program}. */
    String summary();

    /** The options of a program spec, in the order of the help text. */
    default List<Option> options() {
        return List.of();
    }

    StartSupport startSupport();

    default boolean supportsSize(int size) {
        return Position.isValidSize(size);
    }

    /** The notation for moves in messages to the program's author. */
    default Notation notation() {
        return Notation.STANDARD;
    }

    /** The driver of submissions that are not programs by themselves. */
    default Optional<Driver> driver() {
        return Optional.empty();
    }

    /** Files of the course's library, which programs in C may include and call: text by file name. */
    default Map<String, String> libraryFiles() {
        return Map.of();
    }

    /** Creates the referee's side of one game with a program. */
    Dialogue dialogue(Program program, Leniency leniency, OptionValues options);

    default boolean hasFlag(String name) {
        return options().contains(Option.flag(name));
    }

    /** The form of a program spec: {@code botzone[,simple][,keep]:CMD}. */
    default String usage() {
        return id()
                + options().stream()
                        .map(option -> "[," + option.name() + (option.isFlag() ? "" : "=N") + "]")
                        .collect(Collectors.joining())
                + ":"
                + driver().map(driver -> "FILE." + driver.extension()).orElse("CMD");
    }
}

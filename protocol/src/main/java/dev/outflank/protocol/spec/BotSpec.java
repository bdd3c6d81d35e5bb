package dev.outflank.protocol.spec;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Driver;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A program spec as people write it: {@code PROTOCOL[,OPTION…]:COMMAND}, such as {@code vg101:./bot}, {@code
 * botzone,simple:python3 bot.py} or {@code cs303,reversed:bot.py}.
 */
public final class BotSpec {
    private final String text;
    private final Protocol protocol;
    private final OptionValues options;
    private final LaunchConfig launch;

    private BotSpec(String text, Protocol protocol, OptionValues options, LaunchConfig launch) {
        this.text = text;
        this.protocol = protocol;
        this.options = options;
        this.launch = launch;
    }

    /** Parses a spec; empty if there is no colon, or no protocol's name before it. */
    public static Optional<BotSpec> parse(String text) throws NotationException {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        List<String> head = List.of(text.substring(0, colon).split(",", -1));
        Optional<Protocol> protocol = Protocols.byId(head.getFirst());
        if (protocol.isEmpty()) {
            return Optional.empty();
        }
        OptionValues options = parseOptions(protocol.get(), head.subList(1, head.size()));
        LaunchConfig launch = launch(protocol.get(), ShellWords.split(text.substring(colon + 1)));
        return Optional.of(new BotSpec(text, protocol.get(), options, launch));
    }

    private static OptionValues parseOptions(Protocol protocol, List<String> texts) throws NotationException {
        Set<String> flags = new HashSet<>();
        Map<String, Integer> numbers = new HashMap<>();
        for (Protocol.Option option : protocol.options()) {
            option.defaultValue().ifPresent(value -> numbers.put(option.name(), value));
        }
        for (String text : texts) {
            String[] parts = text.split("=", 2);
            if (parts.length == 1 && protocol.hasFlag(text)) {
                flags.add(text);
            } else if (parts.length == 2 && numbers.containsKey(parts[0])) {
                if (!parts[1].matches("[1-9][0-9]{0,3}")) {
                    throw new NotationException("the option " + parts[0] + " of " + protocol.id()
                            + " must be a whole number from 1 to 9999, not " + quoted(parts[1]));
                }
                numbers.put(parts[0], Integer.parseInt(parts[1]));
            } else {
                throw unknownOption(protocol, text);
            }
        }
        return new OptionValues(flags, numbers);
    }

    private static NotationException unknownOption(Protocol protocol, String text) {
        String known = protocol.options().stream()
                .map(option -> option.name() + (option.isFlag() ? "" : "=NUMBER"))
                .sorted()
                .collect(Collectors.joining(", "));
        return new NotationException(
                protocol.id() + " has no option " + quoted(text) + ": it has " + (known.isEmpty() ? "none" : known));
    }

    private static LaunchConfig launch(Protocol protocol, List<String> words) throws NotationException {
        Optional<Driver> driver = protocol.driver();
        if (driver.isEmpty()) {
            if (words.isEmpty() || words.getFirst().isEmpty()) {
                throw new NotationException("expected a program and its arguments after " + protocol.id()
                        + ":, such as " + protocol.id() + ":./bot");
            }
            return new LaunchConfig(Optional.empty(), Map.of(), List.of(), words);
        }
        String ending = "." + driver.get().extension();
        if (words.size() != 1 || !words.getFirst().endsWith(ending)) {
            throw new NotationException("expected one file after " + protocol.id() + ":, such as " + protocol.id()
                    + ":bot" + ending + ", not " + quoted(String.join(" ", words)));
        }
        Path file;
        try {
            file = Path.of(words.getFirst());
        } catch (InvalidPathException e) {
            throw new NotationException(quoted(words.getFirst()) + " is not a file name");
        }
        // In a command line the name must not look like an option.
        String name = "./" + file.getFileName();
        return new LaunchConfig(
                Optional.of(file),
                driver.get().supportFiles(),
                driver.get().compileCommand(name),
                driver.get().runCommand(name));
    }

    public Protocol protocol() {
        return protocol;
    }

    public LaunchConfig launch() {
        return launch;
    }

    /** The objective of the game that this program plays. */
    public Objective objective() {
        return options.has(Protocol.REVERSED) ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
    }

    /** Creates the dialogue for one game with this program. */
    public Dialogue dialogue(Program program, Leniency leniency) {
        return protocol.dialogue(program, leniency, options);
    }

    /** The spec as it was given. */
    @Override
    public String toString() {
        return text;
    }
}

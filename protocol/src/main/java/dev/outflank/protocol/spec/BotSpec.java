package dev.outflank.protocol.spec;

import static dev.outflank.rules.NotationException.quoted;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.botzone.BotzoneDialogue;
import dev.outflank.protocol.codingame.CodinGameDialogue;
import dev.outflank.protocol.driver.Driver;
import dev.outflank.protocol.driver.DriverDialogue;
import dev.outflank.protocol.gtp.GtpDialogue;
import dev.outflank.protocol.lab8.Lab8Dialogue;
import dev.outflank.protocol.nboard.NBoardDialogue;
import dev.outflank.protocol.vg101.Vg101Dialogue;
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
import java.util.TreeSet;

/**
 * A program as a person names it: {@code PROTOCOL[,OPTION…]:COMMAND}, such as {@code vg101:./bot}, {@code
 * botzone,simple:python3 bot.py} or {@code cs303,reversed:bot.py}.
 */
public final class BotSpec {
    private final String text;
    private final Protocol protocol;
    private final Set<String> flags;
    private final Map<String, Integer> numericOptions;
    private final LaunchConfig launch;

    private BotSpec(
            String text,
            Protocol protocol,
            Set<String> flags,
            Map<String, Integer> numericOptions,
            LaunchConfig launch) {
        this.text = text;
        this.protocol = protocol;
        this.flags = flags;
        this.numericOptions = numericOptions;
        this.launch = launch;
    }

    /** Reads a name; empty when what stands before its colon is no protocol, or there is no colon. */
    public static Optional<BotSpec> parse(String text) throws NotationException {
        int colon = text.indexOf(':');
        if (colon < 0) {
            return Optional.empty();
        }
        List<String> head = List.of(text.substring(0, colon).split(",", -1));
        Optional<Protocol> known = Protocol.fromId(head.getFirst());
        if (known.isEmpty()) {
            return Optional.empty();
        }
        Protocol protocol = known.get();
        Set<String> flags = new HashSet<>();
        Map<String, Integer> numericOptions = new HashMap<>(protocol.numericOptions());
        for (String option : head.subList(1, head.size())) {
            parseOption(option, protocol, flags, numericOptions);
        }
        LaunchConfig launch = launch(protocol, ShellWords.split(text.substring(colon + 1)));
        return Optional.of(new BotSpec(text, protocol, flags, numericOptions, launch));
    }

    private static void parseOption(String option, Protocol protocol, Set<String> flags, Map<String, Integer> numbers)
            throws NotationException {
        String[] parts = option.split("=", 2);
        if (parts.length == 1 && protocol.flags().contains(option)) {
            flags.add(option);
        } else if (parts.length == 2 && protocol.numericOptions().containsKey(parts[0])) {
            if (!parts[1].matches("[1-9][0-9]{0,3}")) {
                throw new NotationException("the option " + parts[0] + " of " + protocol.id()
                        + " must be a whole number from 1 to 9999, not " + quoted(parts[1]));
            }
            numbers.put(parts[0], Integer.parseInt(parts[1]));
        } else {
            Set<String> options = new TreeSet<>(protocol.flags());
            protocol.numericOptions().keySet().forEach(name -> options.add(name + "=NUMBER"));
            throw new NotationException(protocol.id() + " has no option " + quoted(option) + ": it has "
                    + (options.isEmpty() ? "none" : String.join(", ", options)));
        }
    }

    private static LaunchConfig launch(Protocol protocol, List<String> words) throws NotationException {
        Optional<Driver> driver = protocol.driver();
        if (driver.isEmpty()) {
            if (words.isEmpty() || words.getFirst().isEmpty()) {
                throw new NotationException("after " + protocol.id() + ": comes a program and its arguments, like "
                        + protocol.id() + ":./bot");
            }
            return new LaunchConfig(Optional.empty(), Map.of(), List.of(), words);
        }
        String ending = "." + driver.get().extension();
        if (words.size() != 1 || !words.getFirst().endsWith(ending)) {
            throw new NotationException("after " + protocol.id() + ": comes one file, like " + protocol.id() + ":bot"
                    + ending + ", not " + quoted(String.join(" ", words)));
        }
        Path file;
        try {
            file = Path.of(words.getFirst());
        } catch (InvalidPathException e) {
            throw new NotationException(quoted(words.getFirst()) + " is no name of a file");
        }
        // As a word of a command it must not look like an option.
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

    /** The game this program plays. */
    public Objective objective() {
        return flags.contains("reversed") ? Objective.FEWEST_DISCS : Objective.MOST_DISCS;
    }

    /** A dialogue for one game with this program. */
    public Dialogue dialogue(Program program, Leniency leniency) {
        return switch (protocol) {
            case LAB8 -> new Lab8Dialogue(program, leniency);
            case LAB8FN -> new DriverDialogue(program, Driver.LAB8FN, 1);
            case VG101 -> new Vg101Dialogue(program, leniency);
            case NBOARD -> new NBoardDialogue(program, leniency, numericOption("depth"));
            case GTP -> new GtpDialogue(program, leniency);
            case BOTZONE -> new BotzoneDialogue(program, leniency, flags.contains("simple"), flags.contains("keep"));
            case CS303 -> new DriverDialogue(program, Driver.CS303, numericOption("seconds"));
            case CODINGAME -> new CodinGameDialogue(program, leniency);
        };
    }

    private int numericOption(String option) {
        Integer number = numericOptions.get(option);
        assert number != null : option;
        return number;
    }

    /** The name as it was given. */
    @Override
    public String toString() {
        return text;
    }
}

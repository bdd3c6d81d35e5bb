package dev.outflank.cli.arena;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.TimeUsage;
import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.support.CheckedPlayer;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.players.BuiltInPlayers;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.GameTimeControl;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.spec.Protocols;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Creates contestants from specs: built-in players in process, programs in the sandbox. */
final class ContestantFactory implements AutoCloseable {
    private static final Path WORKING_DIRECTORY = Path.of("").toAbsolutePath();

    private static final Set<Verdict> PLAY_ON = EnumSet.of(Verdict.TIMEOUT_CPU, Verdict.TIMEOUT_WALL, Verdict.INTERNAL);

    private final ArenaOptions options;
    private final PrintStream err;
    private final List<Path> boxes = new ArrayList<>();
    private @Nullable Sandbox sandbox;

    ContestantFactory(ArenaOptions options, PrintStream err) {
        this.options = options;
        this.err = err;
    }

    /** Creates the contestant of a spec; fails if it cannot play from these openings, or if the program does not start. */
    Contestant create(String name, String spec, List<Game> openings) throws NotationException, IOException {
        return create(name, spec, openings, options.control());
    }

    /** The same with a time control of its own. */
    Contestant create(String name, String spec, List<Game> openings, Optional<GameTimeControl> control)
            throws NotationException, IOException {
        Optional<BotSpec> program = BotSpec.parse(spec);
        return program.isPresent()
                ? createProgram(name, program.get(), openings, control)
                : createPlayer(name, spec, openings.getFirst(), control);
    }

    /** The start positions that all of these specs support. */
    static StartSupport commonStarts(List<String> specs) throws NotationException {
        StartSupport starts = StartSupport.ANY_POSITION;
        for (String spec : specs) {
            Optional<BotSpec> program = BotSpec.parse(spec);
            if (program.isPresent() && program.get().protocol().startSupport().compareTo(starts) < 0) {
                starts = program.get().protocol().startSupport();
            }
        }
        return starts;
    }

    /** Opens the requested sandbox on first use; fails if it does not work on this machine. */
    Sandbox sandbox() {
        if (sandbox == null) {
            sandbox = options.sandbox();
            err.println("outflank: " + sandbox.describe());
            err.flush();
        }
        return sandbox;
    }

    /** Creates the box of a program, compiling its source if necessary. */
    Box createBox(BotSpec spec) {
        try {
            Box box = buildBox(spec);
            if (!box.folder().equals(WORKING_DIRECTORY)) {
                boxes.add(box.folder());
            }
            return box;
        } catch (BotException e) {
            throw new UserException(spec + ": " + e.verdict() + ": " + e.reason());
        } catch (IOException e) {
            throw new UserException(spec + " cannot be copied into a sandbox: " + e.getMessage());
        }
    }

    private Box buildBox(BotSpec spec) throws BotException, IOException {
        if (spec.launch().submission().isPresent()) {
            return new Toolchain(sandbox(), Toolchain.DEFAULT_LIMITS).build(spec.launch());
        }
        List<String> command = spec.launch().runCommand();
        if (command.size() == 1 && isSource(command.getFirst())) {
            return new Toolchain(sandbox(), Toolchain.DEFAULT_LIMITS)
                    .compile(
                            WORKING_DIRECTORY.resolve(command.getFirst()),
                            spec.protocol().libraryFiles());
        }
        return sandbox().isBoxed() ? Box.pack(command, WORKING_DIRECTORY) : new Box(WORKING_DIRECTORY, command);
    }

    /** Whether a file is source code: it is compiled, or run by Python. */
    static boolean isSource(String name) {
        return name.matches(".*\\.(c|cc|cpp|cxx|java|py)");
    }

    Leniency leniency() {
        return options.isStrict() ? Leniency.strict() : Leniency.lenient();
    }

    private Contestant createProgram(String name, BotSpec spec, List<Game> openings, Optional<GameTimeControl> control)
            throws IOException {
        int size = openings.getFirst().position().size();
        if (!spec.protocol().supportsSize(size)) {
            throw new UserException(
                    spec + ": the protocol " + spec.protocol().id() + " does not support " + size + "×" + size);
        }
        if (!openings.stream().allMatch(spec.protocol().startSupport()::supports)) {
            throw new UserException(spec + ": the protocol " + spec.protocol().id()
                    + " cannot start from these openings: use --openings none");
        }
        if (openings.getFirst().objective() != spec.objective()) {
            throw new UserException(
                    spec.objective() == Objective.FEWEST_DISCS
                            ? spec + " plays the reversed game: add --reversed"
                            : spec
                                    + " plays the normal game; only programs with the option 'reversed' play the reversed"
                                    + " game (protocols: "
                                    + Protocols.ids(protocol -> protocol.hasFlag(Protocol.REVERSED)) + ")");
        }
        ProgramContestant contestant = new ProgramContestant(
                name,
                sandbox(),
                createBox(spec),
                options.limits(),
                program -> spec.dialogue(program, leniency()),
                control,
                spec.protocol().notation());
        requireStart(spec, contestant, openings.getFirst());
        return contestant;
    }

    /**
     * Requests a first move, so that a program that cannot be run is reported and not beaten. A move that is illegal or
     * late is a fault of play: it loses games, which the results list as faults. A failure of the arena voids pairs.
     */
    private static void requireStart(BotSpec spec, Contestant contestant, Game opening) throws IOException {
        BotException fault;
        try (Seat seat = contestant.takeSeat(opening, opening.position().toMove())) {
            if (!(seat.requestMove(opening) instanceof Answer.Failure(BotException atFirstMove, TimeUsage time))) {
                return;
            }
            fault = atFirstMove;
        } catch (BotException atStart) {
            fault = atStart;
        }
        if (!PLAY_ON.contains(fault.verdict())) {
            throw new IOException(spec + " cannot play: " + fault.verdict() + ": " + fault.reason()
                    + " (outflank check-bot examines it)");
        }
    }

    private Contestant createPlayer(String name, String spec, Game opening, Optional<GameTimeControl> control)
            throws NotationException {
        Supplier<Player> players = BuiltInPlayers.factory(spec, options.usesBook());
        CheckedPlayer.checkSupported(spec, opening.position());
        return new PlayerContestant(name, players, options.timeLimit(), control.orElse(null));
    }

    @Override
    public void close() {
        for (Path folder : boxes) {
            try {
                Box.deleteFolder(folder);
            } catch (IOException e) {
                err.println("outflank: cannot delete " + folder + ": " + e.getMessage());
            }
        }
    }
}

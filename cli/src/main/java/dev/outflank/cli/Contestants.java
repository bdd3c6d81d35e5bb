package dev.outflank.cli;

import dev.outflank.arena.Contestant;
import dev.outflank.arena.PlayerContestant;
import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.engine.ladder.Ladder;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Starts;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Player;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Turns what a person names into contestants: players of the ladder in process, programs in the sandbox. */
final class Contestants implements AutoCloseable {
    private static final Path HERE = Path.of("").toAbsolutePath();

    private final ArenaOptions options;
    private final PrintStream err;
    private final List<Path> boxes = new ArrayList<>();
    private @Nullable Sandbox sandbox;

    Contestants(ArenaOptions options, PrintStream err) {
        this.options = options;
        this.err = err;
    }

    /** The contestant of a spec, if it can play from these openings. */
    Contestant of(String name, String spec, List<Game> openings) throws NotationException {
        Optional<BotSpec> program = BotSpec.parse(spec);
        return program.isPresent() ? program(name, program.get(), openings) : player(name, spec, openings.getFirst());
    }

    /** From where all of these specs can start a game. */
    static Starts starts(List<String> specs) throws NotationException {
        Starts starts = Starts.ANYWHERE;
        for (String spec : specs) {
            Optional<BotSpec> program = BotSpec.parse(spec);
            if (program.isPresent() && program.get().protocol().starts().compareTo(starts) < 0) {
                starts = program.get().protocol().starts();
            }
        }
        return starts;
    }

    /** The sandbox that was asked for; without a working one, programs are refused. */
    Sandbox sandbox() {
        if (sandbox == null) {
            sandbox = options.sandbox();
            err.println("outflank: " + sandbox.describe());
            err.flush();
        }
        return sandbox;
    }

    /** The box of a program, compiled where it needs to be. */
    Box box(BotSpec spec) {
        try {
            Box box = made(spec);
            if (!box.folder().equals(HERE)) {
                boxes.add(box.folder());
            }
            return box;
        } catch (BotFault e) {
            throw new UserError(spec + ": " + e.verdict() + ": " + e.reason());
        } catch (IOException e) {
            throw new UserError(spec + " cannot be packed for the sandbox: " + e.getMessage());
        }
    }

    private Box made(BotSpec spec) throws BotFault, IOException {
        if (spec.launch().handIn().isPresent()) {
            return new Toolchain(sandbox(), Toolchain.LIMITS).make(spec.launch());
        }
        List<String> words = spec.launch().run();
        if (words.size() == 1 && isSource(words.getFirst())) {
            return new Toolchain(sandbox(), Toolchain.LIMITS).compile(HERE.resolve(words.getFirst()));
        }
        return sandbox().boxed() ? Box.pack(words, HERE) : new Box(HERE, words);
    }

    /** Whether a file is compiled, or given to Python, before it is run. */
    static boolean isSource(String name) {
        return name.matches(".*\\.(c|cc|cpp|cxx|java|py)");
    }

    Leniency leniency() {
        return options.strict() ? Leniency.strict() : Leniency.lenient();
    }

    private Contestant program(String name, BotSpec spec, List<Game> openings) {
        int size = openings.getFirst().position().size();
        if (!spec.protocol().plays(size)) {
            throw new UserError(
                    spec + ": the protocol " + spec.protocol().title() + " has no board of " + size + "×" + size);
        }
        if (!openings.stream().allMatch(spec.protocol().starts()::allow)) {
            throw new UserError(spec + ": the protocol " + spec.protocol().title()
                    + " cannot begin from these openings: use --openings none");
        }
        if (openings.getFirst().objective() != spec.objective()) {
            throw new UserError(spec.objective() == Objective.FEWEST_DISCS
                    ? spec + " plays the reversed game: add --reversed"
                    : spec + " plays the usual game: of programs only cs303,reversed:FILE.py plays the reversed one");
        }
        return new ProgramContestant(
                name, sandbox(), box(spec), options.limits(), program -> spec.dialogue(program, leniency()));
    }

    private Contestant player(String name, String spec, Game opening) throws NotationException {
        Supplier<Player> players = Ladder.players(spec, options.book());
        Contender.expect(spec, opening.position());
        return new PlayerContestant(name, players, options.timeLimit());
    }

    @Override
    public void close() {
        for (Path folder : boxes) {
            try {
                Box.discard(folder);
            } catch (IOException e) {
                err.println("outflank: the folder " + folder + " could not be deleted: " + e.getMessage());
            }
        }
    }
}

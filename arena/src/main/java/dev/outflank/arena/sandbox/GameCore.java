package dev.outflank.arena.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * The processor core of a game. The programs of a game take turns, so one core serves them both, and as no other game
 * gets it, games do not slow each other down. When every core is leased, a game runs unpinned.
 */
public final class GameCore {
    private static final ScopedValue<Integer> CORE = ScopedValue.newInstance();
    private static final List<Integer> CORES = allowedCores();

    private GameCore() {}

    /** Plays a game whose programs are started by this thread and run on one core. */
    public static <T> T play(Supplier<T> game) throws IOException {
        Optional<MachineLease> leased = MachineLease.acquire("core", CORES.size());
        if (leased.isEmpty()) {
            return game.get();
        }
        try (MachineLease lease = leased.get()) {
            // From the last core down: the arena itself and most interrupts run on the first.
            return ScopedValue.where(CORE, CORES.reversed().get(lease.number())).call(game::get);
        }
    }

    /** The core of the game that this thread plays; empty if programs may run on any. */
    static Optional<Integer> current() {
        return CORE.isBound() ? Optional.of(CORE.get()) : Optional.empty();
    }

    /** The cores that this process may use; none if there is only one or they are unknown. */
    private static List<Integer> allowedCores() {
        try {
            return KernelFiles.read(Path.of("/proc/self/status"))
                    .lines()
                    .filter(line -> line.startsWith("Cpus_allowed_list:"))
                    .findFirst()
                    .map(line -> parse(line.substring(line.indexOf(':') + 1).strip()))
                    .filter(cores -> cores.size() > 1)
                    .orElse(List.of());
        } catch (IOException e) {
            return List.of();
        }
    }

    /** Parses a list of ranges such as 0-3,8. */
    static List<Integer> parse(String ranges) {
        List<Integer> cores = new ArrayList<>();
        for (String range : ranges.split(",")) {
            String[] ends = range.strip().split("-");
            for (int core = Integer.parseInt(ends[0]); core <= Integer.parseInt(ends[ends.length - 1]); core++) {
                cores.add(core);
            }
        }
        return cores;
    }
}

package dev.outflank.cli.arena;

import dev.outflank.cli.support.UserException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How often two contestants play each other: as games, or as rounds of two games with colours swapped. */
final class GameCount {
    @Option(names = "--games", paramLabel = "N", description = "Number of games between two contestants, even.")
    private @Nullable Integer games;

    @Option(names = "--rounds", paramLabel = "N", description = "The same in rounds of two games, colours swapped.")
    private @Nullable Integer rounds;

    /** The number of rounds; empty if neither option is given. */
    Optional<Integer> rounds() {
        if (games != null && (games < 2 || games % 2 != 0)) {
            throw new UserException(
                    "--games takes an even number of at least 2, since games are played in pairs, not " + games);
        }
        if (rounds != null && (rounds < 1 || rounds > Integer.MAX_VALUE / 2)) {
            throw new UserException("--rounds takes a number of at least 1, not " + rounds);
        }
        if (games != null && rounds != null && games != 2 * rounds) {
            throw new UserException("a round is two games: --games " + games + " and --rounds " + rounds
                    + " contradict each other; give one of them");
        }
        return games == null ? Optional.ofNullable(rounds) : Optional.of(games / 2);
    }
}

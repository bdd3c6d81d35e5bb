package dev.outflank.engine.players;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.Player;
import dev.outflank.rules.PlayerRegistry;
import dev.outflank.rules.Position;
import java.util.Optional;

/** The {@link BuiltInPlayers} as a registry, for example as the staff players of a contest. */
public final class BuiltInPlayerRegistry implements PlayerRegistry {
    private final boolean files;

    /** All players, also those whose spec names a file of this machine. */
    public BuiltInPlayerRegistry() {
        this(true);
    }

    private BuiltInPlayerRegistry(boolean files) {
        this.files = files;
    }

    /** The players for a server: its contests are created over the web and must not name files of the server. */
    public static BuiltInPlayerRegistry withoutFiles() {
        return new BuiltInPlayerRegistry(false);
    }

    @Override
    public Optional<String> unavailableReason(String spec, int size) {
        if (!files && namesFile(spec)) {
            return Optional.of("the player " + NotationException.quoted(spec)
                    + " names a file, which contests on a server cannot");
        }
        try {
            BuiltInPlayers.factory(spec, true);
            return BuiltInPlayers.unsupportedReason(spec, Position.start(size));
        } catch (NotationException e) {
            return Optional.of(e.reason());
        }
    }

    private static boolean namesFile(String spec) {
        return EngineParameters.FILE_PARAMETERS.stream().anyMatch(name -> spec.contains(name + "="));
    }

    @Override
    public Player createPlayer(String spec) {
        if (!files && namesFile(spec)) {
            throw new IllegalArgumentException(
                    "the player " + spec + " names a file, which contests on a server cannot");
        }
        try {
            return BuiltInPlayers.create(spec);
        } catch (NotationException e) {
            throw new IllegalArgumentException(e.reason(), e);
        }
    }
}

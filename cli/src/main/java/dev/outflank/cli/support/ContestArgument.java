package dev.outflank.cli.support;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestException;
import dev.outflank.judge.contest.ContestLoader;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.InvalidPathException;

/** The contest that an argument names. */
public final class ContestArgument {
    private ContestArgument() {}

    /** Loads a contest by its name or from a file. */
    public static Contest load(String nameOrFile) throws IOException {
        try {
            return parse(nameOrFile);
        } catch (ContestException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        }
    }

    /** Like {@link #load}, but reports the place of an error in the file. */
    public static Contest parse(String nameOrFile) throws IOException, ContestException {
        try {
            return new ContestLoader(new BuiltInPlayerRegistry()).load(nameOrFile);
        } catch (FileNotFoundException e) {
            throw new UserException(String.valueOf(e.getMessage()));
        } catch (InvalidPathException e) {
            throw new UserException("'" + nameOrFile + "' is not the name of a contest");
        }
    }
}

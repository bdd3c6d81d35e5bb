package dev.outflank.cli.training;

import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.engine.file.EngineFile;
import dev.outflank.engine.players.MovePredictor;
import dev.outflank.trainer.MovePredictorFit;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Fits the predictor of people's moves, for the opponents that play like people. */
@Command(
        name = "people",
        mixinStandardHelpOptions = true,
        description = {
            "Fits a predictor of people's moves to tournament games, one per band of strength.",
            "Writes people.txt, which belongs in the resources of module engine."
        })
final class TrainPeopleCommand implements Callable<Integer> {
    private final Streams streams;

    @Parameters(paramLabel = "GAMES", description = "A WTHOR file or a directory of them.")
    @SuppressWarnings("NullAway.Init")
    private Path games;

    @Option(
            names = {"-o", "--output"},
            required = true,
            paramLabel = "FILE",
            description = "File of the weights.")
    @SuppressWarnings("NullAway.Init")
    private Path output;

    @Option(names = "--positions", paramLabel = "N", description = "Positions per band (default ${DEFAULT-VALUE}).")
    private int positions = 200_000;

    TrainPeopleCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        if (positions < 1000) {
            throw new UserException("--positions takes a number from 1000, not " + positions);
        }
        MovePredictor predictor = new MovePredictorFit(positions, line -> {
                    streams.out().println(line);
                    streams.out().flush();
                })
                .fit(TrainCommand.readGames(games));
        EngineFile.writeAtomically(
                output, out -> predictor.write(new PrintStream(out, true, StandardCharsets.US_ASCII)));
        return 0;
    }
}

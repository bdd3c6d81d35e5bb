package dev.outflank.cli.analysis;

import dev.outflank.cli.support.CountingRecordSink;
import dev.outflank.cli.support.ExitCode;
import dev.outflank.cli.support.ProgressBar;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Converts games between formats. */
@Command(
        name = "convert",
        mixinStandardHelpOptions = true,
        description = {
            "Converts games between formats.",
            "Reads GGF, SGF, PGN, WTHOR (with the .jou and .trn files next to it), Logistello's lines, transcripts, OBF,"
                    + " boards and .jsonl of the arena; the format is detected by content.",
            "Writes ggf, sgf, pgn, wtb, gam (Logistello), txt (transcripts), obf and board; the last two contain only"
                    + " the last position.",
            "Exit code 1: some games were left out, see standard error; 2: no game could be converted."
        },
        footer = "%nExample: outflank convert WTH_2001.wtb games.ggf")
public final class ConvertCommand implements Callable<Integer> {
    private static final int PROGRESS_INTERVAL = 1000;

    private final Streams streams;

    @Parameters(
            paramLabel = "IN... OUT",
            arity = "2..*",
            description = "Files to read (- for standard input), then the file to write (- for standard output).")
    private List<String> files = List.of();

    @Option(names = "--to", paramLabel = "FORMAT", description = "Format to write (default: by the extension of OUT).")
    private @Nullable String format;

    @Mixin
    private SideOption side = new SideOption();

    private long written;
    private long refused;
    private String firstRefusal = "";

    ConvertCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() throws IOException {
        List<String> inputs = files.subList(0, files.size() - 1);
        long unread = 0;
        try (RecordTarget target = RecordTarget.open(files.getLast(), format, streams)) {
            for (int i = 0; i < inputs.size(); i++) {
                RecordSource source = RecordSource.file(inputs.get(i), streams);
                String fileNumber = inputs.size() == 1 ? "" : " of file " + (i + 1) + " of " + inputs.size();
                ProgressBar progress = new ProgressBar(streams.err(), "games" + fileNumber, source.estimateGameCount());
                long[] read = {0};
                CountingRecordSink sink = new CountingRecordSink(game -> {
                    write(game, target);
                    if (++read[0] % PROGRESS_INTERVAL == 0) {
                        progress.update(read[0]);
                    }
                });
                source.read(side.side(), sink);
                progress.finish();
                sink.printFaults(source, streams.err());
                unread += sink.faultCount();
            }
            if (written == 0) {
                throw new UserException("no game could be converted" + (refused == 0 ? "" : ": " + firstRefusal));
            }
            target.commit();
        } catch (UncheckedIOException e) {
            throw new IOException(e.getMessage(), e);
        }
        return printSummary(unread);
    }

    private void write(RecordedGame game, RecordTarget target) {
        try {
            target.write(game);
            written++;
        } catch (NotationException e) {
            refused++;
            firstRefusal = firstRefusal.isEmpty() ? e.reason() : firstRefusal;
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write " + files.getLast() + ": " + e.getMessage(), e);
        }
    }

    private int printSummary(long unread) {
        if (unread == 0 && refused == 0) {
            return ExitCode.SUCCESS;
        }
        streams.err()
                .println("outflank: " + written + " games written, " + unread + " unreadable places, " + refused
                        + " games that the format cannot hold" + (refused == 0 ? "" : ": " + firstRefusal));
        return ExitCode.FAILURE;
    }
}

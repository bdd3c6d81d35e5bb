package dev.outflank.cli.analysis;

import dev.outflank.cli.support.CountingRecordSink;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.cli.support.Streams;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.record.RecordedGame;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads all games of several files. */
final class GameCollection {
    private GameCollection() {}

    /** The games of the files; a file without a game is an error. */
    static List<RecordedGame> read(List<String> files, Streams streams) throws IOException {
        List<RecordedGame> games = new ArrayList<>();
        for (String file : files) {
            CountingRecordSink sink = new CountingRecordSink(games::add);
            RecordSource source = RecordSource.file(file, streams);
            source.read(null, sink);
            if (sink.gameCount() == 0) {
                throw new UserException(file + " has no game: " + sink.firstFaultMessage(source));
            }
        }
        return games;
    }
}

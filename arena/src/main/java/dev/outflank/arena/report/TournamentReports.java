package dev.outflank.arena.report;

import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.rules.record.Ggf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes the reports of a tournament into its folder. All of them can be generated again from the journal. */
public final class TournamentReports {
    private TournamentReports() {}

    /** Writes {@code table.txt}, {@code table.csv}, {@code table.json}, {@code games.ggf} and {@code index.html}. */
    public static void write(TournamentResults results, Path folder) throws IOException {
        writeAtomically(folder.resolve("table.txt"), TextReport.format(results));
        writeAtomically(folder.resolve("table.csv"), CsvReport.format(results));
        writeAtomically(folder.resolve("table.json"), JsonReport.format(results));
        writeAtomically(folder.resolve("games.ggf"), ggf(results));
        writeAtomically(folder.resolve("index.html"), HtmlReport.format(results));
    }

    private static String ggf(TournamentResults results) {
        StringBuilder text = new StringBuilder();
        for (PlayedPair pair : results.playedPairs()) {
            for (GameRecord game : pair.games()) {
                text.append(Ggf.format(game.toRecordedGame()));
            }
        }
        return text.toString();
    }

    /** Replaces a file atomically: a concurrent reader sees the old or the new content, never a part. */
    public static void writeAtomically(Path file, String text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}

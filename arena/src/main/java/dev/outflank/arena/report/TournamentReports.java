package dev.outflank.arena.report;

import dev.outflank.arena.record.GameRecord;
import dev.outflank.arena.tournament.Played;
import dev.outflank.arena.tournament.Results;
import dev.outflank.rules.record.Ggf;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The reports of a tournament in its folder. All of them follow from its journal and may be written again. */
public final class TournamentReports {
    private TournamentReports() {}

    /** Writes {@code table.txt}, {@code table.csv}, {@code table.json}, {@code games.ggf} and {@code index.html}. */
    public static void write(Results results, Path folder) throws IOException {
        replace(folder.resolve("table.txt"), TextReport.format(results));
        replace(folder.resolve("table.csv"), CsvReport.format(results));
        replace(folder.resolve("table.json"), JsonReport.format(results));
        replace(folder.resolve("games.ggf"), ggf(results));
        replace(folder.resolve("index.html"), HtmlReport.format(results));
    }

    private static String ggf(Results results) {
        StringBuilder text = new StringBuilder();
        for (Played played : results.played()) {
            for (GameRecord game : played.pair().games()) {
                text.append(Ggf.format(game.recorded()));
            }
        }
        return text.toString();
    }

    /** Whoever reads meanwhile sees the old file or the new one, never a part. */
    public static void replace(Path file, String text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".next");
        Files.writeString(next, text);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }
}

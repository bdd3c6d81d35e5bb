package dev.outflank.judge.compete;

import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.StageStandings;
import dev.outflank.arena.tournament.StandingsRow;
import dev.outflank.judge.Page;
import dev.outflank.judge.contest.Competition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** The pages of a competition: the leaderboard, the games beside it, certificates. */
public final class Leaderboard {
    /** The certificates' file, beside the leaderboard. */
    public static final String CERTIFICATES = "certificates.html";

    private Leaderboard() {}

    /** Writes the leaderboard, the reports of its games, and certificates where the contest gives them. */
    public static void write(CompetitionStandings standing, Path file) throws IOException {
        Path home = file.toAbsolutePath().getParent();
        if (standing.results().isPresent()) {
            TournamentReports.write(standing.results().get(), standing.folder());
        }
        boolean certificates =
                standing.contest().competition().map(Competition::certificates).orElse(false);
        if (certificates && home != null) {
            TournamentReports.writeAtomically(home.resolve(CERTIFICATES), certificates(standing));
        }
        TournamentReports.writeAtomically(file, page(standing, file, certificates));
    }

    private static String page(CompetitionStandings standing, Path file, boolean certificates) {
        Page page = new Page(
                standing.contest().title() + ": leaderboard", standing.contest().course());
        for (StageStandings table : standing.tables()) {
            page.heading(table.stage().title());
            page.table(
                    CompetitionStandings.COLUMN_TITLES,
                    table.rows().stream()
                            .map(row -> CompetitionStandings.cells(table, row))
                            .toList());
        }
        if (standing.results().isPresent()) {
            page.link(link(file, standing.folder().resolve("index.html")), "All games, to be replayed, and their logs");
            page.link(link(file, standing.folder().resolve("games.ggf")), "All games in GGF");
        } else {
            page.paragraph("There are not yet two entrants.");
        }
        if (certificates) {
            page.link(CERTIFICATES, "Certificates of the finalists, to be printed");
        }
        if (!standing.refused().isEmpty()) {
            page.heading("Not in the competition");
            standing.refused().forEach((name, why) -> page.details(name + ": " + why.reason(), why.log()));
        }
        return page.toString();
    }

    private static String link(Path from, Path to) {
        Path home = from.toAbsolutePath().getParent();
        return home == null
                ? to.toString()
                : home.relativize(to.toAbsolutePath()).toString().replace('\\', '/');
    }

    /** A sheet for each student in the last table. */
    private static String certificates(CompetitionStandings standing) {
        Page page =
                new Page(standing.contest().title() + ": certificates", "One sheet for each finalist when printed.");
        List<StageStandings> tables = standing.tables();
        if (!tables.isEmpty()) {
            StageStandings last = tables.getLast();
            for (StandingsRow row : last.rows()) {
                if (standing.students().contains(row.name())) {
                    page.certificate(
                            "Certificate of achievement",
                            row.name(),
                            List.of(
                                    "is a finalist of the competition",
                                    standing.contest().title(),
                                    standing.contest().course(),
                                    String.format(
                                            Locale.ROOT,
                                            "Rank %d of %d, with %.1f %% of the best score",
                                            row.rank(),
                                            last.rows().size(),
                                            row.indicator())));
                }
            }
        }
        return page.toString();
    }
}

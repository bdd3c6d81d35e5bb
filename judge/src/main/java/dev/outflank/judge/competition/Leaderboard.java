package dev.outflank.judge.competition;

import dev.outflank.arena.report.TournamentReports;
import dev.outflank.arena.tournament.StageStandings;
import dev.outflank.arena.tournament.StandingsRow;
import dev.outflank.judge.contest.Competition;
import dev.outflank.judge.marking.Page;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Writes the HTML pages of a competition: the leaderboard, the reports of its games, and certificates. */
public final class Leaderboard {
    /** File name of the certificates, next to the leaderboard. */
    public static final String CERTIFICATES = "certificates.html";

    private Leaderboard() {}

    /** Writes the leaderboard, the reports of its games, and certificates if the contest has them. */
    public static void write(CompetitionStandings standings, Path file) throws IOException {
        Path home = file.toAbsolutePath().getParent();
        if (standings.results().isPresent()) {
            TournamentReports.write(standings.results().get(), standings.folder());
        }
        boolean certificates =
                standings.contest().competition().map(Competition::certificates).orElse(false);
        if (certificates && home != null) {
            TournamentReports.writeAtomically(home.resolve(CERTIFICATES), certificates(standings));
        }
        TournamentReports.writeAtomically(file, page(standings, file, certificates));
    }

    private static String page(CompetitionStandings standings, Path file, boolean certificates) {
        Page page = new Page(
                standings.contest().title() + ": leaderboard",
                standings.contest().course());
        for (StageStandings table : standings.tables()) {
            page.heading(table.stage().title());
            page.table(
                    CompetitionStandings.COLUMN_TITLES,
                    table.rows().stream()
                            .map(row -> CompetitionStandings.cells(table, row))
                            .toList());
        }
        if (standings.results().isPresent()) {
            page.link(link(file, standings.folder().resolve("index.html")), "Replay all games, with logs");
            page.link(link(file, standings.folder().resolve("games.ggf")), "All games in GGF");
        } else {
            page.paragraph("There are fewer than two entries.");
        }
        if (certificates) {
            page.link(CERTIFICATES, "Certificates for the finalists, ready to print");
        }
        if (!standings.refused().isEmpty()) {
            page.heading("Not in the competition");
            standings.refused().forEach((name, why) -> page.details(name + ": " + why.reason(), why.log()));
        }
        return page.toString();
    }

    private static String link(Path from, Path to) {
        Path home = from.toAbsolutePath().getParent();
        return home == null
                ? to.toString()
                : home.relativize(to.toAbsolutePath()).toString().replace('\\', '/');
    }

    /** One certificate per student in the last table. */
    private static String certificates(CompetitionStandings standings) {
        Page page = new Page(standings.contest().title() + ": certificates", "Printed on one page per finalist.");
        List<StageStandings> tables = standings.tables();
        if (!tables.isEmpty()) {
            StageStandings last = tables.getLast();
            for (StandingsRow row : last.rows()) {
                if (standings.students().contains(row.name())) {
                    page.certificate(
                            "Certificate of achievement",
                            row.name(),
                            List.of(
                                    "is a finalist of the competition",
                                    standings.contest().title(),
                                    standings.contest().course(),
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

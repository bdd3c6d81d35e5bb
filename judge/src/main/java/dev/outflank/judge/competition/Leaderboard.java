package dev.outflank.judge.competition;

import dev.outflank.arena.competition.StageStandings;
import dev.outflank.arena.report.StandalonePage;
import dev.outflank.arena.report.TournamentReports;
import dev.outflank.judge.contest.Competition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

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
        String title = standings.contest().title() + ": leaderboard";
        return StandalonePage.formatTables(
                title,
                (output, interceptor) ->
                        JteLeaderboardPageGenerated.render(output, interceptor, standings, title, file, certificates));
    }

    /** The path of a file as a link on another page. */
    static String link(Path from, Path to) {
        Path home = from.toAbsolutePath().getParent();
        return home == null
                ? to.toString()
                : home.relativize(to.toAbsolutePath()).toString().replace('\\', '/');
    }

    /** One certificate per student in the last table. */
    private static String certificates(CompetitionStandings standings) {
        List<StageStandings> tables = standings.tables();
        List<Certificate> certificates = Certificate.of(
                tables.isEmpty() ? Optional.empty() : Optional.of(tables.getLast()),
                row -> Optional.of(row.name()).filter(standings.students()::contains));
        String title = standings.contest().title() + ": certificates";
        return StandalonePage.formatTables(
                title,
                (output, interceptor) -> JteCertificatesPageGenerated.render(
                        output, interceptor, standings.contest(), certificates, title));
    }
}

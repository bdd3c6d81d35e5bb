package dev.outflank.judge.competition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.competition.Stage;
import dev.outflank.arena.competition.StandingsRow;
import dev.outflank.arena.tournament.PlayedPair;
import dev.outflank.arena.tournament.TournamentResults;
import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.CourseFixture;
import dev.outflank.judge.marking.MarkFile;
import dev.outflank.judge.marking.RankedStudent;
import dev.outflank.judge.submission.SubmissionCompiler;
import dev.outflank.judge.submission.Submissions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Competitions of real programs on small boards. */
final class CompetitionRunnerIT {
    @TempDir
    private Path folder = Path.of("/");

    /** Number of pairs that were already played when the last run started. */
    private int before;

    /** The entries that were checked, in order. */
    private final List<String> entries = new ArrayList<>();

    private CompetitionStandings play(CourseFixture course, int maxPairs) throws IOException, InterruptedException {
        Path home = Files.createDirectories(course.home().resolve("competition"));
        try (SubmissionCompiler compiler = course.compiler();
                MarkFile marks = MarkFile.open(home.resolve("entries.jsonl"))) {
            int[] played = {0};
            return new CompetitionRunner(course.contest(), compiler, new BuiltInPlayerRegistry(), marks, home, 1)
                    .play(
                            Submissions.readFolder(course.submissions(), course.contest()),
                            new CompetitionRunner.Listener() {
                                @Override
                                public void entryChecked(String student, int checked, int total) {
                                    entries.add(student + " " + checked + "/" + total);
                                }

                                @Override
                                public void started(int pairsBefore, int totalPairs) {
                                    before = pairsBefore;
                                }

                                @Override
                                public boolean shouldContinue() {
                                    return played[0] < maxPairs;
                                }

                                @Override
                                public void pairPlayed(PlayedPair one, TournamentResults results) {
                                    played[0]++;
                                }

                                @Override
                                public void standingsUpdated(CompetitionStandings standings) {
                                    assertThat(standings.results().orElseThrow().playedPairs())
                                            .hasSize(before + played[0]);
                                }
                            });
        }
    }

    private static String contest(String name) {
        return """
                like: aps105-lab8
                title: "%s"
                class: {group-size: 2, groups: {team: [ann, dan]}}
                staff: {novice: first, greedy: greedy}
                marking:
                  - {part: Style, marks: 10, manual: by hand}
                competition:
                  hand-in: part2
                  boards: [6]
                  entry: {beat: [novice]}
                  players: [novice, greedy]
                  format: round-robin
                  certificates: true
                """.formatted(name);
    }

    @Test
    void play_stoppedAndNewSubmission_resumesAndPlaysNewPairsOnly() throws Exception {
        String greedy = CourseFixture.source("lab8.c");
        String searching = greedy.replace("STRATEGY 1", "STRATEGY 2");
        CourseFixture course = CourseFixture.of(folder, contest("Cup <of> 6"))
                .submit("ann", "lab8part2.c", searching)
                .submit("<b>bob", "lab8part2.c", "int main(void) { return 3; }");
        CompetitionStandings stopped = play(course, 1);
        assertThat(stopped.results().orElseThrow().playedPairs()).hasSize(1);
        assertThat(entries).containsExactly("<b>bob 1/2", "ann 2/2");
        CompetitionStandings standings = play(course, 1000);
        assertThat(before).as("pairs of the stopped run").isEqualTo(1);
        assertThat(standings.students()).as("a group has one entry").containsExactly("ann");
        assertThat(standings.rankedStudents(Stage.ROUND_ROBIN))
                .extracting(RankedStudent::name)
                .containsExactly("ann", "dan");
        assertThat(standings.refused()).containsOnlyKeys("<b>bob");
        List<StandingsRow> rows =
                standings.table(Stage.ROUND_ROBIN).orElseThrow().rows();
        assertThat(rows).hasSize(3);
        StandingsRow best = rows.getFirst();
        assertThat(best.name()).isEqualTo("ann");
        assertThat(best.score()).isEqualTo(8);
        assertThat(best.indicator()).isEqualTo(100);
        assertThat(best.status()).isEqualTo("PASS");

        Path page = folder.resolve("leaderboard.html");
        Leaderboard.write(standings, page);
        assertThat(Files.readString(page))
                .contains("Cup &lt;of&gt; 6", "&lt;b&gt;bob")
                .doesNotContain("<b>bob");
        assertThat(Files.readString(folder.resolve(Leaderboard.CERTIFICATES))).contains("ann", "Rank 1 of 3");
        assertThat(standings.folder().resolve("index.html")).isNotEmptyFile();

        // A new submission plays everyone; games between the others are reused with their dates.
        course.submit("cyd", "lab8part2.c", searching.replace("b->n <= 8 ? 4 : 0", "1"));
        var earlier = standings
                .results()
                .orElseThrow()
                .playedPairs()
                .getFirst()
                .pair()
                .first()
                .date();
        CompetitionStandings next = play(course, 1000);
        assertThat(before).isZero();
        assertThat(next.results().orElseThrow().playedPairs())
                .hasSize(next.students().size() == 2 ? 6 : 3)
                .anyMatch(one -> one.pair().first().date().equals(earlier));
    }
}

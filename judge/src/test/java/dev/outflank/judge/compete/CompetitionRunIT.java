package dev.outflank.judge.compete;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.tournament.Played;
import dev.outflank.arena.tournament.Results;
import dev.outflank.arena.tournament.Row;
import dev.outflank.arena.tournament.Stage;
import dev.outflank.judge.Course;
import dev.outflank.judge.Ladders;
import dev.outflank.judge.mark.MarkFile;
import dev.outflank.judge.submission.Submissions;
import dev.outflank.judge.submission.Workshop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Competitions of real programs on small boards. */
final class CompetitionRunIT {
    @TempDir
    private Path folder = Path.of("/");

    /** How many meetings the last run began with and how many it has in the end. */
    private int before;

    private Standing play(Course course, int most) throws IOException, InterruptedException {
        Path home = Files.createDirectories(course.home().resolve("competition"));
        try (Workshop workshop = course.workshop();
                MarkFile record = MarkFile.open(home.resolve("entries.jsonl"))) {
            int[] played = {0};
            return new CompetitionRun(course.contest(), workshop, new Ladders(), record, home, 1)
                    .play(Submissions.in(course.submissions(), course.contest()), new CompetitionRun.Listener() {
                        @Override
                        public void began(int meetingsBefore, int meetingsInAll) {
                            before = meetingsBefore;
                        }

                        @Override
                        public boolean goesOn() {
                            return played[0] < most;
                        }

                        @Override
                        public void played(Played one, Results results) {
                            played[0]++;
                        }

                        @Override
                        public void stands(Standing standing) {
                            assertThat(standing.results().orElseThrow().played()).hasSize(before + played[0]);
                        }
                    });
        }
    }

    private static String contest(String name) {
        return """
                like: aps105-lab8
                title: "%s"
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
                """
                .formatted(name);
    }

    @Test
    void lab8_competition_ranksFinalists_andPlaysOnlyWhatIsNew() throws Exception {
        String greedy = Course.source("lab8.c");
        String searching = greedy.replace("STRATEGY 1", "STRATEGY 2");
        Course course = Course.of(folder, contest("Cup <of> 6"))
                .handIn("ann", "lab8part2.c", searching)
                .handIn("<b>bob", "lab8part2.c", "int main(void) { return 3; }");
        Standing stopped = play(course, 1);
        assertThat(stopped.results().orElseThrow().played()).hasSize(1);
        Standing standing = play(course, 1000);
        assertThat(before).as("meetings of the stopped run").isEqualTo(1);
        assertThat(standing.students()).containsExactly("ann");
        assertThat(standing.refused()).containsOnlyKeys("<b>bob");
        List<Row> rows = standing.table(Stage.ROUND_ROBIN).orElseThrow().rows();
        assertThat(rows).hasSize(3);
        Row best = rows.getFirst();
        assertThat(best.name()).isEqualTo("ann");
        assertThat(best.score()).isEqualTo(8);
        assertThat(best.indicator()).isEqualTo(100);
        assertThat(best.status()).isEqualTo("PASS");

        Path page = folder.resolve("leaderboard.html");
        Leaderboard.write(standing, page);
        assertThat(Files.readString(page)).contains("Cup &lt;of&gt; 6", "&lt;b&gt;bob").doesNotContain("<b>bob");
        assertThat(Files.readString(folder.resolve(Leaderboard.CERTIFICATES))).contains("ann", "Rank 1 of 3");
        assertThat(standing.folder().resolve("index.html")).isNotEmptyFile();

        // A new submission meets everyone; the others' games are taken from before, under their dates.
        course.handIn("cyd", "lab8part2.c", searching.replace("b->n <= 8 ? 4 : 0", "1"));
        var earlier = standing.results().orElseThrow().played().getFirst().pair().first().date();
        Standing next = play(course, 1000);
        assertThat(before).isZero();
        assertThat(next.results().orElseThrow().played())
                .hasSize(next.students().size() == 2 ? 6 : 3)
                .anyMatch(one -> one.pair().first().date().equals(earlier));
    }
}

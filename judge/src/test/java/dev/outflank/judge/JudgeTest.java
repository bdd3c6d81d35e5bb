package dev.outflank.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.account.Invitation;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.account.Role;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.SubmissionService;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Limits of submissions, and enrolment; without workers. */
final class JudgeTest {
    private static final String SMALL_FILE = """
        hand-ins:
          part2: {file: lab8part2.c, protocol: lab8, largest: 1kB}
        """;
    private static final int MAX_BYTES = 1024;

    @TempDir
    private Path folder = Path.of("/");

    private JudgeFixture open() throws Exception {
        return new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder);
    }

    private static String cup() {
        return JudgeFixture.cup("format: round-robin") + SMALL_FILE;
    }

    @Test
    void submit_fileAboveSizeLimit_isRefused() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", cup());
            Person ann = fixture.person("ann");
            fixture.judge.submissions().submit(ann, cup, Map.of("lab8part2.c", new byte[MAX_BYTES]));
            assertThatThrownBy(() -> fixture.judge
                            .submissions()
                            .submit(ann, cup, Map.of("lab8part2.c", new byte[MAX_BYTES + 1])))
                    .isInstanceOf(RequestRefusedException.class)
                    .hasMessage("lab8part2.c has 1025 bytes; at most 1024 are allowed");
            assertThat(fixture.judge.submissions().of("cup", ann.id())).hasSize(1);
        }
    }

    @Test
    void submit_noFilesTooManyOrBadName_isRefused() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", cup());
            Person ann = fixture.person("ann");
            Map<String, byte[]> files = new TreeMap<>();
            for (int i = 0; i < 20; i++) {
                files.put("file" + i + ".c", new byte[1]);
            }
            fixture.judge.submissions().submit(ann, cup, files);
            files.put("file20.c", new byte[1]);
            assertThatThrownBy(() -> fixture.judge.submissions().submit(ann, cup, files))
                    .hasMessageContaining("1 to 20 files, not 21");
            assertThatThrownBy(() -> fixture.judge.submissions().submit(ann, cup, Map.of()))
                    .hasMessageContaining("1 to 20 files, not 0");
            for (String name : List.of("../lab8part2.c", ".hidden", "a?b.c", "")) {
                assertThatThrownBy(() -> fixture.judge.submissions().submit(ann, cup, Map.of(name, new byte[1])))
                        .as(name)
                        .hasMessageContaining("a file name must have");
            }
        }
    }

    @Test
    void submit_moreThanHourlyLimit_isRefused() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", cup());
            Person ann = fixture.person("ann");
            for (int i = 0; i < SubmissionService.MAX_SUBMISSIONS_PER_HOUR; i++) {
                fixture.submit(ann, cup, "int main;");
            }
            assertThatThrownBy(() -> fixture.submit(ann, cup, "int main;"))
                    .hasMessageContaining("at most 30 submissions per hour");
            fixture.submit(fixture.person("bob"), cup, "int main;");
        }
    }

    @Test
    void submit_contestNotOpenToStudent_isRefused() throws Exception {
        try (JudgeFixture fixture = open()) {
            JudgeServices judge = fixture.judge;
            Person ann = fixture.person("ann");
            Person staff =
                    fixture.judge.accounts().add("prof", "Prof", Role.STAFF).orElseThrow();
            judge.contests().save("staff", "closed-list", cup(), false);
            HostedContest closedList = judge.contests().find("closed-list").orElseThrow();
            assertThatThrownBy(() -> fixture.submit(ann, closedList, "x"))
                    .hasMessageContaining("only enrolled students");
            fixture.submit(staff, closedList, "x");
            judge.contests().enrol("staff", closedList, "ann,Ann");
            fixture.submit(ann, closedList, "x");

            HostedContest past = fixture.saveContest("past", cup().replace("dates: {}", "dates: {closes: 2020-01-01}"));
            assertThatThrownBy(() -> fixture.submit(ann, past, "x")).hasMessageContaining("closed on 2020-01-01");
            fixture.submit(staff, past, "x");
            HostedContest future =
                    fixture.saveContest("future", cup().replace("dates: {}", "dates: {opens: 2999-01-01}"));
            assertThatThrownBy(() -> fixture.submit(ann, future, "x")).hasMessageContaining("opens on 2999-01-01");

            judge.contests().setFrozen("staff", closedList, true);
            HostedContest frozen = judge.contests().find("closed-list").orElseThrow();
            assertThatThrownBy(() -> fixture.submit(ann, frozen, "x")).hasMessageContaining("frozen");
        }
    }

    @Test
    void enrol_staffOnClassList_neverSetsTheirEmail() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", cup());
            Person staff =
                    fixture.judge.accounts().add("prof", "Prof", Role.STAFF).orElseThrow();
            Person admin = fixture.judge
                    .accounts()
                    .add("root", "Root", Role.ADMINISTRATOR)
                    .orElseThrow();
            fixture.judge
                    .contests()
                    .enrol(
                            "staff",
                            cup,
                            "prof,Prof,mallory@example.org\nroot,Root,eve@example.org\nann,Ann,Ann@Example.org");
            assertThat(fixture.judge.accounts().findByEmail("mallory@example.org"))
                    .isEmpty();
            assertThat(fixture.judge.accounts().findByEmail("eve@example.org")).isEmpty();
            assertThat(fixture.judge.accounts().findByEmail("ann@example.org"))
                    .contains(fixture.judge.accounts().find("ann").orElseThrow());
            assertThat(fixture.judge.contests().members("cup")).contains(staff, admin);
        }
    }

    @Test
    void enrol_knownAndNewPeople_invitesOnlyNewOnes() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", cup());
            Person ann = fixture.person("ann");
            Person bob = fixture.person("bob");
            fixture.judge.accounts().register("bob,Bob,bob@example.org");
            List<Invitation> invitations =
                    fixture.judge.contests().enrol("staff", cup, "ann,Ann\nrobert,Bob,bob@example.org\ncyd,Cyd");
            assertThat(invitations).extracting(Invitation::person).startsWith(ann, bob);
            assertThat(invitations)
                    .extracting(invitation -> invitation.key().isPresent())
                    .containsExactly(false, false, true);
            assertThat(fixture.judge.accounts().find("robert"))
                    .as("found by address")
                    .isEmpty();
            assertThat(fixture.judge.contests().members("cup")).hasSize(3);
        }
    }

    @Test
    void enrol_addressOfAnotherAccount_isRefusedAndChangesNothing() throws Exception {
        try (JudgeFixture fixture = open()) {
            HostedContest cup = fixture.saveContest("cup", cup());
            fixture.person("ann");
            fixture.judge.accounts().register("bob,Bob,bob@example.org");
            assertThatThrownBy(() -> fixture.judge.contests().enrol("staff", cup, "cyd,Cyd\nann,Ann,bob@example.org"))
                    .isInstanceOf(RequestRefusedException.class)
                    .hasMessageContaining("belongs to another account, bob");
            assertThat(fixture.judge.accounts().find("cyd")).isEmpty();
            assertThat(fixture.judge.contests().members("cup")).isEmpty();
        }
    }
}

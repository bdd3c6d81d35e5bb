package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.account.RequestRefusedException;
import dev.outflank.judge.competition.StoredEntry;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BotNameTest {
    @TempDir
    private Path folder = Path.of("/");

    @ParameterizedTest
    @CsvSource({"Deep Green,Deep Green", "'  a   b ',a b", "黒石,黒石", "ｂｏｔ１,bot1", "O'Neill-2_x.y,O'Neill-2_x.y"})
    void parse_name_isNormalised(String given, String expected) throws Exception {
        assertThat(BotName.parse(given)).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"<b>", "a\u202Eb", "a\u200Bb", "a\nb", "-x", " ", "a\"b", "abcdefghijklmnopqrstuvwxy", "=1+1"})
    void parse_unsafeOrLong_isRefused(String given) {
        assertThatThrownBy(() -> BotName.parse(given)).isInstanceOf(RequestRefusedException.class);
    }

    private static StoredSubmission submit(
            JudgeFixture fixture, Person person, HostedContest cup, int number, String name)
            throws RequestRefusedException {
        StoredSubmission submission = fixture.judge
                .submissions()
                .submit(
                        person,
                        cup,
                        Map.of(
                                "lab8part2.c",
                                ("int x" + number + ";").getBytes(java.nio.charset.StandardCharsets.UTF_8)),
                        true,
                        name);
        fixture.judge.competitions().enter(submission, person.login());
        return submission;
    }

    @Test
    void submit_names_areUniqueAndKept() throws Exception {
        try (JudgeFixture fixture = new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder)) {
            HostedContest cup = fixture.saveContest("cup", JudgeFixture.cup("format: ladder"));
            Person ann = fixture.person("ann");
            Person bob = fixture.person("bob");
            submit(fixture, ann, cup, 1, "Deep Green");
            for (String taken : new String[] {"deep green", "NOVICE", "Greedy"}) {
                assertThatThrownBy(() -> submit(fixture, bob, cup, 2, taken))
                        .as(taken)
                        .isInstanceOf(RequestRefusedException.class)
                        .hasMessageContaining("choose another name");
            }
            submit(fixture, bob, cup, 3, "");
            assertThat(submit(fixture, ann, cup, 4, "").botName()).contains("Deep Green");
            assertThat(fixture.judge.competitions().entries("cup").stream()
                            .filter(StoredEntry::isPlaying)
                            .map(StoredEntry::name))
                    .containsExactlyInAnyOrder("novice", "greedy", "Deep Green", "bob");
            submit(fixture, ann, cup, 4, "Other");
            assertThat(fixture.judge.competitions().entries("cup"))
                    .filteredOn(StoredEntry::isPlaying)
                    .extracting(StoredEntry::name)
                    .contains("Other")
                    .doesNotContain("Deep Green");
        }
    }
}

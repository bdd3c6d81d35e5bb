package dev.outflank.judge.marking;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.judge.JudgeFixture;
import dev.outflank.judge.account.Person;
import dev.outflank.judge.contest.HostedContest;
import dev.outflank.judge.store.Database;
import dev.outflank.judge.submission.StoredSubmission;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A server on the data of an earlier build shows the marks that it has stored. */
final class FormerMarksTest {
    private static final String TEXT = """
        title: Cup
        languages:
          c: {endings: [c], compile: "gcc -o program {source}", run: ./program}
        hand-ins:
          bot: {file: bot.c, protocol: lab8}
        marking:
          - {part: Working, marks: 1, working: {hand-in: bot, board: 6}}
        """;

    /** What commit 33911118 puts into the keys of this contest: the first 8 bytes of the SHA-256 of its text. */
    private static final String FORMER_HASH = "689f5e33132ea77a";

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void adoptFormerMarks_ofAnEarlierBuild_areShownAndKept() throws Exception {
        try (JudgeFixture fixture = new JudgeFixture(Database.openSqlite(folder.resolve("data")), folder)) {
            HostedContest cup = fixture.saveContest("cup", TEXT);
            PartMark given = PartMark.of(BigDecimal.ONE, "a legal move", "log");
            PartMark missing = PartMark.zero("bot.c is missing", "");
            storeFormer(fixture, cup, "ann", "bot.c", given);
            // The key of a mark now contains names that differ from the required one.
            storeFormer(fixture, cup, "ben", "ben_bot.c", given);
            storeFormer(fixture, cup, "cat", "other.txt", missing);
            assertThat(marks(fixture)).isEmpty();

            fixture.judge.marks().adoptFormerMarks();
            Map<String, PartMark> adopted = Map.of("ann", given, "ben", given, "cat", missing);
            assertThat(marks(fixture)).isEqualTo(adopted);

            fixture.saveContest("cup", TEXT.replace("Cup", "Another title"));
            fixture.judge.marks().adoptFormerMarks();
            assertThat(marks(fixture)).isEqualTo(adopted);
        }
    }

    private static void storeFormer(
            JudgeFixture fixture, HostedContest hosted, String login, String file, PartMark mark) throws Exception {
        Person person = fixture.person(login);
        byte[] content = (file.endsWith(".c") ? "the program of " + login : "none").getBytes(StandardCharsets.UTF_8);
        StoredSubmission stored = fixture.judge.submissions().submit(person, hosted, Map.of(file, content));
        String hash = fixture.judge
                .submissions()
                .load(stored, login)
                .hash(hosted.contest().requiredFile("bot"));
        fixture.judge.marks().cache().put("cup " + FORMER_HASH + " 0 " + hash + " Working", mark);
    }

    /** The known marks by login. */
    private static Map<String, PartMark> marks(JudgeFixture fixture) throws IOException {
        HostedContest hosted = fixture.judge.contests().find("cup").orElseThrow();
        return fixture.judge.marks().marks(hosted).students().stream()
                .map(student -> Map.entry(student.name(), student.parts().get("Working")))
                .filter(mark -> mark.getValue().marks().isPresent())
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}

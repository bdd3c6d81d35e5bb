package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.account.RequestRefusedException;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SubmissionServiceTest {
    private static Map<String, byte[]> files(int count, int bytes) {
        Map<String, byte[]> files = new HashMap<>();
        for (int i = 0; i < count; i++) {
            files.put("f" + i + ".c", new byte[bytes]);
        }
        return files;
    }

    @Test
    void checkFiles_limits_areInclusive() throws Exception {
        SubmissionService.checkFiles(files(1, 100), 100);
        SubmissionService.checkFiles(files(20, 1), 100);
        assertThatThrownBy(() -> SubmissionService.checkFiles(files(0, 1), 100))
                .hasMessage("a submission must have 1 to 20 files, not 0");
        assertThatThrownBy(() -> SubmissionService.checkFiles(files(21, 1), 100))
                .hasMessage("a submission must have 1 to 20 files, not 21");
        assertThatThrownBy(() -> SubmissionService.checkFiles(files(1, 101), 100))
                .hasMessage("f0.c has 101 bytes; at most 100 are allowed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"a.c", "Reversi$1.java", "9_x+y-z.cpp", "_", "lab8part1 (1).c"})
    void checkFiles_usualName_isAccepted(String name) throws Exception {
        SubmissionService.checkFiles(Map.of(name, new byte[1]), 1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ".profile", "-rf", "+x", "../a.c", "a/b.c", "a?b.c", " a.c", "ä.c", "a\n.c"})
    void checkFiles_unsafeName_isRefused(String name) {
        assertThatThrownBy(() -> SubmissionService.checkFiles(Map.of(name, new byte[1]), 1))
                .isInstanceOf(RequestRefusedException.class)
                .hasMessageStartingWith("a file name must have");
    }

    @Test
    void checkFiles_nameLength_isAtMost100() throws Exception {
        SubmissionService.checkFiles(Map.of("a".repeat(100), new byte[1]), 1);
        assertThatThrownBy(() -> SubmissionService.checkFiles(Map.of("a".repeat(101), new byte[1]), 1))
                .hasMessageStartingWith("a file name must have at most 100");
    }

    @Test
    void checkPriority_frequentSubmissions_areLower() {
        assertThat(SubmissionService.checkPriority(0)).isEqualTo(100);
        assertThat(SubmissionService.checkPriority(7)).isEqualTo(93);
        assertThat(SubmissionService.checkPriority(40)).isEqualTo(60);
        assertThat(SubmissionService.checkPriority(500)).isEqualTo(60);
    }
}

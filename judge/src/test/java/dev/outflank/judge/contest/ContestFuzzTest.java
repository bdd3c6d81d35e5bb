package dev.outflank.judge.contest;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.fuzz.Fuzzer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Fuzzes the contest parser: every file is either parsed or rejected with a one-line message. */
@Tag("attack")
class ContestFuzzTest {
    @Test
    void parse_mutatedFile_parsesOrReportsError() throws Exception {
        List<byte[]> valid = new ArrayList<>(
                Fuzzer.texts("like: house-ladder\ntitle: x\n", "title: [a, {b: c}]\n", "? a\n: &x b\nc: *x\n"));
        for (String name : ContestLoader.builtInNames()) {
            valid.add(Files.readAllBytes(Path.of("..", "contests", name + ".yaml")));
        }
        ContestLoader contests = new ContestLoader(new BuiltInPlayerRegistry());
        Fuzzer.run(400, valid, input -> {
            try {
                Contest contest = contests.parse("x", new String(input, StandardCharsets.UTF_8));
                contest.requiredFiles().values().forEach(file -> file.matches("reversi.c"));
                return "a contest of " + contest.requiredFiles().size();
            } catch (ContestException e) {
                return Fuzzer.requireSentence(e.getMessage());
            }
        });
    }
}

package dev.outflank.judge.contest;

import dev.outflank.fuzz.Fuzz;
import dev.outflank.judge.Ladders;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Contest files as an attacker writes them. */
class ContestFuzzTest {
    @Test
    void contest_broken_readOrRefused() throws Exception {
        List<byte[]> valid = new ArrayList<>(
                Fuzz.texts("like: house-ladder\ntitle: x\n", "title: [a, {b: c}]\n", "? a\n: &x b\nc: *x\n"));
        for (String name : Contests.names()) {
            valid.add(Files.readAllBytes(Path.of("..", "contests", name + ".yaml")));
        }
        Contests contests = new Contests(new Ladders());
        Fuzz.run(400, valid, input -> {
            try {
                Contest contest = contests.parse("x", new String(input, StandardCharsets.UTF_8));
                contest.handIns().values().forEach(handIn -> handIn.matches("reversi.c"));
                return "a contest of " + contest.handIns().size();
            } catch (ContestException e) {
                return Fuzz.sentence(e.getMessage());
            }
        });
    }
}

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Mutated input never makes a game hang or fail. */
@SuppressWarnings("DefaultPackage") // as the code under test
@Tag("attack")
class CLIReversiFuzzTest {
    @Test
    void play_mutatedInput_ends() throws Exception {
        Fuzzer.run(150, Fuzzer.texts("1\n1\n5\n12\n3\n9\n4\n15\n", "2\n1\nabc\n17\n6\n3\n0\n9\n-1\n1\n"), input -> {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PrintStream print = new PrintStream(out, false, StandardCharsets.UTF_8);
            assertThat(CLIReversi.play(new ByteArrayInputStream(input), print)).isZero();
            String printed = out.toString(StandardCharsets.UTF_8);
            assertThat(printed).containsAnyOf("Wins!", "Tied Game!", "The input ended");
            return Fuzzer.requireNoInternals(printed).replaceAll("[^A-Za-z]+", " ");
        });
    }
}

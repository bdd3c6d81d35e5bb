package dev.outflank.cli.support;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.fuzz.Fuzzer;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import picocli.CommandLine.TypeConversionException;

/** Fuzz tests of option values and arguments. */
@Tag("attack")
class OptionFuzzTest {
    @Test
    void time_mutated_isParsedOrRejected() throws Exception {
        Fuzzer.run(1_500, Fuzzer.texts("1s", "200ms", "0.5s", "2m", "10", "1h", "5min"), input -> {
            try {
                return new DurationConverter()
                                .convert(new String(input, StandardCharsets.UTF_8))
                                .isPositive()
                        ? "a time"
                        : "";
            } catch (TypeConversionException e) {
                return Fuzzer.requireSentence(e.getMessage());
            }
        });
    }

    /** Arguments are separated by line breaks. The command show reads files but writes none. */
    @Test
    void show_mutatedArguments_isRunOrRejectedWithoutStackTrace() throws Exception {
        Fuzzer.run(20, Fuzzer.texts("f5d6c3", "none.ggf", "--json\nf5"), input -> {
            // With thousands of arguments, picocli's search for similar options takes too long.
            String arguments = new String(input, 0, Math.min(input.length, 200), StandardCharsets.UTF_8);
            Run run = Run.of(("show\n" + arguments).split("\n", -1));
            assertThat(run.exit()).as(run.err()).isBetween(0, 2);
            assertThat(run.err()).doesNotContain("internal error");
            return Fuzzer.requireNoInternals(run.err());
        });
    }
}

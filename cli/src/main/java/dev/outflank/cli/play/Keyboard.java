package dev.outflank.cli.play;

import dev.outflank.cli.support.Streams;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.UserInterruptException;

/** Source of the lines that a person types; a line is empty when the person leaves by end of input or Ctrl-C. */
interface Keyboard {
    Optional<String> readLine(String prompt) throws IOException;

    /** A pipe or file: the prompt is printed, without line editing. */
    static Keyboard plain(Streams streams) {
        BufferedReader lines = new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8));
        PrintStream out = streams.out();
        return prompt -> {
            out.print(prompt);
            out.flush();
            return Optional.ofNullable(lines.readLine());
        };
    }

    /** A terminal with JLine's line editing and history. */
    static Keyboard terminal(LineReader reader) {
        return prompt -> {
            try {
                return Optional.of(reader.readLine(prompt));
            } catch (UserInterruptException | EndOfFileException e) {
                return Optional.empty();
            }
        };
    }
}

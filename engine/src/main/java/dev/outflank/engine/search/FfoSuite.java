package dev.outflank.engine.search;

import dev.outflank.rules.NotationException;
import dev.outflank.rules.ScoredPosition;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The FFO endgame test suite: positions 1 to 59 with their exact scores and best moves. */
public final class FfoSuite {
    private FfoSuite() {}

    /** All positions in order; number n is at index n − 1. */
    public static List<ScoredPosition> problems() {
        try (InputStream in = Objects.requireNonNull(FfoSuite.class.getResourceAsStream("ffo.obf"))) {
            List<ScoredPosition> problems = new ArrayList<>();
            int number = 0;
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList()) {
                ScoredPosition.parse(line, ++number).ifPresent(problems::add);
            }
            return problems;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NotationException e) {
            throw new IllegalStateException("the bundled FFO suite is corrupt", e);
        }
    }
}

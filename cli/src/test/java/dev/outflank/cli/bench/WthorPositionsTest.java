package dev.outflank.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.cli.Run;
import dev.outflank.cli.support.UserException;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.ScoredPosition;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WthorPositionsTest {
    private static final String GAMES = """
            f5d6c3d3c4f4f6f3e6e7
            f5f6e6f4
            f5d6c5f4d3
            """;

    @TempDir
    private Path folder = Path.of("/");

    @Test
    void write_numbersOfEmptySquares_areTakenInTurnFromGamesLongEnough() throws IOException, NotationException {
        Path transcripts = Files.writeString(folder.resolve("games.txt"), GAMES);
        Path records = folder.resolve("games.wtb");
        assertThat(Run.of("convert", transcripts.toString(), records.toString()).exit())
                .isZero();
        Path file = folder.resolve("positions.obf");
        WthorPositions.write(List.of(records), new int[] {57, 55}, 2, file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(2).doesNotHaveDuplicates();
        assertThat(ScoredPosition.parse(lines.get(0), 1)
                        .orElseThrow()
                        .position()
                        .empties())
                .isEqualTo(57);
        assertThat(ScoredPosition.parse(lines.get(1), 2)
                        .orElseThrow()
                        .position()
                        .empties())
                .isEqualTo(55);
        assertThatThrownBy(() -> WthorPositions.write(List.of(records), new int[] {30}, 1, file))
                .isInstanceOf(UserException.class)
                .hasMessageContaining("too few games");
    }
}

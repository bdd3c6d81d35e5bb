package dev.outflank.judge.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Built-in contests and contest files. */
final class ContestLoaderTest {
    private final ContestLoader contests = new ContestLoader(new BuiltInPlayerRegistry());

    @Test
    void load_everyBuiltIn_parsesAndAddsUp() throws Exception {
        assertThat(ContestLoader.builtInNames())
                .contains(
                        "aps105-lab8",
                        "aps105-makemove",
                        "vg101-final",
                        "cs540-tiny",
                        "cs303-project",
                        "cs303-reversed");
        for (String name : ContestLoader.builtInNames()) {
            assertThat(contests.load(name).id()).isEqualTo(name);
        }
        assertThat(contests.load("aps105-lab8").totalMarks()).isEqualByComparingTo("10");
        assertThat(contests.load("cs540-tiny").totalMarks()).isEqualByComparingTo("100");
        assertThat(contests.load("vg101-final").totalMarks()).isEqualByComparingTo("200");
    }

    @Test
    void load_variant_changesOnlyItsOwnFields() throws Exception {
        Contest usual = contests.load("cs303-project");
        Contest reversed = contests.load("cs303-reversed");
        assertThat(usual.requiredFile("ai").requireBot().objective()).isEqualTo(Objective.MOST_DISCS);
        assertThat(reversed.requiredFile("ai").requireBot().objective()).isEqualTo(Objective.FEWEST_DISCS);
        assertThat(reversed.parts()).isEqualTo(usual.parts());
        assertThat(reversed.hash()).isNotEqualTo(usual.hash());
    }

    @Test
    void load_fileLikeBuiltIn_usesItsFields(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("mine.yaml"), "like: aps105-makemove\ntitle: Mine\n");
        Contest mine = contests.load(file.toString());
        assertThat(mine.title()).isEqualTo("Mine");
        assertThat(mine.parts()).isEqualTo(contests.load("aps105-makemove").parts());
        assertThat(mine.staffPlayers()).isEqualTo(contests.load("aps105-lab8").staffPlayers());
    }

    @Test
    void load_fileLikeItself_isRefused(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("a.yaml"), "like: b\n");
        Files.writeString(folder.resolve("b.yaml"), "like: a\n");
        assertThatThrownBy(() -> contests.load(file.toString()))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("the field 'like' leads back to");
    }

    @Test
    void load_relativePathWithDots_findsTheFilesNextToIt(@TempDir Path folder) throws Exception {
        Path inner = Files.createDirectories(folder.resolve("inner"));
        Files.writeString(folder.resolve("Driver.java"), "class Driver {}");
        Files.writeString(folder.resolve("mine.yaml"), """
                like: cs540-tiny
                hand-ins:
                  reversi: {file: Reversi.java}
                  with-cli: {file: Reversi.java, given: [Driver.java]}
                """);
        assertThat(contests.load(inner.resolve("../mine.yaml").toString())
                        .requiredFile("with-cli")
                        .providedFiles())
                .containsOnlyKeys("Driver.java");
    }

    @Test
    void load_unknownName_listsBuiltInContests() {
        assertThatThrownBy(() -> contests.load("chess"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("aps105-lab8, aps105-makemove");
        assertThatThrownBy(() -> contests.load("nowhere/chess.yaml")).hasMessageContaining("there is no contest file");
    }
}

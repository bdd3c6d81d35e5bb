package dev.outflank.judge.contest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.judge.Ladders;
import dev.outflank.rules.Objective;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The contests that come with the product. */
final class ContestsTest {
    private final Contests contests = new Contests(new Ladders());

    @Test
    void builtIn_allOfThem_areReadAndAddUp() throws Exception {
        assertThat(Contests.names())
                .contains(
                        "aps105-lab8",
                        "aps105-makemove",
                        "vg101-final",
                        "cs540-tiny",
                        "cs303-project",
                        "cs303-reversed");
        for (String name : Contests.names()) {
            assertThat(contests.find(name).id()).isEqualTo(name);
        }
        assertThat(contests.find("aps105-lab8").total()).isEqualByComparingTo("10");
        assertThat(contests.find("cs540-tiny").total()).isEqualByComparingTo("100");
        assertThat(contests.find("vg101-final").total()).isEqualByComparingTo("200");
    }

    @Test
    void builtIn_variant_changesOnlyWhatItNames() throws Exception {
        Contest usual = contests.find("cs303-project");
        Contest reversed = contests.find("cs303-reversed");
        assertThat(usual.handIn("ai").playing().objective()).isEqualTo(Objective.MOST_DISCS);
        assertThat(reversed.handIn("ai").playing().objective()).isEqualTo(Objective.FEWEST_DISCS);
        assertThat(reversed.marking()).isEqualTo(usual.marking());
        assertThat(reversed.hash()).isNotEqualTo(usual.hash());
    }

    @Test
    void find_fileOfOnesOwn_mayBuildOnABuiltInOne(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("mine.yaml"), "like: aps105-makemove\ntitle: Mine\n");
        assertThatThrownBy(() -> contests.find(file.toString()))
                .isInstanceOf(ContestException.class)
                .hasMessageContaining("mine.yaml:1:")
                .hasMessageContaining("not itself like another");
        Files.writeString(file, "like: aps105-lab8\ntitle: Mine\n");
        assertThat(contests.find(file.toString()).title()).isEqualTo("Mine");
    }

    @Test
    void find_nothing_saysWhatThereIs() {
        assertThatThrownBy(() -> contests.find("chess"))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("aps105-lab8, aps105-makemove");
        assertThatThrownBy(() -> contests.find("nowhere/chess.yaml")).hasMessageContaining("there is no contest file");
    }
}

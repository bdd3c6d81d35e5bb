package dev.outflank.judge.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Fields that the staff's forms change in a contest file. */
class ContestFileEditorTest {
    @Test
    void set_field_replacesAllItsLinesOnly() {
        assertThat(ContestFileEditor.set(
                        "# mine\ndates:\n  opens: 2027-01-01\n  closes: 2027-02-01\n\n# next\ntitle: T\n",
                        "dates",
                        Optional.of("{}")))
                .isEqualTo("# mine\ndates: {}\n\n# next\ntitle: T\n");
        assertThat(ContestFileEditor.set("boards:\n- 6\n- 8\nlike: x\n", "boards", Optional.empty()))
                .isEqualTo("like: x\n");
    }

    @Test
    void set_missingField_isAdded() {
        assertThat(ContestFileEditor.set("like: x", "title", Optional.of("\"T\"")))
                .isEqualTo("like: x\ntitle: \"T\"\n");
        assertThat(ContestFileEditor.set("like: x\nsubtitle: y\n", "title", Optional.empty()))
                .isEqualTo("like: x\nsubtitle: y\n");
    }
}

package dev.outflank.cli.autograder;

import dev.outflank.rules.NotationException;
import java.util.Arrays;
import java.util.Locale;

/** A course platform for which an autograder can be exported, and in whose format it reports marks. */
enum Platform {
    GRADESCOPE("Gradescope"),
    CLASSROOM50("Classroom 50"),
    VPL("VPL for Moodle");

    private final String title;

    Platform(String title) {
        this.title = title;
    }

    /** The name in options and file names. */
    String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    String title() {
        return title;
    }

    static Platform of(String id) throws NotationException {
        return Arrays.stream(values())
                .filter(platform -> platform.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new NotationException("unknown platform '" + id + "'"));
    }

    /** The report of a marked submission. */
    String report(AutogradedSubmission marked) {
        return switch (this) {
            case GRADESCOPE -> GradescopeReport.format(marked);
            case CLASSROOM50 -> Classroom50Report.format(marked);
            case VPL -> VplReport.format(marked);
        };
    }
}

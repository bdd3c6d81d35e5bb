package dev.outflank.protocol.lab8;

import dev.outflank.protocol.ResourceText;
import java.util.Map;

/**
 * The library of the Lab 8 staff, {@code findSmarterMove} and {@code findSmartestMove}, with its headers of all years: students
 * include and link it. The files are those of the kit lab8-library.
 */
public final class StaffLibrary {
    /** The linker option that the handout gives. */
    public static final String LINKER_OPTION = "-llab8part2";
    /** The C file; all others are headers. */
    public static final String SOURCE = "lab8part2lib.c";

    private StaffLibrary() {}

    /** All files: text by file name. */
    public static Map<String, String> files() {
        return ResourceText.read(
                StaffLibrary.class,
                SOURCE,
                "lab8part2lib.h",
                "lab7part2lib.h",
                "liblab8part2.h",
                "lab8part1.h",
                "lab8part2.h",
                "project_reversi_skeleton.h");
    }
}

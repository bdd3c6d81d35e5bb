package dev.outflank.protocol.driver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The drivers: what is laid beside the hand-in, how both are made a program, and how that is run. */
public enum Driver {
    /** CS303: a Python file with a class AI. It is asked also when it can only pass: it says so by an empty list. */
    CS303("py", true, "outflank_cs303.py") {
        @Override
        public List<String> compileCommand(String file) {
            return List.of();
        }

        @Override
        public List<String> runCommand(String file) {
            return List.of("python3", "-u", "outflank_cs303.py", file);
        }
    },
    /** Lab 8 of later years: a C file with a function makeMove, called only when there is a move. */
    LAB8FN("c", false, "outflank_lab8fn.c lab8part2.h liblab8part2.h") {
        @Override
        public List<String> compileCommand(String file) {
            // A main that was left in the hand-in gets another name; being called by nobody, it is then left out, and
            // with it the course's library, which only such a main calls. Hand-ins pass the constant board on to
            // functions that take a plain one, which newer compilers refuse unless told not to.
            return List.of(
                    "gcc",
                    "-std=gnu11",
                    "-O2",
                    "-Dmain=handed_in_main",
                    "-ffunction-sections",
                    "-Wl,--gc-sections",
                    "-Wno-incompatible-pointer-types",
                    "-o",
                    PROGRAM,
                    "outflank_lab8fn.c",
                    file,
                    "-lm");
        }

        @Override
        public List<String> runCommand(String file) {
            return List.of("./" + PROGRAM);
        }
    };

    private static final String PROGRAM = "outflank_lab8fn";

    private final String extension;
    private final boolean askedToPass;
    /** The names of our files, with spaces between. */
    private final String supportFileNames;

    Driver(String extension, boolean askedToPass, String supportFileNames) {
        this.extension = extension;
        this.askedToPass = askedToPass;
        this.supportFileNames = supportFileNames;
    }

    /** The command that makes the program, run in the folder of all files; empty when there is nothing to make. */
    public abstract List<String> compileCommand(String file);

    /** The command that runs the program, in the same folder. */
    public abstract List<String> runCommand(String file);

    /** How the name of a hand-in ends. */
    public String extension() {
        return extension;
    }

    /** Our own files that must lie in the folder of the hand-in, by name. */
    public Map<String, String> supportFiles() {
        Map<String, String> texts = new LinkedHashMap<>();
        for (String name : supportFileNames.split(" ")) {
            texts.put(name, resource(name));
        }
        return texts;
    }

    boolean isAskedToPass() {
        return askedToPass;
    }

    private static String resource(String name) {
        try (InputStream in = Driver.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the driver " + name + " is missing from this build");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

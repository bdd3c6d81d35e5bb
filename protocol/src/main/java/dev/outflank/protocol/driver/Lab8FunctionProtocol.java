package dev.outflank.protocol.driver;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Driver;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.ResourceText;
import dev.outflank.protocol.StartSupport;
import dev.outflank.protocol.lab8.StaffLibrary;
import dev.outflank.rules.Notation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** APS105 Lab 8 of later years: a C file with a function {@code makeMove}, which is called by a driver. */
public final class Lab8FunctionProtocol implements Protocol, Driver {
    private static final String DRIVER_FILE = "outflank_lab8fn.c";
    private static final String EXECUTABLE = "outflank_lab8fn";

    @Override
    public String id() {
        return "lab8fn";
    }

    @Override
    public String summary() {
        return "a C function makeMove";
    }

    @Override
    public Notation notation() {
        return Notation.LAB8;
    }

    @Override
    public StartSupport startSupport() {
        return StartSupport.ANY_POSITION;
    }

    /** The function is called only when there is a legal move, and takes no time limit: the driver ignores it. */
    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new DriverDialogue(program, 1, false);
    }

    @Override
    public Optional<Driver> driver() {
        return Optional.of(this);
    }

    @Override
    public String extension() {
        return "c";
    }

    @Override
    public Map<String, String> supportFiles() {
        Map<String, String> files = new LinkedHashMap<>(ResourceText.read(Lab8FunctionProtocol.class, DRIVER_FILE));
        files.putAll(StaffLibrary.files());
        return files;
    }

    /**
     * Compiles the submission with the driver and the course's library. A {@code main} in the submission is renamed;
     * nothing calls it, so the linker drops it. Submissions often pass the constant board to
     * functions that take a non-constant one, which newer compilers reject by default.
     */
    @Override
    public List<String> compileCommand(String file) {
        return List.of(
                "gcc",
                "-std=gnu11",
                "-O2",
                "-Dmain=handed_in_main",
                "-ffunction-sections",
                "-Wl,--gc-sections",
                "-Wno-incompatible-pointer-types",
                "-o",
                EXECUTABLE,
                DRIVER_FILE,
                file,
                StaffLibrary.SOURCE,
                "-lm");
    }

    @Override
    public List<String> runCommand(String file) {
        return List.of("./" + EXECUTABLE);
    }
}

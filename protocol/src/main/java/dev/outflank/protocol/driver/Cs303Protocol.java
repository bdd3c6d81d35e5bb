package dev.outflank.protocol.driver;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Driver;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.ResourceText;
import dev.outflank.protocol.StartSupport;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The project of CS303 (SUSTech): a Python file with a class {@code AI}, which is run by a driver. */
public final class Cs303Protocol implements Protocol, Driver {
    private static final String DRIVER_FILE = "outflank_cs303.py";
    private static final String SECONDS = "seconds";

    @Override
    public String id() {
        return "cs303";
    }

    @Override
    public String summary() {
        return "a Python class AI";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.flag(REVERSED), Option.number(SECONDS, 5));
    }

    @Override
    public StartSupport startSupport() {
        return StartSupport.ANY_POSITION;
    }

    /** The class is also asked when it can only pass: it answers with an empty candidate list. */
    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new DriverDialogue(program, options.number(SECONDS), true);
    }

    @Override
    public Optional<Driver> driver() {
        return Optional.of(this);
    }

    @Override
    public String extension() {
        return "py";
    }

    @Override
    public Map<String, String> supportFiles() {
        return ResourceText.read(Cs303Protocol.class, DRIVER_FILE);
    }

    @Override
    public List<String> compileCommand(String file) {
        return List.of();
    }

    @Override
    public List<String> runCommand(String file) {
        return List.of("python3", "-u", DRIVER_FILE, file);
    }
}

package dev.outflank.protocol.botzone;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;
import java.util.List;

/** The protocol of Botzone's Reversi, in JSON or in plain lines ("simple interaction"). */
public final class BotzoneProtocol implements Protocol {
    private static final String SIMPLE = "simple";
    private static final String KEEP = "keep";

    @Override
    public String id() {
        return "botzone";
    }

    @Override
    public String summary() {
        return "a Botzone program";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.flag(SIMPLE), Option.flag(KEEP));
    }

    @Override
    public boolean supportsSize(int size) {
        return size == BotzoneFormat.SIZE;
    }

    @Override
    public StartSupport startSupport() {
        return BotzoneDialogue.START_SUPPORT;
    }

    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new BotzoneDialogue(program, leniency, options.has(SIMPLE), options.has(KEEP));
    }
}

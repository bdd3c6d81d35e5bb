package dev.outflank.protocol.nboard;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;
import java.util.List;

/** The NBoard protocol, version 2, of Chris Welty's Othello board. */
public final class NBoardProtocol implements Protocol {
    private static final String DEPTH = "depth";

    @Override
    public String id() {
        return "nboard";
    }

    @Override
    public String summary() {
        return "an NBoard engine";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.number(DEPTH, NBoardDialogue.NO_DEPTH));
    }

    @Override
    public boolean supportsSize(int size) {
        return size == NBoardText.SIZE;
    }

    @Override
    public StartSupport startSupport() {
        return StartSupport.ANY_POSITION;
    }

    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new NBoardDialogue(program, leniency, options.number(DEPTH));
    }
}

package dev.outflank.protocol.codingame;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;

/** The protocol of CodinGame's Othello. */
public final class CodinGameProtocol implements Protocol {
    @Override
    public String id() {
        return "codingame";
    }

    @Override
    public String summary() {
        return "a CodinGame Othello program";
    }

    @Override
    public StartSupport startSupport() {
        return StartSupport.ANY_POSITION;
    }

    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new CodinGameDialogue(program, leniency);
    }
}

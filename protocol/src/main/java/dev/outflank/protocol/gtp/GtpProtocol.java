package dev.outflank.protocol.gtp;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;

/** The Go Text Protocol, version 2 (Farnebäck), with Othello moves. */
public final class GtpProtocol implements Protocol {
    @Override
    public String id() {
        return "gtp";
    }

    @Override
    public String summary() {
        return "a GTP engine";
    }

    @Override
    public StartSupport startSupport() {
        return GtpDialogue.START_SUPPORT;
    }

    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new GtpDialogue(program, leniency);
    }
}

package dev.outflank.protocol.vg101;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;
import dev.outflank.rules.Notation;

/** The judge protocol of VG101 (UM-SJTU Joint Institute). */
public final class Vg101Protocol implements Protocol {
    @Override
    public String id() {
        return "vg101";
    }

    @Override
    public String summary() {
        return "a VG101 program";
    }

    @Override
    public Notation notation() {
        return Notation.VG101;
    }

    @Override
    public boolean supportsSize(int size) {
        return size == Vg101Text.SIZE;
    }

    @Override
    public StartSupport startSupport() {
        return Vg101Dialogue.START_SUPPORT;
    }

    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new Vg101Dialogue(program, leniency);
    }
}

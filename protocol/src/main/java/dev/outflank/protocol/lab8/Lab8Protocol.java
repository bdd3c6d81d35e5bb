package dev.outflank.protocol.lab8;

import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.OptionValues;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.StartSupport;
import dev.outflank.rules.Notation;
import java.util.Map;

/** The console program of APS105 Lab 8 (University of Toronto). */
public final class Lab8Protocol implements Protocol {
    @Override
    public String id() {
        return "lab8";
    }

    @Override
    public String summary() {
        return "an APS105 Lab 8 program";
    }

    @Override
    public Notation notation() {
        return Notation.LAB8;
    }

    @Override
    public StartSupport startSupport() {
        return Lab8Dialogue.START_SUPPORT;
    }

    @Override
    public Map<String, String> libraryFiles() {
        return StaffLibrary.files();
    }

    @Override
    public Dialogue dialogue(Program program, Leniency leniency, OptionValues options) {
        return new Lab8Dialogue(program, leniency);
    }
}

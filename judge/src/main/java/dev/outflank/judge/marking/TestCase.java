package dev.outflank.judge.marking;

import dev.outflank.protocol.output.ExpectedOutput;
import java.util.List;

/** A test case: arguments and input of one run, and the expected output. */
public record TestCase(String name, boolean hidden, List<String> arguments, String input, ExpectedOutput output) {}

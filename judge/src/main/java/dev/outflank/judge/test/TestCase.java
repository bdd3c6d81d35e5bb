package dev.outflank.judge.test;

import java.util.List;

/** One run of a program: what it is given, and what it must write. */
public record TestCase(String name, boolean hidden, List<String> arguments, String input, String output) {}

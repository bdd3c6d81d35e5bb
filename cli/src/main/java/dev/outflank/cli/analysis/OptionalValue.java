package dev.outflank.cli.analysis;

import java.util.Stack;
import picocli.CommandLine.IParameterConsumer;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/**
 * An option with an optional value: the next word is its value only if it looks like one, else the value is empty.
 */
abstract class OptionalValue implements IParameterConsumer {
    abstract boolean isValue(String word);

    @Override
    @SuppressWarnings("JdkObsolete") // picocli's interface
    public void consumeParameters(Stack<String> words, ArgSpec option, CommandSpec command) {
        option.setValue(!words.isEmpty() && isValue(words.peek()) ? words.pop() : "");
    }
}

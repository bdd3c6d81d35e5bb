package dev.outflank.cli;

import dev.outflank.cli.support.CommandRunner;
import dev.outflank.cli.support.Streams;
import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;

/** Creates commands, passing the streams and the runner to constructors that take them; picocli creates the rest. */
record CommandFactory(Streams streams, CommandRunner runner) implements CommandLine.IFactory {
    @Override
    public <K> K create(Class<K> type) throws Exception {
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            List<Class<?>> parameters = Arrays.asList(constructor.getParameterTypes());
            if (parameters.equals(List.of(Streams.class))) {
                return create(type, constructor, streams);
            }
            if (parameters.equals(List.of(Streams.class, CommandRunner.class))) {
                return create(type, constructor, streams, runner);
            }
        }
        return CommandLine.defaultFactory().create(type);
    }

    private static <K> K create(Class<K> type, Constructor<?> constructor, Object... arguments)
            throws ReflectiveOperationException {
        // Subcommands are package-private in their own packages.
        constructor.setAccessible(true);
        return type.cast(constructor.newInstance(arguments));
    }
}

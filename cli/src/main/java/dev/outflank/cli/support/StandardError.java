package dev.outflank.cli.support;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;

/**
 * Where messages go. A JVM started with an incubator module prints a warning that no option turns off, so the launcher
 * starts such a JVM with its standard error closed to the screen and the real one on descriptor 3, opens
 * {@code java.io} for the constructor used here, and says so in a property.
 */
public final class StandardError {
    private static final String DESCRIPTOR_PROPERTY = "outflank.stderr";

    private StandardError() {}

    public static OutputStream open() {
        Integer descriptor = Integer.getInteger(DESCRIPTOR_PROPERTY);
        if (descriptor == null) {
            return new FileOutputStream(FileDescriptor.err);
        }
        try {
            var constructor = FileDescriptor.class.getDeclaredConstructor(int.class);
            constructor.setAccessible(true);
            return new FileOutputStream(constructor.newInstance(descriptor));
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("the launcher must open java.base/java.io", e);
        }
    }
}

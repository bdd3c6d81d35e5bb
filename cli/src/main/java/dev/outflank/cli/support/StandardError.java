package dev.outflank.cli.support;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;

/**
 * The standard error of the process. A JVM with an incubator module prints a warning that no option suppresses.
 * Therefore the launcher discards file descriptor 2 of such a JVM, passes the real standard error as another
 * descriptor, whose number is in a system property, and opens {@code java.io} for the constructor used here.
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

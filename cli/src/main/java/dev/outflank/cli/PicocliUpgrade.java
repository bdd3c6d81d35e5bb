package dev.outflank.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassHierarchyResolver;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeTransform;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;

/**
 * Rewrites a jar of picocli for this version of Java; the launcher's build runs it. Picocli's class files are for Java 5:
 * the ahead-of-time cache refuses those, and with them the classes of all commands that refer to them. Only the version
 * and the stack maps change. See decision 081.
 */
final class PicocliUpgrade {
    private PicocliUpgrade() {}

    /** @param args the jar to read and the jar to write */
    public static void main(String[] args) throws IOException {
        upgrade(Path.of(args[0]), Path.of(args[1]));
    }

    static void upgrade(Path from, Path to) throws IOException {
        try (JarFile jar = new JarFile(from.toFile());
                URLClassLoader classes =
                        new URLClassLoader(new URL[] {from.toUri().toURL()});
                OutputStream file = Files.newOutputStream(to);
                JarOutputStream upgraded = new JarOutputStream(file)) {
            ClassFile classFile = ClassFile.of(
                    ClassFile.ClassHierarchyResolverOption.of(ClassHierarchyResolver.ofResourceParsing(classes)));
            for (JarEntry entry : Collections.list(jar.entries())) {
                upgraded.putNextEntry(new JarEntry(entry.getName()));
                try (InputStream content = jar.getInputStream(entry)) {
                    byte[] bytes = content.readAllBytes();
                    upgraded.write(entry.getName().endsWith(".class") ? upgrade(classFile, bytes) : bytes);
                }
            }
        }
    }

    private static byte[] upgrade(ClassFile classFile, byte[] bytes) {
        ClassModel old = classFile.parse(bytes);
        if (old.majorVersion() >= ClassFile.JAVA_7_VERSION) {
            return bytes;
        }
        return classFile.transformClass(
                old,
                ClassTransform.transformingMethodBodies(CodeTransform.ACCEPT_ALL)
                        .andThen((builder, element) -> builder.with(
                                element instanceof ClassFileVersion
                                        ? ClassFileVersion.of(ClassFile.latestMajorVersion(), 0)
                                        : element)));
    }
}

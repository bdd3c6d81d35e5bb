package dev.outflank.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PicocliUpgradeTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void upgrade_picocli_hasClassesOfThisJavaThatVerifyAndTheSameFiles() throws Exception {
        Path original = Path.of(CommandLine.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path upgraded = folder.resolve("upgraded.jar");
        PicocliUpgrade.upgrade(original, upgraded);
        try (JarFile before = new JarFile(original.toFile());
                JarFile after = new JarFile(upgraded.toFile());
                URLClassLoader loader = new URLClassLoader(
                        new URL[] {upgraded.toUri().toURL()}, ClassLoader.getPlatformClassLoader())) {
            assertThat(Collections.list(after.entries()))
                    .extracting(JarEntry::getName)
                    .isEqualTo(Collections.list(before.entries()).stream()
                            .map(JarEntry::getName)
                            .toList());
            for (JarEntry entry : Collections.list(after.entries())) {
                String name = entry.getName();
                if (name.startsWith("picocli/") && name.endsWith(".class")) {
                    ClassModel model =
                            ClassFile.of().parse(after.getInputStream(entry).readAllBytes());
                    assertThat(model.majorVersion()).as(name).isEqualTo(ClassFile.latestMajorVersion());
                    // The JVM verifies a class, and its stack maps, when it initialises it.
                    Class.forName(name.substring(0, name.length() - 6).replace('/', '.'), true, loader);
                }
            }
            Class<?> help = Class.forName("picocli.CommandLine", true, loader);
            assertThat(Objects.requireNonNull(help.getField("VERSION").get(null)))
                    .isEqualTo(CommandLine.VERSION);
        }
    }
}

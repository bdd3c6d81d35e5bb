package dev.outflank.cli.distribution;

import dev.outflank.cli.support.Installation;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;

/** A self-contained copy of Outflank: a Java runtime, the jars, the launcher, contests, kits, guides and licences. */
final class Distribution {
    /** All of Java SE and the compiler, because the judge compiles and runs the students' Java with this runtime. */
    private static final List<String> MODULES = List.of(
            "java.se",
            "jdk.charsets",
            "jdk.compiler",
            "jdk.crypto.ec",
            "jdk.incubator.vector",
            "jdk.localedata",
            "jdk.management",
            "jdk.unsupported",
            "jdk.zipfs");

    private static final List<String> DOCUMENTS =
            List.of("README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE", "contests", "kits", "docs");

    private final Installation installation;

    Distribution(Installation installation) {
        this.installation = installation;
    }

    /** Writes everything into a folder that does not exist yet. */
    void writeTo(Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        copy(installation.launcher(), folder.resolve("outflank"));
        for (String document : DOCUMENTS) {
            copy(installation.home().resolve(document), folder.resolve(document));
        }
        Path jars = folder.resolve("dist");
        Files.createDirectory(jars);
        for (String name : List.of("outflank.jar", "lib", "THIRD-PARTY.txt")) {
            copy(installation.jars().resolve(name), jars.resolve(name));
        }
        if (installation.isPackaged()) {
            copy(installation.runtime(), folder.resolve("runtime"));
        } else {
            link(folder.resolve("runtime"));
        }
    }

    /** Creates a runtime of the modules that Outflank and Java submissions need. */
    private static void link(Path runtime) throws IOException, InterruptedException {
        Tool.run(
                Path.of(System.getProperty("java.home"), "bin", "jlink").toString(),
                "--add-modules",
                String.join(",", MODULES),
                "--include-locales=en,zh,ja",
                "--strip-debug",
                "--no-man-pages",
                "--no-header-files",
                "--generate-cds-archive",
                "--output",
                runtime.toString());
    }

    /** Copies a file or a folder with permissions and without following links, leaving out what builds leave behind. */
    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                if (folder.endsWith("target") || folder.endsWith("__pycache__")) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(to.resolve(from.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, to.resolve(from.relativize(file)), LinkOption.NOFOLLOW_LINKS);
                return FileVisitResult.CONTINUE;
            }
        });
    }
}

package dev.outflank.cli.distribution;

import dev.outflank.arena.sandbox.Scratch;
import dev.outflank.cli.support.Installation;
import dev.outflank.cli.support.ProductVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A distribution as a tar.gz archive, whose single folder has the archive's name. */
public final class PackageArchive {
    private PackageArchive() {}

    /** Writes the archive into a folder, which is created if it does not exist. */
    public static Path write(Path folder) throws IOException, InterruptedException {
        Installation installation = Installation.current();
        Files.createDirectories(folder);
        String name = "outflank-" + ProductVersion.get() + "-linux-" + System.getProperty("os.arch");
        Path archive = folder.resolve(name + ".tar.gz");
        // Beside the archive, so that a full disk is noticed there and the last step is a rename.
        Path scratch = Files.createTempDirectory(folder.toAbsolutePath(), ".package-");
        try {
            new Distribution(installation).writeTo(scratch.resolve(name));
            Path packed = scratch.resolve("archive.tar.gz");
            Tool.run("tar", "--owner=0", "--group=0", "-C", scratch.toString(), "-czf", packed.toString(), name);
            Files.move(packed, archive, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Scratch.delete(scratch);
        }
        return archive;
    }
}

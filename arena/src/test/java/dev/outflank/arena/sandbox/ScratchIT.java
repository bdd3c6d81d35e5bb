package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs processes that create scratch files and are killed. */
@Tag("attack")
final class ScratchIT {
    @TempDir
    private Path temporary = Path.of("/");

    /** A process with a scratch folder: prints its path and ends with its input. */
    static final class Owner {
        private Owner() {}

        public static void main(String[] arguments) throws IOException {
            Path box = Box.createFolder();
            Box.writeFile(box, "deep/file", new byte[10], false);
            System.out.println(Scratch.folder());
            while (System.in.read() >= 0) {}
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.io.tmpdir=" + temporary,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Owner.class.getName())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static Path folderOf(Process owner) throws IOException {
        BufferedReader out = owner.inputReader();
        return Path.of(String.valueOf(out.readLine()));
    }

    private List<Path> content() throws IOException {
        try (var files = Files.list(temporary)) {
            return files.filter(file -> !file.getFileName().toString().startsWith("hsperf"))
                    .toList();
        }
    }

    @Test
    void folder_isPrivate_deletedAtExit_andAfterAKillByTheNextProcess() throws Exception {
        Path foreign = Files.createDirectory(temporary.resolve("outflank-without-a-lock"));
        Process killed = start();
        Path left = folderOf(killed);
        String permissions = PosixFilePermissions.toString(Files.getPosixFilePermissions(left));
        assertThat(permissions).matches("rwx--[x-]---");
        killed.destroyForcibly().waitFor();
        assertThat(left).exists();

        Process alive = start();
        Path used = folderOf(alive);
        assertThat(left).doesNotExist();
        Process second = start();
        folderOf(second);
        assertThat(used).as("in use by a process that is alive").exists();
        for (Process process : List.of(alive, second)) {
            process.getOutputStream().close();
            assertThat(process.waitFor()).isZero();
        }
        assertThat(content()).containsExactly(foreign);
    }
}

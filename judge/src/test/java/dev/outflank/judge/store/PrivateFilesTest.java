package dev.outflank.judge.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("attack")
final class PrivateFilesTest {
    @TempDir
    private Path folder = Path.of("/");

    private static String mode(Path file) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    }

    private static void open(Path file, String permissions) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    @Test
    void restrict_newFolder_isPrivateAndSaysNothing() throws IOException {
        Path data = folder.resolve("deep/data");
        assertThat(PrivateFiles.restrict(data)).isEmpty();
        assertThat(mode(data)).isEqualTo("rwx------");
        assertThat(PrivateFiles.restrict(data)).isEmpty();
    }

    @Test
    void restrict_readableFolder_isRepairedWithASentence() throws IOException {
        Path data = Files.createDirectories(folder.resolve("data"));
        Path games = Files.createDirectories(data.resolve("games"));
        Path file = Files.writeString(games.resolve("game"), "moves");
        Path outside = Files.writeString(folder.resolve("outside"), "not ours");
        Files.createSymbolicLink(data.resolve("link"), outside);
        for (Path one : List.of(data, games, file, outside)) {
            open(one, "rwxr-xr-x");
        }
        assertThat(PrivateFiles.restrict(data))
                .hasValueSatisfying(sentence -> assertThat(sentence)
                        .contains("other users could read the data directory " + data)
                        .contains("3 files and directories"));
        assertThat(mode(data)).isEqualTo("rwx------");
        assertThat(mode(games)).isEqualTo("rwx------");
        assertThat(mode(file)).isEqualTo("rw-------");
        assertThat(mode(outside)).as("behind a link").isEqualTo("rwxr-xr-x");
        assertThat(PrivateFiles.restrict(data)).isEmpty();
    }

    @Test
    void databaseAndBackup_arePrivate() throws Exception {
        Path data = folder.resolve("data");
        Path copy = folder.resolve("copy.db");
        Path restored = folder.resolve("restored");
        try (Database _ = Database.openSqlite(data)) {
            try (var files = Files.list(data)) {
                for (Path file : files.toList()) {
                    assertThat(mode(file)).as(file.toString()).isEqualTo("rw-------");
                }
            }
            Database.backUp(data, copy);
        }
        assertThat(mode(data)).isEqualTo("rwx------");
        assertThat(mode(copy)).isEqualTo("rw-------");
        open(copy, "rw-r--r--");
        Database.restore(copy, restored);
        assertThat(mode(restored.resolve(Database.FILE_NAME))).isEqualTo("rw-------");
    }
}

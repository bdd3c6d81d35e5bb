package dev.outflank.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.cli.support.ExitCode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServeCommandTest {
    /** The last address is reserved for documentation (RFC 5737), so no machine has it. */
    @ParameterizedTest
    @ValueSource(strings = {"a b", "", " ", "127.0.0.1/x", "[::1", "1:2:3", "192.0.2.1"})
    void bind_otherThanAnAddressOfThisMachine_isRejectedInOneSentence(String host) {
        Run run = Run.of("serve", "--port", "0", "--bind", host);
        assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.USAGE);
        assertThat(run.err()).hasLineCount(1).contains("--bind takes an address of this machine, not '" + host + "'");
        assertThat(run.out()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"a b", "reversi.example.edu", "http://", "http://a b", "http://[::1", "http://a:b", "http://a/b"
            })
    void publicUrl_notTheUrlOfAServer_isRejectedInOneSentence(String url) {
        for (Run run : new Run[] {
            Run.of("serve", "--public-url", url), Run.of("submit", "--server", url, "--token", "t", "cup", "a.c")
        }) {
            assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.USAGE);
            assertThat(run.err()).hasLineCount(1).contains("takes a URL like https://", "not '" + url + "'");
        }
    }

    /** The second address is that of a port on which nothing listens. */
    @ParameterizedTest
    @ValueSource(strings = {"mysql://x", "postgresql://127.0.0.1:1/x?connectTimeout=1"})
    void database_cannotBeOpened_leavesTheDataDirectoryAsItIs(String address, @TempDir Path folder) throws IOException {
        Path data = Files.createDirectory(folder.resolve("data"));
        Set<PosixFilePermission> permissions = PosixFilePermissions.fromString("rwxr-xr-x");
        Files.setPosixFilePermissions(data, permissions);
        for (String command : List.of("serve --port 0 --data", "worker --data", "judge recompute --data")) {
            Run run = Run.of((command + " " + data + " --database " + address).split(" "));
            assertThat(run.exit()).as(run.err()).isEqualTo(ExitCode.USAGE);
            assertThat(run.err()).hasLineCount(1).contains("database").doesNotContain("data directory");
            assertThat(Files.getPosixFilePermissions(data)).isEqualTo(permissions);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "https://reversi.example.edu, https://reversi.example.edu",
        "http://127.0.0.1:8080/, http://127.0.0.1:8080",
        "http://[::1]:8080, http://[::1]:8080"
    })
    void serverAddress_validUrl_isAccepted(String text, String address) {
        assertThat(ServerAddress.of("--server", text)).hasToString(address);
    }
}

package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the probe on machines on which something is missing. */
final class SandboxProbeTest {
    @TempDir
    private Path folder = Path.of("/");

    private static Sandbox probe(String bubblewrap) {
        return new SandboxProbe(bubblewrap, new Cgroups.None("a test")).run();
    }

    private String fakeBubblewrap(String script) throws IOException {
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        Path program = Files.writeString(folder.resolve("bwrap"), "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwxr-xr-x"));
        return program.toString();
    }

    @Test
    void probe_noBubblewrap_namesThePackage() {
        Sandbox sandbox = probe("/no/such/bwrap");
        assertThat(sandbox.isReady()).isFalse();
        assertThat(sandbox.missing()).singleElement().asString().contains("apt-get install bubblewrap");
        assertThatThrownBy(() -> sandbox.start(new Box(folder, List.of("true")), ResourceLimits.DEFAULT))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("without a working sandbox");
    }

    @Test
    void probe_oldBubblewrap_namesTheRequiredVersion() throws IOException {
        Sandbox sandbox = probe(fakeBubblewrap("echo bubblewrap 0.4.1"));
        assertThat(sandbox.missing())
                .singleElement()
                .asString()
                .contains("0.4.1 is too old")
                .contains("0.8");
    }

    @Test
    void probe_namespacesForbidden_explainsHowToEnableThem() throws IOException {
        String forbidden = """
                [ "$1" = --version ] && echo bubblewrap 0.8.0 && exit
                echo "bwrap: setting up uid map: Permission denied" >&2; exit 1
                """;
        Sandbox sandbox = probe(fakeBubblewrap(forbidden));
        assertThat(sandbox.isReady()).isFalse();
        assertThat(sandbox.missing()).hasSize(2);
        assertThat(sandbox.missing().get(0)).contains("setting up uid map: Permission denied");
        assertThat(sandbox.missing().get(1)).contains("User namespaces are");
    }

    @Test
    void probe_bubblewrapThatRunsNothing_isNotReady() throws IOException {
        Sandbox sandbox = probe(fakeBubblewrap("echo bubblewrap 0.8.0"));
        assertThat(sandbox.isReady()).isFalse();
    }

    @Test
    void disabled_isReadyAndDescribesTheRisk() {
        assertThat(Sandbox.disabled().isReady()).isTrue();
        assertThat(Sandbox.disabled().describe()).contains("with your rights");
    }
}

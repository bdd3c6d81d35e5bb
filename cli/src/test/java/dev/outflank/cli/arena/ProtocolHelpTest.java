package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.protocol.Protocol;
import dev.outflank.protocol.spec.Protocols;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every protocol of the registry is documented. */
class ProtocolHelpTest {
    @ParameterizedTest
    @ValueSource(strings = {"match", "check-bot"})
    void help_ofCommand_listsEveryProtocol(String command) {
        String help = Run.of(command, "--help").out();
        assertThat(Protocols.all())
                .allSatisfy(protocol -> assertThat(help)
                        .containsPattern("(?m)^ +\\Q" + protocol.usage() + "\\E +\\Q" + protocol.summary() + "\\E$"));
    }

    static List<String> ids() {
        return Protocols.all().stream().map(Protocol::id).toList();
    }

    @ParameterizedTest
    @MethodSource("ids")
    void docs_protocolsAndArena_nameEveryProtocol(String id) throws IOException {
        Protocol protocol = Protocols.byId(id).orElseThrow();
        assertThat(page("protocols.md"))
                .contains("| `" + protocol.usage() + "` | " + protocol.summary())
                .contains("\n## " + id + "\n");
        assertThat(page("arena.md")).contains("`" + id + ":");
    }

    private static String page(String name) throws IOException {
        Path page = Stream.of(Path.of("docs"), Path.of("../docs"))
                .map(docs -> docs.resolve(name))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
        return Files.readString(page);
    }
}

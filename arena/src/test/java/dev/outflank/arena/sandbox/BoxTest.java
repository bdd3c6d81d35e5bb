package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of a machine's files goes into a box. */
final class BoxTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void pack_namedFilesAndFolders_areCopiedAndNothingElse() throws IOException {
        Files.writeString(folder.resolve("bot.py"), "pass");
        Files.writeString(folder.resolve("other.py"), "someone else's");
        Files.createDirectories(folder.resolve("data/deep"));
        Files.writeString(folder.resolve("data/deep/weights"), "1 2 3");
        Files.createDirectories(folder.resolve("sub"));
        Files.writeString(folder.resolve("sub/bot.py"), "the second");

        Box box = Box.pack(List.of("python3", "bot.py", "data", "-v", "sub/bot.py", "/etc/passwd", "none"), folder);

        assertThat(box.command())
                .containsExactly("python3", "/box/bot.py", "/box/data", "-v", "/box/4/bot.py", "/etc/passwd", "none");
        assertThat(box.folder().resolve("data/deep/weights")).hasContent("1 2 3");
        assertThat(box.folder().resolve("4/bot.py")).hasContent("the second");
        assertThat(box.folder().resolve("other.py")).doesNotExist();
        Box.deleteFolder(box.folder());
        assertThat(box.folder().getParent()).doesNotExist();
    }

    @Test
    void pack_linkInsideAFolder_isNotFollowed() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "secret");
        Path handIn = Files.createDirectories(folder.resolve("hand-in"));
        Files.writeString(handIn.resolve("bot"), "bot");
        Files.createSymbolicLink(handIn.resolve("link"), secret);
        Files.createSymbolicLink(handIn.resolve("folder"), folder);

        Box box = Box.pack(List.of("sh", "hand-in"), folder);

        assertThat(box.folder().resolve("hand-in/bot")).exists();
        assertThat(box.folder().resolve("hand-in/link")).doesNotExist();
        assertThat(box.folder().resolve("hand-in/folder")).doesNotExist();
        Box.deleteFolder(box.folder());
    }

    @Test
    void put_outsideTheFolder_isRefused() throws IOException {
        Path box = Box.createFolder();
        assertThatThrownBy(() -> Box.writeFile(box, "../escaped", new byte[1], false))
                .hasMessageContaining("inside it");
        assertThatThrownBy(() -> Box.writeFile(box, "/tmp/escaped", new byte[1], false))
                .hasMessageContaining("inside it");
        Box.deleteFolder(box);
    }
}

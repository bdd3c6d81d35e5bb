package dev.outflank.arena.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests which files are copied into a box. */
final class BoxTest {
    @TempDir
    private Path folder = Path.of("/");

    @Test
    void pack_namedFilesAndFolders_areCopied() throws IOException {
        Files.writeString(folder.resolve("bot.py"), "pass");
        Files.writeString(folder.resolve("other.py"), "another file");
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
        assertThat(box.folder()).doesNotExist();
    }

    @Test
    void pack_linkInsideAFolder_isNotFollowed() throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "secret");
        Path submission = Files.createDirectories(folder.resolve("submission"));
        Files.writeString(submission.resolve("bot"), "bot");
        Files.createSymbolicLink(submission.resolve("link"), secret);
        Files.createSymbolicLink(submission.resolve("folder"), folder);

        Box box = Box.pack(List.of("sh", "submission"), folder);

        assertThat(box.folder().resolve("submission/bot")).exists();
        assertThat(box.folder().resolve("submission/link")).doesNotExist();
        assertThat(box.folder().resolve("submission/folder")).doesNotExist();
        Box.deleteFolder(box.folder());
    }

    @Test
    void writeFile_outsideTheFolder_isRejected() throws IOException {
        Path box = Box.createFolder();
        assertThatThrownBy(() -> Box.writeFile(box, "../escaped", new byte[1], false))
                .hasMessageContaining("is outside its box");
        assertThatThrownBy(() -> Box.writeFile(box, "/tmp/escaped", new byte[1], false))
                .hasMessageContaining("is outside its box");
        Box.deleteFolder(box);
    }
}

package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.judge.contest.RequiredFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules of a contest for a submitted file. */
final class SourceFileTest {
    @TempDir
    private Path folder = Path.of("/");

    private static RequiredFile requiredFile() throws Exception {
        String text = """
            like: vg101-final
            title: Small files
            hand-ins:
              ai: {file: "*.{c,cpp}", protocol: vg101, largest: 1kB}
            """;
        return new ContestLoader(new BuiltInPlayerRegistry())
                .parse("small", text)
                .requiredFile("ai");
    }

    private SourceFile read(String name, String text) throws Exception {
        Files.writeString(folder.resolve(name), text);
        return SourceFile.of(Submissions.ofPaths(List.of(folder.resolve(name))), requiredFile());
    }

    @Test
    void of_fileAboveSizeLimit_isCompileError() throws Exception {
        assertThat(read("a.c", "x".repeat(1024)).text()).hasSize(1024);
        assertThatThrownBy(() -> read("a.c", "x".repeat(1025)))
                .hasMessageContaining("a.c has 1025 bytes; at most 1024 are allowed");
    }

    @Test
    void of_fileWithoutCode_saysSo() {
        assertThatThrownBy(() -> read("a.c", " \n\t\n")).hasMessageContaining("a.c is empty");
        assertThatThrownBy(() -> read("a.c", "/* int main(void) {}\n*/ // end\n"))
                .hasMessageContaining("a.c has no code: all of it is a comment");
    }

    @Test
    void of_languageComment_choosesLanguageAndCompiler() throws Exception {
        assertThat(read("a.cpp", "int main;").language().name()).isEqualTo("c++17");
        SourceFile chosen = read("a.cpp", "// outflank: c++14 clang++\nint main;");
        assertThat(chosen.language().name()).isEqualTo("c++14");
        assertThat(chosen.compiler()).isEqualTo("clang++");
        assertThatThrownBy(() -> read("a.cpp", "// outflank: c++20\nint main;"))
                .hasMessageContaining("'c++20' is requested in a comment of a.cpp");
    }
}

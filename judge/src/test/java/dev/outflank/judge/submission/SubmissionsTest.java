package dev.outflank.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.outflank.engine.players.BuiltInPlayerRegistry;
import dev.outflank.judge.contest.Contest;
import dev.outflank.judge.contest.ContestLoader;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Verdict;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.apache.commons.compress.archivers.zip.UnixStat;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Folders of submissions as students and learning platforms really make them. */
class SubmissionsTest {
    @TempDir
    private Path folder;

    private static Contest contest(String name) throws Exception {
        return new ContestLoader(new BuiltInPlayerRegistry()).load(name);
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private Submission only() throws Exception {
        List<Submission> all = Submissions.readFolder(folder, contest("aps105-lab8"));
        assertThat(all).hasSize(1);
        return all.getFirst();
    }

    private static SourceFile part1(Submission submission) throws Exception {
        return SourceFile.of(submission, contest("aps105-lab8").requiredFile("part1"));
    }

    @Test
    void otherSources_areNamed() throws Exception {
        write("ann/Reversi.java", "class Reversi {}");
        write("ann/State.java", "class State {}");
        write("ann/CLIReversi.java", "class CLIReversi {}");
        write("ann/notes.txt", "notes");
        Contest tiny = contest("cs540-tiny");
        Submission ann = Submissions.readFolder(folder, tiny).getFirst();
        assertThat(ann.describeOtherSources(tiny, tiny.requiredFile("with-cli")))
                .isEqualTo(" Only Reversi.java was compiled, not State.java: this course asks for one file.");
        write("bob/Reversi.java", "class Reversi {}");
        Submission bob = Submissions.readFolder(folder, tiny).getLast();
        assertThat(bob.describeOtherSources(tiny, tiny.requiredFile("reversi"))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "ann/lab8part1.c",
                "ann/Lab8Part1.c",
                "ann/LAB8PART1.C",
                "ann/lab8part1 (1).c",
                "ann/lab8part1(2).c",
                "ann/lab8part1 - Copy.c",
                "ann/lab8_part1.c",
                "ann/lab8part1.c.txt",
                "ann/my_lab8part1.c",
                "ann/Lab 8/deep/er/lab8part1.c",
                "ann_lab8part1.c",
                "ann-Lab8Part1 (1).c"
            })
    void readFolder_nearlyTheRequiredName_isAccepted(String name) throws Exception {
        write(name, "int main;");
        Submission ann = only();
        assertThat(ann.name()).isEqualTo("ann");
        assertThat(part1(ann).name()).isEqualTo("lab8part1.c");
        assertThat(part1(ann).place()).isEqualTo(Path.of(name).getFileName().toString());
    }

    @Test
    void readFolder_exactAndSimilarName_takesTheExactOne() throws Exception {
        write("ann/lab8part1.c", "right");
        write("ann/lab8part1 (1).c", "wrong");
        assertThat(part1(only()).text()).isEqualTo("right");
    }

    @Test
    void readFolder_folderAndFileOfOneStudent_areAmbiguousUnlessEqual() throws Exception {
        write("q/lab8part1.c", "one");
        write("q_lab8part1.c", "two");
        assertThatThrownBy(() -> part1(only()))
                .isInstanceOf(BotException.class)
                .hasMessageContaining("one file lab8part1.c is expected, but there are 2: lab8part1.c, q_lab8part1.c");
        write("q_lab8part1.c", "one");
        assertThat(part1(only()).text()).isEqualTo("one");
    }

    @Test
    void readFolder_otherFiles_areNamedAsMissingAndFound() throws Exception {
        write("ann/solution.c", "");
        assertThatThrownBy(() -> part1(only())).hasMessageContaining("lab8part1.c is missing; found only solution.c");
        assertThatThrownBy(() -> part1(only()))
                .isInstanceOfSatisfying(
                        BotException.class, fault -> assertThat(fault.verdict()).isEqualTo(Verdict.MISSING));
    }

    /** Found with a real class: everyone without Part 2 got the reason of the first one, with that student's file names. */
    @Test
    void key_isEqualOnlyForEqualReasons() throws Exception {
        write("ann/solution.c", "");
        write("bob/homework.c", "");
        write("cyd/lab8part1.c", "int main;");
        write("dan/lab8part1.c", "int main;");
        write("eve/Lab8Part1.c", "int main;");
        write("fay/lab8part1.c", "int main;");
        write("fay/helper.c", "int helper;");
        Contest lab8 = contest("aps105-lab8");
        Map<String, String> keys = new HashMap<>();
        for (Submission submission : Submissions.readFolder(folder, lab8, List.of("gil"))) {
            keys.put(submission.name(), submission.key(lab8, lab8.requiredFile("part1")));
        }
        assertThat(keys.get("cyd")).isEqualTo(keys.get("dan"));
        keys.remove("dan");
        assertThat(keys.values()).doesNotHaveDuplicates().hasSize(6);
    }

    /** Found with a real submission: the course's CLIReversi alone was compiled as if it were Reversi.java. */
    @Test
    void readFolder_otherJavaClass_isNotTheRequiredOne() throws Exception {
        write("ann/CLIReversi.java", "public class CLIReversi {}");
        write("bob/x_Reversi.java", "public class Reversi {}");
        write("cyd-Reversi.java", "public class Reversi {}");
        Contest tiny = contest("cs540-tiny");
        List<Submission> all = Submissions.readFolder(folder, tiny);
        assertThat(all).extracting(Submission::name).containsExactly("ann", "bob", "cyd");
        assertThat(all.get(0).missingFiles(tiny)).containsExactly("Reversi.java");
        assertThat(all.get(1).missingFiles(tiny)).isEmpty();
        assertThat(all.get(2).missingFiles(tiny)).isEmpty();
    }

    @Test
    void readFolder_everyEntry_hasASubmission() throws Exception {
        Files.createDirectories(folder.resolve("empty"));
        write("notes.txt", "");
        write("cyd.zip", "not a zip");
        write("__MACOSX/x/._lab8part1.c", "");
        write(".DS_Store", "");
        write("dan/__MACOSX/lab8part1.c", "wrong");
        write("dan/lab8part1.c", "right");
        Files.createSymbolicLink(folder.resolve("eve"), Path.of("/etc"));
        List<Submission> all = Submissions.readFolder(folder, contest("aps105-lab8"));
        assertThat(all).extracting(Submission::name).containsExactly("cyd", "dan", "empty", "eve", "notes");
        assertThatThrownBy(() -> part1(all.get(0)))
                .hasMessageContaining("cyd.zip cannot be read: it is not a zip or tar archive");
        assertThat(part1(all.get(1)).text()).isEqualTo("right");
        assertThatThrownBy(() -> part1(all.get(2))).hasMessageContaining("nothing was submitted");
        assertThatThrownBy(() -> part1(all.get(3))).hasMessageContaining("symbolic link");
    }

    @ParameterizedTest
    @CsvSource({"ann.zip", "ann.tar", "ann.tar.gz", "ann.tgz", "ann/all.zip", "ann/x/all.tar"})
    void readFolder_archive_countsAsItsFiles(String name) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, name.endsWith("zip") ? zip() : name.endsWith("gz") ? gzip(tar()) : tar());
        Submission ann = only();
        assertThat(ann.name()).isEqualTo("ann");
        SourceFile source = part1(ann);
        assertThat(source.text()).isEqualTo("int main;");
        assertThat(source.place()).isEqualTo(file.getFileName() + "/Lab 8/Lab8Part1.c");
    }

    @Tag("attack")
    @Test
    void readFolder_controlCharactersInNames_areReplaced() throws Exception {
        write("a\u001b[31m\nb/lab8part1.c", "");
        assertThat(only().name()).isEqualTo("a\uFFFD[31m b");
    }

    @Tag("attack")
    @Test
    void readFolder_zipBomb_isRefused() throws Exception {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("lab8part1.c"));
            zip.write(new byte[64 << 20]);
        }
        Files.write(folder.resolve("ann.zip"), bytes.toByteArray());
        assertThatThrownBy(() -> part1(only())).hasMessageContaining("its files have more than 32 MB");
    }

    @Test
    void readFolder_anyPythonName_keepsTheStudentsName() throws Exception {
        write("ann.py", "class AI: pass");
        write("bob/My Bot (1).PY", "class AI: pass");
        Contest cs303 = contest("cs303-project");
        List<Submission> all = Submissions.readFolder(folder, cs303);
        assertThat(all).extracting(Submission::name).containsExactly("ann", "bob");
        assertThat(SourceFile.of(all.get(0), cs303.requiredFile("ai")).name()).isEqualTo("ann.py");
        assertThat(SourceFile.of(all.get(1), cs303.requiredFile("ai")).name()).isEqualTo("source.py");
    }

    @Tag("attack")
    @Test
    void ofFiles_linksInArchives_areNotFollowed() throws Exception {
        ByteArrayOutputStream tar = new ByteArrayOutputStream();
        try (TarArchiveOutputStream out = new TarArchiveOutputStream(tar)) {
            for (byte type : new byte[] {TarConstants.LF_SYMLINK, TarConstants.LF_LINK, TarConstants.LF_CHR}) {
                TarArchiveEntry entry = new TarArchiveEntry("lab8part1.c", type);
                entry.setLinkName("/etc/passwd");
                out.putArchiveEntry(entry);
                out.closeArchiveEntry();
            }
        }
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipArchiveOutputStream out = new ZipArchiveOutputStream(zip)) {
            ZipArchiveEntry entry = new ZipArchiveEntry("lab8part1.c");
            entry.setUnixMode(UnixStat.LINK_FLAG | 0777);
            out.putArchiveEntry(entry);
            out.write("/etc/passwd".getBytes(StandardCharsets.UTF_8));
            out.closeArchiveEntry();
        }
        assertThat(Submissions.ofFiles("ann", Map.of("a.tar", tar.toByteArray()), Instant.EPOCH)
                        .files())
                .isEmpty();
        assertThat(Submissions.ofFiles("ann", Map.of("a.zip", zip.toByteArray()), Instant.EPOCH)
                        .files())
                .singleElement()
                .satisfies(file -> assertThat(new String(file.bytes(), StandardCharsets.UTF_8))
                        .isEqualTo("/etc/passwd"));
    }

    @Test
    void ofFiles_otherFormats_areRefusedWithASentence() {
        byte[] cpio = "07070100000000000000000000000000000000000000000000".getBytes(StandardCharsets.US_ASCII);
        byte[] lz4 = {0x04, 0x22, 0x4d, 0x18, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
        assertThat(Submissions.ofFiles("ann", Map.of("a.tar", cpio, "b.tgz", lz4), Instant.EPOCH)
                        .remarks())
                .containsExactlyInAnyOrder(
                        "a.tar cannot be read: it is not a zip or tar archive",
                        "b.tgz cannot be read: it is not a zip or tar archive");
    }

    private static byte[] zip() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            zip.putNextEntry(new ZipEntry("Lab 8/"));
            zip.putNextEntry(new ZipEntry("Lab 8/Lab8Part1.c"));
            zip.write("int main;".getBytes(StandardCharsets.UTF_8));
            zip.putNextEntry(new ZipEntry("__MACOSX/Lab 8/._Lab8Part1.c"));
            zip.write(1);
        }
        return bytes.toByteArray();
    }

    private static byte[] tar() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (TarArchiveOutputStream tar = new TarArchiveOutputStream(bytes)) {
            TarArchiveEntry entry = new TarArchiveEntry("Lab 8/Lab8Part1.c");
            entry.setSize(9);
            tar.putArchiveEntry(entry);
            tar.write("int main;".getBytes(StandardCharsets.UTF_8));
            tar.closeArchiveEntry();
        }
        return bytes.toByteArray();
    }

    private static byte[] gzip(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(bytes)) {
            gzip.write(content);
        }
        return bytes.toByteArray();
    }
}

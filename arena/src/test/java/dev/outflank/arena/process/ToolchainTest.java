package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs made of sources. */
final class ToolchainTest {
    @TempDir
    private Path folder = Path.of("/");

    private static BotFault refused(Path source) {
        Toolchain toolchain = new Toolchain(Boxes.sandbox(), Toolchain.LIMITS);
        return Objects.requireNonNull(catchThrowableOfType(BotFault.class, () -> toolchain.compile(source)));
    }

    @Test
    void compile_error_tellsTheCompilersWords() throws IOException {
        BotFault fault = refused(Files.writeString(folder.resolve("a.c"), "int main(void) { return x; }"));
        assertThat(fault.verdict()).isEqualTo(Verdict.COMPILE_ERROR);
        assertThat(fault.reason()).contains("bot.c:1").contains("undeclared");
    }

    @Test
    void compile_unknownEndingOrNoFile_isSaidPlainly() throws IOException {
        assertThat(refused(Files.writeString(folder.resolve("bot.pas"), "")).reason()).contains("what language is it?");
        assertThat(refused(folder.resolve("nothing.c")).reason()).contains("there is no file");
    }

    @Test
    void compile_javaWithPackageAndInnerClass_runs() throws Exception {
        Path source = Files.writeString(
                folder.resolve("Bot.java"),
                """
                package some.where;
                public class Bot {
                    record Word(String text) {}
                    public static void main(String[] arguments) { System.out.println(new Word("ran").text()); }
                }
                """);
        Box box = new Toolchain(Boxes.sandbox(), Toolchain.LIMITS).compile(source);
        Limits limits = Limits.byCpu(Duration.ofSeconds(10));
        try (BotProcess process = Boxes.start(Boxes.sandbox(), box, limits)) {
            assertThat(process.line()).isEqualTo("ran");
        }
        Box.discard(box.folder());
    }

    @Test
    void compileLab8Function_bothColours_speaksTheDialogue() throws Exception {
        Toolchain toolchain = new Toolchain(Boxes.sandbox(), Toolchain.LIMITS);
        Box box = toolchain.compileLab8Function(Boxes.source("bots/make_move.c"));
        Limits limits = Limits.byCpu(Duration.ofSeconds(5));
        try (BotProcess process = Boxes.start(Boxes.sandbox(), box, limits)) {
            process.send("4\nB\n");
            assertThat(process.line()).endsWith("  abcd");
            for (String row : new String[] {"a UUUU", "b UWBU", "c UBWU", "d UUUU"}) {
                assertThat(process.line()).isEqualTo(row);
            }
            assertThat(process.line()).isEqualTo("Computer places B at ab.");
            for (String row : new String[] {"  abcd", "a UBUU", "b UBBU", "c UBWU", "d UUUU"}) {
                assertThat(process.line()).isEqualTo(row);
            }
            Boxes.await(() -> !process.pending().isEmpty());
            assertThat(process.pending()).isEqualTo("Enter move for colour W (RowCol): ");
            process.send("dd\n");
            assertThat(process.line()).endsWith("Invalid move.");
            assertThat(process.line()).isEqualTo("B player wins.");
        }
        try (BotProcess process = Boxes.start(Boxes.sandbox(), box, limits)) {
            process.send("6\nW\ncb\n");
            StringBuilder all = new StringBuilder();
            for (String line = process.line(); !line.startsWith("Computer places"); line = process.line()) {
                all.append(line).append('\n');
            }
            assertThat(all).contains("Enter move for colour B (RowCol):   abcdef\n").contains("c UBBBUU\n");
        }
        Box.discard(box.folder());
    }
}

package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.ResourceLimits;
import dev.outflank.protocol.BotException;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.Verdict;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles programs in the sandbox. */
final class ToolchainIT {
    @TempDir
    private Path folder = Path.of("/");

    private static BotException compileFault(Path source) {
        Toolchain toolchain = new Toolchain(TestPrograms.sandbox(), Toolchain.DEFAULT_LIMITS);
        return Objects.requireNonNull(catchThrowableOfType(BotException.class, () -> toolchain.compile(source)));
    }

    @Test
    void compile_error_quotesTheCompiler() throws IOException {
        BotException fault = compileFault(Files.writeString(folder.resolve("a.c"), "int main(void) { return x; }"));
        assertThat(fault.verdict()).isEqualTo(Verdict.COMPILE_ERROR);
        assertThat(fault.reason()).contains("a.c:1").contains("undeclared");
    }

    @Test
    void compile_unknownExtensionOrMissingFile_isRejected() throws IOException {
        assertThat(compileFault(Files.writeString(folder.resolve("bot.pas"), ""))
                        .reason())
                .contains("has an unknown extension");
        assertThat(compileFault(folder.resolve("nothing.c")).reason()).contains("is not a file");
    }

    @Test
    void compile_javaWithPackageAndInnerClass_runs() throws Exception {
        Path source = Files.writeString(folder.resolve("Bot.java"), """
                package some.where;
                public class Bot {
                    record Word(String text) {}
                    public static void main(String[] arguments) { System.out.println(new Word("ran").text()); }
                }
                """);
        Box box = new Toolchain(TestPrograms.sandbox(), Toolchain.DEFAULT_LIMITS).compile(source);
        ResourceLimits limits = ResourceLimits.ofCpu(Duration.ofSeconds(10));
        try (BotProcess process = TestPrograms.start(TestPrograms.sandbox(), box, limits)) {
            assertThat(process.readLine()).isEqualTo("ran");
        }
        Box.deleteFolder(box.folder());
    }

    @Test
    void build_lab8Function_playsALegalMove() throws Exception {
        Path source = TestPrograms.source("bots/make_move.c");
        BotSpec spec = BotSpec.parse("lab8fn:" + source).orElseThrow();
        Box box = new Toolchain(TestPrograms.sandbox(), Toolchain.DEFAULT_LIMITS).build(spec.launch());
        Contestant contestant = new ProgramContestant(
                "function",
                TestPrograms.sandbox(),
                box,
                ResourceLimits.ofCpu(Duration.ofSeconds(5)),
                program -> spec.dialogue(program, Leniency.lenient()));
        Game game = Game.start(6);
        try (Seat seat = contestant.takeSeat(game, Colour.BLACK)) {
            assertThat(seat.requestMove(game))
                    .isInstanceOfSatisfying(
                            Answer.ChosenMove.class,
                            played -> assertThat(game.position().isLegal(played.move()))
                                    .isTrue());
        }
        Box.deleteFolder(box.folder());
    }
}

package dev.outflank.arena.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.outflank.arena.Answer;
import dev.outflank.arena.Contestant;
import dev.outflank.arena.Seat;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Verdict;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import dev.outflank.protocol.Leniency;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
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
    void make_lab8Function_answersItsDriver() throws Exception {
        Path source = Boxes.source("bots/make_move.c");
        BotSpec spec = BotSpec.parse("lab8fn:" + source).orElseThrow();
        Box box = new Toolchain(Boxes.sandbox(), Toolchain.LIMITS).make(spec.launch());
        Contestant contestant = new ProgramContestant(
                "function",
                Boxes.sandbox(),
                box,
                Limits.byCpu(Duration.ofSeconds(5)),
                program -> spec.dialogue(program, Leniency.lenient()));
        Game game = Game.start(6);
        try (Seat seat = contestant.sit(game, Colour.BLACK)) {
            assertThat(seat.answer(game))
                    .isInstanceOfSatisfying(
                            Answer.Played.class,
                            played -> assertThat(game.position().isLegal(played.move())).isTrue());
        }
        Box.discard(box.folder());
    }
}

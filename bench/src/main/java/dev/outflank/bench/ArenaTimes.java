package dev.outflank.bench;

import dev.outflank.arena.process.ProgramContestant;
import dev.outflank.arena.process.ProgramSeat;
import dev.outflank.arena.process.Toolchain;
import dev.outflank.arena.sandbox.Box;
import dev.outflank.arena.sandbox.Limits;
import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.protocol.BotFault;
import dev.outflank.protocol.Dialogue;
import dev.outflank.protocol.Program;
import dev.outflank.protocol.Wire;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What the arena itself costs: a start with and without the sandbox, and a move through a pipe with both clocks. */
final class ArenaTimes {
    private static final int STARTS = 100;
    private static final int MOVES = 5_000;

    private ArenaTimes() {}

    public static void main(String[] arguments) throws IOException, BotFault {
        Sandbox sandbox = Sandbox.probe();
        System.out.println(sandbox.ready() ? sandbox.describe() : String.join("\n", sandbox.missing()));
        if (!sandbox.ready()) {
            return;
        }
        Path source = Files.createTempFile("echo", ".c");
        Files.writeString(
                source,
                """
                #include <stdio.h>
                int main(void) {
                    char line[100];
                    while (fgets(line, sizeof line, stdin)) printf("%s", line);
                }
                """);
        for (Sandbox each : new Sandbox[] {Sandbox.off(), sandbox}) {
            Box box = new Toolchain(each, Toolchain.LIMITS).compile(source);
            ProgramContestant echo = new ProgramContestant("echo", each, box, Limits.DEFAULT, Echo::new);
            String name = each.boxed() ? "sandboxed" : "bare";
            starts(echo, STARTS / 2);
            report(name + " start until the first answer", starts(echo, STARTS));
            report(name + " move", moves(echo));
            Box.discard(box.folder());
        }
        Files.delete(source);
    }

    private static long[] starts(ProgramContestant contestant, int count) throws BotFault {
        long[] times = new long[count];
        Game start = Game.start(8);
        for (int i = 0; i < count; i++) {
            long began = System.nanoTime();
            ProgramSeat seat = contestant.sit(start, Colour.BLACK);
            times[i] = System.nanoTime() - began;
            seat.close();
        }
        return times;
    }

    private static long[] moves(ProgramContestant contestant) throws BotFault {
        long[] times = new long[MOVES];
        Game start = Game.start(8);
        try (ProgramSeat black = contestant.sit(start, Colour.BLACK);
                ProgramSeat white = contestant.sit(start, Colour.WHITE)) {
            for (int i = 0; i < MOVES; i++) {
                long began = System.nanoTime();
                (i % 2 == 0 ? black : white).answer(start);
                times[i] = System.nanoTime() - began;
            }
        }
        return Arrays.copyOfRange(times, MOVES / 2, MOVES);
    }

    private static void report(String what, long[] times) {
        Arrays.sort(times);
        System.out.printf(
                Locale.ROOT,
                "%-40s p50 %8.3f ms   p10 %8.3f ms   p99 %8.3f ms%n",
                what,
                times[times.length / 2] / 1e6,
                times[times.length / 10] / 1e6,
                times[times.length * 99 / 100] / 1e6);
    }

    /** Any line is an answer: only the way there and back is measured. */
    private static final class Echo implements Dialogue {
        private final Program program;
        private @Nullable Wire wire;

        Echo(Program program) {
            this.program = program;
        }

        @Override
        public void open(Game start, Colour side) throws BotFault {
            wire = program.start();
            exchange(wire);
        }

        @Override
        public Move ask(Game game) throws BotFault {
            exchange(Objects.requireNonNull(wire));
            return Move.PASS;
        }

        private static void exchange(Wire wire) throws BotFault {
            wire.send("f5\n");
            wire.line();
        }

        @Override
        public void finish(Game end) {}

        @Override
        public void close() {
            if (wire != null) {
                wire.close();
            }
        }
    }
}

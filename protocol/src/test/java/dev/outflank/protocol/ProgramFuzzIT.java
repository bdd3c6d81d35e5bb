package dev.outflank.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.protocol.ProgramRun.Start;
import dev.outflank.protocol.botzone.BotzoneProgram;
import dev.outflank.protocol.codingame.CodinGameProgram;
import dev.outflank.protocol.engine.GreedyEngine;
import dev.outflank.protocol.gtp.GtpProgram;
import dev.outflank.protocol.lab8.Lab8Program;
import dev.outflank.protocol.nboard.NBoardProgram;
import dev.outflank.protocol.spec.BotSpec;
import dev.outflank.protocol.vg101.Vg101Program;
import dev.outflank.rules.Clock;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.NotationException;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Hostile input: from judges and boards to our programs, and from programs to our referee. */
@Tag("attack")
class ProgramFuzzIT {
    private static final int SIZE = 8;

    /** A program of this module, the spec of its dialogue, and additional input. */
    record Subject(String spec, String additionalInput, Start program) {
        @Override
        public String toString() {
            return spec;
        }
    }

    private static List<Subject> subjects() {
        return List.of(
                new Subject(
                        "lab8",
                        "",
                        (in, out, err) -> new Lab8Program(new Greedy(), in, out, err, () -> Clock.UNLIMITED).run()),
                new Subject(
                        "vg101",
                        "",
                        (in, out, err) -> new Vg101Program(new Greedy(), in, out, err, () -> Clock.UNLIMITED).run()),
                new Subject(
                        "nboard",
                        "hint 2\nlearn\nanalyze\nset contempt 3\nset depth 8\nmove PA\n",
                        (in, out, err) -> new NBoardProgram(new GreedyEngine(false), in, out, err).run()),
                new Subject(
                        "gtp", """
                        12 name
                        known_command play
                        boardsize 26
                        undo
                        showboard
                        komi 6.5
                        set_game Othello
                        time_left b 3.5 0
                        time_settings 60 0 0
                        final_score
                        loadsgf nowhere.sgf
                        # interrupt
                        """, (in, out, err) -> new GtpProgram(new GreedyEngine(false), "1", in, out, err).run()),
                new Subject(
                        "botzone,keep",
                        "{\"requests\":[{\"x\":1e9990009223372036854775808,\"y\":-1}],\"responses\":[]}\n",
                        (in, out, err) ->
                                new BotzoneProgram(new Greedy(), true, in, out, err, () -> Clock.UNLIMITED).run()),
                new Subject(
                        "botzone,simple",
                        "",
                        (in, out, err) ->
                                new BotzoneProgram(new Greedy(), false, in, out, err, () -> Clock.UNLIMITED).run()),
                new Subject(
                        "codingame",
                        "",
                        (in, out, err) ->
                                new CodinGameProgram(new Greedy(), in, out, err, () -> Clock.UNLIMITED).run()));
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void program_brokenInput_endsAndReportsInSentences(Subject subject) throws Exception {
        Traffic traffic = record(subject);
        Fuzzer.run(120, Fuzzer.texts(traffic.toProgram(), subject.additionalInput + traffic.toProgram()), input -> {
            ProgramRun session = ProgramRun.of(new ByteArrayInputStream(input), subject.program);
            assertThat(session.exitCode()).isBetween(0, 2);
            Fuzzer.requireNoInternals(session.out());
            session.err().lines().filter(line -> !line.isBlank()).forEach(Fuzzer::requireSentence);
            return session.err()
                    + session.out()
                            .lines()
                            .map(line -> line.replaceAll("\\W.*", ""))
                            .distinct()
                            .toList();
        });
    }

    @ParameterizedTest
    @MethodSource("subjects")
    void dialogue_brokenOutput_isAFaultOfTheProgram(Subject subject) throws Exception {
        fuzzDialogue(subject.spec, Fuzzer.texts(record(subject).fromProgram()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lab8fn:a.c", "cs303:a.py"})
    void driver_brokenOutput_isAFaultOfTheProgram(String spec) throws Exception {
        fuzzDialogue(spec, Fuzzer.texts("ready\nmove 2 3\nmove 2 4\npass\n", "ready\ncrash why\n", "wrong why\n"));
    }

    @Test
    void spec_broken_isParsedOrRejected() throws Exception {
        List<byte[]> specs = Fuzzer.texts(
                "vg101:./bot",
                "botzone,simple,keep:python3 'my bot.py' \"a\\\"b\" c\\ d",
                "cs303,reversed,seconds=5:bot.py",
                "nboard,depth=10:java -jar x.jar",
                "lab8fn:liblab8part2.c");
        Fuzzer.run(1_500, specs, input -> {
            try {
                return BotSpec.parse(new String(input, StandardCharsets.UTF_8)).isPresent() ? "a bot" : "none";
            } catch (NotationException e) {
                return Fuzzer.requireSentence(e.getMessage());
            }
        });
    }

    private static void fuzzDialogue(String spec, List<byte[]> outputs) throws Exception {
        BotSpec bot = Bots.spec(spec.contains(":") ? spec : spec + ":x");
        Fuzzer.run(400, outputs, input -> {
            boolean strict = input.length % 2 == 0;
            FixedOutput program = new FixedOutput(input);
            StringBuilder answer = new StringBuilder();
            Bots.check(bot, program, Game.start(SIZE), Colour.BLACK, strict, 1)
                    .violation()
                    .ifPresent(violation -> {
                        assertThat(violation.verdict()).isNotEqualTo(Verdict.INTERNAL);
                        answer.append(Fuzzer.requireSentence(violation.reason()));
                        violation.hint().ifPresent(hint -> answer.append(Fuzzer.requireSentence(hint)));
                    });
            return answer.toString();
        });
    }

    /** The traffic of a whole game between a program and the referee. */
    private record Traffic(String toProgram, String fromProgram) {}

    private static Traffic record(Subject subject) {
        StringBuilder sent = new StringBuilder();
        StringBuilder received = new StringBuilder();
        Program inner = new InProcessProgram(subject.program);
        Program recorded = () -> new RecordingWire(inner.start(), sent, received);
        assertThat(Bots.check(Bots.spec(subject.spec + ":x"), recorded, Game.start(SIZE), Colour.BLACK, false, 1)
                        .violation())
                .isEmpty();
        return new Traffic(sent.toString(), received.toString());
    }

    /** Records the traffic of a wire. */
    private record RecordingWire(Wire wire, StringBuilder sent, StringBuilder received) implements Wire {
        @Override
        public void send(String text) throws BotException {
            sent.append(text);
            wire.send(text);
        }

        @Override
        public String readLine() throws BotException {
            String line = wire.readLine();
            received.append(line).append('\n');
            return line;
        }

        @Override
        public String pending() {
            return wire.pending();
        }

        @Override
        public void closeInput() throws BotException {
            wire.closeInput();
        }

        @Override
        public void close() {
            wire.close();
        }
    }

    /** A program that writes a fixed output, ignores its input, and ends. */
    private static final class FixedOutput implements Program, Wire {
        private final Iterator<String> lines;

        FixedOutput(byte[] output) {
            this.lines = Arrays.asList(new String(output, StandardCharsets.UTF_8).split("\n", -1))
                    .iterator();
        }

        @Override
        public Wire start() {
            return this;
        }

        @Override
        public void send(String text) {}

        @Override
        public String readLine() throws BotException {
            if (!lines.hasNext()) {
                throw new BotException(Verdict.CRASH, "The program ended.");
            }
            return lines.next();
        }

        @Override
        public String pending() {
            return "";
        }

        @Override
        public void closeInput() {}

        @Override
        public void close() {}
    }
}

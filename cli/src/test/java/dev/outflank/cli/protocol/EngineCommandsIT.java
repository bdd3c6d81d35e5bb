package dev.outflank.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Main;
import dev.outflank.cli.Run;
import dev.outflank.cli.support.Streams;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The engine behind its protocols; the protocols themselves are tested in module protocol. */
@Timeout(300)
class EngineCommandsIT {
    /** A position with 20 empty squares, which is solved at once. */
    private static final String ENDGAME =
            "set game (;GM[Othello]BO[8 " + "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXX---OOOOX----O--X-------- *];)";

    @Test
    void nboard_endgame_isSolvedExactly() {
        Run run = Run.withInput("nboard 2\nset depth 20\n" + ENDGAME + "\ngo\n", "nboard");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).containsPattern("search A2\\w* 38\\.00 0 100%\n").containsPattern("=== A2/38\\.00/");
    }

    @Test
    void nboard_hintInTheBook_printsBookLines() {
        assertThat(Run.withInput("hint 2\n", "nboard").out())
                .containsPattern("(book [A-H][1-8] -?\\d+\\.\\d\\d 0 \\d+\n){2}")
                .doesNotContain("search");
    }

    @Test
    void nboard_hint_printsBestMovesFirstWithIncreasingDepth() {
        Run run = Run.withInput("set depth 4\nhint 2\n", "nboard", "--no-book");
        Matcher line = Pattern.compile("search ([A-H][1-8])\\S* (-?\\d+\\.\\d\\d) 0 (\\d+)")
                .matcher(run.out());
        StringBuilder depths = new StringBuilder();
        assertThat(run.out()).as("fractions of a disc").containsPattern("search \\S+ -?\\d+\\.(?!00)\\d\\d 0 4");
        double last = Double.MAX_VALUE;
        for (int i = 0; line.find(); i++) {
            depths.append(line.group(3));
            double score = Double.parseDouble(line.group(2));
            assertThat(score).isLessThanOrEqualTo(i % 2 == 0 ? Double.MAX_VALUE : last);
            last = score;
        }
        assertThat(depths.toString()).isEqualTo("2244");
    }

    /** Level 60 from the start position would take years, so an answer proves that the search was stopped. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "nboard --no-book | set depth 60;go | search | ping 5 | pong 5",
                "nboard --no-book --threads 2 | set depth 60;go | search | ping 5 | pong 5",
                "nboard --no-book | set depth 60;hint 3 | search | ping 5 | pong 5",
                "nboard | set depth 60;analyze | status Analyzing | ping 5 | pong 5",
                "gtp --no-book --level 60 | name;reg_genmove b | Outflank | # interrupt | = [c-f][3-6]",
                "gtp --no-book --level 60 | name;genmove b | Outflank | quit | = [c-f][3-6]",
                "gtp --time 12h | boardsize 26;name;genmove b | Outflank | quit | = [k-p]1\\d"
            })
    void search_endless_isStoppedByTheNextCommand(
            String command, String before, String sign, String next, String answer) throws Exception {
        WaitableOutput output = new WaitableOutput();
        PipedOutputStream commands = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(commands, 1 << 12);
        PrintStream out = new PrintStream(output, false, StandardCharsets.UTF_8);
        Thread program = Thread.ofPlatform()
                .start(() -> Main.run(
                        new Streams(in, out, new PrintStream(OutputStream.nullOutputStream())), command.split(" ")));
        send(commands, before.replace(';', '\n'));
        output.waitFor(sign);
        send(commands, next);
        output.waitFor(answer);
        commands.close();
        program.join();
    }

    private static void send(OutputStream to, String text) throws IOException {
        to.write((text + "\n").getBytes(StandardCharsets.UTF_8));
        to.flush();
    }

    /** Collects output and waits until it matches a pattern. */
    private static final class WaitableOutput extends ByteArrayOutputStream {
        @Override
        public synchronized void write(byte[] bytes, int offset, int length) {
            super.write(bytes, offset, length);
            notifyAll();
        }

        synchronized void waitFor(String pattern) throws InterruptedException {
            while (!Pattern.compile(pattern)
                    .matcher(toString(StandardCharsets.UTF_8))
                    .find()) {
                wait();
            }
        }
    }

    /** Level 60 from the start position would take years, so an answer proves that the book was used. */
    @Test
    void nboard_opening_comesFromTheBook() {
        Run run = Run.withInput("set depth 60\ngo\n", "nboard");
        assertThat(run.out())
                .containsPattern("book [C-F][3-6] -?\\d+\\.00 0 0\n")
                .doesNotContain("search");
        assertThat(run.out()).containsPattern("=== [C-F][3-6]/-?\\d+\\.00/");
        assertThat(Run.withInput("genmove b\n", "gtp", "--level", "60").out()).matches("= [c-f][3-6]\n\n");
    }

    /** If the level were ignored, the move would take 12 hours. */
    @Test
    void gtp_levelAndTimeAbove8x8_keepsTheLevel() {
        assertThat(Run.withInput("boardsize 12\ngenmove b\n", "gtp", "--level", "5", "--time", "12h")
                        .out())
                .matches("=\n\n= [d-i]\\d+\n\n");
    }

    @Test
    void gtp_everyOption_playsMoves() {
        for (String options :
                new String[] {"--level 2", "--depth 3", "--time 20ms", "--level 9 --time 10ms --threads 2"}) {
            Run run = Run.withInput(
                    "genmove b\ntime_settings 5 0 0\ngenmove w\ntime_settings 0 1 2\ngenmove b\n",
                    ("gtp --no-book --hash 8 " + options).split(" "));
            assertThat(run.out()).as(options).matches("= [a-h][1-8]\n\n(=\n\n= [a-h][1-8]\n\n){2}");
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gtp --level 0 | --level takes a number from 1 to 60, not 0",
                "nboard --depth 61 | --depth takes a number from 1 to 60, not 61",
                "gtp --level 3 --depth 3 | cannot be combined",
                "nboard --hash 0 | --hash takes",
                "gtp --time soon | expected a time",
                "botzone --player nosuch | 'nosuch'",
                "codingame --time 0 | expected a time above 0",
                "bench sizes --size 11 | --size takes an even number from 4 to 26, not 11",
                "bench sizes --size 28 | --size takes an even number from 4 to 26, not 28",
                "bench sizes --size 2 | --size takes an even number from 4 to 26, not 2",
                "match engine first --size 28 | --size takes an even number from 4 to 26, not 28",
                "train large -o unused --games 0 | take 1 or more",
                "train all -o unused --book 0 | --book and --threads 1 or more",
                "train book -o unused --values unused --depth 0 | --depth 1 to 30, not 40000 and 0",
                "train book -o unused --values unused --positions -1 | --positions takes 1 or more"
            })
    void run_badOptions_printsOneSentence(String command, String message) {
        Run run = Run.of(command.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @Test
    void botzone_jsonAndPlainInput_areAnswered() {
        assertThat(Run.withInput(
                        "{\"requests\":[{\"x\":-1,\"y\":-1}],\"responses\":[]}\n", "botzone", "--player", "first"))
                .isEqualTo(new Run(0, "{\"response\":{\"x\":3,\"y\":2}}\n", ""));
        assertThat(Run.withInput("1\n-1 -1\n", "botzone", "--keep", "--player", "first")
                        .out())
                .isEqualTo("3 2\n>>>BOTZONE_REQUEST_KEEP_RUNNING<<<\n");
    }

    @Test
    void benchSizes_oneSize_printsDepthAndSpeedOfItsPositions() {
        Run table = Run.of("bench", "sizes", "--size", "10", "--time", "20ms");
        assertThat(table.exit()).isZero();
        assertThat(table.out()).hasLineCount(4).contains("N/s");
        assertThat(Run.of("bench", "sizes", "--size", "4", "--time", "20ms", "--json")
                        .out()
                        .lines())
                .isNotEmpty()
                .allMatch(line -> line.matches("\\{\"size\":4,\"empties\":\\d+,\"depth\":\\d+,.*\"nps\":\\d+\\}"));
    }

    @Test
    void bench_json_isOneObjectPerLine() throws Exception {
        List<String> perft = Run.of("bench", "perft", "--size", "6", "--depth", "3", "--json")
                .out()
                .lines()
                .toList();
        assertThat(perft).hasSize(3);
        assertThat(JsonFields.parse(perft.getLast()).integer("leaves")).isEqualTo(56);
        assertThat(Run.of("bench", "ladder", "--bots", "10", "--pairs", "20", "--json")
                        .out()
                        .lines())
                .isNotEmpty()
                .allMatch(line -> line.startsWith("{\"pairs\":") && line.contains("\"standingsMillis\":"));
    }

    @Test
    void codingame_4x4_isAnswered() {
        assertThat(Run.withInput("0\n4\n....\n.10.\n.01.\n....\n1\nb1\n", "codingame", "--player", "greedy"))
                .isEqualTo(new Run(0, "b1\n", ""));
    }
}

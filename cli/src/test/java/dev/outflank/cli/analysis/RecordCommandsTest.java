package dev.outflank.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import dev.outflank.cli.support.RecordSource;
import dev.outflank.fuzz.Seed;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands convert, show, picture and completion. */
class RecordCommandsTest {
    /** A game that ends after nine moves, with no white discs. */
    private static final String SHORT = "e6f4e3f6g5d6e7f5c5";

    private static final String GOOD = "(;GM[Othello]PB[Ann]PW[Bob]B[F5/1.5/2]W[D6];)\n";

    @TempDir
    private Path folder;

    private String file(String name, String content) throws IOException {
        Path file = folder.resolve(name);
        Files.writeString(file, content);
        return file.toString();
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"ggf", "sgf", "txt", "wtb"})
    void convert_toAFormatAndBack_keepsTheTranscript(String format) throws Exception {
        String moves = SHORT + "\nf5d6c3d3c4\n";
        String first = file("games.any", moves);
        assertThat(Run.of("convert", first, path("games." + format)).exit()).isZero();
        Run back = Run.of("convert", path("games." + format), "-", "--to", "txt");
        assertThat(back).isEqualTo(new Run(0, moves, ""));
    }

    @Test
    void estimateGameCount_wellFormedFile_isTheNumberOfGames() throws Exception {
        assertThat(Run.of("convert", file("two.txt", "f5d6\nf5f4\n"), path("two.wtb"))
                        .exit())
                .isZero();
        assertThat(RecordSource.of(folder.resolve("two.wtb")).estimateGameCount())
                .isEqualTo(2);
        assertThat(RecordSource.of(Path.of(file("g.ggf", GOOD + "3 " + GOOD))).estimateGameCount())
                .isEqualTo(2);
        assertThat(RecordSource.of(Path.of(file("t.txt", "f5d6\nf5f4\nf5f6"))).estimateGameCount())
                .isEqualTo(3);
    }

    @Test
    void convert_wthor_writesAndReadsTheListsOfNames() throws Exception {
        assertThat(Run.of("convert", file("a.ggf", GOOD), path("b.wtb")).exit()).isZero();
        assertThat(names()).containsExactly("a.ggf", "b.jou", "b.trn", "b.wtb");
        assertThat(Run.of("show", path("b.wtb")).out()).contains("Game 1: Ann – Bob", "Opening: Perpendicular");
        Files.delete(folder.resolve("b.jou"));
        assertThat(Run.of("show", path("b.wtb")).out()).contains("Game 1: #0 – #1");
    }

    @Test
    void convert_severalFilesAndStandardInput_writesOneFile() throws Exception {
        Run run = Run.withInput("f5f4\n", "convert", file("a.ggf", GOOD), "-", "-", "--to", "transcript");
        assertThat(run).isEqualTo(new Run(0, "f5d6\nf5f4\n", ""));
    }

    @Test
    void convert_brokenGames_areReportedAndTheOthersWritten() throws Exception {
        String broken = file("a.ggf", GOOD + "(;GM[Othello]B[a1];)\n" + GOOD);
        Run run = Run.of("convert", broken, path("b.txt"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains("a.ggf: line 2, column 16: move 1, a1, is not legal for Black")
                .contains("2 games written, 1 unreadable places, 0 games that the format cannot hold");
        assertThat(folder.resolve("b.txt")).content().isEqualTo("f5d6\nf5d6\n");
    }

    @Test
    void convert_gamesThatTheFormatCannotRepresent_areReported() throws Exception {
        String games = file("a.ggf", GOOD + "(;GM[Othello]TY[10];)");
        Run run = Run.of("convert", games, path("b.wtb"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err())
                .contains("1 games written", "1 games that the format cannot hold: WTHOR holds games on 8×8");
    }

    @Test
    void convert_manyFaults_printsTwentyAndTheNumberOfTheRest() throws Exception {
        Run run = Run.of("convert", file("a.ggf", GOOD + "(;GM[Othello]B[a1];)\n".repeat(50)), path("b.sgf"));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err()).contains("and 30 more").hasLineCount(23);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " \n",
                "# no\n",
                "(;GM[Othello]B[a1];)",
                "hello",
                "{\"black\":1}",
                "{",
                "\u0000\u0001",
                "(((("
            })
    void convert_nothingReadable_writesNoFileAndExitsWith2(String content) throws Exception {
        Run run = Run.of("convert", file("in", content), path("out.ggf"));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("no game could be converted").doesNotContain("Exception");
        assertThat(names()).containsExactly("in");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        out.doc            | unknown format of
        out.ggf --to chess | unknown format 'chess': --to takes one of
        - --to wtb         | WTHOR consists of three files
        """)
    void convert_badTarget_printsOneSentence(String arguments, String message) throws Exception {
        String[] args = Stream.concat(Stream.of("convert", file("a.ggf", GOOD)), Stream.of(arguments.split(" ")))
                .toArray(String[]::new);
        Run run = Run.of(args);
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @Test
    void convert_recordsOfTheArena_keepsNamesAndTimes() throws Exception {
        Run match = Run.of("match", "greedy", "first", "--games", "2", "--size", "4", "-o", path("m"));
        assertThat(match.exit()).isZero();
        Run run = Run.of("convert", path("m/games.jsonl"), "-", "--to", "ggf");
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .isEqualTo(Files.readString(folder.resolve("m/games.ggf")))
                .hasLineCount(2);
    }

    @Test
    void show_game_printsBoardOpeningMovesAndResult() {
        Run run = Run.of("show", SHORT);
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("Opening: Rabbit", "Game over, after move 9 of 9", "  1. e6 f4 e3 f6 g5 d6 e7 f5 c5")
                .contains("Black (X) 13, White (O) 0", "Result: Black wins by 13");
    }

    @Test
    void show_pastedText_isReadLikeAFile() {
        assertThat(Run.of("show", "黒: 太郎 白: 花子\n1: ｆ５\n2: ｄ６").out()).contains("Game 1: 太郎 – 花子", "1. f5 d6");
        String board = "| |a|b|c|d|\n|-|-|-|-|-|\n|1| | | | |\n|2| |○|●| |\n|3| |●|○| |\n|4| | | | |";
        Run unknown = Run.of("show", board);
        assertThat(unknown.exit()).isEqualTo(2);
        assertThat(unknown.err())
                .isEqualTo("outflank: the argument: read as board; line 3, column 1: the side to move is missing: "
                        + "expected X or O after the board, or use --side B or --side W\n");
        assertThat(Run.of("show", board, "--side", "W").out()).contains("White to move");
        assertThat(Run.of("hint", board, "--side", "white").out()).contains("White to move");
        assertThat(Run.of("show", board, "--side", "green").err()).contains("--side takes B or W, not 'green'");
    }

    @Test
    void show_ply_printsThePositionAfterIt() {
        Run run = Run.of("show", "f5d6c3", "--ply", "1");
        assertThat(run.out()).contains("White to move, after move 1 of 3", " 5  .  .  .  X  X (X) .  .");
        Run beyond = Run.of("show", "f5d6c3", "--ply", "4");
        assertThat(beyond.exit()).isEqualTo(2);
        assertThat(beyond.err()).isEqualTo("outflank: game 1 has 3 moves: --ply takes a number from 0 to 3, not 4\n");
    }

    @Test
    void show_json_isOneObjectPerGame() throws Exception {
        Run run = Run.of("show", file("a.ggf", GOOD + GOOD), "--json");
        assertThat(run.out().lines()).hasSize(2).allMatch(line -> line.startsWith("{") && line.endsWith("}"));
        assertThat(run.out())
                .contains("\"black\":\"Ann\"", "\"moves\":[\"f5\",\"d6\"]", "\"moveValues\":[1.5,null]")
                .contains("\"moveSeconds\":[2.0,null]", "\"opening\":\"Perpendicular\"", "\"game\":2");
    }

    @Test
    void show_position_printsItsValues() {
        Run run = Run.of("show", "-----OX--XO----- X; a2:+8; b1:-4;");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Position 1", "Black to move", "Values: a2 +8 b1 -4");
    }

    @Test
    void show_gameSavedByPlay_isRead() throws Exception {
        Run run = Run.of("show", file("saved", "start -----OX--XO----- X\nmoves b1 a1\n"));
        assertThat(run.exit()).as(run.err()).isZero();
        assertThat(run.out()).contains("1. b1 a1");
    }

    @Test
    void show_randomBytes_printsNoStackTrace() throws Exception {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            byte[] bytes = new byte[random.nextInt(400)];
            random.nextBytes(bytes);
            Files.write(folder.resolve("random"), bytes);
            Run run = Run.of("show", path("random"));
            assertThat(run.exit()).as("seed " + seed).isBetween(0, 2);
            assertThat(run.err()).as("seed " + seed).doesNotContain("Exception", "internal error");
        }
    }

    @Test
    void picture_png_hasTheGivenWidthAndDiscsOnTheirSquares() throws Exception {
        assertThat(Run.of("picture", "f5d6", "-o", path("a.png"), "--width", "456")
                        .exit())
                .isZero();
        BufferedImage image = ImageIO.read(folder.resolve("a.png").toFile());
        assertThat(image.getWidth()).isEqualTo(456);
        // Squares are 48 pixels wide after a margin of 36: f5 is black, d6 white, a1 green.
        assertThat(image.getRGB(36 + 48 * 5 + 34, 36 + 48 * 4 + 24) & 0xffffff).isEqualTo(0x24282b);
        assertThat(image.getRGB(36 + 48 * 3 + 34, 36 + 48 * 5 + 24) & 0xffffff).isEqualTo(0xfbfbf8);
        assertThat(image.getRGB(36 + 24, 36 + 24) & 0xffffff).isEqualTo(0x35936a);
    }

    @Test
    void picture_svg_hasValuesAndTitle() throws Exception {
        Run run = Run.of("picture", "f5d6", "--values", "c3=+2,c4=-1.5", "--title", "Tiger & co", "-o", path("a.svg"));
        assertThat(run).isEqualTo(new Run(0, "", ""));
        assertThat(folder.resolve("a.svg"))
                .content()
                .startsWith("<svg ")
                .contains(">+2<", ">−1.5<", ">Tiger &amp; co<");
    }

    @Test
    void picture_valuesWithoutArgument_areThoseOfTheEngine() throws Exception {
        String board = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";
        assertThat(Run.of("picture", "--values", board, "-o", path("a.svg")).exit())
                .isZero();
        assertThat(Files.readString(folder.resolve("a.svg"))).contains("font-weight=\"bold\"", ">+18<");
        Run reversed = Run.withInput("(;GM[Othello]TY[8a]B[F5];)", "picture", "-", "--values", "-o", path("b.svg"));
        assertThat(reversed.exit()).isEqualTo(2);
        assertThat(reversed.err()).contains("reversed game").hasLineCount(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        f5d6 -o a.gif               | --out takes a file name that ends with .svg or .png
        f5d6 -o a.svg --width 1     | --width takes a number
        f5d6 -o a.svg --values z9=1 | z9 is outside the board
        f5d6 -o a.svg --values f5=x | --values takes squares and numbers
        f5d6 -o a.svg --values pass=1 | --values takes squares, not a pass
        f5d6 -o a.svg --game 2      | has 1 readable games, but not game 2
        f5d6 -o a.svg --game 0      | --game takes a number of at least 1
        f5z9 -o a.svg               | no such file: 'f5z9', and not a game or position either
        . -o a.svg                  | is a directory
        """)
    void picture_badArguments_printsOneSentence(String arguments, String message) {
        Run run = Run.of(("picture " + arguments).split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
        assertThat(Path.of("a.svg")).doesNotExist();
    }

    @Test
    void completion_script_isValidAndContainsCommandsAndOptions() throws Exception {
        Run run = Run.of("completion");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("complete -F", "convert", "analyze", "hint", "--no-legal", "--no-book");
        Process bash = new ProcessBuilder("bash", "-n", file("completion", run.out())).start();
        assertThat(bash.waitFor()).isZero();
    }
}

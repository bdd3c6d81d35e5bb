package dev.outflank.cli.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.arena.record.JsonFields;
import dev.outflank.cli.Run;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.Scoring;
import dev.outflank.rules.Transcript;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** The commands analyze and hint. */
class AnalyzeCommandTest {
    /** A game on 4×4 in which every value is proved; White wins with best play. */
    private static final String SMALL = "(;GM[Othello]PB[Ann <b>]PW[Bob]TY[4]B[B1]W[A1]B[A2];)\n";

    /** The first position of the FFO suite: g8 wins by 18. */
    private static final String ENDGAME = "--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X";

    @TempDir
    private Path folder;

    @Test
    void analyze_table_hasOneRowPerMoveTotalsAndTurningPoint() {
        Run run = Run.withInput(SMALL, "analyze", "-", "--hash", "4");
        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.getFirst()).isEqualTo("Ann <b> – Bob");
        assertThat(lines).anyMatch(line -> line.matches("  1  Black  b1 +-10 +best"));
        assertThat(lines).anyMatch(line -> line.matches("Black +0 +0 +0 +0"));
        assertThat(run.out()).contains("Turning point: ");
    }

    @Test
    void analyze_json_hasDepthAndExactnessOfEachValue() throws Exception {
        Run run = Run.of("analyze", "f5d6c3", "--level", "3", "--json", "--hash", "4");
        JsonNode game = JsonFields.parse(run.out()).node();
        assertThat(game.get("opening").stringValue()).isEqualTo("Perpendicular");
        assertThat(game.get("moves")).hasSize(3);
        assertThat(game.get("forBlack")).hasSize(4);
        JsonNode move = game.get("moves").get(1);
        assertThat(move.get("number").intValue()).isEqualTo(2);
        assertThat(move.get("side").stringValue()).isEqualTo("white");
        assertThat(move.get("value").get("exact").booleanValue()).isFalse();
        assertThat(move.get("bestValue").get("depth").intValue()).isEqualTo(3);
        assertThat(game.get("totals").get("black").get("errors").intValue()).isZero();
        JsonNode small = JsonFields.parse(Run.withInput(SMALL, "analyze", "-", "--json", "--hash", "4")
                        .out())
                .node();
        assertThat(small.get("moves").get(0).get("value").get("exact").booleanValue())
                .isTrue();
        assertThat(small.get("moves").get(0).get("value").get("discs").intValue())
                .isEqualTo(-10);
    }

    @Test
    void analyze_html_isSelfContainedAndEscapesNames() throws Exception {
        Path page = folder.resolve("page.html");
        Run run = Run.withInput(SMALL, "analyze", "-", "--html", page.toString(), "--hash", "4");
        assertThat(run.out()).startsWith("Ann <b> – Bob\n");
        String html = Files.readString(page);
        assertThat(html)
                .startsWith("<!doctype html>")
                .contains("Ann &lt;b&gt; – Bob", "<svg class=\"graph\"", "<tr id=\"move3\"", "default-src 'none'")
                .doesNotContain("<b>", "<script", "src=", "@import", "url(");
        assertThat(html.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http:", "https:");
        // Without a file name, the page is printed instead of the table.
        assertThat(Run.of("analyze", "--html", "f5d6c3", "--level", "1", "--hash", "4")
                        .out())
                .startsWith("<!doctype html>")
                .contains("Opening: Perpendicular");
    }

    @Test
    void analyze_severalGames_selectsTheFirstOrTheGivenOne() throws Exception {
        Path games = folder.resolve("games.txt");
        Files.writeString(games, "f5d6\nf5f6e6\n");
        assertThat(Run.of("analyze", games.toString(), "--level", "1", "--hash", "4")
                        .out())
                .contains("Game 1 of 2", "Perpendicular");
        assertThat(Run.of("analyze", games.toString(), "--level", "1", "--hash", "4", "--game", "2")
                        .out())
                .contains("Game 2 of 2", "Diagonal");
    }

    @Test
    void analyze_worstMove_isAnErrorWithDiagram() throws Exception {
        // The worst move of a solved position is an error.
        JsonNode moves = JsonFields.parse(
                        Run.of("hint", ENDGAME, "--level", "12", "--json").out())
                .node()
                .get("moves");
        String worst = moves.get(moves.size() - 1).get("move").stringValue();
        int lost = 18 - moves.get(moves.size() - 1).get("value").get("discs").intValue();
        Run run = Run.withInput("start " + ENDGAME + " moves " + worst, "analyze", "-", "--html", "--hash", "16");
        assertThat(run.out())
                .contains("The largest mistakes", "error, " + lost + " discs: Black plays " + worst, "g8 wins by 18.")
                .contains("<circle class=\"error\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "analyze nonsense | no such file: 'nonsense', and not a game or position either",
                "analyze f5d6 --level 0 | --level takes a number from 1 to 60, not 0",
                "analyze f5d6 --game 2 | has 1 readable games, but not game 2",
                "analyze f5d6 --ply 0 | there is no move to analyse",
                "hint f5d6 --time never | expected a time",
                "hint f5d6 --threads 0 | --threads takes a number"
            })
    void run_badArguments_printsOneSentence(String command, String message) {
        Run run = Run.of(command.split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains(message).hasLineCount(1);
    }

    @Test
    void analyze_reversedGame_isRejected() {
        Run run = Run.withInput("(;GM[Othello]TY[8a]B[F5];)", "analyze", "-");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("not the reversed game").hasLineCount(1);
    }

    @Test
    void hint_endgame_isExactWithTheBestMoveFirst() {
        Run run = Run.of("hint", ENDGAME, "--level", "12", "--hash", "16");
        assertThat(run.exit()).isZero();
        List<String> lines = run.out().lines().toList();
        assertThat(lines.get(0)).isEqualTo("Black to move, 14 squares empty");
        assertThat(lines.get(1)).matches("g8 +\\+18  exact +g8 .*");
        assertThat(lines.subList(1, lines.size())).allMatch(line -> line.contains(" exact "));
    }

    @Test
    void hint_game_evaluatesItsLastPosition() {
        Run run = Run.of("hint", "f5d6c3", "--level", "4", "--ply", "2", "--hash", "4");
        assertThat(run.out().lines().skip(1))
                .hasSize(5)
                .allMatch(line -> line.matches("[a-h][1-8] +~\\S+  4 +[a-h].*"));
    }

    @Test
    void hint_pass_isTheOnlyMove() {
        Run run = Run.of("hint", "XXXXXXXXXXXXXXO- O", "--hash", "4");
        assertThat(run.out()).contains("White to move, 1 square empty");
        assertThat(run.out().lines().toList().get(1)).startsWith("pass   -16  exact");
    }

    @Test
    void hint_reversedGame_printsTheMoveOfTheEngine() throws Exception {
        Run reversed = Run.withInput("(;GM[Othello]TY[8a]B[F5];)", "hint", "-", "--time", "20ms", "--json");
        assertThat(JsonFields.parse(reversed.out())
                        .node()
                        .get("moves")
                        .get(0)
                        .get("move")
                        .stringValue())
                .isIn("d6", "f6", "f4");
    }

    /** A complete random game. */
    private static Game randomGame(int size) {
        Random random = new Random(size);
        Game game = Game.start(size);
        while (!game.isOver()) {
            int mobility = game.position().mobility();
            game = game.play(mobility == 0 ? Move.PASS : game.position().move(random.nextInt(mobility)));
        }
        return game;
    }

    @Test
    void analyze_largeBoard_estimatesTheOpeningAndSolvesTheEnd() throws Exception {
        Game game = randomGame(10);
        Path page = folder.resolve("page.html");
        Run run = Run.withInput(
                Transcript.format(game.moves()), "analyze", "-", "--level", "6", "--json", "--html", page.toString());
        assertThat(run.exit()).isZero();
        JsonNode json = JsonFields.parse(run.out()).node();
        assertThat(json.get("size").intValue()).isEqualTo(10);
        assertThat(json.get("moves")).hasSize(game.ply());
        JsonNode values = json.get("forBlack");
        assertThat(values).hasSize(game.ply() + 1);
        assertThat(values.get(0).get("exact").booleanValue()).isFalse();
        for (int ply = game.ply() - 4; ply <= game.ply(); ply++) {
            assertThat(values.get(ply).get("exact").booleanValue())
                    .as("position %d", ply)
                    .isTrue();
        }
        assertThat(values.get(game.ply()).get("discs").intValue())
                .isEqualTo(Scoring.RAW.difference(game.position(), Colour.BLACK));
        assertThat(Files.readString(page))
                .contains("<svg class=\"graph\"", "<rect class=\"exact\"", "<tr id=\"move" + game.ply() + "\"")
                .contains("The largest mistakes", "empty squares not counted");
        assertThat(Run.withInput(Transcript.format(game.moves()), "analyze", "-", "--depth", "1")
                        .out())
                .contains("Turning point: ", "empty squares not counted");
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 26})
    void hint_largeBoard_evaluatesEveryMove(int size) throws Exception {
        Game game = randomGame(size);
        String moves = Transcript.format(game.moves());
        Run early = Run.withInput(moves, "hint", "-", "--ply", "4", "--depth", "2");
        assertThat(early.out().lines().skip(1))
                .isNotEmpty()
                .allMatch(line -> line.matches("[a-z]\\d+ +~\\S+  2 +[a-z].*"));
        int late = game.ply() - 5;
        Run last = Run.withInput(moves, "hint", "-", "--ply", String.valueOf(late), "--level", "12", "--json");
        JsonNode values = JsonFields.parse(last.out()).node().get("moves");
        assertThat(values).hasSize(Math.max(1, game.positions().get(late).mobility()));
        assertThat(values).allMatch(move -> move.get("value").get("exact").booleanValue());
    }

    @Test
    void hint_gameOver_isRejected() {
        Run run = Run.of("hint", "e6f4e3f6g5d6e7f5c5");
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("the game is over");
    }
}

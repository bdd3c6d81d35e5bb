package dev.outflank.rules.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.fuzz.Fuzzer;
import dev.outflank.rules.BoardText;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The forms in which people paste games and positions. */
class RecordReaderTest {
    private static final String QUEST = """
            {"id":"x1","created":"2024-05-06T07:08:09.000Z","gtype":"reversi","tcb":300000,
             "players":[{"id":"ann","name":"Ann","oldR":1801.6},{"id":"bob","name":"Bob","oldR":1790}],
             "position":{"moves":[{"m":"f5","t":1200},{"m":"d6","t":800},{"m":"c3"},{"m":"d3"},{"m":"c4"},{"s":"LOSE:RESIGN"}]}}
            """;

    static Stream<String> tigers() {
        return Stream.of(
                "f5d6c3d3c4",
                "F5D6C3D3C4",
                "f5-d6-c3-d3-c4",
                "f5, d6, c3, d3, c4",
                "1: f5\n2: d6\n3: c3\n4: d3\n5: c4",
                "1) f5 2) d6 3) c3 4) d3 5) c4",
                "1. f5 d6\n2. c3 d3\n3. c4",
                "1.f52.d63.c34.d35.c4",
                "ｆ５ｄ６ｃ３ｄ３ｃ４",
                "1．Ｆ５　2．Ｄ６　3．Ｃ３　4．Ｄ３　5．Ｃ４",
                "黒f5 白d6 黒c3 白d3 黒c4",
                "●f5 ○d6 ●c3 ○d3 ●c4",
                "▲f5△d6▲c3△d3▲c4",
                "第1手 f5、第2手 d6、第3手 c3、第4手 d3、第5手 c4。",
                "棋譜: f5d6c3d3c4 (虎定石)",
                "黑方先走：f5，d6，c3，d3，c4",
                "Dear Ann,\nhere is our game:\nf5 d6 c3\nd3 c4\nRegards, Bob",
                "Ann - Bob\nf5d6c3d3c4",
                "Black: Ann\nWhite: Bob\n\n 1. f5   2. d6\n 3. c3   4. d3\n 5. c4",
                "B f5\nW d6\nB c3\nW d3\nB c4",
                "f5 (the only kind of first move) d6 c3 {better is c4} d3 c4",
                "56 64 33 34 43",
                "5664333443",
                "56,64,33,34,43",
                "[Event \"?\"]\n[Site \"PlayOK\"]\n[Result \"*\"]\n\n1. f5 d6 2. c3 d3 3. c4 *",
                "My last game:\n\n[Black \"Ann\"]\n1. f5 d6 2. c3 d3 3. c4 *",
                "Look at this: (;GM[Othello]PB[a]PW[b]TY[8]B[F5]W[D6]B[C3]W[D3]B[C4];)",
                "From a forum:\n(;GM[2]SZ[8];B[f5];W[d6];B[c3];W[d3];B[c4])",
                "+f5-d6+c3-d3+c4",
                QUEST,
                "[{\"m\":\"f5\",\"t\":1},{\"m\":\"d6\"},{\"m\":\"c3\"},{\"m\":\"d3\"},{\"m\":\"c4\"},{\"t\":400,\"s\":\"LOSE:TIMEUP\"}]",
                "{\"name\":\"ba276087\",\"args\":[" + QUEST + "]}",
                "[" + QUEST + "]",
                "{\"moves\":[\"F5\",\"D6\",\"C3\",\"D3\",\"C4\"]}",
                "{\"moves\":[56,64,33,34,43]}",
                "{\"moves\":[37,43,18,19,26]}",
                "{\"moves\":[38,44,19,20,27]}",
                "{\"black\":\"Ann\",\"white\":\"Bob\",\"moves\":\"f5d6c3d3c4\"}");
    }

    @ParameterizedTest
    @MethodSource("tigers")
    void read_gameInAnyStyle_findsItsMoves(String text) {
        RecordCollector found = read(text, null);
        assertThat(found.faultTexts()).isEmpty();
        assertThat(found.games()).hasSize(1);
        assertThat(Transcript.format(found.games().getFirst().game().moves())).isEqualTo("f5d6c3d3c4");
    }

    static Stream<String> startPositions() {
        return Stream.of(
                "-----OX--XO----- X",
                "----\n-OX-\n-XO-\n----\nX",
                "・・・・\n・○●・\n・●○・\n・・・・\n●の番",
                "□□□□\n□白黒□\n□黒白□\n□□□□\n黒番",
                "空空空空\n空白黑空\n空黑白空\n空空空空\n轮到黑",
                "⬜⬜⬜⬜\n⬜⚪⚫⬜\n⬜⚫⚪⬜\n⬜⬜⬜⬜\nBlack to move",
                "🟩🟩🟩🟩\n🟩⚪⚫🟩\n🟩⚫⚪🟩\n🟩🟩🟩🟩\nBlack to move",
                ". . . .\n. O X .\n. X O .\n. . . .\nX to move",
                "    \n. . . .\n. o * .\n. * o .\n. . . .\n*to move: black",
                "....\n.o@.\n.@o.\n....\nturn: black",
                "| |a|b|c|d|\n|---|---|---|---|---|\n|1| | | | |\n|2| |O|X| |\n|3| |X|O| |\n|4| | | | |\n\nBlack to move",
                "| a | b | c | d |\n|:-:|:-:|:-:|:-:|\n| - | - | - | - |\n| - | O | X | - |\n| - | X | O | - |\n| - | - | - | - |\nX",
                "[[0, 0, 0, 0],\n [0, -1, 1, 0],\n [0, 1, -1, 0],\n [0, 0, 0, 0]]\nplayer = 1",
                "board = np.array([[0,0,0,0],\n[0,-1,1,0],\n[0,1,-1,0],\n[0,0,0,0]])\nturn: 1",
                "0 0 0 0\n0 -1 1 0\n0 1 -1 0\n0 0 0 0\nblack",
                "0,0,0,0\n0,2,1,0\n0,1,2,0\n0,0,0,0\nblack",
                "['.','.','.','.']\n['.','W','B','.']\n['.','B','W','.']\n['.','.','.','.']\nB",
                "  a b c d\n1 . . . . 1\n2 . O X . 2\n3 . X O . 3\n4 . . . . 4\n  a b c d\nBlack's turn",
                "4 . . . .\n3 . X O .\n2 . O X .\n1 . . . .\n  a b c d\nX",
                ". . . . 1\n. O X . 2\n. X O . 3\n. . . . 4\na b c d\nX",
                "  1 2 3 4\na . . . .\nb . O X .\nc . X O .\nd . . . .\nnext: X",
                "  0 1 2 3\n0 - - - -\n1 - O X -\n2 - X O -\n3 - - - -\nX",
                "+----+\n|    |\n| OX |\n| XO |\n|    |\n+----+\nX",
                "Position after the start:\n\n....\n.OX.\n.XO.\n....\n\nBlack to play and win",
                "Black to move:\n....\n.OX.\n.XO.\n....",
                "－－－－\n－Ｏ Ｘ－\n－Ｘ Ｏ－\n－－－－\nＸ".replace(" ", ""),
                ". . . .\n. O X *\n. X O .\n. . . .\nX",
                "  ....\n  .OX.\n  .XO.\n  ....\nX",
                "0000\n0210\n0120\n0000\n1",
                "----/-OX-/-XO-/---- X");
    }

    @ParameterizedTest
    @MethodSource("startPositions")
    void read_boardInAnyStyle_isTheStartPosition(String text) {
        RecordCollector found = read(text, null);
        assertThat(found.faultTexts()).isEmpty();
        assertThat(found.games()).hasSize(1);
        assertThat(found.games().getFirst().game().position()).isEqualTo(Position.start(4));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "-----OX--XO-----",
                "----\n-OX-\n-XO-\n----",
                "[[0,0,0,0],[0,-1,1,0],[0,1,-1,0],[0,0,0,0]]",
                "  a b c d\n1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .",
                "| | | | |\n|-|-|-|-|\n| | | | |\n| |○|●| |\n| |●|○| |\n| | | | |"
            })
    void read_boardWithoutSide_asksForIt(String text) {
        RecordCollector unknown = read(text, null);
        assertThat(unknown.games()).isEmpty();
        assertThat(unknown.faults()).hasSize(1);
        assertThat(unknown.faults().getFirst().sideMissing()).isTrue();
        assertThat(unknown.faults().getFirst().reason()).startsWith("the side to move is missing");
        for (Colour side : Colour.values()) {
            assertThat(read(text, side).games().getFirst().game().position())
                    .hasToString("-----OX--XO----- " + (side == Colour.BLACK ? "X" : "O"));
        }
    }

    @Test
    void read_sideOfTheBoard_countsMoreThanTheGivenOne() {
        assertThat(read("....\n.OX.\n.XO.\n....\nX", Colour.WHITE)
                        .games()
                        .getFirst()
                        .game()
                        .position())
                .isEqualTo(Position.start(4));
    }

    @Test
    void read_largeBoards_areRead() {
        for (int size = 4; size <= 26; size += 2) {
            Game game = RandomGames.finished(size, new java.util.Random(size));
            Position end = game.positions().get(game.ply() / 2);
            StringBuilder rows = new StringBuilder();
            for (int row = 0; row < size; row++) {
                rows.append("| ").append(row + 1);
                for (int column = 0; column < size; column++) {
                    Colour disc = end.at(row, column);
                    rows.append(" | ").append(disc == null ? " " : disc == Colour.BLACK ? "●" : "○");
                }
                rows.append(" |\n");
            }
            rows.append(end.toMove() == Colour.BLACK ? "黒番" : "白番");
            assertThat(read(rows.toString(), null).games().getFirst().game().position())
                    .as(rows.toString())
                    .isEqualTo(end);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    f5d6c3a1d3                | transcript    | 3 | line 1, column 7: move 4, a1, is not legal for White
                    1. f5 2. d6 3. c3 4. h8   | transcript    | 3 | line 1, column 22: move 4, h8, is not legal for White
                    Ann vs Bob\\nf5 d6 c3 a1  | moves in text | 3 | line 2, column 10: move 4, a1, is not legal for White
                    黒f5 白d6 黒c3 白a1          | moves in text | 3 | line 1, column 14: move 4, a1, is not legal for White
                    (;GM[2];B[f5];W[d6];B[a1])| SGF           | 2 | line 1, column 23: move 3, a1, is not legal for Black
                    +f5-d6+a1                 | Logistello    | 2 | line 1, column 7: move 3, a1, is not legal for Black
                    [Black \"A\"] 1. f5 a1    | PGN           | 1 | line 1, column 19: move 2, a1, is not legal for White
                    {"moves":["f5","d6","a1"]}| JSON          | 2 | line 1, column 21: move 3, a1, is not legal for Black
                    """)
    void read_illegalMove_saysWhatWasRecognisedAndWhere(String text, String format, int moves, String fault) {
        RecordCollector found = new RecordCollector();
        String recognised = new RecordReader(null).read(text.replace("\\n", "\n"), found);
        assertThat(recognised).isEqualTo(format);
        assertThat(found.games()).isEmpty();
        assertThat(found.faultTexts()).containsExactly(fault);
        assertThat(found.faults().getFirst().explain(recognised))
                .isEqualTo("read as " + format + ", " + moves + (moves == 1 ? " move; " : " moves; ") + fault);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pass", "PASS", "pa", "ps", "--", "@@", "パス", "Pass", ""})
    void read_passInAnySpelling_isPlayed(String pass) {
        // The shortest game in which a side must pass: White has no move after e7.
        String before = "f5f6d3g5h5h4f7h6";
        Game game = read(before, null).games().getFirst().game();
        assertThat(game.position().mustPass()).as(game.position().toString()).isTrue();
        String after = game.play(dev.outflank.rules.Move.PASS)
                .position()
                .moves()
                .getFirst()
                .toString();
        for (String text : List.of(
                "1. " + before.replaceAll("(..)", "$1 ") + pass + " " + after,
                "Ann - Bob\n" + before.replaceAll("(..)", "$1 ") + pass + " " + after)) {
            Game read = read(text, null).games().getFirst().game();
            assertThat(read.ply()).isEqualTo(game.ply() + 2);
            assertThat(read.moves().get(game.ply()).isPass()).isTrue();
        }
    }

    @Test
    void read_headers_areKept() {
        for (String text : List.of(
                "黒: 太郎　白: 花子\n大会: 名人戦\n日付: 2024-05-06\nf5d6c3d3c4",
                "先手：太郎\n後手：花子\n大会：名人戦\n日付：2024-05-06\n1. f5 2. d6 3. c3 4. d3 5. c4")) {
            RecordedGame game = read(text, null).games().getFirst();
            assertThat(game.black()).isEqualTo("太郎");
            assertThat(game.white()).isEqualTo("花子");
            assertThat(game.event()).isEqualTo("名人戦");
            assertThat(game.date()).isEqualTo("2024-05-06");
        }
        RecordedGame quest = read(QUEST, null).games().getFirst();
        assertThat(quest.black()).isEqualTo("Ann");
        assertThat(quest.white()).isEqualTo("Bob");
        assertThat(quest.tag("BlackElo")).isEqualTo("1802");
        assertThat(quest.tag("TimeControl")).isEqualTo("300");
        assertThat(quest.annotation(0).time()).hasMillis(1200);
        assertThat(quest.result()).hasToString("Optional[Black wins by resignation]");
    }

    @Test
    void read_severalGamesInProse_findsAll() {
        RecordCollector found = read(
                "Round 1: Ann vs Bob\nf5 d6 c3 d3 c4\n\nthen a draw\n\nCarl – Dan\n1. d3 c3\n2. c4 c5\n\nthe best move was e6!\n",
                null);
        assertThat(found.faultTexts()).isEmpty();
        assertThat(found.games()).hasSize(2);
        assertThat(found.games().get(1).white()).isEqualTo("Dan");
    }

    @Test
    void read_transcriptOnAnotherSize_isFound() {
        for (int size : new int[] {4, 6, 10, 12, 26}) {
            Game game = RandomGames.finished(size, new java.util.Random(size));
            StringBuilder text = new StringBuilder("黒: A 白: B\n");
            for (int ply = 0; ply < game.ply(); ply++) {
                text.append(ply + 1).append(": ").append(game.moves().get(ply)).append('\n');
            }
            RecordCollector found = read(text.toString(), null);
            assertThat(found.faultTexts()).isEmpty();
            assertThat(found.games().getFirst().game().moves()).isEqualTo(game.moves());
        }
    }

    @Test
    void read_mutatedText_neverThrows() throws Exception {
        List<String> samples = new ArrayList<>(tigers().toList());
        startPositions().forEach(samples::add);
        Fuzzer.run(3_000, Fuzzer.texts(samples.toArray(String[]::new)), input -> {
            String text = new String(input, StandardCharsets.UTF_8);
            RecordCollector found = new RecordCollector();
            String format = new RecordReader(null).read(text, found);
            found.faults().forEach(fault -> {
                Fuzzer.requireSentence(fault.explain(format));
                assertThat(fault.location()).matches("line \\d+, column \\d+");
            });
            found.games()
                    .forEach(game ->
                            assertThat(BoardText.format(game.game().position())).isNotEmpty());
            return format
                    + found.games().size()
                    + found.faultTexts().stream().findFirst().orElse("");
        });
    }

    @Test
    void read_hugeText_terminates() {
        for (String part :
                List.of("f5", "黒", "[[", "{\"a\":", "| ", "-1,", "a b c d\n", "●○\n", "(comment ", "f5 d6\n")) {
            RecordCollector found = new RecordCollector();
            new RecordReader(null).read(part.repeat(100_000), found);
            assertThat(found.games().size() + found.faultTexts().size())
                    .as("something is said about " + part)
                    .isPositive();
            new RecordReader(null).read(part.repeat(4_000), new RecordCollector());
        }
    }

    private static RecordCollector read(String text, @org.jspecify.annotations.Nullable Colour side) {
        RecordCollector found = new RecordCollector();
        new RecordReader(side).read(text, found);
        return found;
    }
}

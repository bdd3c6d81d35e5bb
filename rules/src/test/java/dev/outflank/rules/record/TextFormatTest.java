package dev.outflank.rules.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.outflank.fuzz.Seed;
import dev.outflank.rules.Colour;
import dev.outflank.rules.Game;
import dev.outflank.rules.Move;
import dev.outflank.rules.NotationException;
import dev.outflank.rules.Objective;
import dev.outflank.rules.Position;
import dev.outflank.rules.Transcript;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TextFormatTest {
    private static final String BOARD = "-----OX--XO-----";

    private static RecordedGame one(TextFormat format, String text) {
        RecordCollector found = RecordCollector.of(format, text);
        assertThat(found.faults()).isEmpty();
        assertThat(found.games()).hasSize(1);
        return found.games().getFirst();
    }

    @Test
    void ggf_anyRecord_roundTrips() throws Exception {
        assertRoundTrip(TextFormat.GGF, game -> game);
    }

    @Test
    void sgf_anyRecord_roundTripsExceptForTimes() throws Exception {
        assertRoundTrip(
                TextFormat.SGF,
                game -> game.withAnnotations(game.annotations().stream()
                        .map(annotation -> new MoveAnnotation(annotation.value(), null))
                        .toList()));
    }

    /** @param representable reduces a game to the parts that the format can represent */
    private static void assertRoundTrip(TextFormat format, UnaryOperator<RecordedGame> representable) throws Exception {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        List<RecordedGame> games = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 100; i++) {
            games.add(representable.apply(RandomGames.record(random)));
            text.append(format.format(games.getLast()));
        }
        RecordCollector found = RecordCollector.of(format, text.toString());
        assertThat(found.faults()).as("seed " + seed).isEmpty();
        assertThat(found.games()).as("seed " + seed).hasSameSizeAs(games);
        for (int i = 0; i < games.size(); i++) {
            assertThat(found.games().get(i).equals(games.get(i)))
                    .as("game %d, seed %d: %s", i, seed, games.get(i))
                    .isTrue();
        }
        assertThat(TextFormat.detect(text.toString())).contains(format);
    }

    @Test
    void transcript_anyGame_roundTrips() throws Exception {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        List<Game> games = new ArrayList<>();
        while (games.size() < 100) {
            Game game = RandomGames.record(random).game();
            if (game.objective() == Objective.MOST_DISCS) {
                // A transcript omits a pass at the end.
                games.add(game.lastMove() == Move.PASS ? game.undo() : game);
                text.append(TextFormat.TRANSCRIPT.format(RecordedGame.of(games.getLast())));
            }
        }
        RecordCollector found = RecordCollector.of(TextFormat.TRANSCRIPT, text.toString());
        assertThat(found.faults()).as("seed " + seed).isEmpty();
        assertThat(found.games().stream().map(RecordedGame::game))
                .as("seed " + seed)
                .isEqualTo(games);
        assertThat(TextFormat.detect(text.toString())).contains(TextFormat.TRANSCRIPT);
    }

    @ParameterizedTest
    @EnumSource(names = {"OBF", "BOARD"})
    void position_ofAnyGame_roundTrips(TextFormat format) throws Exception {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder();
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            RecordedGame record = RandomGames.record(random);
            positions.add(record.game().position());
            text.append(format.format(record));
        }
        RecordCollector found = RecordCollector.of(format, text.toString());
        assertThat(found.faults()).as("seed " + seed).isEmpty();
        assertThat(found.games().stream().map(game -> game.game().position()))
                .as("seed " + seed)
                .isEqualTo(positions);
        assertThat(TextFormat.detect(text.toString())).contains(format);
    }

    @Test
    void ggf_gameOfAServer_isRead() throws Exception {
        RecordedGame game = one(TextFormat.GGF, """
                1 (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Saio1200]PW[Saio3000]RB[2197.01]RW[2199.72]
                TI[05:00//02:00]TY[8r2]RE[+0.000:t]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]
                B[d3//0.01]W[c5/2.5]B[D6/-1.25/7];)
                """);
        assertThat(game.black()).isEqualTo("Saio1200");
        assertThat(game.event()).isEqualTo("GGS/os");
        assertThat(game.recordedResult()).isEqualTo(GameResult.ofBlackLead(0, GameResult.Termination.TIME_FORFEIT));
        assertThat(Transcript.format(game.game().moves())).isEqualTo("d3c5d6");
        assertThat(game.annotations())
                .containsExactly(
                        new MoveAnnotation(null, Duration.ofMillis(10)),
                        new MoveAnnotation(2.5, null),
                        new MoveAnnotation(-1.25, Duration.ofSeconds(7)));
    }

    @Test
    void sgf_gamesOfOtherPrograms_areRead() throws Exception {
        RecordedGame letters =
                one(TextFormat.SGF, "(;GM[2]FF[4]SZ[8]PB[A]EV[]PC[Oslo]RE[W+R];B[fe](;W[df]V[3.5];B[cc])(;W[ff]))");
        assertThat(Transcript.format(letters.game().moves())).isEqualTo("f5d6c3");
        assertThat(letters.recordedResult()).hasToString("White wins by resignation");
        assertThat(letters.event()).isEqualTo("Oslo");
        assertThat(letters.annotation(1).value())
                .as("from White's point of view")
                .isEqualTo(-3.5);
        RecordedGame setUp = one(TextFormat.SGF, "(;FF[3] GaMe[2] PL[white] AB [c4] [c5]AE[e5] ;W[b4])");
        assertThat(setUp.game().startPosition().at(3, 2)).isEqualTo(Colour.BLACK);
        assertThat(setUp.game().startPosition().at(4, 4)).isNull();
        assertThat(setUp.game().lastMove()).isEqualTo(Move.at(3, 1));
    }

    @Test
    void sgf_everyFormOfPass_isRead() throws Exception {
        String six = "c2b4c5d2e4e3d1c1b1d5d6f4b3b2f3f2e2b6a4c6a6a2b5a5e6e5a3a1f5f6";
        Game game = Transcript.parse(six + "passe1f1", Game.start(6));
        for (String pass : List.of("[]", "[PA]", "[pass]", "[--]", "")) {
            String text = TextFormat.SGF.format(RecordedGame.of(game)).replace("B[]", pass.isEmpty() ? "" : "B" + pass);
            assertThat(one(TextFormat.SGF, text).game()).isEqualTo(game);
        }
        assertThat(one(TextFormat.SGF, "(;GM[2]SZ[6];B[c2])").game().ply()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    GGF | (;GM[Othello]B[a1];)                 | line 1, column 16: move 1, a1, is not legal for Black
                    GGF | (;GM[Othello]W[f5];)                 | line 1, column 16: move 1, f5, is given to White, but Black is to move
                    GGF | (;GM[Othello]B[pass];)               | line 1, column 16: move 1, pass, is not legal for Black
                    GGF | (;GM[Othello]B[f5]W[];)              | line 1, column 21: expected a move, a column letter and a row number like f5, or pass, not ''
                    GGF | (;GM[Chess];)                        | line 1, column 6: expected a game of Othello, not of 'Chess'
                    GGF | (;PB[x];)                            | line 1, column 9: expected GM[Othello] in the game, but it ends without
                    GGF | (;GM[Othello]TY[88];)                | line 1, column 17: expected an even board size from 4 to 26, not 88, the octagonal board
                    GGF | (;GM[Othello]TY[7];)                 | line 1, column 17: expected an even board size from 4 to 26, not 7
                    GGF | (;GM[Othello]BO[];)                  | line 1, column 17: expected a size, rows and the side to move like '8 -------- … *', not ''
                    GGF | (;GM[Othello]BO[8 -----O*--*O-----*];) | line 1, column 17: the board is announced as 8×8, but it has 16 squares
                    GGF | (;GM[Othello]B[f5                    | line 1, column 18: expected ']' at the end of a value, but the text ends
                    GGF | (;GM[Othello]B[f5]                   | line 1, column 19: expected ')' at the end of a game, but the text ends
                    GGF | (;GM[Othello]?;)                     | line 1, column 14: expected a property like PB[…], ';' or ')', not '?;)'
                    GGF | (;[Othello];)                        | line 1, column 3: expected a name of capital letters before '['
                    GGF | hello                                | line 1, column 1: expected a game, which begins with '(;', not 'hello'
                    SGF | (;GM[1];B[dd])                       | line 1, column 6: expected a game of Othello, GM[2], not of Go, GM[1]
                    SGF | (;SZ[19]GM[1];B[dd])                 | line 1, column 12: expected a game of Othello, GM[2], not of Go, GM[1]
                    SGF | (;FF[4];B[f5])                       | line 1, column 14: expected GM[2] (Othello) in the game, but it ends without
                    SGF | (;GM[2]SZ[19])                       | line 1, column 11: expected an even board size from 4 to 26, not '19'
                    SGF | (;GM[2];B[f5]AB[a1])                 | line 1, column 17: a set-up in the middle of a game cannot be read
                    SGF | (;GM[2]AB[pass])                     | line 1, column 11: expected a square to set up, or a rectangle from its top left to its bottom right, not 'pass'
                    SGF | (;GM[2];B[zz])                       | line 1, column 11: zz is outside the board of 8×8, which ends at hh
                    OBF | -----OX--XO----- X; a1:3             | line 1, column 1: the move a1 is not legal in its position
                    PGN | [Black "A"]\\n\\n1. f5 a1             | line 3, column 7: move 2, a1, is not legal for White
                    PGN | [Black A]\\n1. f5                   | line 1, column 1: expected a tag like [Black "Ann"], not '[Black A]'
                    PGN | [FEN "8/8 b"]\\n1. f5               | line 1, column 1: the tag FEN: a board has 16, 36, 64, … 676 squares (an even size, 4×4 to 26×26), not 2
                    PGN | [Black "A"]\\n1. f5 {open           | line 2, column 7: expected '}' at the end of a comment, but the text ends
                    LOGISTELLO | +d3+c3                       | line 1, column 4: move 2, c3, is given to Black, but White is to move
                    LOGISTELLO | +d3-c3?                      | line 1, column 7: expected a move like +d3, or the score as in ': -04 10', not '?'
                    TRANSCRIPT | f5d6a1                        | line 1, column 5: move 3, a1, is not legal for Black
                    TRANSCRIPT | 1. 2.                         | line 1, column 1: expected moves like f5d6, not '1. 2.'
                    TRANSCRIPT | start XO X moves f5           | line 1, column 1: a board has 16, 36, 64, … 676 squares (an even size, 4×4 to 26×26), not 2
                    BOARD | -----OX--XO-----                   | line 1, column 1: the side to move is missing: expected X or O after the board
                    """)
    void read_malformedText_hasLocationAndReason(TextFormat format, String text, String fault) {
        RecordCollector found = RecordCollector.of(format, text.replace("\\n", "\n"));
        assertThat(found.faultTexts()).containsExactly(fault);
        assertThat(found.games()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;GM[Othello]B[a1];)",
                "(;GM[Othello]B[f5",
                "(;GM[Othello]B[f5]",
                "hello (;x",
                "(;GM[Othello]PB[never closed;)\n"
            })
    void ggf_malformedGameAmongValidOnes_isTheOnlyOneLost(String malformed) {
        String valid = "(;GM[Othello]B[f5];)\n";
        RecordCollector found = RecordCollector.of(TextFormat.GGF, valid + malformed + valid + valid);
        assertThat(found.games()).hasSize(3);
        assertThat(found.faults()).hasSize(1);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    f5d6c3\\nf5f4\\n\\nf5            | 3 | 0
                    1. f5 d6\\n2. c3 d3             | 1 | 0
                    f5\\nd6\\nc3\\n\\nf5f6          | 2 | 0
                    f5d6\\nz9z9\\nf5f6              | 2 | 1
                    f5d6\\n# comment\\nf5f6 % more  | 2 | 0
                    d6\\nd6                         | 0 | 1
                    """)
    void transcripts_linesOrParagraphs_areDistinguishedByTheRules(String text, int games, int faults) {
        RecordCollector found = RecordCollector.of(TextFormat.TRANSCRIPT, text.replace("\\n", "\n"));
        assertThat(found.games()).hasSize(games);
        assertThat(found.faults()).hasSize(faults);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 6, 10, 12, 16, 26})
    void transcripts_otherBoardSizes_areDetectedByTheRules(int size) {
        Game game = RandomGames.finished(size, new Random(size));
        assertThat(one(TextFormat.TRANSCRIPT, Transcript.format(game.moves())).game())
                .isEqualTo(game);
    }

    @Test
    void boards_oneLineOrRows_areRead() throws Exception {
        String rows = "----\n-OX-\n-XO-\n----\nX\n";
        RecordCollector found =
                RecordCollector.of(TextFormat.BOARD, BOARD + " X\n12 " + BOARD + " X +8 a2,d3 # best\n\n" + rows);
        assertThat(found.faults()).isEmpty();
        assertThat(found.games())
                .extracting(game -> game.game().position())
                .containsOnly(Position.start(4))
                .hasSize(3);
        assertThat(found.games().get(1).values()).isEqualTo(Map.of(Move.at(1, 0), 8, Move.at(2, 3), 8));
    }

    @Test
    void obf_values_roundTrip() throws Exception {
        String line = BOARD + " X; b1:-4; a2:+8; d3:0;\n";
        assertThat(TextFormat.OBF.format(one(TextFormat.OBF, line))).isEqualTo(line);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    (;GM[Othello]PB[x];)   | GGF
                    2 (;GM[Othello];)      | GGF
                    (;GM[2]FF[4])          | SGF
                    (                      | SGF
                    f5d6                   | TRANSCRIPT
                    1. F5 d6               | TRANSCRIPT
                    % note\\n1 f5          | TRANSCRIPT
                    start ---- X           | TRANSCRIPT
                    -----OX--XO----- X     | BOARD
                    40 -----OX--XO----- X  | BOARD
                    0000021001200000 1     | BOARD
                    B1WUUUUUUUUUUUUU       | TRANSCRIPT
                    BOWUUUUUUUUUUUUU B     | BOARD
                    X--- X; a1:+2          | OBF
                    [Black "Ann"]          | PGN
                    +d3-c3+c4: -04 10      | LOGISTELLO
                    setboard ----          | BOARD
                    a b c d                | BOARD
                    1 . . . .              | BOARD
                    ｆ５ｄ６                | TRANSCRIPT
                    1) f5 d6               | TRANSCRIPT
                    f 5 d 6                | TRANSCRIPT
                    56646366               | TRANSCRIPT
                    """)
    void detect_anyContent_isItsFormat(String text, TextFormat format) {
        assertThat(TextFormat.detect(text.replace("\\n", "\n"))).contains(format);
    }

    @ParameterizedTest
    @ValueSource(strings = {"hello world", "Dear Ann,\nf5 was good", "?", "<html>", "12345", "g9 of nothing"})
    void read_unknownFormat_namesTheFirstLine(String text) {
        RecordCollector found = new RecordCollector();
        new RecordReader(null).read("# a comment\n\n" + text, found);
        if (TextFormat.detect(text).isEmpty()) {
            assertThat(found.faultTexts().getFirst())
                    .startsWith("line 3, column 1: unknown format: expected GGF, SGF, PGN,")
                    .endsWith("not '" + text.lines().findFirst().orElseThrow() + "'");
        }
        assertThat(found.games()).isEmpty();
        assertThat(found.faults()).isNotEmpty();
    }

    @Test
    void pgn_anyRecord_roundTrips() throws Exception {
        assertRoundTrip(TextFormat.PGN, game -> game);
    }

    @Test
    void pgn_ofPlayOk_isReadAndWrittenWithEveryTag() throws Exception {
        String text = """
                [Event "?"]
                [Site "PlayOK"]
                [Date "2020.05.05"]
                [Round "-"]
                [Black "ann"]
                [White "bob \\"b\\""]
                [Result "33-31"]
                [TimeControl "300"]
                [BlackElo "1073"]

                1. f5 d6 2. c3 {a comment} d3 $2 (2... f4 3. f6) 3. c4 ; to the end of the line
                3-13

                [Event "the "second" one"]
                [Result "*"]
                1.F5 2.d6
                """;
        RecordCollector found = RecordCollector.of(TextFormat.PGN, text);
        assertThat(found.faults()).isEmpty();
        assertThat(found.games()).hasSize(2);
        RecordedGame game = found.games().getFirst();
        assertThat(Transcript.format(game.game().moves())).isEqualTo("f5d6c3d3c4");
        assertThat(game.white()).isEqualTo("bob \"b\"");
        assertThat(game.event()).isEmpty();
        assertThat(game.recordedResult()).hasToString("Black wins by 2");
        assertThat(game.tags())
                .containsExactly(
                        Map.entry("Site", "PlayOK"),
                        Map.entry("Round", "-"),
                        Map.entry("TimeControl", "300"),
                        Map.entry("BlackElo", "1073"));
        assertThat(found.games().get(1).result()).isEmpty();
        assertThat(found.games().get(1).event()).isEqualTo("the \"second\" one");
        assertThat(one(TextFormat.PGN, TextFormat.PGN.format(game))).isEqualTo(game);
        assertThat(TextFormat.GGF.format(game)).contains("RB[1073]", "TI[05:00]");
    }

    /** Edax writes start positions in chess notation, in which the eighth row comes first. */
    @Test
    void pgn_fenOfEdax_isRead() throws Exception {
        RecordedGame game = one(TextFormat.PGN, "[FEN \"8/8/8/3pP3/3pp3/3p4/8/8 w - - 0 1\"]\n1. c3 0-1");
        assertThat(game.game().startPosition()).isEqualTo(Position.start(8).play(Move.at(2, 3)));
        assertThat(game.recordedResult()).hasToString("White wins");
    }

    @Test
    void ggf_everyProperty_isWrittenAgain() throws Exception {
        String line = "(;GM[Othello]PC[GGS/os]DT[2009.07.01_02:52:45.MDT]PB[edax]PW[Roxane]RB[2691.38]RW[2693.68]"
                + "TI[05:00//02:00]KM[3.5]TB[04:00]RE[-10.500]TY[s8r18]"
                + "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
                + "B[F5/-6.125/26.000]W[D6//0.0125];)\n";
        assertThat(TextFormat.GGF.format(one(TextFormat.GGF, line))).isEqualTo(line);
    }

    @ParameterizedTest
    @ValueSource(strings = {"-127", "-127.000", "?", ""})
    void ggf_unfinishedGame_hasNoResultAndKeepsItsText(String result) throws Exception {
        String line = "(;GM[Othello]PC[x]PB[a]PW[b]RE[" + result + "]TY[8]B[F5];)";
        RecordedGame game = one(TextFormat.GGF, line);
        assertThat(game.result()).isEmpty();
        assertThat(one(TextFormat.GGF, TextFormat.GGF.format(game))).isEqualTo(game);
        assertThat(game.upTo(0).tags()).doesNotContainKey("GgfRE");
    }

    @Test
    void logistello_line_roundTrips() throws Exception {
        String line = "+d3-c3+c4-e3+c2-b3+d2-e1+d1-c1+f4-d6+e6-g4+b2-f6+d7-c8+e7-d8+f3-f5+g5-h4+h6-f2+f7-h5+g6-c6+c5-c7"
                + "+b6-b5+b4-e8+h3-g3+h2-e2+h7-g2+b1-a1+h1-a2+a3-g7+f8-h8+g8-a4+g1-f1+a6-a5+a7-a8+b8-b7: -04 10\n";
        RecordedGame game = one(TextFormat.LOGISTELLO, line);
        assertThat(game.result()).map(GameResult::toString).contains("White wins by 4");
        assertThat(game.game().isOver()).isTrue();
        assertThat(TextFormat.LOGISTELLO.format(game)).isEqualTo(line);
        assertThat(TextFormat.detect(line)).contains(TextFormat.LOGISTELLO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "setboard -----OX--XO----- X",
                "  a b c d\n1 - - - - 1\n2 - O X - 2\n3 - X O - 3\n4 - - - - 4\n  a b c d\nBlack to move",
                "1 . . . .\n2 . O X .\n3 . X O .\n4 . . . .\nX",
                "+----+\n|----|\n|-OX-|\n|-XO-|\n|----|\n+----+\nblack",
                "····\n·○●·\n·●○·\n····\n●"
            })
    void boards_asProgramsPrintThem_areRead(String text) {
        assertThat(TextFormat.detect(text)).contains(TextFormat.BOARD);
        assertThat(one(TextFormat.BOARD, text).game().position()).isEqualTo(Position.start(4));
    }

    /** Two dashes are a pass in a transcript, and two empty squares on a board. */
    @Test
    void detect_twoDashes_areAPassOnlyBeforeAMove() {
        assertThat(TextFormat.detect("--XXXXX--OOOXX-O-OOOXXOX-OXOXOXXOXXXOXXX--XOXOXX-XXXOOO--OOOOO-- X"))
                .contains(TextFormat.BOARD);
        assertThat(TextFormat.detect("--f5d6")).contains(TextFormat.TRANSCRIPT);
        assertThat(TextFormat.detect("-- f5 d6")).contains(TextFormat.TRANSCRIPT);
    }

    @Test
    void sgf_setup_modifiesTheStartPosition() throws Exception {
        Position start = Position.start(4);
        assertThat(one(TextFormat.SGF, "(;GM[2]SZ[4]PL[W])").game().position()).isEqualTo(start.passed());
        // Some programs write the whole position, others only the differences.
        String all = "(;GM[2]SZ[4]AB[b1][b2][c2][b3]AW[c3]PL[W])";
        String changes = "(;GM[2]SZ[4]AB[b1:b2]PL[W])";
        Position played = start.play(Move.at(0, 1));
        assertThat(one(TextFormat.SGF, all).game().position()).isEqualTo(played);
        assertThat(one(TextFormat.SGF, changes).game().position()).isEqualTo(played);
        assertThat(one(TextFormat.SGF, "(;GM[2]SZ[4]AE[b2:c3]AB[aa:da]AW[ab])")
                        .game()
                        .position())
                .hasToString("XXXXO----------- X");
        assertThat(TextFormat.SGF.format(RecordedGame.of(Game.from(played, Objective.MOST_DISCS))))
                .as("every disc is written: Quarry applies a setup to an empty board")
                .contains("AB[b1][b2][c2][b3]AW[c3]PL[W]");
        assertThat(RecordCollector.of(TextFormat.SGF, "(;GM[2]SZ[4]AB[c3:b2])")
                        .faults()
                        .getFirst()
                        .reason())
                .contains("rectangle");
    }

    @Test
    void readFirst_gameAndFault_usesTheFirst() throws Exception {
        String valid = "(;GM[2]B[f5])";
        String malformed = "(;GM[2]B[a1])";
        assertThat(TextFormat.SGF.readFirst(valid + malformed).game().ply()).isEqualTo(1);
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> TextFormat.SGF.readFirst(malformed + valid))
                .withMessageContaining("line 1, column 10: move 1, a1, is not legal for Black");
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> TextFormat.SGF.readFirst(" "))
                .withMessageContaining("there is none");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  \n \t", "# only a comment\n% another\n"})
    void detect_blankOrComments_isEmpty(String text) {
        assertThat(TextFormat.detect(text)).isEmpty();
    }

    @Test
    void format_unsupportedGame_isRejected() {
        RecordedGame reversed = RecordedGame.of(Game.from(Position.start(8), Objective.FEWEST_DISCS));
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> TextFormat.TRANSCRIPT.format(reversed))
                .withMessageContaining("fewest discs");
        WthorWriter wthor = new WthorWriter();
        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> wthor.add(RecordedGame.of(Game.start(10))))
                .withMessageContaining("8×8");
    }

    @ParameterizedTest
    @EnumSource
    void read_deepNestingAndHugeText_terminates(TextFormat format) {
        List<String> parts =
                List.of("(", "(;", "(;GM[", "(;GM[2]", ")", "[", "]", "\\", "f5", "9", ";", "X", "\n", " ", "start ");
        for (String part : parts) {
            RecordCollector found = RecordCollector.of(format, part.repeat(200_000));
            assertThat(found.games().size()).isLessThanOrEqualTo(1);
        }
    }

    @ParameterizedTest
    @EnumSource
    void read_mutatedText_neverThrows(TextFormat format) {
        long seed = Seed.VALUE;
        Random random = new Random(seed);
        String valid = random.ints(4, 0, 1000)
                .mapToObj(i -> text(format, RandomGames.record(random)))
                .collect(Collectors.joining());
        String pieces = "()[];\\:/%#\n\r\t \u0000\uFEFFüAB12f5pa-XO*.+9z";
        for (int i = 0; i < 150; i++) {
            StringBuilder text = new StringBuilder(valid);
            for (int n = random.nextInt(12); n >= 0; n--) {
                int at = random.nextInt(text.length());
                char piece = pieces.charAt(random.nextInt(pieces.length()));
                switch (random.nextInt(4)) {
                    case 0 -> text.setCharAt(at, piece);
                    case 1 -> text.insert(at, piece);
                    case 2 -> text.delete(at, Math.min(text.length() - 1, at + random.nextInt(30)));
                    default -> text.setLength(Math.max(1, random.nextInt(10) == 0 ? at : text.length()));
                }
            }
            RecordCollector found = RecordCollector.of(format, text.toString());
            assertThat(found.faults())
                    .as("seed " + seed)
                    .allMatch(fault -> fault.location().matches("line \\d+, column \\d+"));
            found.games().forEach(game -> text(format, game));
            TextFormat.detect(text.toString());
        }
    }

    private static String text(TextFormat format, RecordedGame game) {
        try {
            return format.format(game);
        } catch (NotationException e) {
            return "f5d6\n";
        }
    }
}

package dev.outflank.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.outflank.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlaySessionTest {
    private static final String[] AGAINST_FIRST = {"play", "--size", "4", "--white", "first"};

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void play_twoPlayers_printsEveryMoveAndTheResult() {
        Run run = Run.of("play", "--size", "4", "--black", "first", "--white", "greedy");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Black (first) plays b1.", " wins, ");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void play_person_seesBoardLegalMovesAndLastMove() {
        Run run = Run.withInput("b1\nquit\n", AGAINST_FIRST);
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("   a  b  c  d ", " 1  .  +  .  . ", "White (first) plays a1.", " 1 (O)", "Goodbye")
                .contains("so far: b1 a1");
    }

    @Test
    void play_badInput_printsTheReasonAndAsksAgain() {
        Run run = Run.withInput("zz\na1\npass\n\n?\nsave\nload nowhere.txt\nredo\nundo\nb1\n", AGAINST_FIRST);
        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains(
                        "expected a move",
                        "a1 is not a legal move: the legal moves are b1 a2 d3 c4",
                        "you cannot pass",
                        "a file name is missing")
                .contains("no such file: nowhere.txt", "no move to redo", "no move to take back")
                .contains("White (first) plays a1.");
    }

    @Test
    void undo_afterTheReply_goesBackToTheMoveOfThePerson() {
        Run run = Run.withInput("b1\nundo\na2\nundo\nredo\nquit\n", AGAINST_FIRST);
        assertThat(run.out()).contains("so far: a2 a1");
    }

    @Test
    void hint_isALegalMove() {
        assertThat(Run.withInput("hint\nquit\n", "play", "--size", "4", "--time", "50ms")
                        .out())
                .containsPattern("Hint: (b1|a2|d3|c4)\\R");
    }

    @Test
    void resign_gameIsWonByTheOtherSide() {
        assertThat(Run.withInput("resign\n", AGAINST_FIRST).out()).contains("Black resigns: White wins.");
    }

    @Test
    void save_thenLoad_continuesTheSameGame() throws IOException {
        Path file = folder.resolve("game.txt");
        Run.withInput("b1\nsave " + file + "\nquit\n", AGAINST_FIRST);
        assertThat(Files.readString(file)).contains("moves b1 a1");
        assertThat(Run.withInput("quit\n", "play", "--load", file.toString()).out())
                .contains("so far: b1 a1");
        assertThat(Run.withInput("load " + file + "\nquit\n", AGAINST_FIRST).out())
                .contains("so far: b1 a1");
    }

    @Test
    void load_transcriptOrOtherFile_isReadOrRejected() throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, "f5 d6");
        assertThat(Run.withInput("quit\n", "play", "--load", file.toString()).out())
                .contains("so far: f5 d6");
        Files.writeString(file, "f5 a1");
        assertThat(Run.of("play", "--load", file.toString()).err()).contains("a1, is not legal for White");
        Files.write(file, new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertThat(Run.of("play", "--load", file.toString()).err()).contains("byte 3: expected a WTHOR header");
        assertThat(Run.of("play", "--load", folder.toString()).err()).contains("is a directory");
    }

    @Test
    void save_missingDirectory_keepsTheGame() {
        Run run = Run.withInput("b1\nsave " + folder.resolve("no/such/folder/x") + "\nquit\n", AGAINST_FIRST);
        assertThat(run.out()).contains("cannot save to", "so far: b1 a1");
    }

    @Test
    void endOfInput_endsTheSession() {
        assertThat(Run.withInput("b1\n", AGAINST_FIRST).out()).contains("Goodbye", "so far: b1 a1");
    }
}

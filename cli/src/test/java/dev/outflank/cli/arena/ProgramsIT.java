package dev.outflank.cli.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.outflank.arena.sandbox.Sandbox;
import dev.outflank.cli.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Commands of the arena with real programs in the real sandbox. */
class ProgramsIT {
    /** Answers every request with a 1, which is illegal. */
    private static final String WRONG_C = """
            #include <stdio.h>
            #include <string.h>
            int main(void) {
                char word[64];
                while (scanf("%63s", word) == 1) {
                    if (!strcmp(word, "DONE")) puts("OK");
                    if (!strcmp(word, "BEGIN") || !strcmp(word, "TURN")) puts("a 1");
                    fflush(stdout);
                }
                return 0;
            }
            """;

    private static final String MAKE_MOVE_C = """
            #include <stdio.h>
            static int turns(const char board[][26], int n, char turn, int row, int col) {
                if (board[row][col] != 'U') return 0;
                for (int dr = -1; dr <= 1; dr++) {
                    for (int dc = -1; dc <= 1; dc++) {
                        int r = row + dr, c = col + dc, run = 0;
                        while (r >= 0 && r < n && c >= 0 && c < n && board[r][c] != 'U' && board[r][c] != turn) {
                            r += dr; c += dc; run++;
                        }
                        if (run && r >= 0 && r < n && c >= 0 && c < n && board[r][c] == turn) return 1;
                    }
                }
                return 0;
            }
            int makeMove(const char board[][26], int n, char turn, int *row, int *col) {
                for (*row = 0; *row < n; ++*row)
                    for (*col = 0; *col < n; ++*col)
                        if (turns(board, n, turn, *row, *col)) return 0;
                return -1;
            }
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @BeforeAll
    static void requireSandbox() {
        Sandbox sandbox = Sandbox.probe();
        assumeTrue(sandbox.isReady(), () -> "no sandbox here: " + sandbox.missing());
    }

    private String source(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text).toString();
    }

    @Test
    void checkBot_illegalMove_printsTheLegalMoves() throws IOException {
        Run run = Run.of("check-bot", "vg101:" + source("wrong.c", WRONG_C));
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).contains("ILLEGAL_MOVE", "a 1", "Black can play d 3, c 4, f 5, e 6");
    }

    /** The same program breaks the rules if its clock lets it answer. */
    @Test
    void checkBot_timeControl_limitsTheWholeGame() throws IOException {
        String slow = source(
                "slow.c",
                WRONG_C.replace("#include <stdio.h>", "#include <stdio.h>\n#include <time.h>")
                        .replace("puts(\"a 1\")", "{ while (clock() < CLOCKS_PER_SEC / 2); puts(\"a 1\"); }"));
        Run late = Run.of("check-bot", "vg101:" + slow, "--tc", "100ms");
        assertThat(late.exit()).isEqualTo(1);
        assertThat(late.out()).contains("TIMEOUT").doesNotContain("ILLEGAL_MOVE");
        assertThat(Run.of("check-bot", "vg101:" + slow, "--tc", "1m+1s").out()).contains("ILLEGAL_MOVE");
        assertThat(Run.of("check-bot", "vg101:" + slow, "--tc", "soon").err()).contains("'soon'");
    }

    @Test
    void checkBot_sourceThatDoesNotCompile_printsTheCompilerErrors() throws IOException {
        Run run = Run.of("check-bot", "vg101:" + source("broken.c", "int main( {"));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.err()).contains("COMPILE_ERROR", "error:");
    }

    @Test
    void checkBot_lab8Function_playsCompleteGames() throws IOException {
        String file = source("makeMove.c", MAKE_MOVE_C);
        assertThat(Run.of("check-bot", "lab8fn:" + file, "--size", "6").out()).contains("No fault was found.");
    }

    @Test
    void match_faultyProgram_countsItsFaults() throws IOException {
        Run run = Run.of(
                "match", "first", "vg101:" + source("wrong.c", WRONG_C), "--games", "2", "--json", "--no-records");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("\"winsA\":2", "\"faultsB\":{\"ILLEGAL_MOVE\":2}");
    }

    @Test
    void match_samePlayerInProcessAndAsProgram_playsTheSameGame() throws IOException {
        Run run = Run.of(
                "match",
                "first",
                "lab8fn:" + source("makeMove.c", MAKE_MOVE_C),
                "--games",
                "4",
                "--size",
                "8",
                "--openings",
                "none",
                "--json",
                "--no-records");
        assertThat(run.out()).contains("\"faultsB\":{}", "\"distinctGames\":1");
    }
}

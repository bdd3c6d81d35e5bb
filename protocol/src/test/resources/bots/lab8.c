/*
 * A Lab 8 program for tests that plays random legal moves. Arguments: the seed, then habits of real programs, each a
 * deviation from the handout. Without habits it prints exactly the text of the handout; it flushes only with "flush".
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int habitCount;
static char **habits;
static char board[26][26];
static int n;

static bool has(const char *habit) {
    for (int i = 0; i < habitCount; i++) {
        if (strcmp(habits[i], habit) == 0) {
            return true;
        }
    }
    return false;
}

static void flush(void) {
    if (has("flush")) {
        fflush(stdout);
    }
}

static void prompt(const char *text) {
    printf("%s%s", text, has("newline-after-prompt") ? "\n" : "");
    flush();
}

static const char *lineEnd(void) {
    return has("trailing-spaces") ? "  \n" : has("cr-lf") ? "\r\n" : has("blank-lines") ? "\n\n" : "\n";
}

static char other(char colour) {
    return colour == 'B' ? 'W' : 'B';
}

static int flips(int row, int col, char colour, bool turn) {
    int total = 0;
    if (board[row][col] != 'U') {
        return 0;
    }
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            int r = row + dr, c = col + dc, count = 0;
            if (dr == 0 && dc == 0) {
                continue;
            }
            while (r >= 0 && r < n && c >= 0 && c < n && board[r][c] == other(colour)) {
                r += dr, c += dc, count++;
            }
            if (count > 0 && r >= 0 && r < n && c >= 0 && c < n && board[r][c] == colour) {
                total += count;
                for (int i = 1; turn && i <= count; i++) {
                    board[row + i * dr][col + i * dc] = colour;
                }
            }
        }
    }
    if (turn && total > 0) {
        board[row][col] = colour;
    }
    return total;
}

static int mobility(char colour) {
    int moves = 0;
    for (int i = 0; i < n * n; i++) {
        moves += flips(i / n, i % n, colour, false) > 0;
    }
    return moves;
}

static int choose(char colour) {
    int wanted = rand() % mobility(colour);
    for (int i = 0; i < n * n; i++) {
        if (flips(i / n, i % n, colour, false) > 0 && wanted-- == 0) {
            return i;
        }
    }
    abort();
}

static void printBoard(void) {
    printf("  ");
    for (int c = 0; c < n; c++) {
        printf("%c", 'a' + c);
    }
    printf("%s", lineEnd());
    for (int r = 0; r < n; r++) {
        printf("%c %.*s%s", 'a' + r, n, board[r], lineEnd());
    }
    if (has("extra-lines")) {
        printf("Score: 12, time 0.003 s\n\nheat 0.1 0.9 -0.5\n");
    }
    flush();
}

static void stuck(char colour) {
    if (!has("silent-pass")) {
        printf("%c player has no valid move.%s", has("wrong-pass") ? other(colour) : colour, lineEnd());
        flush();
    }
}

int main(int argc, char **argv) {
    char computer, turn = 'B', answer[8], text[64];
    int discs[2] = {0, 0};
    habits = argv + 2;
    habitCount = argc - 2;
    srand(atoi(argv[1]));
    prompt("Enter the board dimension: ");
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    prompt(has("space-before-colon") ? "Computer plays (B/W) : " : "Computer plays (B/W): ");
    if (scanf(" %c", &computer) != 1) {
        return 1;
    }
    memset(board, 'U', sizeof board);
    board[n / 2 - 1][n / 2 - 1] = board[n / 2][n / 2] = 'W';
    board[n / 2 - 1][n / 2] = board[n / 2][n / 2 - 1] = 'B';
    printBoard();
    for (int ply = 1; mobility('B') + mobility('W') > 0; turn = other(turn), ply++) {
        if (mobility(turn) == 0) {
            stuck(turn);
        } else if (turn == computer) {
            int move = choose(turn);
            if (has("illegal-move") && ply > 4) {
                move = 0;
            }
            if (has("gives-up") && ply > 4) {
                break;
            }
            if (has("needless-pass") && ply > 4) {
                stuck(turn);
                continue;
            }
            if (has("column-number")) {
                printf("Computer places %c at %c%d.\n", turn, 'a' + move / n, move % n + 1);
            } else {
                printf("Computer places %c at %c%c.%s", turn, 'a' + move / n, 'a' + move % n,
                       has("no-newline-after-places") ? "" : lineEnd());
            }
            flips(move / n, move % n, turn, true);
            printBoard();
        } else {
            sprintf(text, "Enter move for %s %c (RowCol): ", has("color") ? "color" : "colour", turn);
            prompt(text);
            if (scanf("%7s", answer) != 1) {
                return 1;
            }
            if (has("refuses") || flips(answer[0] - 'a', answer[1] - 'a', turn, true) == 0) {
                printf("Invalid move.\n%c player wins.\n", other(turn));
                return 0;
            }
            printBoard();
        }
    }
    for (int i = 0; i < n * n; i++) {
        char disc = board[i / n][i % n];
        discs[0] += disc == 'B';
        discs[1] += disc == 'W';
    }
    if (has("wrong-winner")) {
        discs[0] = 64 - discs[0];
        discs[1] = 64 - discs[1];
    }
    if (discs[0] == discs[1]) {
        printf("%s", has("tie") ? "Its a tie." : "Draw!");
    } else {
        printf(has("capitals") ? "%c Player Wins." : "%c player wins.", discs[0] > discs[1] ? 'B' : 'W');
    }
    printf("%s", has("no-last-newline") ? "" : lineEnd());
    return 0;
}

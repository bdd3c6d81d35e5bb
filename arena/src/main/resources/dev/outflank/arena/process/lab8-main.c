/* Speaks the dialogue of APS105 Lab 8 for a handed-in function makeMove. */
#undef main /* the main of the hand-in, if it kept one, was renamed; ours was not */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

int makeMove(const char board[][26], int n, char turn, int *row, int *col);

static char board[26][26];
static int n;

static char other(char colour) { return colour == 'B' ? 'W' : 'B'; }

/* How many discs a move turns over; turns them over if asked to. */
static int flips(int row, int col, char colour, bool play) {
    int total = 0;
    if (row < 0 || row >= n || col < 0 || col >= n || board[row][col] != 'U') return 0;
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            int run = 0, r = row + dr, c = col + dc;
            for (; (dr || dc) && r >= 0 && r < n && c >= 0 && c < n && board[r][c] == other(colour); r += dr, c += dc)
                run++;
            if (run == 0 || r < 0 || r >= n || c < 0 || c >= n || board[r][c] != colour) continue;
            total += run;
            for (int i = 1; play && i <= run; i++) board[row + i * dr][col + i * dc] = colour;
        }
    }
    if (play && total > 0) board[row][col] = colour;
    return total;
}

static bool canMove(char colour) {
    for (int row = 0; row < n; row++)
        for (int col = 0; col < n; col++)
            if (flips(row, col, colour, false) > 0) return true;
    return false;
}

static void show(void) {
    printf("  ");
    for (int col = 0; col < n; col++) putchar('a' + col);
    putchar('\n');
    for (int row = 0; row < n; row++) printf("%c %.*s\n", 'a' + row, n, board[row]);
}

/* Every word goes out at once: the referee waits for it. */
static void wins(char colour) {
    printf("%c player wins.\n", colour);
    fflush(stdout);
    exit(0);
}

int main(void) {
    char computer, turn = 'B';
    printf("Enter the board dimension: ");
    fflush(stdout);
    if (scanf("%d", &n) != 1 || n < 4 || n > 26 || n % 2 != 0) return 2;
    for (int row = 0; row < n; row++)
        for (int col = 0; col < n; col++) board[row][col] = 'U';
    board[n / 2 - 1][n / 2 - 1] = board[n / 2][n / 2] = 'W';
    board[n / 2 - 1][n / 2] = board[n / 2][n / 2 - 1] = 'B';
    printf("Computer plays (B/W): ");
    fflush(stdout);
    if (scanf(" %c", &computer) != 1 || (computer != 'B' && computer != 'W')) return 2;
    show();
    for (; canMove('B') || canMove('W'); turn = other(turn)) {
        int row = -1, col = -1;
        if (!canMove(turn)) {
            printf("%c player has no valid move.\n", turn);
            continue;
        }
        if (turn == computer) {
            char copy[26][26];
            for (int r = 0; r < n; r++)
                for (int c = 0; c < n; c++) copy[r][c] = board[r][c];
            makeMove((const char(*)[26])copy, n, turn, &row, &col);
            printf("Computer places %c at %c%c.\n", turn, 'a' + row, 'a' + col);
        } else {
            char r, c;
            printf("Enter move for colour %c (RowCol): ", turn);
            fflush(stdout);
            if (scanf(" %c%c", &r, &c) != 2) return 0;
            row = r - 'a';
            col = c - 'a';
        }
        if (flips(row, col, turn, true) == 0) {
            printf("Invalid move.\n");
            wins(other(turn));
        }
        show();
        fflush(stdout);
    }
    int lead = 0;
    for (int row = 0; row < n; row++)
        for (int col = 0; col < n; col++) lead += (board[row][col] == 'B') - (board[row][col] == 'W');
    if (lead != 0) wins(lead > 0 ? 'B' : 'W');
    printf("Draw!\n");
    return 0;
}

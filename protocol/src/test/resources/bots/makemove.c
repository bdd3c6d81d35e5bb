/* A submission of later years, for tests: the function makeMove, and a main that must not be run. */
#include <stdio.h>
#include <stdlib.h>
#include "lab8part2.h"
#include "liblab8part2.h"

static int flips(const char board[][26], int n, int row, int col, char turn) {
    int total = 0;
    for (int dr = -1; dr <= 1; dr++) {
        for (int dc = -1; dc <= 1; dc++) {
            int r = row + dr, c = col + dc, count = 0;
            while (r >= 0 && r < n && c >= 0 && c < n && board[r][c] != 'U' && board[r][c] != turn) {
                r += dr, c += dc, count++;
            }
            if (r >= 0 && r < n && c >= 0 && c < n && board[r][c] == turn) {
                total += count;
            }
        }
    }
    return total;
}

int makeMove(const char board[][26], int n, char turn, int *row, int *col) {
    printf("thinking for %c\n", turn);
    for (int i = 0; i < n * n; i++) {
        if (board[i / n][i % n] == 'U' && flips(board, n, i / n, i % n, turn) > 0) {
            *row = i / n;
            *col = i % n;
            return 0;
        }
    }
    return 1;
}

int main(void) {
    char board[26][26] = {{0}};
    int row, col;
    return findSmarterMove((const char(*)[26])board, 8, 'B', &row, &col);
}

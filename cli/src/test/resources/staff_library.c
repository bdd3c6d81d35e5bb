/* Answers each line "SIZE COLOUR BOARD" with the moves of both players of Lab 8's library, such as "ba cd". */
#include "lab8part2lib.h"

#include <stdio.h>

int main(void) {
    char board[26][26], squares[26 * 26 + 1], colour;
    int n, row, col;
    while (scanf("%d %c %676s", &n, &colour, squares) == 3) {
        for (int i = 0; i < n * n; i++) {
            board[i / n][i % n] = squares[i];
        }
        findSmarterMove(board, n, colour, &row, &col);
        printf("%c%c ", row + 'a', col + 'a');
        findSmartestMove(board, n, colour, &row, &col);
        printf("%c%c\n", row + 'a', col + 'a');
    }
    return 0;
}

// Example of using the library: each of the two players makes one move of a game.
// In your own program, call it instead of asking a human for a move.

#include "lab8part2lib.h"

#include <stdio.h>

int main(void) {
    int n = 4, row, col;
    char board[26][26] = {"UUUU", "UWBU", "UBWU", "UUUU"};

    findSmarterMove(board, n, 'B', &row, &col);
    printf("Testing AI move (row, col): %c%c\n", row + 'a', col + 'a');

    findSmartestMove(board, n, 'W', &row, &col);
    printf("Testing AI move (row, col): %c%c\n", row + 'a', col + 'a');
    return 0;
}

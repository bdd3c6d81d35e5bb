// How to call the library: the first moves of a game that it plays against itself, the two players taking turns.
// In your own program, put the call where a human is asked for a move.

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

/*
 * Driver of Outflank for the function makeMove of a Lab 8 submission: reads commands from standard input, answers each.
 *
 * open SIZE B|W SECONDS   -> ready
 * go BOARD                the board row by row, in letters U, B, W -> move ROW COLUMN
 * end                     exits
 *
 * A result outside the board is answered by "wrong REASON".
 */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#undef main

enum { MAX_SIZE = 26 };

int makeMove(const char board[][26], int n, char turn, int *row, int *col);

int main(void) {
    /* Standard output is reserved for answers: the submission prints to standard error. */
    FILE *answers = fdopen(dup(1), "w");
    char command[16], cells[MAX_SIZE * MAX_SIZE + 1], colour = 'B';
    int size = 0;
    if (answers == NULL || dup2(2, 1) < 0) {
        return 1;
    }
    while (scanf("%15s", command) == 1 && strcmp(command, "end") != 0) {
        if (strcmp(command, "open") == 0) {
            if (scanf("%d %c %*d", &size, &colour) != 2 || size > MAX_SIZE) {
                return 1;
            }
            fprintf(answers, "ready\n");
        } else {
            char board[MAX_SIZE][MAX_SIZE];
            int row = -1, column = -1;
            if (scanf("%676s", cells) != 1 || (int)strlen(cells) != size * size) {
                return 1;
            }
            memset(board, 'U', sizeof board);
            for (int i = 0; i < size * size; i++) {
                board[i / size][i % size] = cells[i];
            }
            makeMove((const char(*)[26])board, size, colour, &row, &column);
            if (row < 0 || column < 0 || row >= size || column >= size) {
                fprintf(answers,
                        "wrong makeMove chose row %d, column %d, outside the board: both count from 0 to %d.\n", row,
                        column, size - 1);
            } else {
                fprintf(answers, "move %d %d\n", row, column);
            }
        }
        fflush(answers);
    }
    return 0;
}

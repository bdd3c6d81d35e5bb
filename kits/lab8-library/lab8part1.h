// Functions that the handouts of later years ask for in Part 1.
#ifndef LAB8PART1_H
#define LAB8PART1_H

#include <stdbool.h>

void printBoard(char board[][26], int n);
bool positionInBounds(int n, int row, int col);
bool checkLegalInDirection(char board[][26], int n, int row, int col, char colour, int deltaRow, int deltaCol);

#endif

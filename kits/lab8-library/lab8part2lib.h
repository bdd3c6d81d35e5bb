#ifndef LAB8PART2LIB_H
#define LAB8PART2LIB_H

// The staff's two players of APS105 Lab 8. Both set *row and *col, counted from 0, to a move for the colour, 'B' or 'W',
// that has one; the board holds 'B', 'W' and 'U'.
int findSmarterMove(const char board[][26], int n, char colour, int *row, int *col);
int findSmartestMove(const char board[][26], int n, char colour, int *row, int *col);

#endif

#ifndef LAB8PART2LIB_H
#define LAB8PART2LIB_H

// The two staff players of APS105 Lab 8. Both set *row and *col, counted from 0, to a move of the colour, 'B' or 'W', which
// must have a legal move; the board contains 'B', 'W' and 'U'.
int findSmarterMove(const char board[][26], int n, char colour, int *row, int *col);
int findSmartestMove(const char board[][26], int n, char colour, int *row, int *col);

#endif

#ifndef LAB8PART2LIB_H
#define LAB8PART2LIB_H

// The two staff players of APS105 Lab 8. Both set *row and *col, counted from 0, to a move of the colour, 'B' or 'W', and
// return 0. Without a legal move they return -1. The n×n board contains 'B', 'W' and 'U'; n is at most 26.
int findSmarterMove(char board[][26], int n, char colour, int *row, int *col);
int findSmartestMove(char board[][26], int n, char colour, int *row, int *col);

#endif

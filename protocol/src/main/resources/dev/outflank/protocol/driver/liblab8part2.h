#ifndef LIBLAB8PART2_H
#define LIBLAB8PART2_H

/* The course's players: a main that was left in the hand-in may name them, but is not run here. */
int findSmarterMove(const char board[][26], int n, char turn, int *row, int *col);
int findSmartestMove(const char board[][26], int n, char turn, int *row, int *col);

#endif

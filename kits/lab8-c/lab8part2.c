// APS105 Lab 8: you against the computer, on any board from 4x4 to 26x26.
// It already follows the rules. How well it plays is up to you: see chooseMove.

#include <stdbool.h>
#include <stdio.h>

#define MAX 26
#define EMPTY 'U'

static char opposite(char colour) {
    return colour == 'B' ? 'W' : 'B';
}

static bool onBoard(int n, int row, int col) {
    return row >= 0 && row < n && col >= 0 && col < n;
}

// Number of discs that a move at (row, col) flips in one direction.
static int flipsInDirection(char board[][MAX], int n, int row, int col, char colour, int down, int right) {
    int length = 0;
    row += down;
    col += right;
    while (onBoard(n, row, col) && board[row][col] == opposite(colour)) {
        length++;
        row += down;
        col += right;
    }
    return onBoard(n, row, col) && board[row][col] == colour ? length : 0;
}

// Number of discs that a move flips; 0 if it is not legal.
static int flips(char board[][MAX], int n, int row, int col, char colour) {
    if (!onBoard(n, row, col) || board[row][col] != EMPTY) {
        return 0;
    }
    int sum = 0;
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            if (down != 0 || right != 0) {
                sum += flipsInDirection(board, n, row, col, colour, down, right);
            }
        }
    }
    return sum;
}

static bool canMove(char board[][MAX], int n, char colour) {
    for (int row = 0; row < n; row++) {
        for (int col = 0; col < n; col++) {
            if (flips(board, n, row, col, colour) > 0) {
                return true;
            }
        }
    }
    return false;
}

static void play(char board[][MAX], int n, int row, int col, char colour) {
    for (int down = -1; down <= 1; down++) {
        for (int right = -1; right <= 1; right++) {
            if (down != 0 || right != 0) {
                int length = flipsInDirection(board, n, row, col, colour, down, right);
                for (int step = 1; step <= length; step++) {
                    board[row + step * down][col + step * right] = colour;
                }
            }
        }
    }
    board[row][col] = colour;
}

// YOUR TURN. This takes the first legal move.
// Part 1 requires the move that flips the most discs; part 2 is about winning, within one second per move.
static void chooseMove(char board[][MAX], int n, char colour, int *bestRow, int *bestCol) {
    for (int row = 0; row < n; row++) {
        for (int col = 0; col < n; col++) {
            if (flips(board, n, row, col, colour) > 0) {
                *bestRow = row;
                *bestCol = col;
                return;
            }
        }
    }
}

static void printBoard(char board[][MAX], int n) {
    printf("  ");
    for (int col = 0; col < n; col++) {
        printf("%c", 'a' + col);
    }
    for (int row = 0; row < n; row++) {
        printf("\n%c ", 'a' + row);
        for (int col = 0; col < n; col++) {
            printf("%c", board[row][col]);
        }
    }
    printf("\n");
}

static void printWinner(char board[][MAX], int n) {
    int lead = 0;
    for (int row = 0; row < n; row++) {
        for (int col = 0; col < n; col++) {
            lead += board[row][col] == 'B' ? 1 : board[row][col] == 'W' ? -1 : 0;
        }
    }
    if (lead == 0) {
        printf("Draw!\n");
    } else {
        printf("%c player wins.\n", lead > 0 ? 'B' : 'W');
    }
}

static void setUp(char board[][MAX], int n) {
    for (int row = 0; row < n; row++) {
        for (int col = 0; col < n; col++) {
            board[row][col] = EMPTY;
        }
    }
    board[n / 2 - 1][n / 2 - 1] = board[n / 2][n / 2] = 'W';
    board[n / 2 - 1][n / 2] = board[n / 2][n / 2 - 1] = 'B';
}

int main(void) {
    char board[MAX][MAX];
    int n;
    char computer;
    printf("Enter the board dimension: ");
    if (scanf("%d", &n) != 1 || n < 4 || n > MAX || n % 2 != 0) {
        return 1;
    }
    printf("Computer plays (B/W): ");
    if (scanf(" %c", &computer) != 1) {
        return 1;
    }
    setUp(board, n);
    printBoard(board, n);

    char turn = 'B';
    while (canMove(board, n, 'B') || canMove(board, n, 'W')) {
        int row = -1, col = -1;
        if (!canMove(board, n, turn)) {
            printf("%c player has no valid move.\n", turn);
        } else if (turn == computer) {
            chooseMove(board, n, turn, &row, &col);
            printf("Computer places %c at %c%c.\n", turn, 'a' + row, 'a' + col);
        } else {
            char rowLetter, colLetter;
            printf("Enter move for colour %c (RowCol): ", turn);
            if (scanf(" %c%c", &rowLetter, &colLetter) != 2) {
                return 1;
            }
            row = rowLetter - 'a';
            col = colLetter - 'a';
            if (flips(board, n, row, col, turn) == 0) {
                printf("Invalid move.\n%c player wins.\n", computer);
                return 0;
            }
        }
        if (row >= 0) {
            play(board, n, row, col, turn);
            printBoard(board, n);
        }
        turn = opposite(turn);
    }
    printWinner(board, n);
    return 0;
}

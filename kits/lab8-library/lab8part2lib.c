// The staff players of APS105 Lab 8: Outflank's players `smarter` and `smartest` in C, with the same choices on every board.

#include "lab8part2lib.h"

#include <string.h>

#define MAX_SIZE 26
#define GREEDY_PLIES 10

// Submissions are compiled without optimisation, and the time of these functions counts as theirs.
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("O2")
#endif

// A submission that defines a function of the same name uses its own.
#if defined(__GNUC__)
#define LIBRARY_FUNCTION __attribute__((weak))
#else
#define LIBRARY_FUNCTION
#endif

typedef struct {
    int n;
    char squares[MAX_SIZE][MAX_SIZE];
} Board;

static char other(char colour) {
    return colour == 'B' ? 'W' : 'B';
}

// The number of discs that a move turns in one direction.
static int flipsInDirection(const Board *board, int row, int col, char colour, int deltaRow, int deltaCol) {
    char opponent = other(colour);
    int r = row + deltaRow, c = col + deltaCol, count = 0;
    while (r >= 0 && r < board->n && c >= 0 && c < board->n && board->squares[r][c] == opponent) {
        r += deltaRow;
        c += deltaCol;
        count++;
    }
    return r >= 0 && r < board->n && c >= 0 && c < board->n && board->squares[r][c] == colour ? count : 0;
}

// The number of discs that a move turns; 0 if it is illegal.
static int flips(const Board *board, int row, int col, char colour) {
    int total = 0;
    if (board->squares[row][col] == 'B' || board->squares[row][col] == 'W') {
        return 0;
    }
    for (int deltaRow = -1; deltaRow <= 1; deltaRow++) {
        for (int deltaCol = -1; deltaCol <= 1; deltaCol++) {
            if (deltaRow != 0 || deltaCol != 0) {
                total += flipsInDirection(board, row, col, colour, deltaRow, deltaCol);
            }
        }
    }
    return total;
}

static void play(Board *board, int row, int col, char colour) {
    for (int deltaRow = -1; deltaRow <= 1; deltaRow++) {
        for (int deltaCol = -1; deltaCol <= 1; deltaCol++) {
            if (deltaRow == 0 && deltaCol == 0) {
                continue;
            }
            for (int i = flipsInDirection(board, row, col, colour, deltaRow, deltaCol); i > 0; i--) {
                board->squares[row + i * deltaRow][col + i * deltaCol] = colour;
            }
        }
    }
    board->squares[row][col] = colour;
}

// The most discs that a move of the colour turns, and the first such move in reading order; 0 if there is no move.
static int greediest(const Board *board, char colour, int *row, int *col) {
    int most = 0;
    for (int r = 0; r < board->n; r++) {
        for (int c = 0; c < board->n; c++) {
            int turned = flips(board, r, c, colour);
            if (turned > most) {
                most = turned;
                *row = r;
                *col = c;
            }
        }
    }
    return most;
}

// Discs turned, minus a thousandth of those that the opponent's greedy reply turns; in thousandths.
static int smarterScore(const Board *board, int row, int col, char colour) {
    Board after = *board;
    int replyRow, replyCol;
    int turned = flips(board, row, col, colour);
    play(&after, row, col, colour);
    return 1000 * turned - greediest(&after, other(colour), &replyRow, &replyCol);
}

// Disc lead after ten greedy half-moves. A side without a move is replaced by the other one, and keeps its turn.
static int smartestScore(const Board *board, int row, int col, char colour) {
    Board after = *board;
    char turn = other(colour);
    int lead = 0, mobility = 0;
    play(&after, row, col, colour);
    for (int ply = 0; ply < GREEDY_PLIES; ply++) {
        int r, c;
        if (greediest(&after, turn, &r, &c) > 0) {
            play(&after, r, c, turn);
            turn = other(turn);
        } else if (greediest(&after, other(turn), &r, &c) > 0) {
            play(&after, r, c, other(turn));
        }
    }
    for (int r = 0; r < after.n; r++) {
        for (int c = 0; c < after.n; c++) {
            lead += after.squares[r][c] == colour ? 1 : after.squares[r][c] == other(colour) ? -1 : 0;
            mobility += flips(&after, r, c, other(colour)) > 0;
        }
    }
    // Truncated toward zero, so that the second term counts only if the opponent is stuck or the lead is negative.
    return (int)(lead + 0.1 / (mobility == 0 ? 0.1 : mobility));
}

// The move with the highest score; of equal ones, the first in reading order.
static int findMove(char given[][MAX_SIZE], int n, char colour, int *row, int *col,
                    int (*score)(const Board *, int, int, char)) {
    Board board;
    int best = 0, found = -1;
    if (n < 1 || n > MAX_SIZE) {
        return found;
    }
    board.n = n;
    memcpy(board.squares, given, (size_t)n * sizeof given[0]);
    for (int r = 0; r < n; r++) {
        for (int c = 0; c < n; c++) {
            if (flips(&board, r, c, colour) > 0) {
                int value = score(&board, r, c, colour);
                if (found != 0 || value > best) {
                    best = value;
                    *row = r;
                    *col = c;
                    found = 0;
                }
            }
        }
    }
    return found;
}

LIBRARY_FUNCTION int findSmarterMove(char board[][MAX_SIZE], int n, char colour, int *row, int *col) {
    return findMove(board, n, colour, row, col, smarterScore);
}

LIBRARY_FUNCTION int findSmartestMove(char board[][MAX_SIZE], int n, char colour, int *row, int *col) {
    return findMove(board, n, colour, row, col, smartestScore);
}
